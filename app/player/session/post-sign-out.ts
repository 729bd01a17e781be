import { forgetForms } from '../forms/stored-forms';
import { sendForm } from '../forms/send-form';
import { holdSessionWatch } from './session-watch';

/**
 * Ends the session of this browser, for islands.
 * @param reason of a sign-out that the player did not request
 * @returns whether it succeeded; the caller then leaves the page
 */
export async function postSignOut(locale: string, reason?: 'inactivity'): Promise<boolean> {
  holdSessionWatch();
  forgetForms();
  const { kind } = await sendForm(`/api/logout?locale=${locale}`, reason ? { reason } : {});
  holdSessionWatch(kind === 'redirect');
  return kind === 'redirect';
}
