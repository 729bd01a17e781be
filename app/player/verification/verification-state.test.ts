import { expect, test } from 'vitest';
import { verificationState } from './verification-state';

test.each([
  ['FULLY VERIFIED', ['VERIFIED', 'VERIFIED'], 'verified'],
  ['NOT_REQUIRED', [], 'verified'],
  ['NOT_VERIFIED', [], 'open'],
  ['PENDING', ['UNDER_REVIEW'], 'review'],
  ['FULLY VERIFIED', ['VERIFIED', 'REQUESTED'], 'requested'],
  ['PENDING_EXPIRED', ['EXPIRED'], 'requested'],
  ['EDD_PENDING', ['VERIFIED'], 'requested'],
  ['SUSPENDED', ['REQUESTED'], 'restricted'],
] as const)('KYC-08 %s with documents %j is %s for the player', (level, statuses, state) => {
  expect(verificationState(level, statuses)).toBe(state);
});
