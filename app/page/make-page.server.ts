import type { PageNoticeProps } from '../../ui/notice/page-notice';
import { canonicalPath } from '../content/documents/page-path';
import { previewMarks, previewNotes } from '../content/preview/preview-marks.server';
import { isPlaceholder } from '../content/preview/preview-mark';
import { previewScope } from '../content/preview/preview-scope.server';
import { previewView } from '../content/preview/preview-view.server';
import { isLiveChatOff } from '../content/static-pages/live-chat';
import { marksInView } from '../content/static-pages/required-marks';
import { MovedError } from '../fill/context';
import { presentMoment } from '../fill/filled-document.server';
import { localesWithout } from '../fill/market-pages.server';
import { type PageQuery, queryBy } from '../fill/page-query';
import { reads } from '../memo/process-memos.server';
import { factsBy } from '../platform/visitor/facts';
import { safetyBar } from '../player/safety/safety-bar-props';
import { withLeadPicture } from '../render/lead-picture.server';
import { Markup } from '../render/markup.server';
import { pageHeading } from '../render/page-heading.server';
import { pageNotice } from '../render/page-notice.server';
import { type RenderedBlock, renderBlockTree } from '../render/render-block.server';
import type { RenderMemory } from '../render/render-memory.server';
import { type PageMarkup, markupOf, renderPage } from '../render/render-page.server';
import { siteView } from '../render/site-view';
import { type PageOutcome, observePage } from '../server/metrics.server';
import { configuration } from '../site/configuration/configuration.server';
import { type ClosedReason, closedReasons } from '../site/policy';
import { isPreviewAddress } from '../site/preview-host';
import { resolveAddress, sitesOf } from '../site/resolve.server';
import { translator } from '../site/texts/messages.server';
import { closedNotice } from './closed/closed-notice';
import type { FrameRequest } from './document/document-bytes.server';
import { ownMarketNotice } from './document/own-market-notice';
import { experimentsIsland } from './experiments-island.server';
import { reportMissingBanner } from './missing-banner.server';
import { type FilledPage, loadPage } from './load-page.server';
import { type Page, type PageKey, standIns } from './page';
import { type PageHead, pageHead } from './page-head';
import { type DocumentAnswer, movedPage, pageOf } from './finish-page.server';
import type { PageRequest } from './page-request';
import { pageInStudio, studioProps } from './preview/page-in-studio.server';
import { unavailableDocument } from './unavailable-page.server';

/**
 * Fetches, maps, validates, fills and renders the page of an address. Every failure results in a page, a status and one
 * log line. Facts and query are read through the memo, so that all requests with the same answers share the page.
 */
export function makePage(key: PageKey): Promise<Page> {
  return pageOfRequest(pageRequest(key));
}

/** The same for an editor in preview. @param memory of the HTML of unchanged blocks */
export function makePreviewPage(key: PageKey, memory: RenderMemory): Promise<Page> {
  return pageOfRequest(pageRequest(key), memory);
}

async function pageOfRequest(request: PageRequest, memory?: RenderMemory): Promise<Page> {
  const { site, preview } = request;
  const started = performance.now();
  const { outcome, answer } = await answerOf(request, started, memory);
  if (!preview) observePage(site.brand.id, outcome, performance.now() - started);
  return answer;
}

/** Everything the page of a key is made from. */
export function pageRequest({ origin, address, channel, standIn }: PageKey): PageRequest {
  const preview = previewScope();
  const resolution = resolveAddress(new URL(origin + address), channel);
  if (resolution.kind === 'redirect') throw new Error(`${origin}${address} is no page of a site`);
  const { site, path } = resolution;
  const facts = factsBy(reads.answer);
  const search = new URLSearchParams();
  const ask = queryBy(reads.answer);
  const query: PageQuery = (name) => {
    const part = ask(name);
    for (const [parameter, value] of part) if (!search.has(parameter, value)) search.append(parameter, value);
    return part;
  };
  const viewFor = (authorized: boolean) =>
    siteView(site, { path, authorized, now: presentMoment, t: translator(site) });
  const view = viewFor(facts.authorized);
  const isSignedIn = preview?.isSignedIn ?? facts.authorized;
  return {
    ...{ site, origin, path, facts, query, search, view, preview },
    standIn: standIn && standIns[standIn],
    frameView: isSignedIn === facts.authorized ? view : viewFor(isSignedIn),
  };
}

async function answerOf(
  request: PageRequest,
  started: number,
  memory: RenderMemory | undefined,
): Promise<{ outcome: PageOutcome; answer: Page }> {
  const { site, path, standIn } = request;
  try {
    const filled = await loadPage({ site, path: standIn?.path ?? path, bare: standIn?.bare ?? false });
    reportMissingBanner(site, path, shownBlocks(filled));
    const loaded = performance.now();
    const rendered = renderBlocksOf(request, filled, memory);
    const timing = timingOf({ load: loaded - started, render: performance.now() - loaded });
    const outcome = standIn ? 'denied' : filled.status === 404 ? 'not-found' : 'page';
    const document = await documentOf(request, filled, rendered, outcome);
    const status = standIn?.status ?? filled.status;
    return { outcome, answer: await pageOf(request, { ...document, status, timing, filled }) };
  } catch (error) {
    if (error instanceof MovedError) return { outcome: 'page', answer: movedPage(site, error.to) };
    const answer = await pageOf(request, { ...unavailableDocument(request, error), status: 502, timing: '' });
    return { outcome: 'unavailable', answer };
  }
}

/** A page's blocks as HTML; in preview including preview marks. */
export interface RenderedPage {
  markup: PageMarkup;
  blocks: readonly RenderedBlock[];
}

/** @throws ClosedBlockError */
export function renderBlocksOf(
  { preview, view, site }: PageRequest,
  { blocks }: Pick<FilledPage, 'blocks'>,
  memory: RenderMemory | undefined,
): RenderedPage {
  if (!preview) return { markup: renderPage(blocks, view), blocks: [] };
  const marks = previewMarks(view, site.speech.contentLocale);
  const tree = renderBlockTree(blocks, view, { memory, preview: marks });
  const markup = markupOf(tree);
  return { markup: { ...markup, main: withLeadPicture(markup.main) }, blocks: tree };
}

/** @returns blocks without placeholders, which neither set the page's title nor count as marks in view */
export function shownBlocks({ blocks }: Pick<FilledPage, 'blocks'>): FilledPage['blocks'] {
  return blocks.filter((block) => !isPlaceholder(block));
}

/** The page with everything around its blocks: title, notices, safety bar, alternates. */
async function documentOf(
  request: PageRequest,
  filled: FilledPage,
  { markup, blocks: rendered }: RenderedPage,
  outcome: PageOutcome,
): Promise<Pick<DocumentAnswer, 'frame' | 'markup'>> {
  const { site, view, origin, path, standIn, preview } = request;
  const blocks = shownBlocks(filled);
  const head = pageHead({ ...filled, blocks }, site.brand.name);
  if (preview) head.noIndex = true;
  const hasParts = !standIn?.bare;
  const frame: FrameRequest = {
    ...frameOf(request, head),
    lacking: await localesLacking(request, outcome === 'page' && !head.noIndex),
    liveChatOff: isLiveChatOff(blocks),
    safety: hasParts ? safetyBar(site, view, marksInView(blocks, site)) : undefined,
    hasParts,
  };
  if (frame.preview && isPreviewAddress(origin)) {
    const page = pageInStudio(filled, head.title, path);
    frame.preview.studio = studioProps(site, page, { blocks: rendered, markup, places: filled.places });
  }
  const main = preview ? markup.main : withLeadPicture(markup.main);
  markup.main = [...pageHeading(markup.main, head.title), ...main];
  const notice = standIn ? undefined : noticeOf(request);
  if (notice) markup.main.unshift(new Markup(pageNotice(notice)));
  if (preview) markup.main.push(new Markup(previewNotes(filled.notes, view)));
  else markup.main.push(...experimentsIsland(filled.blocks, view, site));
  return { markup, frame };
}

function frameOf(
  { site, frameView: view, origin, path, search, preview }: PageRequest,
  head: PageHead,
): Omit<FrameRequest, 'lacking' | 'safety' | 'liveChatOff' | 'hasParts'> {
  const query = search.size > 0 ? `?${search.toString()}` : '';
  const shown =
    preview &&
    previewView(preview, site, view.t, {
      path: `/${site.locale}${path === '/' ? '' : path}${query}`,
      isInStudio: isPreviewAddress(origin),
    });
  return { site, view, origin, search, head, preview: shown };
}

/** Notice on the home page: why another page is closed to the player, or a suggestion of another market. */
function noticeOf({ site, view, path, query }: PageRequest): PageNoticeProps | undefined {
  if (canonicalPath(path) !== '/') return undefined;
  const told = reads.answer('closed');
  const closed: ClosedReason | undefined = closedReasons.find((reason) => reason === told);
  return closed ? closedNotice(view, closed) : ownMarketNotice(site, query('ownMarket'));
}

/** Locales without the page; not needed if search engines do not list it, because it then has no alternates. */
async function localesLacking(
  { site, path, facts }: PageRequest,
  isListed: boolean,
): Promise<ReadonlySet<string>> {
  const brand = isListed ? configuration().brands.get(site.brand.id) : undefined;
  if (!brand) return new Set();
  return localesWithout(canonicalPath(path), sitesOf(brand), { site, facts, now: presentMoment });
}

function timingOf(steps: Record<string, number>): string {
  return Object.entries(steps)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(', ');
}
