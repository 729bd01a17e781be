import type { Page } from '../http/page';
import { type Step, pageOf } from '../journey';
import { codeFrom } from '../outbox';
import { countries, residenceOf } from '../person';
import { signIn } from './sign-in';

const mostForms = 6;

/** Opens an account, with the code that the site sends if required. */
export const signUp: Step = async (journey) => {
  const { browser, person, seed } = journey;
  const start = await browser.open(pageOf(journey, '/register'));
  const details = start.form('intent', 'details');
  const country = details.valueOf('country') ?? '';
  const residence = residenceOf(seed, country);
  if (!residence)
    throw start.failure(
      `a country of residence for which there are synthetic players (${countries.join(', ')})`,
    );
  const { phoneBody } = residence;
  const phone = `${details.valueOf('phonePrefix') ?? ''}${phoneBody.replace(/\D/g, '')}`;
  let page = await browser.send(details, {
    email: person.email,
    password: person.password,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneBody,
    termsAndConditionsAccepted: 'on',
    cookiePolicyAccepted: 'on',
  });
  let codes = 0;
  for (let sent = 0; sent < mostForms; sent += 1) {
    const [contact] = page.forms('intent', 'contact');
    const [code] = page.forms('intent', 'code');
    if (contact) {
      const fields = { ...person.birth, ...residence, loginPassword: person.password };
      const known = Object.entries(fields).filter(([name]) => contact.has(name));
      page = await browser.send(contact, Object.fromEntries(known));
    } else if (code) {
      if (journey.outbox === undefined)
        throw page.failure('a registration without a code, since there is no outbox');
      codes += 1;
      page = await browser.send(code, {
        code: await codeFrom(browser, journey.outbox, [person.email, phone]),
      });
    } else break;
    refuse(page);
  }
  journey.isOpen = true;
  // Without JavaScript the password is not carried between the forms, so the new player signs in.
  await signIn(journey);
  return `${country}, ${codes === 0 ? 'no code' : 'with a code'}`;
};

/** A refused step returns the same form. */
function refuse(page: Page): void {
  if (page.status >= 400) throw page.failure('the next step of the registration');
}
