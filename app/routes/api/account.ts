import type { ActionFunctionArgs } from '@remix-run/node';
import { changeAccount } from '../../player/account/change-account.server';
import { postOnly } from '../../server/post-only';

export const loader = postOnly;

/** Saves a form of the account pages that was sent by script. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const answer = await changeAccount(request);
  return Response.json(answer, {
    status: answer.status === 'refused' ? 400 : 200,
    headers: { 'cache-control': 'no-store' },
  });
}
