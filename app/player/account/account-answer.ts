import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { FormAnswer } from '../forms/form-answer';

/** The forms of the account pages. */
export const accountCards = [
  'address',
  'province',
  'phone',
  'phone-code',
  'password',
  'marketing',
  'language',
  'salary-range',
  'session',
  'everywhere',
] as const;

export type AccountCardName = (typeof accountCards)[number];

/** The action's response to each form of the account pages. */
export interface AccountAnswer extends FormAnswer {
  intent: AccountCardName;
  /** Id of the code sent to a new number (ACCT-05). */
  smsVerificationId?: string;
  /** Whether to show the refusal as a toast, too. */
  raisesToast?: boolean;
}

/** The message after a form was saved (ACCT-21). A new number is saved only after its code is confirmed. */
export const savedTexts: Partial<Record<AccountCardName, MessageKey>> = {
  address: 'player.account.address.success.toast',
  province: 'player.account.province.success.toast',
  'phone-code': 'player.account.phone.success.toast',
  password: 'player.account.password.success.toast',
  marketing: 'player.account.notifications.update.success',
  language: 'account.language.saved',
  'salary-range': 'account.salaryRange.saved',
  session: 'account.sessions.ended',
};

/** Validates the name of a submitted form. */
export function readCardName(value: unknown): AccountCardName | undefined {
  return accountCards.find((card) => card === value);
}
