import type {
  PlatformPaymentTransaction,
  PlatformPaymentTransactions,
} from '../../../schemas/generated/types';

/** Protocols of payment providers that the platform speaks; each is a provider in the data and the settings. */
export const paymentProviderNames = ['hosted'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];

/** How to reach a payment provider; docs/cashier.md lists the variables. */
export interface PaymentProviderSettings {
  url: string;
  key: string;
  /** Signs its callbacks. */
  callbackSecret: string;
  /** For one call, in milliseconds. */
  timeoutMs: number;
}

/** A payment or payout to begin. */
export interface PaymentOrder {
  /** The platform's name for it, and the idempotency key. */
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

/** A payment that the player makes on a page of the provider. */
export interface DepositOrder extends PaymentOrder {
  returnUrl: string;
  merchant: { name: string };
  /** The page is shown in a frame of the site. */
  isFramed?: true;
  /** The customer is not known yet: the bank tells who pays. */
  identifies?: true;
}

/** A payment provider. Every method throws `ProviderRefusedError` or `ProviderUnavailableError`. */
export interface PaymentProvider {
  name: PaymentProviderName;
  createPayment(order: DepositOrder): Promise<PlatformPaymentTransaction>;
  createPayout(order: PaymentOrder): Promise<PlatformPaymentTransaction>;
  /** Gives the money of a payment back, once. @returns the transaction as it is then */
  refund(id: string): Promise<PlatformPaymentTransaction>;
  /** @returns undefined when the provider has none of this id */
  transaction(id: string): Promise<PlatformPaymentTransaction | undefined>;
  /** A page of what changed between two moments. */
  transactions(from: Date, to: Date, cursor: string | null): Promise<PlatformPaymentTransactions>;
}

/** The provider has understood the call and does not do it: the same call will be refused again. */
export class ProviderRefusedError extends Error {
  override name = 'ProviderRefusedError';
}

/** No usable answer: the call may or may not have been done. */
export class ProviderUnavailableError extends Error {
  override name = 'ProviderUnavailableError';
}
