import type { ActionFunctionArgs } from '@remix-run/node';
import { changeSaidBy, expireContent } from '../content/expire.server';
import { isSignedWebhook } from '../content/webhook-signature.server';
import { environment } from '../environment.server';
import { log } from '../log.server';
import { postOnly } from './post-only';
import { bodyTooLong, readText } from '../read-text.server';

/** The largest entry with all its languages stays below it. */
const maxBytes = 4_000_000;

export const loader = postOnly;

/** The content service says that something changed: what was made of it is asked for again, on every process. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const body = await readText(request, maxBytes);
  if (body === undefined) return bodyTooLong(maxBytes);
  if (!isSignedWebhook(request, body, environment.content.webhookSecret, Date.now()))
    return Response.json(
      { code: 'signature.invalid', message: 'The signature does not fit the request.' },
      { status: 401 },
    );
  const topic = request.headers.get('x-contentful-topic');
  const change = changeSaidBy(topic, body);
  if (!change) return Response.json({ status: 'ignored' });
  await expireContent(change);
  log.info({ event: 'content.changed', topic, change }, 'content will be read again');
  return Response.json({ status: 'ok' });
}
