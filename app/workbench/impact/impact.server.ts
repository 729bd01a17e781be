import { setImmediate } from 'node:timers/promises';
import type { ImpactReply, ImpactRequest } from '../../../schemas/generated/types';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import { PublishedContent } from '../launch-report/published-content';
import { publishedParts } from '../preview/published-parts.server';
import { withEntries } from '../preview/with-entries';
import { createImpact } from './impact';

/** Longest time in milliseconds that other requests are blocked while sites are compared. */
const sliceMs = 10;

/** The visible changes on every site if these entries were published. @throws when the content cannot be read */
export async function impactOf({ entries }: ImpactRequest): Promise<ImpactReply> {
  const now = Date.now();
  const parts = await publishedParts();
  const impact = createImpact({
    before: new PublishedContent(parts),
    after: withEntries(parts, entries),
    changed: entries.map(({ id }) => id),
  });
  const sites: ImpactReply['sites'] = [];
  let sliceEnds = performance.now() + sliceMs;
  for (const configured of configuration().brands.values())
    for (const site of sitesOf(configured, now)) {
      const found = impact.on(site, now);
      if (found) sites.push({ brand: configured.brand.id, ...found });
      if (performance.now() < sliceEnds) continue;
      await setImmediate();
      sliceEnds = performance.now() + sliceMs;
    }
  return { sites };
}
