import { segmentsOf, isWildcard, withoutWildcard } from '../../../../site/redirects/redirect-table';
import type { Site } from '../../../../site/site';
import type { LaunchInput } from '../../launch-input';
import { TargetResolver } from '../../resolve-target';
import type { Tell } from '../collect-findings';

/** Reports redirects that hide a published page or have no page as their target. */
export function checkRedirects(input: LaunchInput, tell: Tell): void {
  const { configured, directory, files, content, now } = input;
  const { pages = [], legacy = [] } = configured.redirects.stored;
  if (pages.length + legacy.length === 0) return;
  const placeOf = (pointer: string) => ({
    at:
      files?.placeOf('redirects.json', pointer) ??
      `${directory}/${configured.brand.id}/redirects.json ${pointer}`,
  });
  const resolvers = new Map(
    input.sites.map(({ site }) => [site, new TargetResolver(content, site, now)] as const),
  );
  for (const [site, resolver] of resolvers) {
    for (const [index, { from, to, market }] of pages.entries()) {
      if (market !== undefined && market !== site.market.id) continue;
      const page = hiddenPage(from, site, resolver);
      if (page !== undefined)
        tell('redirectHidesPage', { site, values: { from, page }, place: placeOf(`/pages/${index}/from`) });
      if (leadsToNothing(to, resolver))
        tell('redirectToNothing', { site, values: { from, to }, place: placeOf(`/pages/${index}/to`) });
    }
    for (const [index, { from, to }] of legacy.entries()) {
      const [locale = ''] = segmentsOf(to);
      if (locale !== site.locale || !leadsToNothing(to.slice(locale.length + 1) || '/', resolver)) continue;
      tell('redirectToNothing', { site, values: { from, to }, place: placeOf(`/legacy/${index}/to`) });
    }
  }
}

function hiddenPage(from: string, { redirects, market }: Site, resolver: TargetResolver): string | undefined {
  if (!isWildcard(from)) return resolver.hasPage(from) ? from : undefined;
  const below = resolver.pageBelow(withoutWildcard(from));
  // A more specific redirect of that page is checked separately.
  return below !== undefined && redirects.match(below, market.id)?.redirect.from === from ? below : undefined;
}

/** Wildcard targets cannot be checked, since the rest of the path is unknown. */
function leadsToNothing(to: string, resolver: TargetResolver): boolean {
  return to.startsWith('/') && !isWildcard(to) && resolver.stateOf(to) === 'dead';
}
