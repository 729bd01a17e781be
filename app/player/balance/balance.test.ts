import { expect, test } from 'vitest';
import { validatePlayerBalance } from '../../../schemas/generated/validators.js';
import { balanceOf, nextBalance, unknownBalance, walletStatuses, walletTypes } from './balance';

const amounts = balanceOf({
  main: 10,
  locked: 20,
  bonus: [
    { vertical: 'CASINO', amount: 1 },
    { vertical: 'CASINO', amount: 2 },
    { vertical: 'SPORTS', amount: 3 },
  ],
});

test('WALLET-01, WALLET-03 bonus entries of one vertical add up to its field', () => {
  expect(amounts).toEqual({
    mainBalance: 10,
    lockedBalance: 20,
    casinoBonus: 3,
    sportsBonus: 3,
    liveCasinoBonus: 0,
    totalBalance: 36,
  });
  expect(validatePlayerBalance(amounts)).toBe(true);
});

test('WALLET-02, AMB-42 the total is exact: 0.10 + 0.20 in minor units is 0.30, locked money included', () => {
  expect(balanceOf({ main: 10, locked: 20, bonus: [] }).totalBalance).toBe(30);
});

test('WALLET-04, WALLET-05 types and statuses of a wallet', () => {
  expect(walletTypes).toEqual(['MAIN', 'LOCKED', 'BONUS']);
  expect(walletStatuses).toEqual(['pending', 'success', 'error']);
});

test('WALLET-06 pending on request, success on reply, error with its reason on failure', () => {
  const requested = nextBalance(unknownBalance, { type: 'asked' });
  expect(requested.status).toBe('pending');
  const answered = nextBalance(requested, { type: 'answered', amounts });
  expect(answered).toEqual({ status: 'success', amounts });
  expect(nextBalance(answered, { type: 'failed', error: 'network' })).toEqual({
    status: 'error',
    amounts,
    error: 'network',
  });
});

test('WALLET-07 a wallet that does not exist is a success that leaves the amounts as before', () => {
  expect(nextBalance({ status: 'pending', amounts }, { type: 'absent' })).toEqual({
    status: 'success',
    amounts,
  });
});
