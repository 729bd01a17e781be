import type { Site } from '../site/site';
import { offersGame } from '../catalogue/catalogue.server';
import { footerSuppliesTerms, termsPath } from '../content/static-pages/footer-terms.server';
import { offersTarget } from '../catalogue/offered-target';
import { findPage } from '../content/documents/page-index.server';
import { contentPath, promotionsPath } from '../content/documents/page-path';
import type { FillContext } from './context';
import { offersPromotions } from './promotions/promotions.server';

type MarketContext = Pick<FillContext, 'site' | 'facts' | 'now'>;

/**
 * Locales of a brand's sites that lack a page: their market does not offer it, content has none, or it is redirected.
 * Market menus and alternates for search engines must not link them (SHELL-09). A path without any content is an
 * application page, which every site has.
 * @param path below the locale
 * @param sites of the brand of `context.site`
 */
export async function localesWithout(
  path: string,
  sites: readonly Site[],
  context: MarketContext,
): Promise<ReadonlySet<string>> {
  const { site } = context;
  // Uses the current language: games and promotions are the same in all, and another language would first have to be
  // loaded.
  const own = sites.map((other) => ({ ...other, channel: site.channel, speech: site.speech }));
  const inContent = await Promise.all(own.map((other) => hasContent(path, { ...context, site: other })));
  const isApplicationPage = !inContent.includes(true);
  return new Set(
    sites
      .filter(
        (other, index) =>
          !offersTarget(path, other) ||
          other.redirects.match(path, other.market.id) !== undefined ||
          !(inContent[index] || isApplicationPage),
      )
      .map(({ locale }) => locale),
  );
}

async function hasContent(path: string, context: MarketContext): Promise<boolean> {
  const { site } = context;
  const stored = contentPath(path, site);
  const { match } = stored === undefined ? { match: undefined } : await findPage(site, stored);
  if (!match) return false;
  if (path === termsPath) return !(await footerSuppliesTerms(site));
  const { params } = match;
  if (path.startsWith(`${promotionsPath}/`)) return offersPromotions(params, context);
  return params['game'] === undefined || offersGame(params['game'], site);
}
