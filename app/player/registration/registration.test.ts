import { describe, expect, it } from 'vitest';
import type { RegistrationDetailsForm } from '../../../schemas/generated/types';
import { configuration } from '../../site/configuration/configuration.server';
import { addressWithBonusCode, bonusCodeOf, addressWithoutBonusCode } from './bonus-code';
import { birthFault, birthParts } from './date-of-birth';
import { pinCodeStart, pinCodeStep, resendWait } from './pin-code';
import { completionPayload, initialForm, registrationPayload } from './registration-payload';
import { codeRefusal, registrationRefusal } from './registration-refusal';
import { nextStep, previousStep, registrationSteps } from './registration-steps';
import { type SignupEvent, countryOfferedFirst, signupStart, signupStep } from './signup-state';

const risk = (smsVerification: boolean, emailVerification: boolean): SignupEvent => ({
  type: 'country-chosen',
  country: 'FI',
  marketRiskSetting: { smsVerification, emailVerification },
});
const after = (...events: SignupEvent[]) => events.reduce(signupStep, signupStart('FI'));
const started: SignupEvent = { type: 'started', playerId: 7, token: 'secret' };

describe('steps', () => {
  it('REG-05 the initial state has its keys, Finland and the first step', () => {
    expect(Object.keys(signupStart('FI')).sort()).toEqual([
      'backendErrors',
      'bonusCTA',
      'country',
      'details',
      'progress',
    ]);
    expect(Object.keys(signupStart('FI').details).sort()).toEqual(['playerId', 'token']);
    expect(signupStart('FI').progress.currentStep).toBe('Details');
    expect(signupStart('FI').country).toBe('FI');
  });

  it('REG-07 REG-08 the six steps; next and previous are clamped', () => {
    expect(registrationSteps).toHaveLength(6);
    expect([nextStep('Details'), nextStep('Complete')]).toEqual(['ContactInfo', 'Complete']);
    expect([previousStep('Complete'), previousStep('Details')]).toEqual(['Verification', 'Details']);
    expect(after({ type: 'previous' }).progress.currentStep).toBe('Details');
  });

  it('REG-09 REG-10 REG-11 verification follows the update only where the market asks for it', () => {
    expect(after(risk(false, false), started, { type: 'updated' }).progress.currentStep).toBe('Complete');
    for (const setting of [risk(true, false), risk(false, true), risk(true, true)])
      expect(after(setting, started, { type: 'updated' }).progress.currentStep).toBe('Verification');
    expect(
      after(risk(true, false), started, { type: 'updated' }, { type: 'verified' }).progress.currentStep,
    ).toBe('Complete');
  });

  it('ERR-14 REG-24 a duplicate stands beside the way, a lock stays', () => {
    expect(after({ type: 'duplicated' }).progress.currentStep).toBe('Duplicated');
    const locked = after(risk(true, false), started, { type: 'updated' }, { type: 'max-attempts-reached' });
    expect(locked.bonusCTA.smsMaxAttempts).toBe(true);
    expect(locked.progress.currentStep).toBe('Verification');
  });

  it.each([
    [['FI', 'NO'], 'NO', 'NO'],
    [['FI', 'NO'], 'DE', 'FI'],
    [['FI', 'NO'], '', 'FI'],
    [['BR'], undefined, 'BR'],
  ])('REG-06 AMB-88 of %j, detected %s: %s first', (offered, detected, expected) => {
    expect(countryOfferedFirst(offered, detected, 'FI')).toBe(expected);
  });
});

describe('codes', () => {
  it('REG-12 REG-21 SM-05 sending and checking move the status; another number starts anew', () => {
    const sent = pinCodeStep(pinCodeStart, { type: 'sent', now: 1_000 });
    expect(sent.status).toBe('sendSuccess');
    expect(pinCodeStep(sent, { type: 'send-failed' }).status).toBe('sendFail');
    expect(pinCodeStep(sent, { type: 'verify-failed' })).toMatchObject({ status: 'verifyFail', failures: 1 });
    const verified = pinCodeStep(sent, { type: 'verified' });
    expect(verified.status).toBe('verifySuccess');
    expect(pinCodeStep(verified, { type: 'target-changed' }).status).toBe('uninitialized');
    expect(resendWait(sent, 11_000, 30_000)).toBe(20_000);
    expect(resendWait(pinCodeStart, 11_000, 30_000)).toBe(0);
  });

  it('ERR-17 ERR-18 ERR-19 refusals of codes', () => {
    expect(codeRefusal({ code: 'sms.max.attempts.reached', status: 429 })).toEqual({
      code: 'sms.max.attempts.reached',
      locked: true,
    });
    expect(codeRefusal({ code: 'x.y', status: 400 }).code).toBe('x.y');
    expect(codeRefusal({ code: 'error.oops.tryAgain', status: 400 }).code).toBe('unhandled.error.no.code');
  });
});

describe('payloads', () => {
  const form: RegistrationDetailsForm = {
    country: 'FI',
    firstName: 'Aino',
    lastName: 'Korhonen',
    email: 'aino@example.com',
    password: 'three quiet boats',
    phonePrefix: '+358',
    phoneBody: '401234567',
    termsAndConditionsAccepted: true,
    cookiePolicyAccepted: true,
  };

  it('REG-01 REG-14 the first call', () => {
    expect(registrationPayload(form, '+358401234567', 'fi')).toMatchObject({
      firstName: 'Aino',
      lastName: 'Korhonen',
      email: 'aino@example.com',
      mobilePhone: '+358401234567',
      password: 'three quiet boats',
      country: 'FI',
    });
  });

  it('REG-02 the completing call has exactly its keys', () => {
    const signup = { ...signupStart('FI'), details: { playerId: 7, token: 'secret' } };
    const kept = {
      birthDay: 5,
      birthMonth: 3,
      birthYear: 1990,
      postCode: '00100',
      termsAndConditionsAccepted: true,
    };
    expect(completionPayload({ signup, form: kept }, '+358401234567', 'fi')).toEqual({
      playerId: 7,
      dateOfBirth: '1990-03-05',
      postalCode: '00100',
      mobilePhone: '+358401234567',
      countryCode: 'FI',
      termsAndConditionsAccepted: true,
      languageCode: 'fi',
    });
  });

  it('REG-03 REG-04 Indian English is English; the form holds what the requirements name', () => {
    expect(configuration().countries.platformLanguages).toEqual({ inen: 'en' });
    const names = [
      'phonePrefix',
      'phoneBody',
      'cookiePolicyAccepted',
      'marketingOptIn',
      'allConditions',
      'cpf',
    ];
    for (const name of names) expect(initialForm).toHaveProperty(name);
  });
});

describe('refusals', () => {
  const call = (status: number, code = '', fields = {}) =>
    registrationRefusal({ status, code, validationErrors: fields });

  it.each([
    ['ERR-09', call(0, 'network'), { formErrors: ['error.country.blocked'] }],
    ['ERR-10', call(400, 'error.oops.tryAgain'), { formErrors: ['error.signup.unhandled'] }],
    ['ERR-11', call(403, 'explicit deny'), { formErrors: ['error.captcha.validation'] }],
    [
      'ERR-12',
      call(403, 'error.vonage.phone.invalid'),
      { fieldErrors: { phoneBody: ['error.vonage.validation'] } },
    ],
    ['ERR-13', call(500, 'x'), { formErrors: ['error.system.error'] }],
    ['ERR-14', call(409, 'error.registration.player_already_exists'), { step: 'Duplicated' }],
    [
      'REG-22',
      call(400, '', { email: { code: 'invalid.email', message: '' } }),
      { fieldErrors: { email: ['invalid.email'] } },
    ],
    [
      'REG-23',
      call(409, 'error.cpf.duplicate_found'),
      { fieldErrors: { cpf: ['error.cpf.duplicate_found'] } },
    ],
  ])('%s', (_row, refusal, expected) => expect(refusal).toEqual(expected));
});

describe('date of birth', () => {
  const today = new Date('2026-11-21T12:00:00Z');
  it.each([
    [{ birthYear: 2008, birthMonth: 11, birthDay: 21 }, undefined],
    [{ birthYear: 2008, birthMonth: 11, birthDay: 22 }, 'birth.tooYoung:18'],
    [{ birthYear: 1990, birthMonth: 2, birthDay: 30 }, 'birth.impossible'],
  ])('of %j: %s', (birth, expected) => expect(birthFault(birth, today, 18)).toBe(expected));

  it('is asked in the order of the language', () => {
    expect(birthParts('fi')).toEqual(['birthDay', 'birthMonth', 'birthYear']);
    expect(birthParts('en-CA')[0]).toBe('birthYear');
  });
});

describe('bonus code', () => {
  it('ROUTE-45 ROUTE-46 is read from the query and taken away', () => {
    const search = new URLSearchParams('a=1&bonusCode=ABC');
    expect(bonusCodeOf(search)).toBe('ABC');
    expect(addressWithoutBonusCode('/en-UN?a=1&bonusCode=ABC&b=#signup')).toBe('/en-UN?a=1&b=#signup');
    expect(addressWithoutBonusCode('/en-UN?bonusCode=ABC')).toBe('/en-UN');
  });

  it('ROUTE-47 a navigation that carries it in its state gets it as a parameter', () => {
    expect(addressWithBonusCode('/en-UN/promotions', { bonusCode: 'ABC' })).toBe(
      '/en-UN/promotions?bonusCode=ABC',
    );
    expect(addressWithBonusCode('/en-UN?a=1#signup', { bonusCode: 'A B' })).toBe(
      '/en-UN?a=1&bonusCode=A+B#signup',
    );
    expect(addressWithBonusCode('/en-UN', undefined)).toBe('/en-UN');
  });
});
