import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentTermsVersion } from '../content/static-pages/terms-version.server';
import { previewCookieName, previewOf } from '../content/preview/preview-cookie.server';
import { inPreview } from '../content/preview/preview-scope.server';
import { isPreviewAddress } from '../site/preview-host';
import { previewVisitor } from './preview/preview-visitor';
import { pageEdit } from './preview/page-edit.server';
import { queryOf } from '../fill/page-query';
import { memo } from '../memo/process-memos.server';
import type { Facts } from '../platform/visitor/facts';
import { visitorFacts, withVariants } from '../platform/visitor/visitor-facts.server';
import { recentPlayer } from '../platform/session/recent-players.server';
import { sessionIdAt } from '../platform/session/session-cookie.server';
import { isAbsent, sessionKeyOf } from '../platform/session/session-store.server';
import { isKnownAllowed } from '../platform/visitor/visitor-country.server';
import { closedParameter, visitorFor } from '../platform/visitor/visitor.server';
import { environment } from '../server/environment.server';
import { logFailure } from '../server/log-failure.server';
import { log } from '../server/log.server';
import { reportPageCache } from '../server/metrics.server';
import { channelOf } from '../site/channel';
import { isPlayOfNobody } from '../site/play-path';
import { type PlayerPolicy, decideAccess, sitePolicy } from '../site/policy';
import { brandIdOfHost } from '../site/configuration/configuration.server';
import { resolveSite } from '../site/resolve.server';
import { localeAddress } from '../site/wanted-path';
import { withOwnMarket } from './document/own-market-notice';
import { failedPage } from './failed-page.server';
import { isRedirected } from './host/answer-redirect.server';
import { makePage, makePreviewPage } from './make-page.server';
import { type Page, type PageKey, type SendablePage, isShared, sizeOf } from './page';
import { lazyQuery, readsOf } from './page-reads';
import { addressOf, fetchRequest } from './send/fetch-request';
import { sendPage, sendResponse } from './send/send-page';

const { trustProxy } = environment;
const { cache, staleMs, megabytes, deadlineMs } = environment.pages;
/** Off in development, where code changes without invalidating the cache. */
const isCached = cache === 'on' && process.env.NODE_ENV === 'production';

const pages = memo<PageKey, Page>(makePage, {
  id: ({ channel, origin, address, standIn = '' }) => `${channel}\n${origin}\n${address}\n${standIn}`,
  maxBytes: megabytes * 1_000_000,
  size: sizeOf,
  staleWhileRevalidate: staleMs,
  graceMs: deadlineMs,
  same: (a, b) =>
    a.tag === b.tag && a.site === b.site && a.headers['server-timing'] === b.headers['server-timing'],
  stores: (page) => isCached && isShared(page),
});
reportPageCache(() => pages.counts);

/**
 * Responds with a cached page before Express, Remix and React are involved. A stale one is revalidated in the
 * background.
 * @returns false when the request must be resolved and rendered: nothing was written then
 */
export function answerFromCache(message: IncomingMessage, response: ServerResponse): boolean {
  if (!isCached || (message.method !== 'GET' && message.method !== 'HEAD')) return false;
  const { cookie } = message.headers;
  if (cookie?.includes(previewCookieName) || isRedirected(message)) return false;
  const { key, search } = keyOf(message);
  const visitor = recentVisitor(cookie, key);
  if (!visitor || search.includes(closedParameter)) return false;
  const page = pages.peek(key, readsOf(visitor.facts, lazyQuery(search)))?.value;
  if (!page || !isKnownAllowed(message.headers, page.site) || !mayOpen(visitor, page)) return false;
  sendPage(page, message, response);
  return true;
}

/** Handles every content page, from the request to its bytes (docs/design.md, "A request"). */
export async function answerPage(message: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = fetchRequest(message, response, trustProxy);
  try {
    const { page, timing } = await pageFor(request, keyOf(message).key);
    sendPage(page, message, response, timing);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    await sendResponse(error, message, response);
  }
}

/**
 * The page of a request, and its `Server-Timing` if it was rendered for this request.
 * @throws Response a redirect
 */
export async function pageFor(
  request: Request,
  address: PageKey,
): Promise<{ page: SendablePage; timing?: string }> {
  try {
    const answer = await resolvedPage(request, address);
    const { site, movedTo } = answer.page;
    if (movedTo === undefined) return answer;
    const location = localeAddress(site.locale, movedTo) + new URL(request.url).search;
    throw new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } });
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    if (!(error instanceof Response) && !request.signal.aborted) logFailure(error, request);
    return { page: failedPage(error instanceof Response ? error.status : 500) };
  }
}

async function resolvedPage(request: Request, address: PageKey): Promise<{ page: Page; timing?: string }> {
  // Resolve: host and first path segment → site.
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirectTo(await withOwnMarket(request, resolution.to));
  const { site, path } = resolution;
  if (isPlayOfNobody(path, site.brand)) throw redirectTo(localeAddress(site.locale, '/'));

  // Visitor: session and country → facts; the policy allows the page or names a replacement.
  const termsVersion = () => currentTermsVersion(site);
  const preview = await previewOf(request, site.brand.id, Date.now());
  const isPreview = preview !== undefined;
  // Checked again after preview-gate.server.ts: preview hosts never show published content.
  if (!isPreview && isPreviewAddress(request.url)) throw new Response(null, { status: 403 });
  const visitor = await visitorFor(request, site, { path, termsVersion, isPreview });
  const { facts, scope } = previewVisitor(preview, visitor);
  const { access, closed } = visitor;
  const key = { ...address, standIn: access.allow ? undefined : access.reason };
  const reads = readsOf(facts, queryOf(new URL(request.url).searchParams), closed);

  // Fetch, map, validate, fill, render: from the cache, or in make-page.server.ts.
  const cached = preview ? undefined : pages.peek(key, reads);
  if (cached) return { page: cached.value };
  const page = await (preview
    ? inPreview(
        { ...scope, fresh: 'all' },
        () => makePreviewPage(key, pageEdit(site, preview.id, path).memory),
        reads,
      )
    : pages.get(key, reads));
  if (page.failure !== undefined) logUnavailable(page, page.failure, isPreview);
  return { page, timing: page.timing };
}

/** Logged per response: the memo may make a page repeatedly while its inputs change. */
function logUnavailable({ site, path }: Page, reason: string, toEditor: boolean): void {
  const details = { brand: site.brand.id, market: site.market.id, path, reason };
  if (toEditor) log.warn({ event: 'preview.unavailable', ...details }, 'error shown to an editor');
  else log.error({ event: 'page.unavailable', ...details }, 'error screen served');
}

/** The key of a request that reached Remix. */
export function pageKeyOf(request: Request): PageKey {
  const { origin, pathname } = new URL(request.url);
  return { origin, address: pathname, channel: channelOf((name) => request.headers.get(name)) };
}

/** The visitor of a request's cookies, from memory only; undefined when the session store would have to be read. */
function recentVisitor(
  cookie: string | undefined,
  { origin }: PageKey,
): { facts: Facts; policy?: PlayerPolicy } | undefined {
  const id = sessionIdAt(origin, cookie);
  if (!id) return { facts: visitorFacts(cookie) };
  const brand = brandIdOfHost(new URL(origin).hostname);
  if (brand === undefined) return undefined;
  const site = { brand: { id: brand } };
  if (isAbsent(site, id)) return { facts: visitorFacts(cookie) };
  const player = recentPlayer(sessionKeyOf(site, id));
  return player && { ...player, facts: withVariants(player.facts, cookie) };
}

/** Visitors who are not signed in may see any cached page; a player may be restricted, or have to accept new terms. */
function mayOpen({ policy }: { policy?: PlayerPolicy }, { site, path }: Page): boolean {
  if (!policy) return true;
  const decision = decideAccess({ ...sitePolicy(site), path, countryAllowed: true, player: policy });
  return 'allow' in decision && decision.allow;
}

function keyOf(message: IncomingMessage): { key: PageKey; search: string } {
  const { origin, url } = addressOf(message, trustProxy);
  const mark = url.indexOf('?');
  const channel = channelOf((name) => message.headers[name]?.toString());
  const address = mark < 0 ? url : url.slice(0, mark);
  return { key: { origin, address, channel }, search: mark < 0 ? '' : url.slice(mark + 1) };
}

function redirectTo(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } });
}
