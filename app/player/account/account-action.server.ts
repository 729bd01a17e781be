import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { AccountAnswer } from './account-answer';
import { changeAccount } from './change-account.server';

/**
 * The action of the account pages, for browsers without our scripts; `/api/account` is for those with. A saved form leads to its page
 * anew, so that a reload sends nothing twice; everything else is shown beside its fields.
 */
export async function accountAction({ request }: ActionFunctionArgs) {
  const answer: AccountAnswer = await changeAccount(request);
  if (answer.status === 'refused') return data(answer, { status: 400 });
  // The code that was sent to a new number has to be asked for first.
  if (answer.smsVerificationId !== undefined) return data(answer, { status: 200 });
  const { pathname } = new URL(request.url);
  throw redirect(answer.goTo ?? `${pathname}?saved=${answer.card}#${answer.card}`, 303);
}
