import { expect, test } from 'vitest';
import type { PlatformWithdrawalPermission } from '../../../../schemas/generated/types';
import { initialWithdrawFlow, nextWithdrawFlow } from './withdraw-flow';

const answered = (permission: PlatformWithdrawalPermission | undefined, main = 100, outcomes = {}) =>
  nextWithdrawFlow(initialWithdrawFlow, { type: 'answered', permission, main, outcomes });

test('WALLET-29 the flow begins inactive, with a daily period', () => {
  expect(initialWithdrawFlow).toEqual({
    status: 'INACTIVE',
    modal: false,
    limit: null,
    duration: 'daily',
    originalLimit: null,
  });
});

test.each(['FORBIDDEN', 'SELF_SPEND_LIMIT_REACHED'] as const)(
  'WALLET-36 the brand says what %s means; it is an error when it does not',
  (outcome) => {
    expect(answered({ outcome }).status).toBe('ERROR');
    expect(answered({ outcome }, 100, { [outcome]: 'RESTRICTED' }).status).toBe('RESTRICTED');
  },
);

test('WALLET-45 WALLET-46 a start loads, an answer stores the limit, a status replaces the status', () => {
  const loading = nextWithdrawFlow(initialWithdrawFlow, { type: 'started' });
  expect(loading.status).toBe('LOADING');
  expect(nextWithdrawFlow(loading, { type: 'status', status: 'SUSPENDED' }).status).toBe('SUSPENDED');
  expect(answered({ outcome: 'SUCCESS', limit: 500, duration: 'weekly', originalLimit: 900 })).toMatchObject({
    status: 'ALLOWED',
    limit: 500,
    duration: 'weekly',
    originalLimit: 900,
  });
  expect(answered(undefined).status).toBe('ERROR');
});

test('WALLET-47 a limit of 0 is reached, an absent one is not', () => {
  expect(answered({ outcome: 'SUCCESS', limit: 0 }).status).toBe('WITHDRAWAL_LIMIT_REACHED');
  expect(answered({ outcome: 'SUCCESS' }).status).toBe('ALLOWED');
  expect(answered({ outcome: 'DOCUMENTS_REQUIRED', limit: 0 }).status).toBe('VERIFYDOCUMENT_REQUIRED');
});

test('WALLET-48 a balance above the limit is told, an equal one is not', () => {
  expect(answered({ outcome: 'SUCCESS', limit: 50 }).status).toBe('SELF_LIMIT_NOTIFY');
  expect(answered({ outcome: 'SUCCESS', limit: 100 }).status).toBe('ALLOWED');
});
