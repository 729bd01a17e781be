import schema from '../../../../schemas/forms/withdrawal.schema.json';
import type { PlatformWithdrawalPermission } from '../../../../schemas/generated/types';
import { validateWithdrawalForm } from '../../../../schemas/generated/form-validators.js';
import type { FormAnswer } from '../../forms/form-answer';
import { defineForm } from '../../forms/form-definition';
import type { ErrorTexts } from '../../forms/form-errors';

export const withdrawalForm = defineForm('withdrawal', schema, validateWithdrawalForm);

/** Names of the forms of the page. */
export const withdrawIntents = { withdraw: 'withdraw', permission: 'permission' } as const;

/** The response to a form of the withdraw page. */
export interface WithdrawAnswer extends FormAnswer {
  /** A text of the platform, shown unchanged in a toast (WALLET-49). */
  warning?: string;
  /** The withdrawal that was requested. */
  paymentId?: string;
  /** The result of a repeated permission request. */
  permission?: PlatformWithdrawalPermission;
}

/** Errors of amount and instrument, and refusals of the platform. */
export const withdrawErrors: ErrorTexts = {
  'withdraw.required': 'forms.errors.required',
  'withdraw.number': 'withdraw.errors.number',
  'withdraw.negative': 'withdraw.errors.negative',
  'withdraw.zero': 'withdraw.errors.zero',
  'withdraw.fraction': 'withdraw.errors.fraction',
  'withdraw.whole': 'withdraw.errors.whole',
  'withdraw.balance': 'withdraw.errors.balance',
  'withdraw.limit': 'withdraw.errors.limit',
  'withdraw.least': 'withdraw.errors.least',
  'withdraw.most': 'withdraw.errors.most',
  'withdraw.instrument': 'withdraw.errors.instrument',
  'error.payment.instrument.missing': 'withdraw.errors.instrument',
  'error.payment.method.not.offered': 'withdraw.errors.instrument',
  'error.withdrawal.forfeits.bonus': 'forms.errors.mustAccept',
  'error.idempotency.conflict': 'withdraw.errors.sentBefore',
  'error.verification.required': 'withdraw.errors.documents',
  'error.verification.under.review': 'withdraw.errors.documents',
  'error.account.suspended': 'withdraw.errors.notAllowed',
  'error.withdrawal.not.allowed': 'withdraw.errors.notAllowed',
};
