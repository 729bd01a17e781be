import type { ImpactReply, ImpactRequest } from '../../../schemas/generated/types';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import { PublishedContent } from '../launch-report/published-content';
import { publishedParts } from '../preview/published-parts.server';
import { withEntries } from '../preview/with-entries';
import { siteImpact } from './impact';

/** What visitors of every site would see changed if these entries were published. @throws when the content cannot be read */
export async function impactOf({ entries }: ImpactRequest): Promise<ImpactReply> {
  const now = Date.now();
  const parts = await publishedParts();
  const publication = {
    before: new PublishedContent(parts),
    after: withEntries(parts, entries),
    changed: entries.map(({ id }) => id),
  };
  const sites = [...configuration().brands.values()].flatMap((configured) =>
    sitesOf(configured, now).flatMap((site) => {
      const impact = siteImpact(publication, site, now);
      return impact ? [{ brand: configured.brand.id, ...impact }] : [];
    }),
  );
  return { sites };
}
