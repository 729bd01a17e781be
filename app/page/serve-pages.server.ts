import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dayOf } from '../../ui/format/zone-day';
import { onContentChange } from '../content/last-good/content-cache.server';
import { previewCookieName, previewOf } from '../content/preview/preview-cookie.server';
import { environment } from '../server/environment.server';
import { log } from '../server/log.server';
import { reportPageCache } from '../server/metrics.server';
import { sessionIdsIn } from '../platform/session/session-cookie.server';
import { isKnownAbsent, isSession } from '../platform/session/session-store.server';
import { isKnownAllowed, visitorCountry } from '../platform/visitor/visitor-country.server';
import { contentAnswer } from './content-answer.server';
import type { PageAnswer } from './cache/page-answer';
import { onConfigurationChange } from '../site/configuration/configuration.server';
import { answerHeaders } from '../server/answer-headers.server';
import { runWithRequestId } from '../server/request-id.server';
import { resolveSite } from '../site/resolve.server';
import type { Site } from '../site/site';
import { fetchRequest } from './cache/fetch-request';
import { PageCache } from './cache/page-cache.server';
import { type PageAddress, pageAddress } from './cache/page-key';
import { sendAnswer, sendPage, sendResponse } from './cache/send-page';
import { lookForShared, raiseSharedRevision } from './cache/shared-pages.server';
import { storedHeaders } from './cache/stored-headers';
import { type MadePage, type StoredPage, compressed, tagOf } from './cache/stored-page.server';

const { trustProxy } = environment;
const { cache, freshMs, staleMs, megabytes } = environment.pages;
/** In development code changes, of which nobody tells the cache. */
const isOn = cache === 'on' && process.env.NODE_ENV === 'production';

const pages = new PageCache({ now: Date.now, freshMs, staleMs, maxBytes: megabytes * 1_000_000 });
onContentChange({
  expire(change) {
    pages.expire(change);
    raiseSharedRevision();
  },
  // Nothing that was made without the service is kept.
  resume: () => undefined,
});
onConfigurationChange(() => pages.clear());
reportPageCache(() => pages.counts);

/**
 * Answers with a page from memory, before Express, Remix and React are reached, and has an old one made anew behind.
 *
 * @returns false when the request has to take the long way: nothing was written then
 */
export function answerFromMemory(message: IncomingMessage, response: ServerResponse): boolean {
  const { cookie } = message.headers;
  if (!isRead(message) || cookie?.includes(previewCookieName)) return false;
  const address = pageAddress(message, trustProxy);
  const ids = sessionIdsIn(cookie);
  if (ids.length > 0) {
    const site = pages.peek(address)?.site;
    if (!site || !ids.every((id) => isKnownAbsent(site, id))) return false;
  }
  const found = pages.find(address);
  if (!found || !isKnownAllowed(message.headers, found.page.site)) return false;
  if (found.isOld && !pages.running(address))
    void renew(address, fetchRequest(message, response, trustProxy));
  sendPage(found.page, message, response);
  return true;
}

/** Makes the page of a request and answers with it; pages that everybody gets are kept. */
export async function servePage(message: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = fetchRequest(message, response, trustProxy);
  try {
    if (!(await mayBeShared(message, request)))
      return sendAnswer(await contentAnswer(request), message, response);
    const address = pageAddress(message, trustProxy);
    const found = pages.find(address);
    if (found?.isOld && !pages.running(address)) void renew(address, request);
    const known = found ?? (await pages.running(address));
    if (known && (await isOpen(known.page, request))) return sendPage(known.page, message, response);
    const { made, answer } = await make(address, request);
    if (made) sendPage(made.page, message, response);
    else if (answer) sendAnswer(answer, message, response);
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    await sendResponse(error, message, response);
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return isOn && (method === 'GET' || method === 'HEAD');
}

/**
 * Players and editors in preview get a page of their own, which is never kept. A cookie alone makes neither: without a session in the
 * store, or with a forged or expired preview, the visitor gets what all visitors get.
 */
async function mayBeShared(message: IncomingMessage, request: Request): Promise<boolean> {
  if (!isRead(message)) return false;
  const { cookie } = message.headers;
  const ids = sessionIdsIn(cookie);
  const mayPreview = cookie?.includes(previewCookieName);
  if (ids.length === 0 && !mayPreview) return true;
  const site = siteOf(request);
  if (!site || (mayPreview && (await previewOf(request, site.brand.id, Date.now())))) return false;
  const sessions = await Promise.all(ids.map((id) => isSession(site, id)));
  return !sessions.includes(true);
}

/**
 * Whether a page that was made for another request may answer this one. Its site must still be the one of the request: a new day or a new
 * configuration makes another. As the page itself decides, a visitor of whom nobody can say where they are is let in (GUARD-03).
 */
async function isOpen({ site }: Pick<StoredPage, 'site'>, request: Request): Promise<boolean> {
  return siteOf(request) === site && (await visitorCountry(request, site))?.allowed !== false;
}

/** The visitor has an older page already: what goes wrong behind is for the log. */
function renew(address: PageAddress, request: Request): Promise<void> {
  return runWithRequestId(randomUUID(), async () => {
    try {
      await make(address, request);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ event: 'page.unrenewed', path: new URL(request.url).pathname, reason }, 'older page stays');
    }
  });
}

/** Takes the page of another process, or makes it. What is not everybody's comes back as the answer it is. */
async function make(
  address: PageAddress,
  request: Request,
): Promise<{ made?: MadePage; answer?: PageAnswer }> {
  let answer: PageAnswer | undefined;
  // The page is made of no more of the query than its key holds.
  const queries = pages.queriesOf(address);
  const key = pages.keyOf(address);
  const made = await pages.make(address, async (known) => {
    const madeAt = Date.now();
    const { page: shared, share } = await lookForShared(key, madeAt);
    const site = shared && siteOf(request);
    // Made yesterday, it is made of yesterday's rules.
    const isOfToday = site && dayOf(shared.madeAt, site.market.timeZone) === site.day;
    if (isOfToday && (await isOpen({ site }, request))) return { ...shared, page: { ...shared.page, site } };
    answer = await contentAnswer(request, queries);
    const own = await madeOf(request, answer, { known, madeAt });
    if (own) share?.(own);
    return own;
  });
  return { made, answer };
}

function siteOf(request: Request): Site | undefined {
  const resolution = resolveSite(request);
  return resolution.kind === 'site' ? resolution.site : undefined;
}

/** @param known page before: where nothing has changed, it stays, with what was made of it */
async function madeOf(
  { url }: Request,
  { body, headers, shared }: PageAnswer,
  { known, madeAt }: { known: StoredPage | undefined; madeAt: number },
): Promise<MadePage | undefined> {
  if (!shared) return undefined;
  const { site, queries } = shared;
  const reads = [...shared.reads];
  const tag = tagOf(body);
  if (known?.tag === tag && known.site === site) return { page: known, reads, queries, madeAt };
  const kept = { ...answerHeaders(url.startsWith('https:')), ...storedHeaders(headers, site, reads) };
  return { page: { site, tag, brotli: await compressed(body), headers: kept }, reads, queries, madeAt };
}
