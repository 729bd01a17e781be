import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignInLimit } from './sign-in-limit.server';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('ERR-04 sixty failures in 15 minutes stop an address, no other one, and only until the minutes are over', async () => {
  const limit = new SignInLimit();
  for (let failure = 0; failure < 60; failure += 1) {
    expect(await limit.begin('192.0.2.1')).toBeUndefined();
    vi.advanceTimersByTime(1_000);
  }
  expect(await limit.begin('192.0.2.1')).toBe(14 * 60_000);
  expect(await limit.begin('192.0.2.2')).toBeUndefined();
  vi.advanceTimersByTime(14 * 60_000);
  expect(await limit.begin('192.0.2.1')).toBeUndefined();
});

test('ERR-04 a right password does not use up a try', async () => {
  const limit = new SignInLimit();
  for (let visit = 0; visit < 200; visit += 1) {
    expect(await limit.begin('192.0.2.1')).toBeUndefined();
    await limit.forgive('192.0.2.1');
  }
});
