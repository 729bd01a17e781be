import type { PageNoticeProps } from '../../ui/notice/page-notice';
import type { SiteView } from '../../ui/site/site-context';
import type { KnownVisitor } from '../platform/visitor/visitor.server';
import { MovedError } from '../fill/context';
import { localesWithout } from '../fill/market-pages.server';
import { loadPage } from './load-page.server';
import { noteQuery } from '../content/changes/content-reads.server';
import { canonicalPath, isLandingPath } from '../content/documents/page-path';
import { type PageHead, pageHead } from './page-head';
import { faultHtml, previewMarks, previewNotes } from '../content/preview/preview-marks.server';
import { isMarked, previewScope } from '../content/preview/preview-scope.server';
import { type PreviewView, previewView } from '../content/preview/preview-view.server';
import { log } from '../server/log.server';
import { varyHeader } from './cache/stored-headers';
import { type PageOutcome, observePage } from '../server/metrics.server';
import { requestId } from '../server/request-id.server';
import { configuration } from '../site/configuration/configuration.server';
import { translator } from '../site/texts/messages.server';
import type { Site } from '../site/site';
import { sitesOf } from '../site/resolve.server';
import { localeAddress } from '../site/wanted-path';
import { errorScreen } from '../render/error-screen.server';
import { pageHeading } from '../render/page-heading.server';
import { pageNotice } from '../render/page-notice.server';
import { withLeadPicture } from '../render/lead-picture.server';
import { Markup } from '../render/markup.server';
import { type PageMarkup, type RenderedRegions, renderPage } from '../render/render-page.server';
import { siteView } from '../render/site-view';
import { marksInView } from '../content/static-pages/required-marks';
import { type SafetyBarProps, safetyBar } from '../player/safety/safety-bar-props';
import { closedNotice } from './closed/closed-notice';
import { ownMarketNotice } from './document/own-market-notice';
import type { FrameRequest } from './content-frame.server';
import type { DocumentShell } from './document/document-shell';
import type { SitePartsProps } from './document/site-parts-props';

/** Everything the document of a content page is made of. */
export interface ContentDocument {
  head: PageHead & { canonical: string; alternates: readonly { tag: string; href: string }[] };
  regions: RenderedRegions;
  shell: DocumentShell;
  /** The island that keeps jackpots and seats current. */
  liveValues: string;
  /** Missing on the screens that stand in for a page: nobody is let into the site, or nothing can be shown. */
  parts: SitePartsProps | undefined;
  /** What the rules of the market keep in view. */
  safety?: SafetyBarProps | undefined;
  /** Given while an editor looks at drafts. */
  preview?: PreviewView;
}

interface ContentRequest extends KnownVisitor {
  request: Request;
  site: Site;
  path: string;
  /** The parameters of the address that pages may read. */
  search: URLSearchParams;
}

/** The pages that stand in: for every page while a visitor may not see the site (GUARD-02, GUARD-03), for one that the market does not have (AMB-13). */
const standIns = {
  maintenance: { path: '/maintenance', status: 503, bare: true },
  restricted: { path: '/restricted', status: 451, bare: true },
  'not-offered': { path: '/region-blocked', status: 451, bare: false },
} as const;

/** When to ask again while the site is closed for maintenance. */
export const retryAfterSeconds = '600';

/** A document, and how it is to be answered. */
interface MadeDocument {
  frame: Omit<FrameRequest, 'search'>;
  page: PageMarkup;
  status: number;
  headers: Record<string, string>;
  /** Every visitor who is not signed in, and is let in, gets the same. */
  isShared: boolean;
}

/** Home tells why another page is closed to the player, or suggests the market of the visitor's country. */
function noticeOf({
  site,
  view,
  path,
  search,
  closed,
}: Pick<ContentRequest, 'site' | 'path' | 'search' | 'closed'> & { view: SiteView }):
  PageNoticeProps | undefined {
  if (canonicalPath(path) !== '/') return undefined;
  noteQuery('ownMarket');
  return closed ? closedNotice(view, closed) : ownMarketNotice(site, search);
}

function movedTo(locale: string, { to }: MovedError, { search }: URL): Response {
  const location = localeAddress(locale, to) + search;
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } });
}

/** Loads and renders the page of an address; whatever fails on the way ends in a page, a status and one log line. */
export async function contentDocument({
  request,
  site,
  path,
  search,
  visitor,
  idToken,
  access,
  closed,
}: ContentRequest): Promise<MadeDocument> {
  const url = new URL(request.url);
  const preview = previewScope();
  const now = preview?.at ?? Date.now();
  const t = translator(site);
  const view = siteView(site, { path, authorized: visitor.authorized, now, t });
  const standIn = access.allow ? undefined : standIns[access.reason];
  const started = performance.now();
  const timings: string[] = [];
  let status: number;
  let outcome: PageOutcome;
  let head: PageHead;
  let lacking: ReadonlySet<string> = new Set();
  let markup: PageMarkup;
  let hasParts = false;
  let safety: SafetyBarProps | undefined;
  let isShared = false;
  try {
    const page = await loadPage({
      site,
      path: standIn?.path ?? path,
      bare: standIn?.bare ?? false,
      search,
      visitor,
      idToken,
      now,
      t,
    });
    timings.push(`load;dur=${(performance.now() - started).toFixed(1)}`);
    if (page.stale) timings.push('content;desc="last good version"');
    const renderStarted = performance.now();
    markup = preview
      ? renderPage(page.blocks, view, {
          memory: undefined,
          preview: previewMarks(preview, view, site.speech.contentLocale),
        })
      : renderPage(page.blocks, view);
    timings.push(`render;dur=${(performance.now() - renderStarted).toFixed(1)}`);
    // What stands in for a block in preview has nothing that could name the page.
    const blocks = page.blocks.filter(({ content }) => !isMarked(content));
    head = pageHead({ ...page, blocks }, site.brand.name);
    if (preview) head.noIndex = true;
    markup.main = [...pageHeading(markup.main, head.title), ...withLeadPicture(markup.main)];
    const notice = noticeOf({ site, view, path, search, closed });
    if (notice && !standIn) markup.main.unshift(new Markup(pageNotice(notice)));
    if (preview) markup.main.push(new Markup(previewNotes(preview, view)));
    status = standIn?.status ?? page.status;
    outcome = standIn ? 'denied' : status === 404 ? 'not-found' : 'page';
    const brand = configuration().brands.get(site.brand.id);
    // Pages that search engines do not list name no alternates.
    if (outcome === 'page' && brand && !head.noIndex)
      lacking = await localesWithout(canonicalPath(path), sitesOf(brand, now), { site, visitor, now });
    isShared = outcome === 'page' && status === 200 && !page.stale && !preview && !visitor.authorized;
    if (!standIn?.bare) {
      hasParts = true;
      safety = safetyBar(site, view, marksInView(page.blocks, site));
    }
  } catch (error) {
    if (error instanceof MovedError) throw movedTo(site.locale, error, url);
    status = 502;
    outcome = 'unavailable';
    head = { title: site.brand.name, noIndex: true };
    const title = isLandingPath(path) ? 'errors.landingNotFound' : 'errors.screenTitle';
    const screen = errorScreen(view, title, requestId());
    markup = { header: [], main: [new Markup(screen)], footer: [] };
    const reason = error instanceof Error ? error.message : String(error);
    const details = { brand: site.brand.id, market: site.market.id, path, reason };
    if (preview) {
      const boxes = faultHtml('page', { pointer: '/', reason }, view) + previewNotes(preview, view);
      markup.main.unshift(new Markup(boxes));
      log.warn({ event: 'preview.unavailable', ...details }, 'an editor was told why');
    } else log.error({ event: 'page.unavailable', ...details }, 'error screen served');
  }
  if (!preview) observePage(site.brand.id, outcome, performance.now() - started);
  return {
    frame: {
      ...{ site, view, url, head, lacking, safety, hasParts },
      preview: preview && previewView(preview, site, t, url.pathname + url.search),
    },
    page: markup,
    status,
    isShared,
    headers: {
      ...(preview
        ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
        : { 'cache-control': 'private, no-cache' }),
      'server-timing': timings.join(', '),
      vary: varyHeader(),
      ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
    },
  };
}
