import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '../http/page';
import { type Step, pageOf } from '../journey';

const againMs = 500;

/** Expected states without a withdrawal: staff must review first, or the daily limit is used up. */
const ofNewcomers = 'VERIFYDOCUMENT_UNDER_REVIEW';
const ofAccounts = 'WITHDRAWAL_LIMIT_REACHED';

/** Withdraws until the money is paid; a new player with documents under review must be told so. */
export const withdraw: Step = async (journey) => {
  const { browser, amounts, isKnown } = journey;
  const page = await browser.open(pageOf(journey, '/my-account/banking/withdraw'));
  const [form] = page.forms('instrument');
  const state = page.mark('data-state');
  if (!form && state === (isKnown ? ofAccounts : ofNewcomers)) return state;
  if (!form)
    throw page.failure(`the form of a withdrawal, or the state ${isKnown ? ofAccounts : ofNewcomers}`);
  const instrument = form.valueOf('instrument') ?? '';
  const forfeits: Record<string, string> = form.has('forfeitsBonuses') ? { forfeitsBonuses: 'on' } : {};
  let status = await browser.send(form, { instrument, amount: amounts.withdrawal, ...forfeits });
  if (!new URL(status.url).searchParams.has('requested')) throw status.failure('the withdrawal as requested');
  for (;;) {
    const reached = stateOf(status);
    if (reached === 'paid') return `${amounts.withdrawal} paid`;
    if (reached === undefined) throw status.failure('a withdrawal on its way');
    // An operator approves it later.
    if (reached === 'in-review') return `${amounts.withdrawal} in review`;
    await wait(againMs);
    status = await browser.open(status.url);
  }
};

/** The current step of the newest withdrawal. */
function stateOf(page: Page): string | undefined {
  const current = page.pairs('data-step', 'aria-current');
  return [...current.keys()][0];
}
