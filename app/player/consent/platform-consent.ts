import type { ConsentProps } from './consent-parts-props';
import { type Consent, type ConsentStorage, consentKeys, isDecided, storedOptions } from './consent-store';
import type { CookieOptions } from './cookie-options';
import { sendForm } from '../forms/send-form';

/** The answer of `/api/consent` to a read; null for a visitor, and for a player who has not decided. */
export interface ConsentAnswer {
  signedIn: boolean;
  consent: Consent | null;
}

/** Remembers for this tab that browser and platform agree, so that a page view costs no call. */
const agreedKey = 'marquee-consent-agreed';

/** Set while a decision has not reached the platform; until then what the platform has is older. */
const unsentKey = 'cookies_unsent';

/**
 * The decision the platform has of the player (COOKIE-07). When it has none, a decision of this browser is sent (COOKIE-08).
 *
 * @returns undefined when there is none, or nothing new
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

/** Stores a decision on the platform (COOKIE-06). One that does not get through is sent again from the next page. */
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
  // Without one the decision counts in this browser all the same.
  if (reply.kind !== 'answer' || !hasId(reply.answer)) return;
  storage.setItem(unsentKey, 'false');
  storage.setItem(consentKeys.id, reply.answer.cookiesConsentId);
  setAgreed(reply.answer.cookiesConsentId);
}

/**
 * Notes that a decision was made before a sign-in: it is newer than what the platform has of the player, and replaces that
 * (COOKIE-06).
 */
export function markUnsent(storage: ConsentStorage): void {
  storage.setItem(unsentKey, 'true');
}

async function ask({ locale }: ConsentProps): Promise<ConsentAnswer | undefined> {
  try {
    const response = await fetch(`/api/consent?locale=${locale}`);
    // Our own server's answer to our own question.
    return response.ok ? ((await response.json()) as ConsentAnswer) : undefined;
  } catch {
    return undefined;
  }
}

/** The next player of this tab is another, or the same with a decision made elsewhere. */
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
    // Then every page asks.
  }
}
