import type { Form } from '../http/form';
import type { Page } from '../http/page';
import { type Step, pageOf } from '../journey';

/** Excludes the player for as long as the market allows, and checks that the session is over. */
export const exclude: Step = async (journey) => {
  const { browser } = journey;
  const page = await browser.open(pageOf(journey, '/my-account/gambling-limits'));
  const { form, values, length } = longest(page);
  const confirmed = await browser.send(form, values);
  if (!confirmed.path.endsWith('/break')) throw confirmed.failure('the page that confirms the exclusion');
  // Signing in would also be refused, but failed sign-ins count against the address's limit.
  const account = pageOf(journey, '/my-account/account');
  const after = await browser.open(account, 500);
  if (after.status < 400) throw after.failure('an account that is closed to its excluded player');
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
