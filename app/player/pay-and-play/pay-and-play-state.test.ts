import { describe, expect, test } from 'vitest';
import { type PayAndPlayCall, payAndPlayStart, payAndPlayStep } from './pay-and-play-state';

const statuses = ['authorizeStatus', 'verifyCodeStatus', 'updatePlayerStatus', 'loginPlayerStatus'] as const;

test('PNP-04 the state of a sign-up that has not begun', () => {
  expect(Object.keys(payAndPlayStart).toSorted()).toEqual(
    [
      ...['amount', 'redirectPath', 'iframeUrl', 'oneTimeCode', 'sessionId', 'playerId', 'signUp'],
      ...['backendErrors', 'showSignUpForm', ...statuses],
    ].toSorted(),
  );
  for (const name of statuses) expect(payAndPlayStart[name]).toBe('uninitialised');
});

describe.each([
  ['authorize', 'authorizeStatus'],
  ['verifyCode', 'verifyCodeStatus'],
  ['updatePlayer', 'updatePlayerStatus'],
  ['loginPlayer', 'loginPlayerStatus'],
] satisfies [PayAndPlayCall, (typeof statuses)[number]][])('the call %s', (call, status) => {
  const others = statuses.filter((name) => name !== status);

  test('PNP-08 is loading, then a success or an error, and changes no other', () => {
    const sent = payAndPlayStep(payAndPlayStart, { type: 'sent', call });
    expect(sent[status]).toBe('loading');
    const succeeded = payAndPlayStep(sent, { type: 'succeeded', call });
    expect(succeeded[status]).toBe('success');
    const failed = payAndPlayStep(sent, { type: 'failed', call, errors: { '': 'network' } });
    expect(failed[status]).toBe('error');
    expect(failed.backendErrors).toEqual({ '': 'network' });
    expect(payAndPlayStep(failed, { type: 'sent', call }).backendErrors).toEqual({});
    for (const state of [sent, succeeded, failed])
      for (const name of others) expect(state[name]).toBe('uninitialised');
  });
});
