import { type Step, pageOf } from '../journey';

/** Ends the session of a permanent account. */
export const signOut: Step = async (journey) => {
  const { browser } = journey;
  const account = await browser.open(pageOf(journey, '/my-account/account'));
  await browser.send(account.formTo('/api/logout'));
  const after = await browser.open(pageOf(journey, '/login'));
  after.form('email');
  return undefined;
};
