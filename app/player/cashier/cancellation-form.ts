import schema from '../../../schemas/forms/withdrawal-cancellation.schema.json';
import { validateWithdrawalCancellationForm } from '../../../schemas/generated/form-validators.js';
import { defineForm } from '../forms/form-definition';
import type { ErrorTexts } from '../forms/form-errors';

export const cancellationForm = defineForm(
  'withdrawal-cancellation',
  schema,
  validateWithdrawalCancellationForm,
);

/** Errors of WALLET-26, and others that can prevent a cancellation. */
export const cancellationErrors: ErrorTexts = {
  'error.withdrawal.cancel.limit_reached': 'wallet.errors.cancelLimit',
  'error.withdrawal.not.pending': 'wallet.errors.cancelTooLate',
  'error.withdrawal.amount.mismatch': 'wallet.errors.cancelTooLate',
  'error.withdrawal.sent': 'wallet.errors.cancelTooLate',
  'error.withdrawal.not.found': 'wallet.errors.cancelTooLate',
  'cancellation.off': 'wallet.errors.cancelOff',
};
