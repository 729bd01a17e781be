import type { PaymentProviderIdentity } from '../../../schemas/generated/types';
import type { Failure, PaymentOutcome, PayoutOutcome } from '../transactions/record';
import accountRows from './accounts.json';
import bankRows from './banks.json';
import cardRows from './cards.json';
import instrumentRows from './instruments.json';
import peopleRows from './people.json';
import voucherRows from './vouchers.json';

interface Row {
  failure?: string;
  settlesLate?: boolean;
  payout?: string;
}

interface Outcomes {
  payment: PaymentOutcome;
  payout: PayoutOutcome;
}

const failures: readonly Failure[] = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'account_closed',
  'limit',
  'error',
];

/** Accepted test cards. All other numbers are rejected, to prevent the use of real cards. */
export const testCards = cardRows.map((row: Row & { number: string }) => ({
  number: row.number,
  ...outcomesOf(row),
}));

export const testBanks = bankRows.map((row: Row & { id: string; name: string }) => ({
  id: row.id,
  name: row.name,
  settlesLate: row.settlesLate === true,
}));

/** Text key suffixes that describe the data the bank shares about a person. */
const meanings = ['complete', 'noEmail', 'noPhone', 'nameOnly', 'young', 'business'] as const;

/** Holders of accounts at every bank. An entry without a name is a company, for which no identity is shared. */
export const testPeople = peopleRows.map(
  ({
    id,
    meaning,
    ...person
  }: { id: string; meaning: string } & Partial<Omit<PaymentProviderIdentity, 'personId' | 'country'>>) => ({
    id,
    person,
    meaning: meanings.find((each) => each === meaning) ?? 'complete',
  }),
);

/** Accounts at every bank; `balance` is a multiple of the payment's amount. */
export const testAccounts = accountRows.map((row: Row & { id: string; number: string; balance: number }) => ({
  ...{ id: row.id, label: `•••• ${row.number}`, balance: row.balance },
  ...outcomesOf(row),
}));

/** Vouchers with their value in whole euros, converted into the currency of the payment. */
export const testVouchers: readonly { code: string; euros: number }[] = voucherRows;

/** Instruments of every customer that accept payouts without a previous payment. */
export const testInstruments = instrumentRows.map((row: Row & { token: string; label: string }) => ({
  ...{ token: row.token, label: row.label },
  ...outcomesOf(row),
}));

function outcomesOf({ failure, settlesLate, payout = 'settled' }: Row): Outcomes {
  return {
    payment: {
      ...(failure === undefined ? {} : { failure: failureOf(failure) }),
      ...(settlesLate ? { settlesLate } : {}),
    },
    payout: payout === 'settled' || payout === 'returned' ? payout : failureOf(payout),
  };
}

function failureOf(name: string): Failure {
  const failure = failures.find((each) => each === name);
  if (failure === undefined) throw new Error(`${name} in the data is no failure code.`);
  return failure;
}
