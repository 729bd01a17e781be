import schema from '../../../../schemas/forms/deposit.schema.json';
import { validateDepositForm } from '../../../../schemas/generated/form-validators.js';
import { gamblingLimitsPath, tabPaths } from '../../account/account-navigation';
import { isFramePath } from '../../../site/play-path';
import { wantedPath } from '../../../site/wanted-path';
import type { FormAnswer } from '../../forms/form-answer';
import { defineForm } from '../../forms/form-definition';
import type { ErrorTexts } from '../../forms/form-errors';

export const depositForm = defineForm('deposit', schema, validateDepositForm);

export const depositIntent = 'deposit';

/** The action's response; a dialog over a game receives the payment, a page a redirect to the provider. */
export interface DepositAnswer extends FormAnswer {
  started?: StartedPayment;
}

export interface StartedPayment {
  paymentId: string;
  /** Shown in a frame; null once the payment is over. */
  hostedUrl: string | null;
}

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
  'error.bonus.active.already.exists': 'rewards.errors.active',
  'error.bonus.active.triggered.already.exists': 'rewards.errors.active',
  'error.bonus.already.claimed': 'rewards.errors.claimed',
  'error.bonus.once.only': 'rewards.errors.onceOnly',
  'error.bonus.not.open': 'rewards.errors.notOpen',
  'error.bonus.not.found': 'rewards.errors.notFound',
  'error.bonus.not.allowed': 'rewards.errors.notAllowed',
};

/** The field of a platform refusal. */
export const fieldOfRefusal = {
  'error.deposit.limit.reached': 'amount',
  'error.payment.amount.too_low': 'amount',
  'error.payment.amount.too_high': 'amount',
  'error.payment.method.not.offered': 'method',
  'error.payment.instrument.missing': 'method',
  'error.bonus.active.already.exists': 'bonus',
  'error.bonus.active.triggered.already.exists': 'bonus',
  'error.bonus.already.claimed': 'bonus',
  'error.bonus.once.only': 'bonus',
  'error.bonus.not.open': 'bonus',
  'error.bonus.not.found': 'bonus',
  'error.bonus.not.allowed': 'bonus',
};

/** A method and one of its saved instruments as a form value. */
export const choiceOf = (method: string, instrumentId?: string): string =>
  instrumentId === undefined ? method : `${method}.${instrumentId}`;

/** Page of a payment, below the locale. @param game path of the game to return to */
export const paymentPath = (paymentId: string, game?: string): string =>
  `${tabPaths.deposit}/${paymentId}${game === undefined ? '' : `?${new URLSearchParams({ game }).toString()}`}`;

/** Query of the deposit page: postponed or declined steps, the payment to retry, and the game to return to. */
export interface DepositChoices {
  /** Documents are postponed (WALLET-42). */
  later?: boolean;
  /** The offered limit was declined. */
  isLimitDeclined?: boolean;
  /** In minor units. */
  amount?: number;
  method?: string;
  /** Id of the campaign whose bonus was chosen. */
  bonus?: string;
  /** Path below the locale. */
  game?: string;
}

export function depositChoicesOf({ url }: Pick<Request, 'url'>): DepositChoices {
  const { searchParams } = new URL(url);
  const amount = /^\d{1,13}$/.exec(searchParams.get('amount') ?? '')?.[0];
  return {
    later: searchParams.get('later') === 'true',
    isLimitDeclined: searchParams.get('limit') === 'none',
    amount: amount === undefined ? undefined : Number(amount),
    method: searchParams.get('method') ?? undefined,
    bonus: /^\d{1,10}$/.exec(searchParams.get('bonus') ?? '')?.[0],
    game: gameIn(searchParams),
  };
}

/** The path of the game in an untrusted query. */
export function gameIn(query: URLSearchParams): string | undefined {
  const path = wantedPath(query.get('game'))?.split('?')[0];
  return path !== undefined && isFramePath(path) ? path : undefined;
}

/** The deposit page below the locale, with these choices in its query. */
export function depositPath({ later, isLimitDeclined, amount, method, bonus, game }: DepositChoices): string {
  const query = new URLSearchParams();
  if (later) query.set('later', 'true');
  if (isLimitDeclined) query.set('limit', 'none');
  if (amount !== undefined) query.set('amount', String(amount));
  if (method !== undefined) query.set('method', method);
  if (bonus !== undefined) query.set('bonus', bonus);
  if (game !== undefined) query.set('game', game);
  return query.size > 0 ? `${tabPaths.deposit}?${query.toString()}` : tabPaths.deposit;
}

/** Page of the deposit limits, with the address of the form to return to. */
export function depositLimitPath(choices: DepositChoices): string {
  const query = new URLSearchParams({ [depositParameter]: depositPath(choices) });
  return `${gamblingLimitsPath}?${query.toString()}#limit-deposit`;
}

/** Parameter of the limits page: the deposit page to return to. */
export const depositParameter = 'deposit';

/** The deposit page in an untrusted query of the limits page. */
export function depositIn(query: URLSearchParams): string | undefined {
  const path = wantedPath(query.get(depositParameter));
  return path?.split('?')[0] === tabPaths.deposit ? path : undefined;
}
