import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from '@remix-run/node';
import { environment } from '../../server/environment.server';
import { answerClosed } from '../closed/closed-site.server';
import { fetchRequest } from '../send/fetch-request';
import { sendResponse } from '../send/send-page';

/** Sends an application page, or what the policy has in its place. @param handle Remix, with the routes of application pages */
export async function answerApplication(
  handle: RequestHandler,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = fetchRequest(message, response, environment.trustProxy);
  if (await answerClosed(message, response, request)) return;
  let html: string | undefined;
  const answer = await handle(request, { takeDocument: (document) => (html = document) });
  await sendResponse(answer, message, response, html);
}
