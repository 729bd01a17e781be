import { createHash } from 'node:crypto';
import { PlatformError } from '../errors';
import type { RateLimit } from '../http/rate-limit';
import { type CaptchaVerifier, NO_TOKEN } from './captcha';

/** Longer than the lifetime of tokens, which is two to five minutes. */
const TOKEN_LIFETIME_MS = 600_000;

/** Accepts each token once, independently of the captcha service, across all processes on the database. */
export function acceptOnce(verifier: CaptchaVerifier, rateLimit: RateLimit): CaptchaVerifier {
  return {
    async verify(token, address) {
      // Counted first, so that of two concurrent calls with one token only one reaches the service.
      if (token !== NO_TOKEN && !(await isFirstUse(token, rateLimit))) return 'refused';
      return verifier.verify(token, address);
    },
  };
}

async function isFirstUse(token: string, rateLimit: RateLimit): Promise<boolean> {
  const subject = createHash('sha256').update(token).digest('hex');
  try {
    await rateLimit.take({ name: 'captcha-token', subject, times: 1, windowMs: TOKEN_LIFETIME_MS });
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.status === 429) return false;
    throw error;
  }
}

/** Fail-open: accepts tokens while the captcha service is unavailable. A wrong secret or a missing token is still refused. */
export function acceptWhenUnavailable(verifier: CaptchaVerifier): CaptchaVerifier {
  return {
    async verify(token, address) {
      const outcome = await verifier.verify(token, address);
      return outcome === 'unavailable' ? 'passed' : outcome;
    },
  };
}
