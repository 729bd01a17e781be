import type { CheckReply, CheckRequest } from '../../../schemas/generated/types';
import { pathOfPage } from '../../content/documents/page-path';
import { environment } from '../../server/environment.server';
import { readBudgets } from '../launch-report/budgets.server';
import type { ShownSite } from '../launch-report/launch-input';
import type { PublishedContent } from '../launch-report/published-content';
import { draftWeight } from './draft-weight.server';
import { nearLimits, pageLimits } from './page-limits';
import { pageShape } from './page-shape';

type Limit = CheckReply['limits'][number];

interface Checked extends CheckRequest {
  content: PublishedContent;
  /** The sites that show the page, grouped by brand. */
  brands: readonly { brand: string; sites: readonly ShownSite[] }[];
  /** Milliseconds. */
  now: number;
}

/** The limits that a page approaches or exceeds. One site per brand is measured, because they differ by a few blocks only. */
export async function limitsReached({ content, pageId, entries, brands, now }: Checked): Promise<Limit[]> {
  const page = content.entry(pageId);
  const path = page && content.plainText(page, 'path');
  if (!page || path === undefined) return [];
  const limits = pageLimits(readBudgets(environment.brandsDirectory));
  const found = new Map<string, Limit>();
  for (const { brand, sites } of brands) {
    const [first] = sites;
    if (!first) continue;
    const { site, shown } = first;
    const { deepest, ...shape } = pageShape(content, page, new Set(shown.entries.map(({ id }) => id)));
    // A pattern has no address of its own.
    const weight = path.includes(':')
      ? {}
      : await draftWeight({ pageId, entries, site, path: pathOfPage(path, site.brand), now });
    const where = { brand, locales: sites.map((one) => one.site.locale) };
    for (const near of nearLimits({ ...shape, ...weight }, limits)) {
      const key = `${near.name} ${near.value}`;
      const entryId = near.name === 'depth' ? (deepest ?? pageId) : pageId;
      const earlier = found.get(key);
      if (earlier) earlier.sites.push(where);
      else found.set(key, { ...near, places: [{ entryId, pointer: '/blocks' }], sites: [where] });
    }
  }
  return [...found.values()];
}
