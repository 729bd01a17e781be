import type { OpenidAttempt } from '../../../schemas/generated/types';
import { validateOpenidAttempt } from '../../../schemas/generated/validators.js';
import { EncryptedCookie } from '../encrypted-cookie';
import { OpenIdProvider, type OpenIdSettings } from './openid-provider';

export const startPath = '/sign-in/openid';
export const callbackPath = `${startPath}/callback`;

/** Allows time for a second factor. */
const attemptLifetimeMs = 10 * 60_000;

/** Everything required to sign in at an identity provider. */
export interface OpenId {
  readonly settings: OpenIdSettings;
  readonly provider: OpenIdProvider;
  /** Sign-ins in progress, each in a cookie of its browser. */
  readonly attempts: EncryptedCookie<OpenidAttempt>;
  /** Origin of the studio. */
  readonly url: string;
}

/** Makes no calls: the provider is contacted at the first sign-in. */
export function createOpenId(
  settings: OpenIdSettings,
  options: { secret: string; url: string; now: () => number },
): OpenId {
  const attempts = new EncryptedCookie({
    ...options,
    name: 'marquee-studio-openid',
    lifetimeMs: attemptLifetimeMs,
    // The provider, another site, redirects back.
    sameSite: 'lax',
    validate: validateOpenidAttempt,
  });
  const provider = new OpenIdProvider(settings, new URL(callbackPath, options.url).href);
  return { settings, provider, attempts, url: options.url };
}
