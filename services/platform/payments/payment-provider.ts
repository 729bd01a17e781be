import type {
  PlatformPaymentTransaction,
  PlatformPaymentTransactions,
} from '../../../schemas/generated/types';

/** Supported protocols of payment providers; each is a provider in the data and the settings. */
export const paymentProviderNames = ['hosted'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

/** Settings of a payment provider; docs/cashier.md lists the variables. */
export interface PaymentProviderSettings {
  url: string;
  key: string;
  /** Signing secret of its callbacks. */
  callbackSecret: string;
  /** Timeout of one call, in milliseconds. */
  timeoutMs: number;
}

/** A payment or payout to start. */
export interface PaymentOrder {
  /** The platform's id, also the idempotency key. */
  reference: string;
  /** In minor units. */
  amount: number;
  currency: string;
  method: string;
  country: string;
  language: string;
  callbackUrl: string;
  customer: { id: string; email?: string };
  /** Token of a saved instrument. */
  instrument?: string;
}

/** A payment made by the player on a page of the provider. */
export interface DepositOrder extends PaymentOrder {
  returnUrl: string;
  merchant: { name: string };
  /** The site embeds the page in a frame. */
  isFramed?: true;
  /** The customer has no account yet; the bank shares the payer's identity. */
  identifies?: true;
}

/** A payment provider. Every method throws `ProviderRefusedError` or `ProviderUnavailableError`. */
export interface PaymentProvider {
  name: PaymentProviderName;
  createPayment(order: DepositOrder): Promise<PlatformPaymentTransaction>;
  createPayout(order: PaymentOrder): Promise<PlatformPaymentTransaction>;
  /** Refunds a payment, once. @returns the transaction afterwards */
  refund(id: string): Promise<PlatformPaymentTransaction>;
  /** @returns undefined for an unknown id */
  transaction(id: string): Promise<PlatformPaymentTransaction | undefined>;
  /** A page of transactions changed between two times. */
  transactions(from: Date, to: Date, cursor: string | null): Promise<PlatformPaymentTransactions>;
}

/** The provider has processed and refused the call: a retry will be refused, too. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}

/** No usable response: the call may or may not have been processed. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}
