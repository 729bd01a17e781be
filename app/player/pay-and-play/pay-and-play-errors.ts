import type { ErrorTexts } from '../forms/form-errors';
import { registrationErrors } from '../registration/registration-errors';

/** The person already has an account (PNP-14). Several calls return this code. */
export const duplicateCode = 'error.same.customer.info.detected';
/** The bank has not confirmed the payment yet. */
export const pendingCode = 'error.paynplay.pending';

/** Texts of the error codes of a sign-up by a deposit. */
export const payAndPlayErrors: ErrorTexts = {
  ...registrationErrors,
  'error.paynplay.identity.missing': 'payAndPlay.errors.identity',
  'error.paynplay.age': 'registration.errors.tooYoung',
  'error.country.blocked': 'payAndPlay.errors.country',
  'error.paynplay.payment.failed': 'payAndPlay.errors.failed',
  'error.payment.refused': 'payAndPlay.errors.failed',
  'error.paynplay.expired': 'payAndPlay.errors.expired',
  'error.paynplay.session.invalid': 'payAndPlay.errors.session',
  'error.deposit.limit.reached': 'payAndPlay.errors.limit',
  'error.deposit.not.allowed': 'payAndPlay.errors.closed',
  'error.account.suspended': 'payAndPlay.errors.closed',
  'error.account.closed': 'payAndPlay.errors.closed',
  'error.verification.required': 'payAndPlay.errors.closed',
  'error.verification.under.review': 'payAndPlay.errors.closed',
  'error.timeout.in.progress': 'payAndPlay.errors.closed',
  'error.paynplay.not.offered': 'payAndPlay.errors.notOffered',
  'error.payment.provider.unavailable': 'payAndPlay.errors.unavailable',
  'error.register.unavailable': 'payAndPlay.errors.unavailable',
  'error.system.error': 'payAndPlay.errors.unavailable',
};
