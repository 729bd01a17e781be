import type { ConsentProps } from './consent-parts-props';
import { type Consent, type ConsentStorage, consentKeys, isDecided, storedOptions } from './consent-store';
import type { CookieOptions } from './cookie-options';
import { sendForm } from '../forms/send-form';

/** Response of `/api/consent` to a read; null for a visitor, and for a player who has not decided. */
export interface ConsentAnswer {
  signedIn: boolean;
  consent: Consent | null;
}

/** Session storage key, set once browser and platform agree, so that page views cost no call. */
const agreedKey = 'marquee-consent-agreed';

/** Set while a decision has not reached the platform, whose own is then outdated. */
const unsentKey = 'cookies_unsent';

/**
 * The player's decision on the platform (COOKIE-07). If it has none, this browser's decision is sent (COOKIE-08).
 * @returns undefined when there is none, or it is unchanged
 */
export async function readPlatformConsent(
  storage: ConsentStorage,
  props: ConsentProps,
): Promise<Consent | undefined> {
  if (isAgreed(storage)) return undefined;
  const options = storedOptions(storage, props.offered);
  if (storage.getItem(unsentKey) === 'true' && isDecided(storage, props.version)) {
    await sendPlatformConsent(storage, props, options);
    return undefined;
  }
  const answer = await ask(props);
  if (!answer?.signedIn) return undefined;
  if (answer.consent) {
    setAgreed(answer.consent.id);
    return answer.consent;
  }
  if (isDecided(storage, props.version)) await sendPlatformConsent(storage, props, options);
  return undefined;
}

/** Stores a decision on the platform (COOKIE-06). A failed request is retried on the next page. */
export async function sendPlatformConsent(
  storage: ConsentStorage,
  { locale, version }: ConsentProps,
  options: CookieOptions,
): Promise<void> {
  forgetAgreement();
  storage.setItem(unsentKey, 'true');
  const { performanceFunctional, marketing } = options;
  const reply = await sendForm<unknown>(
    `/api/consent?locale=${locale}`,
    { version, performanceFunctional: String(performanceFunctional), marketing: String(marketing) },
    { keepalive: true },
  );
  // Without an id the decision still applies in this browser.
  if (reply.kind !== 'answer' || !hasId(reply.answer)) return;
  storage.setItem(unsentKey, 'false');
  storage.setItem(consentKeys.id, reply.answer.cookiesConsentId);
  setAgreed(reply.answer.cookiesConsentId);
}

/** Marks a decision made before a sign-in: it is newer than the platform's, and replaces it (COOKIE-06). */
export function markUnsent(storage: ConsentStorage): void {
  storage.setItem(unsentKey, 'true');
}

async function ask({ locale }: ConsentProps): Promise<ConsentAnswer | undefined> {
  try {
    const response = await fetch(`/api/consent?locale=${locale}`);
    // The site's own response, so it is not validated.
    return response.ok ? ((await response.json()) as ConsentAnswer) : undefined;
  } catch {
    return undefined;
  }
}

/** Call on sign-out: the next player of this tab may be another one, or have decided elsewhere. */
export function forgetAgreement(): void {
  setAgreed('');
}

const hasId = (value: unknown): value is { cookiesConsentId: string } =>
  typeof value === 'object' &&
  value !== null &&
  'cookiesConsentId' in value &&
  typeof value.cookiesConsentId === 'string';

function isAgreed(storage: ConsentStorage): boolean {
  try {
    const agreed = sessionStorage.getItem(agreedKey);
    return Boolean(agreed) && agreed === storage.getItem(consentKeys.id);
  } catch {
    return false;
  }
}

function setAgreed(id: string): void {
  try {
    sessionStorage.setItem(agreedKey, id);
  } catch {
    // Storage is unavailable: every page checks again.
  }
}
