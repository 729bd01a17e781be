import { isDemo, type Variables } from '../process-environment';
import type { SmsSettings } from './outbox/sms-sender';
import type { SmtpSettings } from './outbox/smtp-sender';

/** The captcha service, as the environment describes it. */
export interface CaptchaSettings {
  verifyUrl: string;
  secret: string;
  siteKey: string | undefined;
  timeoutMs: number;
  /** Host names of the pages with the widget; those of `PLATFORM_WS_ORIGINS` when left out. */
  hostnames: readonly string[];
  action: string;
  minimumScore: number | undefined;
  /** What happens to visitors while the service gives no answer. */
  whenDown: 'refuse' | 'accept';
}

/** Services outside that deliver messages and recognise people (docs/messaging.md, docs/captcha.md). */
export interface ThirdParties {
  captcha: CaptchaSettings | undefined;
  smtp: SmtpSettings | undefined;
  sms: SmsSettings | undefined;
  /** Keeps messages without a service of their own for the outbox page: demo mode and tests only. */
  developmentSender: boolean;
}

export const NO_THIRD_PARTIES: ThirdParties = {
  captcha: undefined,
  smtp: undefined,
  sms: undefined,
  developmentSender: false,
};

/** @throws Error that names the variable that is missing or wrong */
export function thirdPartiesOf(env: Variables): ThirdParties {
  return {
    captcha: captchaOf(env),
    smtp: smtpOf(env),
    sms: smsOf(env),
    developmentSender: isDemo(env),
  };
}

function captchaOf(env: Variables): CaptchaSettings | undefined {
  const verifyUrl = addressOf(env, 'CAPTCHA_VERIFY_URL', ['http:', 'https:']);
  if (verifyUrl === undefined) return undefined;
  const secret = requiredBeside(env, 'CAPTCHA_SECRET', 'CAPTCHA_VERIFY_URL');
  const whenDown = env['CAPTCHA_WHEN_DOWN'] || 'refuse';
  if (whenDown !== 'refuse' && whenDown !== 'accept')
    throw new Error(`CAPTCHA_WHEN_DOWN is '${whenDown}': set it to refuse or accept.`);
  return {
    verifyUrl,
    secret,
    siteKey: env['CAPTCHA_SITE_KEY'] || undefined,
    timeoutMs: numberOf(env, 'CAPTCHA_TIMEOUT_MS', { usual: 4_000, lowest: 100, highest: 60_000 }),
    hostnames: (env['CAPTCHA_HOSTNAMES'] ?? '').split(/[\s,]+/).filter(Boolean),
    action: env['CAPTCHA_ACTION'] || 'registration',
    minimumScore: env['CAPTCHA_MIN_SCORE']
      ? numberOf(env, 'CAPTCHA_MIN_SCORE', { usual: 0, lowest: 0, highest: 1 })
      : undefined,
    whenDown,
  };
}

function smtpOf(env: Variables): SmtpSettings | undefined {
  const url = addressOf(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (url === undefined) return undefined;
  return { url, from: requiredBeside(env, 'MAIL_FROM', 'SMTP_URL') };
}

function smsOf(env: Variables): SmsSettings | undefined {
  const url = addressOf(env, 'SMS_URL', ['http:', 'https:']);
  if (url === undefined) return undefined;
  return {
    url,
    key: requiredBeside(env, 'SMS_KEY', 'SMS_URL'),
    timeoutMs: numberOf(env, 'SMS_TIMEOUT_MS', { usual: 10_000, lowest: 100, highest: 60_000 }),
  };
}

/** The value is not repeated in the message: addresses of SMTP servers hold a password. */
function addressOf(env: Variables, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new Error(`${name} is no address: set it to one that begins with ${protocols.join('// or ')}//.`);
}

function requiredBeside(env: Variables, name: string, other: string): string {
  const value = env[name];
  if (value) return value;
  throw new Error(`${name} is missing: ${other} needs it.`);
}

function numberOf(
  env: Variables,
  name: string,
  { usual, lowest, highest }: { usual: number; lowest: number; highest: number },
): number {
  const value = Number(env[name] || usual);
  if (value >= lowest && value <= highest) return value;
  throw new Error(`${name} is '${env[name] ?? ''}': set it to a number from ${lowest} to ${highest}.`);
}
