import { PlatformError } from '../errors';

/** Sent by sites without a captcha (REG-20). */
export const NO_TOKEN = '-';

/** Result for a token: `unavailable` when the captcha service gave no usable response, `misconfigured` when it rejects our secret. */
export type CaptchaOutcome = 'passed' | 'refused' | 'unavailable' | 'misconfigured';

/** Verifies captcha tokens. `captcha.conformance.test.ts` is the contract of every implementation. */
export interface CaptchaVerifier {
  /**
   * Never throws, whatever the captcha service returns.
   *
   * @param address IP address of the visitor, for the service's own scoring
   */
  verify(token: string, address?: string): Promise<CaptchaOutcome>;
}

/** Accepts every token: for sites without a captcha. */
export const lenientCaptcha: CaptchaVerifier = {
  verify: () => Promise.resolve('passed'),
};

/** Refuses a missing token and the token `bad`, so that a refused visitor can be tested without a captcha service. */
export const strictCaptcha: CaptchaVerifier = {
  verify: (token) => Promise.resolve(token === NO_TOKEN || token === 'bad' ? 'refused' : 'passed'),
};

/** Request header with the captcha's token. */
export const CAPTCHA_HEADER = 'hcaptchaToken';

/**
 * True if the verifier accepts a token.
 *
 * @param header value of the header `hcaptchaToken`
 * @param address IP address of the visitor
 * @throws PlatformError 503 `error.captcha.unavailable` when the service gives no result
 */
export async function isPerson(
  verifier: CaptchaVerifier,
  header: string | undefined,
  address?: string,
): Promise<boolean> {
  const outcome = await verifier.verify(header || NO_TOKEN, address);
  if (outcome === 'passed' || outcome === 'refused') return outcome === 'passed';
  throw new PlatformError(
    503,
    'error.captcha.unavailable',
    'The captcha service gave no usable answer: try again in a moment.',
  );
}

/** @throws PlatformError 403 `explicit deny` (ERR-11) for an invalid token, and the errors of `isPerson` */
export async function requirePerson(
  verifier: CaptchaVerifier,
  header: string | undefined,
  address?: string,
): Promise<void> {
  if (await isPerson(verifier, header, address)) return;
  throw new PlatformError(403, 'explicit deny', 'The captcha was not solved: explicit deny. Solve it again.');
}
