import { reads } from '../memo/process-memos.server';
import { answerHeaders } from '../server/answer-headers.server';
import { environment } from '../server/environment.server';
import { documentHeaders } from '../site/document-headers.server';
import { hasPayAndPlay, payAndPlayCallback, payAndPlayPath } from '../site/pay-and-play-offer';
import type { Site } from '../site/site';
import type { PageMarkup } from '../render/render-page.server';
import { type FrameRequest, documentBytes } from './document/document-bytes.server';
import type { FilledPage } from './load-page.server';
import type { PageRequest } from './page-request';
import type { Page } from './page';
import { cdnHeaders, varyHeader } from './send/shared-cache-headers';
import { compressed, tagOf } from './send/wire.server';

/** `Retry-After` while the site is closed for maintenance. */
export const retryAfterSeconds = '600';

/** Sources of the bank's frame on the pages of the sign-up by a deposit; it redirects back to the site. */
function bankFrames(site: Site, path: string): string[] {
  const shows = hasPayAndPlay(site) && (path === payAndPlayPath || path === payAndPlayCallback);
  return shows ? ["'self'", ...environment.paymentOrigins] : [];
}

/** A rendered document, before it has bytes and headers. */
export interface DocumentAnswer {
  frame: FrameRequest;
  markup: PageMarkup;
  status: number;
  timing: string;
  /** Why the error screen replaces the page. */
  failure?: string;
  /** Missing on the screen that replaces a failed page. */
  filled?: Pick<FilledPage, 'stale' | 'dependsOn'>;
}

/** The bytes of a document and its headers; compressed if the page can be shared. */
export async function pageOf(
  { site, origin, path, facts, preview, standIn }: PageRequest,
  { frame, markup, status, timing, failure, filled }: DocumentAnswer,
): Promise<Page> {
  const { body, tag: script, ...needs } = await documentBytes(frame, markup);
  const isShared = status === 200 && !preview && !standIn;
  const stale = filled?.stale ? 'content;desc="last good version"' : '';
  const headers: Record<string, string> = {
    ...answerHeaders(origin.startsWith('https:')),
    'content-type': 'text/html; charset=utf-8',
    'content-language': site.speech.tag,
    ...Object.fromEntries(
      documentHeaders({
        editorOrigins: frame.preview && environment.content.editorOrigins,
        tag: script,
        frames: bankFrames(site, path),
        ...needs,
      }),
    ),
    ...(preview
      ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
      : { 'cache-control': 'private, no-cache' }),
    vary: varyHeader(),
    ...(status === 503 ? { 'retry-after': retryAfterSeconds } : {}),
    ...(stale ? { 'server-timing': stale } : {}),
    ...(filled && isShared && !reads.isDegraded() && !facts.authorized
      ? cdnHeaders(site, filled.dependsOn)
      : {}),
  };
  return {
    site,
    path,
    status,
    headers,
    timing: [timing, stale].filter(Boolean).join(', '),
    tag: tagOf(body),
    failure,
    body: isShared ? { brotli: await compressed(body) } : { text: body },
  };
}

/** The page has moved. @param to path below the locale */
export function movedPage(site: Site, to: string): Page {
  const body = { text: Buffer.alloc(0) };
  return { site, path: to, status: 301, headers: {}, timing: '', tag: '', body, movedTo: to };
}
