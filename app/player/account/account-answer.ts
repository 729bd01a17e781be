import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { FormResult } from '../forms/read-form.server';

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
] as const;

export type AccountCardName = (typeof accountCards)[number];

/** What the server says to a form of the account pages. */
export type AccountAnswer =
  | {
      status: 'success';
      card: AccountCardName;
      /** Names the code that was sent to a new number (ACCT-05). */
      smsVerificationId?: string;
      /** The page to go on to, when the present one is no longer right. */
      goTo?: string;
    }
  | { status: 'refused'; card: AccountCardName; result: FormResult; raisesToast: boolean };

/** What a player is told when a form was saved (ACCT-21). A new number counts only with its code: asking for one saves nothing. */
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

/** The name of a form as it was sent. */
export function readCardName(value: unknown): AccountCardName | undefined {
  return accountCards.find((card) => card === value);
}
