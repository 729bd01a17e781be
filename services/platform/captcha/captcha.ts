import { PlatformError } from '../errors';

/** Sent by a site that shows no captcha (REG-20). */
export const NO_TOKEN = '-';

/**
 * The decision about a token: `unavailable` when the captcha service gave no usable answer, `misconfigured` when it does not accept our
 * secret.
 */
export type CaptchaOutcome = 'passed' | 'refused' | 'unavailable' | 'misconfigured';

/** Decides whether a token was earned by a person. `captcha.conformance.test.ts` is the contract of every implementation. */
export interface CaptchaVerifier {
  /**
   * Never throws for what the captcha service does.
   *
   * @param address IP address of the visitor, for the service's own scoring
   */
  verify(token: string, address?: string): Promise<CaptchaOutcome>;
}

/** Accepts every token: for sites without a captcha. */
export const lenientCaptcha: CaptchaVerifier = {
  verify: () => Promise.resolve('passed'),
};

/** Refuses a missing token and the token `bad`, so that the journey of a refused visitor can be tested without a captcha service. */
export const strictCaptcha: CaptchaVerifier = {
  verify: (token) => Promise.resolve(token === NO_TOKEN || token === 'bad' ? 'refused' : 'passed'),
};

/** Request header with the captcha's token. */
export const CAPTCHA_HEADER = 'hcaptchaToken';

/**
 * Whether the verifier accepts a token.
 *
 * @param header value of the header `hcaptchaToken`
 * @param address IP address of the visitor
 * @throws PlatformError 503 `error.captcha.unavailable` when that could not be found out
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

/**
 * @throws PlatformError 403 `explicit deny` (ERR-11) for a token that is not valid, and what `isPerson` throws
 */
export async function requirePerson(
  verifier: CaptchaVerifier,
  header: string | undefined,
  address?: string,
): Promise<void> {
  if (await isPerson(verifier, header, address)) return;
  throw new PlatformError(403, 'explicit deny', 'The captcha was not solved: explicit deny. Solve it again.');
}
