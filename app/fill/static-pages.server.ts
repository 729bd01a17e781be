import type { StaticPage } from '../../schemas/generated/types';
import { lobbyPath } from '../catalogue/catalogue.server';
import { collection } from '../content/documents/collection.server';
import { staticPage } from '../content/static-pages/static-page.server';
import { ledToFooterTerms } from '../content/static-pages/footer-terms.server';
import { offeredLinks, offeredText } from '../catalogue/offered-content.server';
import { offersTarget } from '../catalogue/offered-target';
import { requiredMarks } from '../content/static-pages/required-marks';
import { requirePages } from '../content/static-pages/required-pages';
import { sitePages } from '../content/static-pages/site-pages.server';
import {
  isLinked,
  liveChatSlug,
  pathOfSlug,
  responsibleGamblingSlug,
  slugOfPath,
  termsSlug,
} from '../content/static-pages/static-pages';
import { withOpenPromotions } from './promotions/closed-promotions.server';
import { type FillContext, type Filler, NotFoundError, pathIn } from './context';
import { allGamesPath } from './game-browser.server';

type Group = NonNullable<StaticPage['group']>;

/** The pages of the site that may be linked, in order (ROUTE-29…31). */
export async function linkedPages({
  site,
  footerSuppliesTerms,
  liveChatOff,
}: FillContext): Promise<StaticPage[]> {
  const pages = await sitePages(site);
  return pages
    .filter((page) => !(liveChatOff && page.slug === liveChatSlug))
    .filter((page) => isLinked(page, site, footerSuppliesTerms) && offersTarget(pathOfSlug(page.slug), site))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

function links(pages: StaticPage[], group: Group, { site }: FillContext): { label: string; href: string }[] {
  return pages
    .filter((page) => page.group === group)
    .map((page) => ({ label: page.title ?? page.slug, href: pathIn(site, pathOfSlug(page.slug)) }));
}

/**
 * Links to static pages and the payment methods of the market (CONTENT-07).
 * @throws Error without a mark that the market's rules require, or without any version of a required page
 */
export const fillSiteFooter: Filler<'site-footer'> = async (content, context) => {
  const { site } = context;
  requiredMarks(content, site);
  const [pages, methods] = await Promise.all([
    linkedPages(context),
    collection('paymentMethod', site.speech.contentLocale),
  ]);
  requirePages(pages, context);
  return {
    legal: links(pages, 'legal', context),
    information: links(pages, 'information', context),
    support: links(pages, 'support', context),
    paymentMethods: methods
      .filter(
        ({ markets, isCreditCard }) =>
          markets.includes(site.market.id) && (!isCreditCard || site.rules.creditCards),
      )
      .map(({ name, image, altTag }) => ({ name, image, alt: altTag })),
  };
};

/** The static page of the address. A page that editors composed for it has no placeholder, so its path gives the slug. */
export const fillPageText: Filler<'page-text'> = async (_content, context) => {
  const { site, params, path, footerSuppliesTerms } = context;
  const slug = slugOfPath(params['static'] ?? path.slice(1));
  const page = await staticPage(site, slug);
  if (!page || (footerSuppliesTerms && slug === termsSlug)) throw new NotFoundError(`no page ${slug}`);
  const related = page.group ? links(await linkedPages(context), page.group, context) : [];
  const offered = {
    ...page,
    ...(page.links ? { links: offeredLinks(page.links, site) } : {}),
    ...(page.body ? { body: offeredText(page.body, site) } : {}),
  };
  const open = await withOpenPromotions(offered, context);
  const shown = footerSuppliesTerms ? ledToFooterTerms(open) : open;
  const actions = slug === responsibleGamblingSlug ? protectiveActions(context) : [];
  return { page: explained(shown, context), related, ...(actions.length > 0 ? { actions } : {}) };
};

/** Links to immediate actions on the responsible-gambling page. */
function protectiveActions({ site, t }: FillContext): { label: string; href: string }[] {
  const exclusion = {
    label: t('breaks.exclusion.title'),
    href: pathIn(site, '/my-account/gambling-limits#exclusion'),
  };
  return [
    { label: t('breaks.help.test'), href: pathIn(site, '/self-test') },
    ...(site.rules.exclusionOneClick ? [exclusion] : []),
  ];
}

/** The not-found page with a note about a missing landing page, or a game of the other channel. */
function explained(page: StaticPage, { missingLanding, missingGameOf, path, t }: FillContext): StaticPage {
  if (missingLanding) return { ...page, title: t('errors.landingNotFound') };
  if (!missingGameOf) return page;
  const onMobile = missingGameOf === 'mobile';
  const { body: _body, ...rest } = page;
  return {
    ...rest,
    title: t(onMobile ? 'errors.mobileGame' : 'errors.desktopGame'),
    lead: t(onMobile ? 'errors.mobileGameText' : 'errors.desktopGameText'),
    links: [
      {
        label: t('errors.otherGames'),
        target: allGamesPath(path.startsWith(lobbyPath('live casino')) ? 'live casino' : 'casino'),
      },
    ],
  };
}
