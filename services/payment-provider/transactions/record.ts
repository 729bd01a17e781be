import type {
  PaymentProviderIdentity,
  PaymentProviderInstrument,
  PaymentProviderTransaction,
} from '../../../schemas/generated/types';
import type { MethodKind } from '../methods';

export type Status = PaymentProviderTransaction['status'];
export type Failure = NonNullable<PaymentProviderTransaction['failure']>;

/** How a payment with an instrument ends; data of the simulator. */
export interface PaymentOutcome {
  failure?: Failure;
  settlesLate?: boolean;
}

/** How a payout to an instrument ends: settled, settled and returned by the bank later, or failed. */
export type PayoutOutcome = 'settled' | 'returned' | Failure;

/** A card, account or wallet that a customer has used. A card's number is no part of it. */
export interface StoredInstrument extends PaymentProviderInstrument {
  kind: MethodKind;
  customer: string;
  payment: PaymentOutcome;
  payout: PayoutOutcome;
  /** The bank has identified its holder, whom the merchant did not know yet. */
  isIdentified?: true;
}

/** An instrument that the customer has entered, with how a payment with it ends. */
export type EnteredInstrument = Omit<StoredInstrument, 'customer'>;

/** Where the customer is on the hosted page. */
export type Step =
  | { kind: 'start' }
  /** A one-time code was sent for the card. */
  | { kind: 'challenge'; instrument: EnteredInstrument; code: string; tries: number }
  | { kind: 'sign-in'; bank: string; code: string; tries: number }
  /** The bank asks who signs in, of a payment that identifies its customer. */
  | { kind: 'people'; bank: string }
  | { kind: 'accounts'; bank: string; person?: string }
  | { kind: 'confirm'; bank: string; account: string; person?: string }
  /** Voucher codes that were wrong so far. */
  | { kind: 'voucher'; tries: number }
  /** A transfer to the address is on its way. */
  | { kind: 'confirmations'; sentAt: number }
  | { kind: 'done' };

/** The hosted page of a payment. */
export interface HostedPage {
  /** Secret part of its address. */
  token: string;
  returnUrl: string;
  merchant: string;
  /** A saved instrument that the payment was created for. */
  instrument?: string;
  /** The merchant shows the page in a frame. */
  isFramed?: true;
  /** The bank tells the merchant who pays. */
  identifies?: true;
  step: Step;
}

/** A change that time brings. Milliseconds since the epoch. */
export interface Due {
  at: number;
  event: TransactionEvent;
}

/** What happens to a transaction. */
export type TransactionEvent =
  | { kind: 'opened' }
  | { kind: 'authorised'; instrument?: PaymentProviderInstrument; identity?: PaymentProviderIdentity }
  | { kind: 'submitted' }
  | { kind: 'settled' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'expired' }
  | { kind: 'cancelled'; byCustomer: boolean }
  | { kind: 'reversed' };

/** Everything that the provider stores of a payment or payout. */
export interface TransactionRecord {
  /** As the API shows it. */
  view: PaymentProviderTransaction;
  kind: MethodKind;
  customer: string;
  country: string;
  language: string;
  callbackUrl: string;
  hosted?: HostedPage;
  due?: Due;
  /** When a payment that was submitted settles, in milliseconds since the epoch; at once when left out. */
  settlesAt?: number;
  /** How a payout ends. */
  payout?: PayoutOutcome;
  /** Missing from the list, as its fault requests. */
  isUnlisted?: true;
}
