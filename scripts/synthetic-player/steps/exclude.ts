import type { Form } from '../http/form';
import type { Page } from '../http/page';
import { type Step, pageOf } from '../journey';

/** Excludes the player for as long as the market allows, and sees that the account is closed to them. */
export const exclude: Step = async (journey) => {
  const { browser, person } = journey;
  const page = await browser.open(pageOf(journey, '/my-account/gambling-limits'));
  const { form, values, length } = longest(page);
  const confirmed = await browser.send(form, values);
  if (!confirmed.path.endsWith('/break')) throw confirmed.failure('the page that confirms the exclusion');
  const login = await browser.open(pageOf(journey, '/login'));
  const { email, password } = person;
  const refused = await browser.send(login.form('email'), { email, password });
  if (!refused.path.endsWith('/login') || refused.status < 400)
    throw refused.failure('a sign-in that is refused to an excluded player');
  journey.isOpen = false;
  return length;
};

/** @throws StepFailure at a page without an exclusion */
function longest(page: Page): { form: Form; values: Record<string, string>; length: string } {
  const [indefinite] = page.forms('intent', 'indefinite-exclusion');
  if (indefinite) return { form: indefinite, values: { confirmed: 'on' }, length: 'without an end' };
  const form = page.form('intent', 'exclusion');
  const months = form.offers('months').at(-1) ?? '';
  return { form, values: { months }, length: `${months} months` };
}
