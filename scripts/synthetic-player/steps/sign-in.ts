import { type Step, pageOf } from '../journey';

const account = '/my-account/account';

/** Signs in with the configured account. */
export const signIn: Step = async (journey) => {
  const { browser, person } = journey;
  const login = await browser.open(pageOf(journey, `/login?wanted=${account}`));
  const { email, password } = person;
  const page = await browser.send(login.form('email'), { email, password });
  if (!page.path.endsWith(account)) throw page.failure(`the account page of ${email}`);
  return undefined;
};
