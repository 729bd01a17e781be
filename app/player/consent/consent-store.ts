import { type CookieOptions, readOptions } from './cookie-options';

/** Storage keys of a decision (COOKIE-02). */
export const consentKeys = {
  options: 'cookies_options',
  accepted: 'cookies_a',
  id: 'cookies_consent_id',
  /** Version of the cookie policy at the time of the decision. */
  version: 'cookies_version',
} as const;

/** The used part of `Storage`. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'>;

export interface Consent {
  id: string;
  options: CookieOptions;
  version: string;
}

/** Whether the visitor has decided about this version of the policy (COOKIE-03). */
export function isDecided(storage: ConsentStorage, version: string): boolean {
  const decidedOn = storage.getItem(consentKeys.version) ?? version;
  return storage.getItem(consentKeys.accepted) === 'true' && decidedOn === version;
}

/** The decided options or, before a decision, the preselected ones (COOKIE-05). */
export function storedOptions(storage: ConsentStorage, offered: CookieOptions): CookieOptions {
  return readOptions(storage.getItem(consentKeys.options), offered);
}

/** Stores a decision (COOKIE-02, COOKIE-04, COOKIE-07). */
export function storeConsent(storage: ConsentStorage, { id, options, version }: Consent): void {
  storage.setItem(consentKeys.options, JSON.stringify(options));
  storage.setItem(consentKeys.accepted, 'true');
  storage.setItem(consentKeys.id, id);
  storage.setItem(consentKeys.version, version);
}
