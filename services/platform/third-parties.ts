import type { SchemaObject } from 'ajv';
import {
  httpUrl,
  isDemo,
  oneOf,
  publishedSecrets,
  type Variables,
  variable,
  wholeNumber,
} from '../process/environment';
import {
  type IdentityProviderName,
  identityProviderNames,
  type IdentityProviderSettings,
} from './documents/identity/identity-provider';
import type { MessengerSettings } from './messenger/messenger-settings';
import type { SmsSettings } from './outbox/sms-sender';
import type { SmtpSettings } from './outbox/smtp-sender';
import {
  type PaymentProviderName,
  paymentProviderNames,
  type PaymentProviderSettings,
} from './payments/payment-provider';
import { type RegisterName, registerNames } from './registers/register';
import type { RegisterSettings } from './registers/register-call';
import type { SportsbookSettings } from './sportsbook/sportsbook-settings';

/** Settings of the captcha service. */
export interface CaptchaSettings {
  verifyUrl: string;
  secret: string;
  siteKey: string | undefined;
  timeoutMs: number;
  /** Host names of pages with the widget; defaults to those of `PLATFORM_WS_ORIGINS`. */
  hostnames: readonly string[];
  action: string;
  minimumScore: number | undefined;
  /** Policy while the service is unavailable. */
  whenDown: 'refuse' | 'accept';
}

/** External services for messages, captchas and exclusion registers (docs/messaging.md, captcha.md, registers.md). */
export interface ThirdParties {
  captcha: CaptchaSettings | undefined;
  smtp: SmtpSettings | undefined;
  sms: SmsSettings | undefined;
  /** Configured exclusion registers. */
  registers: Partial<Record<RegisterName, RegisterSettings>>;
  /** Configured payment providers. */
  payments: Partial<Record<PaymentProviderName, PaymentProviderSettings>>;
  /** Configured identity providers. */
  identity: Partial<Record<IdentityProviderName, IdentityProviderSettings>>;
  /** Key that authenticates players to the messenger. */
  messenger: MessengerSettings | undefined;
  /** Settings of the sportsbook provider; without them the sportsbook is unavailable. */
  sportsbook: SportsbookSettings | undefined;
  /** Shows messages of channels without a service on the outbox page: demo mode and tests only. */
  developmentSender: boolean;
}

export const NO_THIRD_PARTIES: ThirdParties = {
  captcha: undefined,
  smtp: undefined,
  sms: undefined,
  registers: {},
  payments: {},
  identity: {},
  messenger: undefined,
  sportsbook: undefined,
  developmentSender: false,
};

const secret = (description: string): SchemaObject => ({ type: 'string', writeOnly: true, description });

/** Names of registers in the list of variables. */
const REGISTER_TITLES: Readonly<Record<RegisterName, string>> = {
  spelpaus: 'Spelpaus (Sweden)',
  cruks: 'CRUKS (Netherlands)',
  oasis: 'OASIS (Germany)',
  gamstop: 'GAMSTOP (Great Britain)',
  rofus: 'ROFUS (Denmark)',
};

/** Short, as a player waits for it at a sign-in or stake. */
const REGISTER_TIMEOUT_MS = 1_500;

const urlVariableOf = (name: RegisterName): string => `REGISTER_${name.toUpperCase()}_URL`;
const keyVariableOf = (name: RegisterName): string => `REGISTER_${name.toUpperCase()}_KEY`;

/** Names of payment providers in the list of variables. */
const PAYMENT_TITLES: Readonly<Record<PaymentProviderName, string>> = { hosted: 'with hosted pages' };

/** The simulated payment provider of `npm start`. */
const DEMO_PAYMENT_URL = 'http://127.0.0.1:3007';

/** Short, as a player waits for the hosted page. */
const PAYMENT_TIMEOUT_MS = 5_000;

const paymentVariableOf = (name: PaymentProviderName, part: 'URL' | 'KEY' | 'CALLBACK_SECRET'): string =>
  `PAYMENT_${name.toUpperCase()}_${part}`;

/** Names of identity providers in the list of variables. */
const IDENTITY_TITLES: Readonly<Record<IdentityProviderName, string>> = { hosted: 'with hosted pages' };

/** Short, as a player waits for the hosted page. */
const IDENTITY_TIMEOUT_MS = 5_000;

const identityVariableOf = (name: IdentityProviderName, part: 'URL' | 'KEY' | 'CALLBACK_SECRET'): string =>
  `IDENTITY_${name.toUpperCase()}_${part}`;

/** Default settings: the simulated sportsbook of `npm start`. */
const DEMO_SPORTSBOOK_URL = 'http://127.0.0.1:3008';
const DEMO_SPORTSBOOK_ORIGIN = 'http://sportsbook.localhost:3008';

/** Short, because a player is waiting for the frame. */
const SPORTSBOOK_TIMEOUT_MS = 3_000;

/** The variables of external services. URLs may contain a password or key, so they are secrets, too. */
export const thirdPartyVariables: Readonly<Record<string, SchemaObject>> = {
  CAPTCHA_VERIFY_URL: variable('Address of `siteverify` of the captcha service.', 'no captcha', httpUrl),
  CAPTCHA_SECRET: variable(
    'Secret of the captcha service; required beside its address.',
    '',
    secret('the secret that the captcha service gave you'),
  ),
  CAPTCHA_SITE_KEY: variable('Public key; the platform sends it along to refuse tokens of others.', ''),
  CAPTCHA_HOSTNAMES: variable(
    'Hosts on which a token may be earned, separated by commas.',
    'the hosts of PLATFORM_WS_ORIGINS',
  ),
  CAPTCHA_ACTION: variable('Action that a token must be for.', 'registration'),
  CAPTCHA_TIMEOUT_MS: variable('Time limit of one verification, in ms.', '4000', wholeNumber(100, 60_000)),
  CAPTCHA_MIN_SCORE: variable('Lowest score, for services that have one.', '', {
    type: 'number',
    minimum: 0,
    maximum: 1,
    description: 'a number from 0 to 1',
  }),
  CAPTCHA_WHEN_DOWN: variable(
    'Whether visitors pass while the captcha service does not answer.',
    'refuse',
    oneOf('refuse', 'accept'),
  ),
  SMTP_URL: variable('Mail server, with user and password.', 'no e-mail', {
    ...secret('an address such as smtps://user:password@mail.example:465'),
    format: 'smtp-url',
  }),
  MAIL_FROM: variable('Sender of all e-mail; required beside SMTP_URL.', '', {
    type: 'string',
    description: 'the sender of all e-mail, such as no-reply@example.com',
  }),
  SMS_URL: variable('Address of the SMS gateway.', 'no SMS', {
    ...secret('an address such as https://sms.example/v1/messages'),
    format: 'http-url',
  }),
  SMS_KEY: variable(
    'Bearer key of the SMS gateway; required beside SMS_URL.',
    '',
    secret('the key that the SMS gateway gave you'),
  ),
  SMS_TIMEOUT_MS: variable('Time limit of one SMS, in ms.', '10000', wholeNumber(100, 60_000)),
  ...Object.fromEntries(
    registerNames.flatMap((name) => [
      [
        urlVariableOf(name),
        variable(`Address of the register ${REGISTER_TITLES[name]}.`, 'its simulator in demo mode', httpUrl),
      ],
      [
        keyVariableOf(name),
        variable(
          `Key of the register ${REGISTER_TITLES[name]}; required beside its address.`,
          '',
          secret('the key that the register gave you'),
        ),
      ],
    ]),
  ),
  ...Object.fromEntries(
    paymentProviderNames.flatMap((name) => [
      [
        paymentVariableOf(name, 'URL'),
        variable(
          `Address of the payment provider ${PAYMENT_TITLES[name]}.`,
          'its simulator in demo mode',
          httpUrl,
        ),
      ],
      [
        paymentVariableOf(name, 'KEY'),
        variable(
          `Key of the payment provider ${PAYMENT_TITLES[name]}; required beside its address.`,
          '',
          secret('the key that the payment provider gave you'),
        ),
      ],
      [
        paymentVariableOf(name, 'CALLBACK_SECRET'),
        variable(
          `Secret with which the payment provider ${PAYMENT_TITLES[name]} signs callbacks; required beside its address.`,
          '',
          secret('the secret that you share with the payment provider'),
        ),
      ],
    ]),
  ),
  ...Object.fromEntries(
    identityProviderNames.flatMap((name) => [
      [
        identityVariableOf(name, 'URL'),
        variable(
          `Address of the identity provider ${IDENTITY_TITLES[name]}.`,
          'its simulator in demo mode',
          httpUrl,
        ),
      ],
      [
        identityVariableOf(name, 'KEY'),
        variable(
          `Key of the identity provider ${IDENTITY_TITLES[name]}; required beside its address.`,
          '',
          secret('the key that the identity provider gave you'),
        ),
      ],
      [
        identityVariableOf(name, 'CALLBACK_SECRET'),
        variable(
          `Secret with which the identity provider ${IDENTITY_TITLES[name]} signs callbacks; required beside its address.`,
          '',
          secret('the secret that you share with the identity provider'),
        ),
      ],
    ]),
  ),
  MESSENGER_KEY_ID: variable(
    'Name of the key with which players are introduced to the messenger.',
    'its simulator in demo mode',
  ),
  MESSENGER_SECRET: variable(
    'That key; required beside its name.',
    '',
    secret('the secret that the messenger gave you'),
  ),
  SPORTSBOOK_URL: variable(
    'Address of the sportsbook provider.',
    'no sportsbook; http://127.0.0.1:3008 in demo mode',
    httpUrl,
  ),
  SPORTSBOOK_ORIGIN: variable(
    'Origin of the frames of the sportsbook, as browsers reach it; required beside its address.',
    'http://sportsbook.localhost:3008 in demo mode',
    httpUrl,
  ),
  SPORTSBOOK_SECRET: variable(
    'Bearer secret with which the platform makes contexts at the sportsbook.',
    publishedSecrets.sportsbook,
    secret('the secret that platform and sportsbook share'),
  ),
  SPORTSBOOK_TIMEOUT_MS: variable(
    'Time limit of one call to the sportsbook provider, in ms.',
    String(SPORTSBOOK_TIMEOUT_MS),
    wholeNumber(100, 60_000),
  ),
  IDENTITY_TIMEOUT_MS: variable(
    'Time limit of one call to an identity provider, in ms.',
    String(IDENTITY_TIMEOUT_MS),
    wholeNumber(100, 60_000),
  ),
  PAYMENT_TIMEOUT_MS: variable(
    'Time limit of one call to a payment provider, in ms.',
    String(PAYMENT_TIMEOUT_MS),
    wholeNumber(100, 60_000),
  ),
  REGISTER_TIMEOUT_MS: variable(
    'Time limit of one question to a register, in ms.',
    String(REGISTER_TIMEOUT_MS),
    wholeNumber(100, 10_000),
  ),
};

/** Variables required with the URL of each service. */
export const thirdPartyDependencies: Readonly<Record<string, readonly string[]>> = {
  CAPTCHA_VERIFY_URL: ['CAPTCHA_SECRET'],
  SMTP_URL: ['MAIL_FROM'],
  SMS_URL: ['SMS_KEY'],
  MESSENGER_KEY_ID: ['MESSENGER_SECRET'],
  SPORTSBOOK_URL: ['SPORTSBOOK_ORIGIN', 'SPORTSBOOK_SECRET'],
  ...Object.fromEntries(registerNames.map((name) => [urlVariableOf(name), [keyVariableOf(name)]])),
  ...Object.fromEntries(
    paymentProviderNames.map((name) => [
      paymentVariableOf(name, 'URL'),
      [paymentVariableOf(name, 'KEY'), paymentVariableOf(name, 'CALLBACK_SECRET')],
    ]),
  ),
  ...Object.fromEntries(
    identityProviderNames.map((name) => [
      identityVariableOf(name, 'URL'),
      [identityVariableOf(name, 'KEY'), identityVariableOf(name, 'CALLBACK_SECRET')],
    ]),
  ),
};

/** Reads the settings from an environment validated against `thirdPartyVariables`. */
export function thirdPartiesOf(env: Variables): ThirdParties {
  return {
    captcha: captchaOf(env),
    smtp: env['SMTP_URL'] ? { url: env['SMTP_URL'], from: env['MAIL_FROM'] ?? '' } : undefined,
    sms: smsOf(env),
    registers: registersOf(env),
    payments: paymentsOf(env),
    identity: identityOf(env),
    messenger: messengerOf(env),
    sportsbook: sportsbookOf(env),
    developmentSender: isDemo(env),
  };
}

function captchaOf(env: Variables): CaptchaSettings | undefined {
  const verifyUrl = env['CAPTCHA_VERIFY_URL'];
  if (!verifyUrl) return undefined;
  return {
    verifyUrl,
    secret: env['CAPTCHA_SECRET'] ?? '',
    siteKey: env['CAPTCHA_SITE_KEY'] || undefined,
    timeoutMs: Number(env['CAPTCHA_TIMEOUT_MS'] || 4_000),
    hostnames: (env['CAPTCHA_HOSTNAMES'] ?? '').split(/[\s,]+/).filter(Boolean),
    action: env['CAPTCHA_ACTION'] || 'registration',
    minimumScore: env['CAPTCHA_MIN_SCORE'] ? Number(env['CAPTCHA_MIN_SCORE']) : undefined,
    whenDown: env['CAPTCHA_WHEN_DOWN'] === 'accept' ? 'accept' : 'refuse',
  };
}

function smsOf(env: Variables): SmsSettings | undefined {
  const url = env['SMS_URL'];
  if (!url) return undefined;
  return { url, key: env['SMS_KEY'] ?? '', timeoutMs: Number(env['SMS_TIMEOUT_MS'] || 10_000) };
}

function registersOf(env: Variables): ThirdParties['registers'] {
  const registers: ThirdParties['registers'] = {};
  const timeoutMs = Number(env['REGISTER_TIMEOUT_MS'] || REGISTER_TIMEOUT_MS);
  for (const name of registerNames) {
    const url = env[urlVariableOf(name)];
    if (url) registers[name] = { url, key: env[keyVariableOf(name)] ?? '', timeoutMs };
  }
  return registers;
}

function paymentsOf(env: Variables): ThirdParties['payments'] {
  const providers: ThirdParties['payments'] = {};
  const timeoutMs = Number(env['PAYMENT_TIMEOUT_MS'] || PAYMENT_TIMEOUT_MS);
  for (const name of paymentProviderNames) {
    const url = env[paymentVariableOf(name, 'URL')] || (isDemo(env) ? DEMO_PAYMENT_URL : undefined);
    if (!url) continue;
    providers[name] = {
      url,
      key: env[paymentVariableOf(name, 'KEY')] || publishedSecrets.paymentProvider,
      callbackSecret: env[paymentVariableOf(name, 'CALLBACK_SECRET')] || publishedSecrets.paymentCallbacks,
      timeoutMs,
    };
  }
  return providers;
}

/** The key of the configured messenger; demo mode simulates one (`platform.ts`). */
function messengerOf(env: Variables): ThirdParties['messenger'] {
  const keyId = env['MESSENGER_KEY_ID'];
  return keyId ? { keyId, secret: env['MESSENGER_SECRET'] ?? '' } : undefined;
}

function sportsbookOf(env: Variables): ThirdParties['sportsbook'] {
  const url = env['SPORTSBOOK_URL'] || (isDemo(env) ? DEMO_SPORTSBOOK_URL : undefined);
  if (!url) return undefined;
  return {
    url,
    origin: env['SPORTSBOOK_ORIGIN'] || DEMO_SPORTSBOOK_ORIGIN,
    key: env['SPORTSBOOK_SECRET'] || publishedSecrets.sportsbook,
    timeoutMs: Number(env['SPORTSBOOK_TIMEOUT_MS'] || SPORTSBOOK_TIMEOUT_MS),
  };
}

/** The configured identity providers; demo mode simulates the others (`platform.ts`). */
function identityOf(env: Variables): ThirdParties['identity'] {
  const providers: ThirdParties['identity'] = {};
  for (const name of identityProviderNames) {
    const url = env[identityVariableOf(name, 'URL')];
    if (!url) continue;
    providers[name] = {
      url,
      key: env[identityVariableOf(name, 'KEY')] ?? '',
      callbackSecret: env[identityVariableOf(name, 'CALLBACK_SECRET')] ?? '',
      timeoutMs: Number(env['IDENTITY_TIMEOUT_MS'] || IDENTITY_TIMEOUT_MS),
    };
  }
  return providers;
}
