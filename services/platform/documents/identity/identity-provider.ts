import type { PlatformIdentityProviderCheck } from '../../../../schemas/generated/types';

/** Protocols of identity providers that the platform speaks; each is a provider in the data and the settings. */
export const identityProviderNames = ['hosted'] as const;
export type IdentityProviderName = (typeof identityProviderNames)[number];

/** How to reach an identity provider; docs/verification.md lists the variables. */
export interface IdentityProviderSettings {
  url: string;
  key: string;
  /** Signs its callbacks. */
  callbackSecret: string;
  /** For one call, in milliseconds. */
  timeoutMs: number;
}

/** A check to begin. */
export interface IdentityOrder {
  /** The platform's name for it, and the idempotency key. */
  reference: string;
  country: string;
  language: string;
  callbackUrl: string;
  returnUrl: string;
  /** The details that the document is compared with. */
  person: { firstName: string; lastName: string; dateOfBirth: string | null };
}

/** An identity provider. Every method throws `IdentityUnavailableError`. */
export interface IdentityProvider {
  create(order: IdentityOrder): Promise<PlatformIdentityProviderCheck>;
  /** @returns undefined when the provider has none of this id */
  check(id: string): Promise<PlatformIdentityProviderCheck | undefined>;
}

/** No usable answer: the call may or may not have been done. */
export class IdentityUnavailableError extends Error {
  override name = 'IdentityUnavailableError';
}
