import { expect, test } from 'vitest';
import { ageAt } from './age';
import { parseCpf } from './cpf';
import { createPasswordRules } from './password-rules';
import { parseMobilePhone } from './phone';

test('REG-02 a player is 18 from the start of the birthday, also when it is the 29th of February', () => {
  expect(ageAt('2008-03-05', Date.parse('2026-03-04T23:59:59Z'))).toBe(17);
  expect(ageAt('2008-03-05', Date.parse('2026-03-05T00:00:00Z'))).toBe(18);
  expect(ageAt('2008-02-29', Date.parse('2026-02-28T23:59:59Z'))).toBe(17);
  expect(ageAt('2008-02-29', Date.parse('2026-03-01T00:00:00Z'))).toBe(18);
});

test('REG-04 a CPF counts with dots or without, and only with fitting check digits', () => {
  expect(parseCpf('529.982.247-25')).toBe('52998224725');
  // Its second check digit results from a remainder of ten.
  expect(parseCpf('11144477735')).toBe('11144477735');
  for (const wrong of ['529.982.247-24', '529.982.247-35', '11111111111', '5299822472', '', 'x'.repeat(11)]) {
    expect(parseCpf(wrong), wrong).toBeUndefined();
  }
});

test('ERR-12 only numbers that can take an SMS count, whatever stands between the digits', () => {
  expect(parseMobilePhone('+358 40 123 4567')).toBe('+358401234567');
  expect(parseMobilePhone('+55 (11) 91234-5678')).toBe('+5511912345678');
  expect(parseMobilePhone('+1 416 555 0123')).toBe('+14165550123');
  for (const wrong of ['0401234567', '+358 9 1234567', '+99912345678', '+3584012', 'call me']) {
    expect(parseMobilePhone(wrong), wrong).toBeUndefined();
  }
});

test('ACCT-12 a password is refused for its length, for being common and for naming its owner, not for its letters', () => {
  const rules = createPasswordRules(['password1']);
  const owner = { email: 'Aino.Korhonen@example.com', firstName: 'Aino', lastName: 'Korhonen' };
  const codeFor = (password: string): string | undefined => rules(password, owner)?.code;
  expect(codeFor('äö€7x😀z')).toBe('invalid.password.length');
  expect(codeFor('Password1')).toBe('invalid.password.common');
  expect(codeFor('aaaaaaaaaaaa')).toBe('invalid.password.common');
  expect(codeFor('aino.korhonen')).toBe('invalid.password.personal');
  expect(codeFor('Aino Korhonen')).toBe('invalid.password.personal');
  expect(codeFor('kolme hiljaista venettä')).toBeUndefined();
});
