import type { PlatformIdentityProviderCheck } from '../../../../schemas/generated/types';

/** Supported protocols of identity providers; each is a provider in the data and the settings. */
export const identityProviderNames = ['hosted'] as const;
export type IdentityProviderName = (typeof identityProviderNames)[number];

/** Settings of an identity provider; docs/verification.md lists the variables. */
export interface IdentityProviderSettings {
  url: string;
  key: string;
  /** Signing secret of its callbacks. */
  callbackSecret: string;
  /** Timeout of one call, in milliseconds. */
  timeoutMs: number;
}

/** A check to start. */
export interface IdentityOrder {
  /** The platform's id of the check, also the idempotency key. */
  reference: string;
  country: string;
  language: string;
  callbackUrl: string;
  returnUrl: string;
  /** Personal details to compare with the document. */
  person: { firstName: string; lastName: string; dateOfBirth: string | null };
}

/** An identity provider. Every method throws `IdentityUnavailableError`. */
export interface IdentityProvider {
  create(order: IdentityOrder): Promise<PlatformIdentityProviderCheck>;
  /** @returns undefined for an unknown id */
  check(id: string): Promise<PlatformIdentityProviderCheck | undefined>;
}

/** No usable response: the call may or may not have been processed. */
export class IdentityUnavailableError extends Error {
  override name = 'IdentityUnavailableError';
}
