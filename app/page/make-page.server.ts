import type { PageNoticeProps } from '../../ui/notice/page-notice';
import { canonicalPath } from '../content/documents/page-path';
import { previewMarks, previewNotes } from '../content/preview/preview-marks.server';
import { isMarked, previewScope } from '../content/preview/preview-scope.server';
import { previewView } from '../content/preview/preview-view.server';
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
import { type PageMarkup, renderPage } from '../render/render-page.server';
import { siteView } from '../render/site-view';
import { type PageOutcome, observePage } from '../server/metrics.server';
import { configuration } from '../site/configuration/configuration.server';
import { type ClosedReason, closedReasons } from '../site/policy';
import { resolveAddress, sitesOf } from '../site/resolve.server';
import { translator } from '../site/texts/messages.server';
import { closedNotice } from './closed/closed-notice';
import type { FrameRequest } from './document/document-bytes.server';
import { ownMarketNotice } from './document/own-market-notice';
import { type FilledPage, loadPage } from './load-page.server';
import { type Page, type PageKey, standIns } from './page';
import { type PageHead, pageHead } from './page-head';
import { type DocumentAnswer, movedPage, pageOf } from './finish-page.server';
import type { PageRequest } from './page-request';
import { unavailableDocument } from './unavailable-page.server';

/**
 * Fetch, map, validate, fill and render the page of an address. Every failure results in a page, a status and one log line. Facts and
 * query are read through the memo, so that all requests with the same answers share the page.
 */
export async function makePage(key: PageKey): Promise<Page> {
  const request = pageRequest(key);
  const { site, preview } = request;
  const started = performance.now();
  const { outcome, answer } = await answerOf(request, started);
  if (!preview) observePage(site.brand.id, outcome, performance.now() - started);
  return answer;
}

function pageRequest({ origin, address, channel, standIn }: PageKey): PageRequest {
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
  const view = siteView(site, {
    path,
    authorized: facts.authorized,
    now: presentMoment,
    t: translator(site),
  });
  return { site, origin, path, standIn: standIn && standIns[standIn], facts, query, search, view, preview };
}

async function answerOf(
  request: PageRequest,
  started: number,
): Promise<{ outcome: PageOutcome; answer: Page }> {
  const { site, path, standIn } = request;
  try {
    const filled = await loadPage({ site, path: standIn?.path ?? path, bare: standIn?.bare ?? false });
    const loaded = performance.now();
    const markup = renderBlocksOf(request, filled);
    const timing = timingOf({ load: loaded - started, render: performance.now() - loaded });
    const outcome = standIn ? 'denied' : filled.status === 404 ? 'not-found' : 'page';
    const document = await documentOf(request, filled, markup, outcome);
    const status = standIn?.status ?? filled.status;
    return { outcome, answer: await pageOf(request, { ...document, status, timing, filled }) };
  } catch (error) {
    if (error instanceof MovedError) return { outcome: 'page', answer: movedPage(site, error.to) };
    const answer = await pageOf(request, { ...unavailableDocument(request, error), status: 502, timing: '' });
    return { outcome: 'unavailable', answer };
  }
}

function renderBlocksOf({ preview, view, site }: PageRequest, { blocks }: FilledPage): PageMarkup {
  if (!preview) return renderPage(blocks, view);
  const marks = previewMarks(preview, view, site.speech.contentLocale);
  return renderPage(blocks, view, { memory: undefined, preview: marks });
}

/** The page with everything around its blocks: title, notices, safety bar, alternates. */
async function documentOf(
  request: PageRequest,
  filled: FilledPage,
  markup: PageMarkup,
  outcome: PageOutcome,
): Promise<Pick<DocumentAnswer, 'frame' | 'markup'>> {
  const { site, view, standIn, preview } = request;
  // A placeholder for an invalid block in preview cannot name the page.
  const blocks = filled.blocks.filter(({ content }) => !isMarked(content));
  const head = pageHead({ ...filled, blocks }, site.brand.name);
  if (preview) head.noIndex = true;
  markup.main = [...pageHeading(markup.main, head.title), ...withLeadPicture(markup.main)];
  const notice = standIn ? undefined : noticeOf(request);
  if (notice) markup.main.unshift(new Markup(pageNotice(notice)));
  if (preview) markup.main.push(new Markup(previewNotes(preview, view)));
  const hasParts = !standIn?.bare;
  const frame: FrameRequest = {
    ...frameOf(request, head),
    lacking: await localesLacking(request, outcome === 'page' && !head.noIndex),
    safety: hasParts ? safetyBar(site, view, marksInView(filled.blocks, site)) : undefined,
    hasParts,
  };
  return { markup, frame };
}

function frameOf(
  { site, view, origin, path, search, preview }: PageRequest,
  head: PageHead,
): Omit<FrameRequest, 'lacking' | 'safety' | 'hasParts'> {
  const query = search.size > 0 ? `?${search.toString()}` : '';
  const shown =
    preview && previewView(preview, site, view.t, `/${site.locale}${path === '/' ? '' : path}${query}`);
  return { site, view, origin, search, head, preview: shown };
}

/** Home says why another page is closed to the player, or suggests the market of the visitor's country. */
function noticeOf({ site, view, path, query }: PageRequest): PageNoticeProps | undefined {
  if (canonicalPath(path) !== '/') return undefined;
  const told = reads.answer('closed');
  const closed: ClosedReason | undefined = closedReasons.find((reason) => reason === told);
  return closed ? closedNotice(view, closed) : ownMarketNotice(site, query('ownMarket'));
}

/** Pages that search engines do not list name no alternates. */
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
