import { expect, test } from 'vitest';
import { signInStart, signInStep } from './sign-in-state';

const opened = signInStep(signInStart, { type: 'open', redirect: '/promotions' });
const refusal = { code: 'error.timeout.in.progress', remainingDays: 3, playerId: 5007, isCooling: false };

test('AUTH-03 the state has the keys of the requirements', () => {
  expect(Object.keys(signInStart).sort()).toEqual(
    [
      'open',
      'firstLogin',
      'loader',
      'signUpCompleted',
      'errors',
      'startCoolingLoading',
      'showUpdatedTnC',
      'redirectToPageUrlAfterLogin',
      'locationState',
    ].sort(),
  );
});

test('AUTH-20 AUTH-23 submitting clears the error and waits, a failure keeps its code and waits no longer', () => {
  const failed = signInStep(signInStep(opened, { type: 'submit' }), { type: 'fail', refusal });
  expect(failed).toMatchObject({
    loader: false,
    errors: { code: 'error.timeout.in.progress', additionalInfo: { remainingDays: 3 } },
  });
  expect(signInStep(failed, { type: 'submit' })).toMatchObject({ loader: true, errors: {} });
});

test('AUTH-21 AUTH-22 the wanted page survives closing, an error does not', () => {
  expect(opened.redirectToPageUrlAfterLogin).toBe('/promotions');
  const closed = signInStep(signInStep(opened, { type: 'fail', refusal }), { type: 'close' });
  expect(closed).toEqual({ ...signInStart, redirectToPageUrlAfterLogin: '/promotions' });
});

test('AUTH-32 starting the cooling waits, and its result joins the time-out', () => {
  const failed = signInStep(opened, { type: 'fail', refusal });
  const started = signInStep(failed, { type: 'start-cooling' });
  expect(started.startCoolingLoading).toBe(true);
  const result = { isCooling: true, milliseconds: 86_400_000 };
  expect(signInStep(started, { type: 'cool', result })).toMatchObject({
    startCoolingLoading: false,
    errors: { code: refusal.code, additionalInfo: { ...refusal, ...result } },
  });
});
