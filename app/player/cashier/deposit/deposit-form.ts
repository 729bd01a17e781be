import schema from '../../../../schemas/forms/deposit.schema.json';
import { validateDepositForm } from '../../../../schemas/generated/form-validators.js';
import { tabPaths } from '../../account/account-navigation';
import { defineForm } from '../../forms/form-definition';
import type { ErrorTexts } from '../../forms/form-errors';

export const depositForm = defineForm('deposit', schema, validateDepositForm);

export const depositIntent = 'deposit';

export const depositErrors: ErrorTexts = {
  'deposit.required': 'deposit.errors.required',
  'deposit.number': 'deposit.errors.number',
  'deposit.negative': 'deposit.errors.negative',
  'deposit.zero': 'deposit.errors.zero',
  'deposit.fraction': 'deposit.errors.fraction',
  'deposit.whole': 'deposit.errors.whole',
  'deposit.least': 'deposit.errors.least',
  'deposit.most': 'deposit.errors.most',
  'deposit.limit': 'deposit.errors.limit',
  'deposit.blocked': 'deposit.errors.blocked',
  'error.deposit.limit.reached': 'deposit.errors.limitReached',
  'error.payment.amount.too_low': 'deposit.errors.amount',
  'error.payment.amount.too_high': 'deposit.errors.amount',
  'error.payment.method.not.offered': 'deposit.errors.method',
  'error.payment.instrument.missing': 'deposit.errors.method',
  'error.payment.refused': 'deposit.errors.provider',
};

/** The field a refusal of the platform belongs to. */
export const fieldOfRefusal = {
  'error.deposit.limit.reached': 'amount',
  'error.payment.amount.too_low': 'amount',
  'error.payment.amount.too_high': 'amount',
  'error.payment.method.not.offered': 'method',
  'error.payment.instrument.missing': 'method',
};

/** A method and one of its saved instruments as the form sends them. */
export const choiceOf = (method: string, instrumentId?: string): string =>
  instrumentId === undefined ? method : `${method}.${instrumentId}`;

/** Page of a payment, below the locale. */
export const paymentPath = (paymentId: string): string => `${tabPaths.deposit}/${paymentId}`;

/** Query of the deposit page: what the player deferred or declined, and the payment to try again. */
export interface DepositChoices {
  /** Documents are sent later (WALLET-42). */
  later?: boolean;
  /** The offered limit was declined. */
  isLimitDeclined?: boolean;
  /** In minor units. */
  amount?: number;
  method?: string;
}

export function depositChoicesOf({ url }: Request): DepositChoices {
  const { searchParams } = new URL(url);
  const amount = /^\d{1,13}$/.exec(searchParams.get('amount') ?? '')?.[0];
  return {
    later: searchParams.get('later') === 'true',
    isLimitDeclined: searchParams.get('limit') === 'none',
    amount: amount === undefined ? undefined : Number(amount),
    method: searchParams.get('method') ?? undefined,
  };
}

/** The deposit page below the locale, with these choices in its query. */
export function depositPath({ later, isLimitDeclined, amount, method }: DepositChoices): string {
  const query = new URLSearchParams();
  if (later) query.set('later', 'true');
  if (isLimitDeclined) query.set('limit', 'none');
  if (amount !== undefined) query.set('amount', String(amount));
  if (method !== undefined) query.set('method', method);
  return query.size > 0 ? `${tabPaths.deposit}?${query.toString()}` : tabPaths.deposit;
}
