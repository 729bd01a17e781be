import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from '@remix-run/node';
import { previewCookieName } from '../../content/preview/preview-cookie.server';
import { environment } from '../../server/environment.server';
import { isPlayOfNobody, isPlayPath, isSportsbookPath } from '../../site/play-path';
import { isOffered, sitePolicy } from '../../site/policy';
import { resolveSite } from '../../site/resolve.server';
import { answerPage } from '../answer-page.server';
import { answerClosed } from '../closed/closed-site.server';
import { fetchRequest } from '../send/fetch-request';
import { sendResponse } from '../send/send-page';

/** Sends an application page, or the policy's replacement. @param handle Remix, with the routes of application pages */
export async function answerApplication(
  handle: RequestHandler,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = fetchRequest(message, response, environment.trustProxy);
  if (await answerClosed(message, response, request)) return;
  if (isContentInstead(request)) return answerPage(message, response);
  let html: string | undefined;
  const answer = await handle(request, { takeDocument: (document) => (html = document) });
  await sendResponse(answer, message, response, html);
}

/**
 * True if the content pipeline serves the address: games and sportsbooks that are not offered here redirect or explain it,
 * and previews show the draft of a game's page.
 */
function isContentInstead(request: Request): boolean {
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') return false;
  const { site, path } = resolution;
  if (isSportsbookPath(path)) return !isOffered(path, sitePolicy(site));
  if (!isPlayPath(path)) return false;
  return (
    isPlayOfNobody(path, site.brand) ||
    !isOffered(path, sitePolicy(site)) ||
    (request.headers.get('cookie')?.includes(previewCookieName) ?? false)
  );
}
