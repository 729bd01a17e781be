import { collectReads, missingLiveData, queriesOf } from '../content/changes/content-reads.server';
import { type QueryName, pageQuery } from './page-query';
import { withPreview } from '../content/preview/preview-cookie.server';
import { currentTermsVersion } from '../content/static-pages/terms-version.server';
import { logFailure } from '../server/log-failure.server';
import type { PageAnswer } from './cache/page-answer';
import { visitorFor } from '../platform/visitor/visitor.server';
import { pageScripts } from '../render/page-scripts.server';
import { requestId } from '../server/request-id.server';
import { documentHeaders } from '../site/document-headers.server';
import { isPlayOfNobody } from '../site/play-path';
import { resolveSite } from '../site/resolve.server';
import { localeAddress } from '../site/wanted-path';
import { contentDocument } from './content-document.server';
import { withOwnMarket } from './document/own-market-notice';
import { documentBytes, documentText } from './content-frame.server';
import { FailedHtml } from './content-html';

/**
 * Every page that content makes: host and path → site, visitor, page, HTML (DESIGN §2).
 *
 * @param queries the parts of the query that the page may read; no other parameter reaches it
 * @throws Response a redirect
 */
export async function contentAnswer(request: Request, queries?: readonly QueryName[]): Promise<PageAnswer> {
  try {
    return await makeAnswer(request, queries);
  } catch (error) {
    if (error instanceof Response && error.status < 400) throw error;
    if (!(error instanceof Response) && !request.signal.aborted) logFailure(error, request);
    return {
      status: error instanceof Response ? error.status : 500,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...security({}) },
      body: Buffer.from(documentText(<FailedHtml scripts={pageScripts()} reference={requestId()} />)),
    };
  }
}

async function makeAnswer(request: Request, readable?: readonly QueryName[]): Promise<PageAnswer> {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirectTo(await withOwnMarket(request, resolution.to));
  const { site, path } = resolution;
  if (isPlayOfNobody(path, site.brand)) throw redirectTo(localeAddress(site.locale, '/'));
  const known = await visitorFor(request, site, { path, termsVersion: () => currentTermsVersion(site) });
  const search = pageQuery(new URL(request.url).searchParams, readable);
  const { value, reads } = await collectReads(() =>
    withPreview(request, site, () => contentDocument({ request, site, path, search, ...known })),
  );
  const { frame, page, status, headers, isShared } = value;
  const queries = queriesOf(reads);
  const { body, tag, script, style } = documentBytes({ ...frame, search: pageQuery(search, queries) }, page);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': site.speech.tag,
      ...security({ editorOrigins: frame.preview?.editing.editorOrigins, tag, script, style }),
      ...headers,
    },
    body,
    ...(isShared && !reads.has(missingLiveData) ? { shared: { site, reads, queries } } : {}),
  };
}

function security(needs: Parameters<typeof documentHeaders>[0]): Record<string, string> {
  return Object.fromEntries(documentHeaders(needs));
}

function redirectTo(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } });
}
