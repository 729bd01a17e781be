import type { ActionFunctionArgs } from '@remix-run/node';
import { answerForm } from '../forms/read-form.server';
import { changeAccount } from './change-account.server';

/** The action of the account pages. A saved form redirects to the page with a confirmation. */
export async function accountAction({ request }: ActionFunctionArgs) {
  const answer = await changeAccount(request);
  const { intent, smsVerificationId } = answer;
  const saved = `${new URL(request.url).pathname}?saved=${intent}#${intent}`;
  // After a new number is submitted, the page requests its code.
  return answerForm(request, { answer }, smsVerificationId === undefined ? saved : undefined);
}
