import type { ActionFunctionArgs } from '@remix-run/node';
import { expireContent } from '../content/expire.server';
import { isSignedWebhook } from '../content/webhook-signature.server';
import { environment } from '../environment.server';
import { log } from '../log.server';
import { postOnly } from './post-only';
import { bodyTooLong, readText } from '../read-text.server';

/** A change of every entry of a large space stays below it. */
const maxBytes = 4_000_000;

export const loader = postOnly;

/** The content service says that content changed: every copy kept here is asked for again. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const body = await readText(request, maxBytes);
  if (body === undefined) return bodyTooLong(maxBytes);
  if (!isSignedWebhook(request, body, environment.content.webhookSecret, Date.now()))
    return Response.json(
      { code: 'signature.invalid', message: 'The signature does not fit the request.' },
      { status: 401 },
    );
  await expireContent();
  log.info({ event: 'content.changed' }, 'content will be read again');
  return Response.json({ status: 'ok' });
}
