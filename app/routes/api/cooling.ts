import type { ActionFunctionArgs } from '@remix-run/node';
import { readFields } from '../../player/forms/read-form.server';
import { coolingWith } from '../../player/session/cooling.server';
import { siteOfParameter } from '../../site/resolve.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** Starts the cooling that ends a time-out early, for the dialog (AUTH-32). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const site = siteOfParameter(request);
  if (!site) return Response.json({ code: 'locale.unknown' }, { status: 400 });
  const answer = await coolingWith(await readFields(request), site);
  const status = answer.status === 'success' ? 200 : 400;
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } });
}
