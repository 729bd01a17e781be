import type { ActionFunctionArgs } from '@remix-run/node';
import { answerForm } from '../forms/read-form.server';
import { changeAccount } from './change-account.server';

/** The action of the account pages. The page that a saved form leads to says so. */
export async function accountAction({ request }: ActionFunctionArgs) {
  const answer = await changeAccount(request);
  const { intent, smsVerificationId } = answer;
  const saved = `${new URL(request.url).pathname}?saved=${intent}#${intent}`;
  // The page of a number that was sent asks for its code.
  return answerForm(request, { answer }, smsVerificationId === undefined ? saved : undefined);
}
