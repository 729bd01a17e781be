import type { MessageTemplate } from './message-texts';

/** Messages about one payment each. Unlike codes, a newer one does not replace an older one. */
export const RECEIPTS = [
  'deposit-settled',
  'deposit-reversed',
  'withdrawal-requested',
  'withdrawal-paid',
  'withdrawal-failed',
  'withdrawal-cancelled',
  'withdrawal-returned',
] as const satisfies readonly MessageTemplate[];

/** A message about a payment. */
export type ReceiptTemplate = (typeof RECEIPTS)[number];

export function isReceipt(template: string): boolean {
  return RECEIPTS.some((receipt) => receipt === template);
}
