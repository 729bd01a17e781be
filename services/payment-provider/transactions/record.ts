import type {
  PaymentProviderIdentity,
  PaymentProviderInstrument,
  PaymentProviderTransaction,
} from '../../../schemas/generated/types';
import type { MethodKind } from '../methods';

export type Status = PaymentProviderTransaction['status'];
export type Failure = NonNullable<PaymentProviderTransaction['failure']>;

/** Simulated outcome of a payment with an instrument. */
export interface PaymentOutcome {
  failure?: Failure;
  settlesLate?: boolean;
}

/** Simulated outcome of a payout: settled, settled and later returned by the bank, or failed. */
export type PayoutOutcome = 'settled' | 'returned' | Failure;

/** A card, account or wallet that a customer has used, without the card number. */
export interface StoredInstrument extends PaymentProviderInstrument {
  kind: MethodKind;
  customer: string;
  payment: PaymentOutcome;
  payout: PayoutOutcome;
  /** The bank has identified the holder in a payment without a known customer. */
  isIdentified?: true;
}

/** An instrument as entered by the customer, with its simulated outcome. */
export type EnteredInstrument = Omit<StoredInstrument, 'customer'>;

/** The customer's step on the hosted page. */
export type Step =
  | { kind: 'start' }
  /** A one-time code was sent for the card. */
  | { kind: 'challenge'; instrument: EnteredInstrument; code: string; tries: number }
  | { kind: 'sign-in'; bank: string; code: string; tries: number }
  /** Selection of the person, in a payment that identifies the customer. */
  | { kind: 'people'; bank: string }
  | { kind: 'accounts'; bank: string; person?: string }
  | { kind: 'confirm'; bank: string; account: string; person?: string }
  /** Number of wrong voucher codes so far. */
  | { kind: 'voucher'; tries: number }
  /** A transfer to the address is being confirmed. */
  | { kind: 'confirmations'; sentAt: number }
  | { kind: 'done' };

/** The hosted page of a payment. */
export interface HostedPage {
  /** Secret part of its URL. */
  token: string;
  returnUrl: string;
  merchant: string;
  /** The saved instrument of the payment. */
  instrument?: string;
  /** The merchant embeds the page in a frame. */
  isFramed?: true;
  /** The bank shares the payer's identity with the merchant. */
  identifies?: true;
  step: Step;
}

/** A time-based change. Milliseconds since the epoch. */
export interface Due {
  at: number;
  event: TransactionEvent;
}

/** An event of a transaction. */
export type TransactionEvent =
  | { kind: 'opened' }
  | { kind: 'authorised'; instrument?: PaymentProviderInstrument; identity?: PaymentProviderIdentity }
  | { kind: 'submitted' }
  | { kind: 'settled' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'expired' }
  | { kind: 'cancelled'; byCustomer: boolean }
  | { kind: 'reversed' };

/** Stored data of a payment or payout. */
export interface TransactionRecord {
  /** The transaction as the API returns it. */
  view: PaymentProviderTransaction;
  kind: MethodKind;
  customer: string;
  country: string;
  language: string;
  callbackUrl: string;
  hosted?: HostedPage;
  due?: Due;
  /** Settlement time of a submitted payment, in milliseconds since the epoch; absent for immediate settlement. */
  settlesAt?: number;
  /** Simulated outcome of a payout. */
  payout?: PayoutOutcome;
  /** Hidden from the list by a fault. */
  isUnlisted?: true;
}
