import { PlatformError } from '../errors';

/** What a site sends when it shows no captcha (REG-20). */
const NO_TOKEN = '-';

/** Asks a captcha service whether a token stands for a person. */
export interface CaptchaVerifier {
  verify(token: string): Promise<boolean>;
}

/** Takes every token: for development, and for sites that show no captcha. */
export const lenientCaptcha: CaptchaVerifier = {
  verify: () => Promise.resolve(true),
};

/** Refuses a missing token and the token `bad`, so that the way of a refused visitor can be walked. */
export const strictCaptcha: CaptchaVerifier = {
  verify: (token) => Promise.resolve(token !== NO_TOKEN && token !== 'bad'),
};

/** Request header with the captcha's token. */
export const CAPTCHA_HEADER = 'hcaptchaToken';

/** Whether the verifier accepts the value of the header `hcaptchaToken`. */
export function isPerson(verifier: CaptchaVerifier, header: string | undefined): Promise<boolean> {
  return verifier.verify(header === undefined || header === '' ? NO_TOKEN : header);
}

/** Throws 403 `explicit deny` (ERR-11) when the verifier refuses the value of the header `hcaptchaToken`. */
export async function requirePerson(verifier: CaptchaVerifier, header: string | undefined): Promise<void> {
  if (await isPerson(verifier, header)) return;
  throw new PlatformError(403, 'explicit deny', 'The captcha was not solved: explicit deny. Solve it again.');
}
