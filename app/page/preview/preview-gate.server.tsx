import type { IncomingMessage, ServerResponse } from 'node:http';
import { ContentHtml } from '../document/content-html';
import { documentText } from '../document/document-bytes.server';
import { previewOf } from '../../content/preview/preview-cookie.server';
import { isDataRequest } from '../../platform/data-request';
import { classHashes, pageStyles } from '../../render/page-styles.server';
import { pageScripts } from '../../render/page-scripts.server';
import { environment } from '../../server/environment.server';
import { documentHeaders } from '../../site/document-headers.server';
import { isPreviewAddress } from '../../site/preview-host';
import { brandOfHost, resolveSite, sitesOf } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { translator } from '../../site/texts/messages.server';
import { fetchRequest } from '../send/fetch-request';
import { noticeDocument } from './preview-notice.server';

/** Addresses without content: files of documents, and endpoints that open a preview. */
const files = /^\/((?:assets|icons|manifests|themes)\/.*|speculation-rules\.json)$/;
const openPaths = /^\/(preview(\/leave)?|health|ready)$/;

/** Headers of every response of a preview host; they override others. */
const headers = { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' };

/**
 * Responds to every request on a preview host without an open preview: such hosts show no published content and
 * accept no sign-ins.
 * @returns false when the request may proceed: nothing was written then
 */
export async function answerWithoutPreview(
  message: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const request = fetchRequest(message, response, environment.trustProxy);
  if (!isPreviewAddress(request.url)) return false;
  const { pathname } = new URL(request.url);
  if (files.test(pathname)) return false;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (openPaths.test(pathname)) return false;
  const configured = brandOfHost(request);
  if (configured && (await previewOf(request, configured.brand.id, Date.now()))) return false;
  const site = siteFor(request);
  if (!site || isDataRequest(request) || request.method === 'POST') refuse(response);
  else sendNotice(request, site, message, response);
  return true;
}

/** The site whose language the notice is in: that of the address, or any of the brand. */
function siteFor(request: Request): Site | undefined {
  const resolution = resolveSite(request);
  if (resolution.kind === 'site') return resolution.site;
  const configured = brandOfHost(request);
  return configured && sitesOf(configured)[0];
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
  response.end(
    JSON.stringify({ code: 'preview.closed', message: 'No preview is open here, or it is over.' }),
  );
}

function sendNotice(
  request: Request,
  site: Site,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const document = noticeDocument(request, site, translator(site), {
    title: 'preview.closedTitle',
    text: 'preview.closedText',
    reason: 'closed',
  });
  const styles = pageStyles(site, [classHashes(document.regions.main)]);
  const text = documentText(<ContentHtml document={document} styles={styles.text} scripts={pageScripts()} />);
  const { editorOrigins } = environment.content;
  response.writeHead(403, {
    ...Object.fromEntries(documentHeaders({ editorOrigins, style: styles.source })),
    'content-type': 'text/html; charset=utf-8',
    'content-language': site.speech.tag,
  });
  response.end(method === 'HEAD' ? undefined : text);
}
