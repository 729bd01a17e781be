import { randomBytes } from 'node:crypto';
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node';
import { RemixServer, isRouteErrorResponse } from '@remix-run/react';
import { acceptsJsonOnly, jsonAnswer } from './server/json-answer.server';
import { logFailure } from './server/log-failure.server';
import { PlatformError } from './platform/client.server';
import { requestId } from './server/request-id.server';
import { requestLanguage } from './site/texts/messages.server';
import { renderWholeDocument, stateScripts, withoutState } from './render/whole-document.server';
import { DocumentProvider } from './page/document/document-context';
import { environment } from './server/environment.server';
import { documentHeaders } from './site/document-headers.server';
import { isPreviewAddress } from './site/preview-host';

/** Exports for the server around the site, which shares its configuration and page cache. */
export { brandIdOfHost, configuration, reloadConfiguration } from './site/configuration/configuration.server';
export { answerClosed } from './page/closed/closed-site.server';
export { answerWithoutPreview } from './page/preview/preview-gate.server';
export { answerApplication } from './page/application/answer-application.server';
export { answerHost } from './page/host/answer-host.server';
export { answerFromCache, answerPage } from './page/answer-page.server';
export { siteDependencies } from './server/readiness.server';
export { staffByName } from './staff/staff-file.server';
export { runWithRequestId } from './server/request-id.server';

/** Read by Remix: deferred loader data is rejected after this time, early enough to be rendered. Milliseconds. */
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  loadedStatus: number,
  headers: Headers,
  context: EntryContext,
  {
    contentDocument,
    application,
    composed,
    frameSources,
    formOrigins,
    cameraOrigins,
    unavailableStatus,
    takeDocument,
  }: AppLoadContext,
): Promise<Response> {
  const status = unavailableStatus ?? loadedStatus;
  headers.set('content-language', await requestLanguage(request));
  // Only application pages contain inline scripts: the state of Remix, specific to each response.
  const nonce = application && randomBytes(16).toString('base64');
  const needs = {
    script: nonce && `'nonce-${nonce}'`,
    editorOrigins: isPreviewAddress(request.url) ? environment.content.editorOrigins : undefined,
    tag: contentDocument?.parts?.adMaster?.src,
    frames: frameSources,
    forms: formOrigins,
    cameras: cameraOrigins,
    messenger: application?.messengerOrigins,
    crm: application?.crmOrigins,
  };
  for (const [name, value] of documentHeaders(needs)) headers.set(name, value);
  if (application) headers.set('cache-control', 'no-store');
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = renderWholeDocument(
    <DocumentProvider value={{ contentDocument, application, composed, nonce, reference: requestId() }}>
      <RemixServer context={withoutState(context)} url={request.url} nonce={nonce} />
    </DocumentProvider>,
  );
  const document = html + (await stateScripts(context, nonce));
  takeDocument?.(document);
  const body = takeDocument ? null : document;
  return new Response(body, { status, headers });
}

/** The data of application pages, which their navigation, forms and dialogs fetch: private like the pages. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  response.headers.set('cache-control', 'no-store');
  return acceptsJsonOnly(request) ? jsonAnswer(response) : response;
};

/** Every error a loader, action or render did not expect: one line, without the visitor seeing any of it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Not the fault of the site itself: a balancer may try again.
  if (error instanceof PlatformError && !error.refused) context.unavailableStatus ??= 502;
  // Client errors, such as an unsupported method or an unknown address, are not failures of the site.
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logFailure(error, request);
};
