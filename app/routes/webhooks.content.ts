import type { ActionFunctionArgs } from '@remix-run/node';
import { changeSaidBy, draftSaidBy, expireContent, expireDraft } from '../content/changes/expire.server';
import { isSignedWebhook } from '../content/changes/webhook-signature.server';
import { environment } from '../server/environment.server';
import { log } from '../server/log.server';
import { postOnly } from '../server/post-only';
import { bodyTooLong, readText } from '../server/read-text.server';

/** Above the size of the largest entry with all its languages. */
const maxBytes = 4_000_000;

export const loader = postOnly;

/** Receives a change of the content service and invalidates what depends on it, in every process. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const body = await readText(request, maxBytes);
  if (body === undefined) return bodyTooLong(maxBytes);
  if (!isSignedWebhook(request, body, environment.content.webhookSecret, Date.now()))
    return Response.json(
      { code: 'signature.invalid', message: 'The signature does not fit the request.' },
      { status: 401 },
    );
  const topic = request.headers.get('x-contentful-topic');
  const draft = draftSaidBy(topic, body);
  if (draft) await expireDraft(draft);
  const change = changeSaidBy(topic, body);
  if (!change) return Response.json({ status: 'ignored' });
  await expireContent(change);
  log.info({ event: 'content.changed', topic, change }, 'content will be read again');
  return Response.json({ status: 'ok' });
}
