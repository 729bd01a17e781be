import type { Budgets, CheckReply } from '../../../schemas/generated/types';
import { maxAddress, maxCost } from '../../content/client/query-plan';
import { maxBlocks, maxContainerDepth } from '../../content/documents/block-tree';

type Limit = CheckReply['limits'][number];
export type LimitName = Limit['name'];

/** Measured values of a page by limit; missing if they could not be measured. */
export type Measured = Partial<Record<LimitName, number | undefined>>;

/** Share of a limit from which a page is warned about. */
const warningShare = 0.8;

/** Most queries per page: Contentful limits queries per second. */
const mostQueries = 8;

/** Every limit of the service that a page can reach. */
export function pageLimits({ contentHtml, contentScripts }: Budgets): Record<LimitName, number> {
  return {
    blocks: maxBlocks,
    depth: maxContainerDepth,
    queryComplexity: maxCost,
    querySize: mostQueries * maxAddress,
    html: contentHtml,
    scripts: contentScripts,
  };
}

/** The limits that a page approaches or exceeds. */
export function nearLimits(
  measured: Measured,
  limits: Record<LimitName, number>,
): Pick<Limit, 'name' | 'value' | 'limit'>[] {
  return (Object.keys(limits) as LimitName[]).flatMap((name) => {
    const value = measured[name] ?? 0;
    const limit = limits[name];
    return value >= limit * warningShare ? [{ name, value, limit }] : [];
  });
}
