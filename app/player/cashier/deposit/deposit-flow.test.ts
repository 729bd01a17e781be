import { expect, test } from 'vitest';
import { documentsBefore, initialDepositFlow, nextDepositFlow, startResult } from './deposit-flow';
import { mapOutcome, permissionStates } from '../payment-permission';

test('WALLET-28 the flow begins inactive with these parts', () => {
  expect(Object.keys(initialDepositFlow)).toEqual([
    'status',
    'modal',
    'daysLeftToVerifyDocuments',
    'selectBonus',
    'selectedBonusId',
    'notification',
    'limitLeft',
    'limitType',
    'isSpendLimit',
    'resetOn',
    'hideCashier',
  ]);
  expect(initialDepositFlow.status).toBe('INACTIVE');
});

test.each([
  ['WALLET-30', 'NOT_ENOUGH_FUNDS', 'ERROR'],
  ['WALLET-30', 'EXCEEDS_KYC_LIMIT', 'ERROR'],
  ['WALLET-30', 'FAILURE', 'ERROR'],
  ['WALLET-31', 'SUCCESS', 'ALLOWED'],
  ['WALLET-32', 'DOCUMENTS_PREFERRED', 'VERIFYDOCUMENT_LOYAL'],
  ['WALLET-33', 'DOCUMENTS_UNDER_REVIEW', 'VERIFYDOCUMENT_UNDER_REVIEW'],
  ['WALLET-33', 'DOCUMENTS_REQUIRED', 'VERIFYDOCUMENT_REQUIRED'],
  ['WALLET-33', 'DOCUMENTS_REQUIRED_RESTRICTED', 'VERIFYDOCUMENT_STRICT'],
  ['WALLET-34', 'WITHDRAWAL_LIMIT_REACHED', 'WITHDRAWAL_LIMIT_REACHED'],
  ['WALLET-34', 'SELF_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
  ['WALLET-34', 'RESTRICTED', 'RESTRICTED'],
  ['WALLET-35', 'ANYTHING', 'ERROR'],
  ['WALLET-35', 'constructor', 'ERROR'],
  ['WALLET-35', undefined, 'ERROR'],
  ['WALLET-36', 'FORBIDDEN', 'ERROR'],
  ['WALLET-36', 'SELF_SPEND_LIMIT_REACHED', 'ERROR'],
])('%s the outcome %s means %s', (_row, outcome, state) => {
  expect(mapOutcome(outcome)).toBe(state);
});

test('WALLET-36 WALLET-37 WALLET-52 a direction maps outcomes in its own way; there are 13 states', () => {
  expect(mapOutcome('FORBIDDEN', { FORBIDDEN: 'SUSPENDED' })).toBe('SUSPENDED');
  expect(new Set(permissionStates).size).toBe(13);
  const loading = nextDepositFlow(initialDepositFlow, { type: 'start' });
  expect(nextDepositFlow(loading, { type: 'permission', permission: { outcome: 'FORBIDDEN' } }).status).toBe(
    'SUSPENDED',
  );
});

test('WALLET-38 WALLET-54 WALLET-55 inactive, loading, then the state of the outcome', () => {
  const loading = nextDepositFlow(initialDepositFlow, { type: 'start' });
  expect(loading).toMatchObject({ status: 'LOADING', hideCashier: true });
  const loyal = nextDepositFlow(loading, {
    type: 'permission',
    permission: { outcome: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: 5 },
  });
  expect(loyal).toMatchObject({
    status: 'VERIFYDOCUMENT_LOYAL',
    daysLeftToVerifyDocuments: 5,
    hideCashier: true,
  });
  const allowed = nextDepositFlow(loading, {
    type: 'permission',
    permission: { outcome: 'SUCCESS', limitLeft: 900, limitType: 'daily', isSpendLimit: true },
  });
  expect(allowed).toMatchObject({
    status: 'ALLOWED',
    limitLeft: 900,
    isSpendLimit: true,
    hideCashier: false,
  });
  expect(nextDepositFlow(allowed, { type: 'methods', minimums: [500, 1000] })).toEqual(allowed);
  expect(nextDepositFlow(allowed, { type: 'methods', minimums: [1000] })).toMatchObject({
    status: 'SELF_LIMIT_NOTIFY',
    notification: true,
    hideCashier: true,
  });
  expect(nextDepositFlow(allowed, { type: 'methods', minimums: [] }).status).toBe('INACTIVE');
});

test('WALLET-39 clearing keeps the notification alone', () => {
  const flow = { ...initialDepositFlow, status: 'ALLOWED' as const, notification: true, limitLeft: 4 };
  expect(nextDepositFlow(flow, { type: 'clear' })).toEqual({ ...initialDepositFlow, notification: true });
});

test('WALLET-40 documents that are missing stand against a deposit, those with time left do not', () => {
  const now = Date.parse('2026-03-04T12:00:00Z');
  const stateWith = (dueAt: string | null) => documentsBefore([{ documentStatus: 'REQUESTED', dueAt }], now);
  expect(stateWith(null)).toBe('VERIFYDOCUMENT_REQUIRED');
  expect(stateWith('2026-03-04T12:00:00Z')).toBe('VERIFYDOCUMENT_STRICT');
  expect(stateWith('2026-03-05T12:00:00Z')).toBeUndefined();
  expect(documentsBefore([{ documentStatus: 'UNREQUESTED', dueAt: null }], now)).toBeUndefined();
});

test('WALLET-41 a start ends in one of four ways', () => {
  expect(startResult('ALLOWED')).toBe('allowed');
  expect(startResult('LOADING')).toBe('loading');
  expect(startResult('ERROR')).toBe('error');
  expect(startResult('VERIFYDOCUMENT_STRICT', 'PENDING_EXPIRED')).toBe('pending-expired');
});
