import { type SignInProps, signInTexts } from '../account/sign-in-texts';
import type { KnownVisitor } from '../platform/visitor.server';
import { loadPage } from '../content/load-page.server';
import { isLandingPath } from '../content/page-path';
import { type PageHead, pageHead } from '../content/page-head';
import { log } from '../log.server';
import { translator } from '../site/messages.server';
import { alternatesOf } from '../site/alternates.server';
import type { Site } from '../site/site';
import { themeStylesheet } from '../site/theme-stylesheet.server';
import { liveValues } from '../render/live-values.server';
import { errorScreen } from '../render/error-screen.server';
import { pageHeading } from '../render/page-heading.server';
import { type RenderedRegions, renderRegions } from '../render/render-page.server';
import { siteView } from '../render/site-view';

/** Everything the document of a content page is made of. */
export interface ContentDocument {
  head: PageHead & { canonical: string; alternates: { tag: string; href: string }[] };
  regions: RenderedRegions;
  lang: string;
  direction: 'ltr' | 'rtl';
  brandId: string;
  scheme: 'dark' | 'light';
  layout: Site['brand']['layout'];
  themeColor: string;
  themeHref: string;
  iconHref: string;
  fontHrefs: string[];
  skipText: string;
  /** The island that keeps jackpots and seats current. */
  liveValues: string;
  account: SignInProps;
}

interface ContentRequest extends KnownVisitor {
  request: Request;
  site: Site;
  path: string;
}

/** The pages that stand in for every page while a visitor may not see the site (GUARD-02, GUARD-03). */
const deniedPath = { maintenance: '/maintenance', restricted: '/restricted' } as const;
const deniedStatus = { maintenance: 503, restricted: 451 } as const;

/** Loads and renders the page of an address; whatever fails on the way ends in a page, a status and one log line. */
export async function contentDocument({ request, site, path, visitor, idToken, access }: ContentRequest) {
  const url = new URL(request.url);
  const now = Date.now();
  const t = await translator(site);
  const view = siteView(site, { path, authorized: visitor.authorized, now, t });
  const started = performance.now();
  const timings: string[] = [];
  let status: number;
  let head: PageHead;
  let regions: RenderedRegions;
  try {
    const page = await loadPage({
      site,
      path: access.allow ? path : deniedPath[access.reason],
      bare: !access.allow,
      search: url.searchParams,
      visitor,
      idToken,
      now,
      t,
    });
    timings.push(`load;dur=${(performance.now() - started).toFixed(1)}`);
    if (page.stale) timings.push('content;desc="last good version"');
    const renderStarted = performance.now();
    regions = renderRegions(page.blocks, view);
    timings.push(`render;dur=${(performance.now() - renderStarted).toFixed(1)}`);
    head = pageHead(page, site.brand.name);
    regions.main = pageHeading(regions.main, head.title) + regions.main;
    status = access.allow ? page.status : deniedStatus[access.reason];
  } catch (error) {
    status = 502;
    head = { title: site.brand.name, noIndex: true };
    regions = {
      header: '',
      main: errorScreen(view, isLandingPath(path) ? 'errors.landingNotFound' : 'errors.screenTitle'),
      footer: '',
    };
    log.error(
      {
        event: 'page.unavailable',
        brand: site.brand.id,
        market: site.market.id,
        path,
        reason: error instanceof Error ? error.message : String(error),
      },
      'error screen served',
    );
  }
  const sheet = themeStylesheet(site.brand.id, site.theme);
  const document: ContentDocument = {
    head: {
      ...head,
      canonical: `${url.origin}${url.pathname.replace(/\/$/, '')}`,
      alternates: alternatesOf(site, path, url.origin),
    },
    regions,
    lang: site.speech.tag,
    direction: site.speech.direction,
    brandId: site.brand.id,
    scheme: site.theme.scheme,
    layout: site.brand.layout,
    themeColor: site.theme.color.header,
    themeHref: sheet.href,
    iconHref: `/brands/${site.brand.id}/favicon.svg`,
    fontHrefs: sheet.fontHrefs,
    skipText: t('app.skipToContent'),
    liveValues: liveValues(view),
    account: { locale: site.locale, authorized: visitor.authorized, texts: signInTexts(t) },
  };
  return {
    document,
    status,
    headers: {
      'cache-control': 'private, no-cache',
      'server-timing': timings.join(', '),
      vary: 'Cookie, Sec-CH-UA-Mobile, User-Agent',
      ...(status === 503 ? { 'retry-after': '600' } : {}),
    },
  };
}
