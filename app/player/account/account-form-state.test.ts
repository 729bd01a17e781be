import { expect, test } from 'vitest';
import { accountFormStart, accountFormStep } from './account-form-state';
import { isMaxAttempts, phoneFormStart, phoneFormStep } from './cards/phone-form-state';

const details = { phonePrefix: '+358', phoneBody: '401234567' };
const errors = { phoneBody: ['invalid.mobilePhone'] };

test('ACCT-03 the forms begin at rest without errors, and an answer ends the waiting', () => {
  expect(accountFormStart).toEqual({ loader: false, backendErrors: {} });
  const waiting = accountFormStep(accountFormStart, { type: 'request' });
  expect(waiting.loader).toBe(true);
  const refused = accountFormStep(waiting, { type: 'error', errors });
  expect(refused).toEqual({ loader: false, backendErrors: errors });
  expect(accountFormStep(refused, { type: 'success' })).toEqual(accountFormStart);
});

test('ACCT-02 ACCT-04 ACCT-05 SM-28 a number is sent, then its code is asked for', () => {
  expect(phoneFormStart).toMatchObject({
    details: { phoneBody: '', phonePrefix: '' },
    popup: false,
    backendErrors: {},
    loader: false,
  });
  const loading = phoneFormStep(phoneFormStart, { type: 'request', details });
  expect(loading).toMatchObject({ loader: true, details });
  const asked = phoneFormStep(loading, { type: 'success', smsVerificationId: 'id' });
  expect(asked).toMatchObject({ popup: true, smsVerificationId: 'id', loader: false });
});

test('ACCT-06 ACCT-07 SM-28 a refusal closes the popup; confirmed, closed or failed begins anew', () => {
  const asked = phoneFormStep({ ...phoneFormStart, details }, { type: 'success', smsVerificationId: 'id' });
  expect(phoneFormStep({ ...asked, loader: true }, { type: 'error', errors })).toMatchObject({
    backendErrors: errors,
    popup: false,
    loader: false,
  });
  for (const type of ['sms-confirmed', 'modal-closed', 'sms-request-failed'] as const)
    expect(phoneFormStep(asked, { type })).toEqual(phoneFormStart);
});

test('ACCT-20 ERR-17 too many tries set the flag and end the change', () => {
  expect(isMaxAttempts({ '': ['sms.max.attempts.reached'] })).toBe(true);
  expect(isMaxAttempts({ code: ['sms.code.invalid'] })).toBe(false);
  const ended = phoneFormStep({ ...phoneFormStart, popup: true }, { type: 'max-attempts' });
  expect(ended).toEqual({ ...phoneFormStart, smsMaxAttempts: true });
});
