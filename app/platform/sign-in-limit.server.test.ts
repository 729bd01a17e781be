import { expect, test } from 'vitest';
import { SignInLimit } from './sign-in-limit.server';

test('ERR-04 sixty failures in 15 minutes stop an address, no other one, and only until the minutes are over', async () => {
  let now = 1_000_000;
  const limit = new SignInLimit(() => now);
  for (let failure = 0; failure < 60; failure += 1) {
    expect(await limit.begin('192.0.2.1')).toBe(true);
    now += 1_000;
  }
  expect(await limit.begin('192.0.2.1')).toBe(false);
  expect(await limit.begin('192.0.2.2')).toBe(true);
  now += 15 * 60_000 - 60_000 + 1;
  expect(await limit.begin('192.0.2.1')).toBe(true);
});

test('ERR-04 a right password does not use up a try', async () => {
  const limit = new SignInLimit(() => 1_000_000);
  for (let visit = 0; visit < 200; visit += 1) {
    expect(await limit.begin('192.0.2.1')).toBe(true);
    await limit.forgive('192.0.2.1');
  }
});
