import { createHmac } from 'node:crypto';
import type { PlatformOutbox, PlatformRequestOutbox } from '../../schemas/generated/types';
import { createAccount, type Account } from './account/account';
import { createPasswordChange, type PasswordChange } from './account/password-change';
import { createPasswordReplacement } from './account/password-replacement';
import { createPhoneChange, type PhoneChange } from './account/phone-change';
import { createSalaryRanges, type SalaryRanges } from './account/salary-ranges';
import type { CaptchaVerifier } from './captcha/captcha';
import { createCaptcha } from './captcha/create-captcha';
import { createOneTimeCodes } from './codes/one-time-codes';
import { parseOrigins } from './gateway/origins';
import { createTickets, type Tickets } from './gateway/tickets';
import { createLockOut } from './identity/lock-out';
import { hashPassword, verifyPassword } from './identity/passwords';
import { createDevelopmentSender } from './outbox/development-sender';
import { createMessageTexts } from './outbox/message-texts';
import { createOutbox, type Outbox } from './outbox/outbox';
import { createMessageSeal } from './outbox/sealed-message';
import { createSmsSender } from './outbox/sms-sender';
import { createSmtpSender } from './outbox/smtp-sender';
import type { PlatformCore } from './platform';
import { createMarketRules, type MarketRules } from './registration/market-rules';
import { createPasswordRules } from './registration/password-rules';
import { createRegistrationCodes, type RegistrationCodes } from './registration/registration-codes';
import { createRegistration, type Registration } from './registration/registration';
import { createPasswordReset, type PasswordReset } from './reset/password-reset';

/** Limit of wrong reset codes per account and hour, across all addresses. */
const RESET_CODE_FAILURES = 20;

/** Registration, account management and related messages. */
export interface AccountServices {
  rules: MarketRules;
  captcha: CaptchaVerifier;
  registration: Registration;
  registrationCodes: RegistrationCodes;
  passwordReset: PasswordReset;
  account: Account;
  phoneChange: PhoneChange;
  changePassword: PasswordChange;
  salaryRanges: SalaryRanges;
  tickets: Tickets;
  outbox: Outbox;
  /** Messages of the development sender, newest first. */
  sentMessages(filter: PlatformRequestOutbox): Promise<PlatformOutbox['messages']>;
}

/**
 * Creates the account services.
 * @param secret of the platform, from which the keys for code hashes and queued messages are derived
 */
export function createAccountServices(core: PlatformCore, secret: string): AccountServices {
  const { database, clock, random, identity, data, settings, registers, rateLimit } = core;
  const { registration: registrationData, commonPasswords, messages } = data.accounts;
  const rules = createMarketRules(registrationData, data.sites, data.countries, data.laws, messages.keys());
  const passwordRules = createPasswordRules(commonPasswords);
  const salaryRanges = createSalaryRanges(
    data.accounts.salaryRanges,
    data.currencies,
    data.defaults.currency,
  );
  const { smtp, sms, developmentSender } = settings.thirdParties;
  const development = createDevelopmentSender(database);
  const usual = developmentSender ? development : undefined;
  const outbox = createOutbox({
    database,
    clock,
    random,
    senders: {
      email: smtp === undefined ? usual : createSmtpSender(smtp),
      sms: sms === undefined ? usual : createSmsSender(sms),
    },
    seal: createMessageSeal(secret),
    texts: createMessageTexts(messages, registrationData.languages),
    brandName: rules.brandName,
    log: core.log,
  });
  const codeKey = createHmac('sha256', secret).update('one-time codes').digest('base64url');
  const codes = createOneTimeCodes(database, clock, random, codeKey);
  const resetCodes = createOneTimeCodes(database, clock, random, codeKey, RESET_CODE_FAILURES);
  const lockOut = createLockOut(database, clock);
  const replacePassword = createPasswordReplacement(identity, outbox);
  const needs = { database, clock, random, codes, outbox, rules, passwordRules };
  const registration = createRegistration({
    ...needs,
    registers,
    players: core.players,
    rateLimit,
    hashPassword,
    verifyPassword,
  });
  return {
    rules,
    captcha: createCaptcha(core),
    registration,
    registrationCodes: createRegistrationCodes(database, clock, codes, outbox, registration),
    passwordReset: createPasswordReset({
      ...needs,
      codes: resetCodes,
      isAllowedOrigin: parseOrigins(settings.siteOrigins),
      async replacePassword(tx, player, password) {
        await replacePassword(tx, player, password);
        await lockOut.clearAccount(player.siteId, player.email);
      },
    }),
    account: createAccount(database, core.events, salaryRanges, registrationData.provinces, rules),
    phoneChange: createPhoneChange(database, clock, codes, outbox),
    changePassword: createPasswordChange({
      database,
      passwordRules,
      isPassword: ({ playerId }, password) => identity.verify(playerId, password),
      replacePassword,
    }),
    salaryRanges,
    tickets: createTickets(database, clock, random, settings.sessions),
    outbox,
    sentMessages: (filter) => development.messages(filter),
  };
}
