import type { Logger } from 'pino';
import { errorMessage } from '../../process/error-message';
import { validatePlatformSiteverifyReply } from '../../../schemas/generated/validators.js';
import type { PlatformSiteverifyReply } from '../../../schemas/generated/types';
import { type CaptchaOutcome, type CaptchaVerifier, NO_TOKEN } from './captcha';

/** Settings of a captcha service; docs/captcha.md lists the variables. */
export interface SiteverifySettings {
  /** URL of the verification endpoint, e.g. `https://api.hcaptcha.com/siteverify`. */
  verifyUrl: string;
  secret: string;
  /** Sent if set: hCaptcha then rejects tokens of other site keys. */
  siteKey?: string | undefined;
  timeoutMs: number;
  /** True if pages of this host may show the widget. */
  isAllowedHost(hostname: string): boolean;
  /** Expected action of the widget. Compared only if the service returns one. */
  action: string;
  /** Minimum score of reCAPTCHA v3. */
  minimumScore?: number | undefined;
}

/** Longer tokens are rejected without a request: no service issues them. */
const LONGEST_TOKEN = 4_000;
const LONGEST_REPLY = 16_384;
/** Error codes about our settings, not the visitor's token. */
const OUR_FAULT = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'bad-request',
]);
const THEIR_FAULT = 'internal-error';

/**
 * Verifies tokens by the `siteverify` protocol, which hCaptcha, Cloudflare Turnstile and reCAPTCHA share
 * (https://docs.hcaptcha.com/#verify-the-user-response-server-side,
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/,
 * https://developers.google.com/recaptcha/docs/verify).
 */
export function createSiteverify(settings: SiteverifySettings, log: Logger): CaptchaVerifier {
  return {
    async verify(token, address) {
      if (token === NO_TOKEN || token.length > LONGEST_TOKEN) return 'refused';
      let reply: unknown;
      try {
        reply = await ask(settings, token, address);
      } catch (error) {
        const reason = errorMessage(error);
        log.error({ event: 'captcha.unavailable', reason }, 'captcha service gave no usable answer');
        return 'unavailable';
      }
      if (!validatePlatformSiteverifyReply(reply)) {
        log.error(
          { event: 'captcha.unavailable', reason: 'not a siteverify reply' },
          'captcha reply is invalid',
        );
        return 'unavailable';
      }
      const { outcome, reason } = judge(reply, settings);
      if (outcome === 'misconfigured')
        log.error({ event: 'captcha.misconfigured', reason }, 'captcha settings are invalid');
      else if (outcome !== 'passed')
        log.info({ event: `captcha.${outcome}`, reason }, 'captcha token not accepted');
      return outcome;
    },
  };
}

/** @throws Error when there is no JSON response within the timeout; its message contains neither secret nor token */
async function ask(
  { verifyUrl, secret, siteKey, timeoutMs }: SiteverifySettings,
  token: string,
  address: string | undefined,
): Promise<unknown> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({
      secret,
      response: token,
      ...(address ? { remoteip: address } : {}),
      ...(siteKey ? { sitekey: siteKey } : {}),
    }),
    // A redirect would send the secret elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  // Turnstile sends siteverify replies with 4xx; the body is decisive.
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  if (text.length > LONGEST_REPLY) throw new Error('the reply is too long');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`status ${response.status} without JSON`);
  }
}

interface Judgement {
  outcome: CaptchaOutcome;
  reason?: string;
}

function judge(reply: PlatformSiteverifyReply, settings: SiteverifySettings): Judgement {
  const codes = reply['error-codes'] ?? [];
  if (!reply.success) {
    const reason = codes.join(' ');
    if (codes.some((code) => OUR_FAULT.has(code))) return { outcome: 'misconfigured', reason };
    return { outcome: codes.includes(THEIR_FAULT) ? 'unavailable' : 'refused', reason };
  }
  const { hostname = '', action, score } = reply;
  if (!settings.isAllowedHost(hostname))
    return { outcome: 'refused', reason: `host ${hostname || 'missing'}` };
  if (action !== undefined && action !== '' && action !== settings.action)
    return { outcome: 'refused', reason: `action ${action}` };
  if (settings.minimumScore !== undefined && (score ?? 0) < settings.minimumScore)
    return { outcome: 'refused', reason: `score ${score ?? 'missing'}` };
  return { outcome: 'passed' };
}
