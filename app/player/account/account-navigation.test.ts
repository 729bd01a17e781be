import { expect, test } from 'vitest';
import { raisesErrorToast } from './account-errors';
import { accountNavigation, accountTabs, bankingTabs, bonusTabs, tabPaths } from './account-navigation';
import { deviceName } from './device-name';
import { marketingChannels, marketingTopics } from './marketing';

test('ROUTE-51 the tabs have their names and each its page', () => {
  expect(accountTabs).toEqual(['account', 'verification']);
  expect(bonusTabs).toEqual(['rewards', 'active']);
  expect(bankingTabs).toEqual(['transactions', 'deposit', 'withdraw']);
  expect(tabPaths).toEqual({
    account: '/my-account/account',
    verification: '/my-account/account/verification',
    rewards: '/my-account/rewards',
    active: '/my-account/rewards/active',
    transactions: '/my-account/banking/transactions',
    statements: '/my-account/banking/statements',
    deposit: '/my-account/banking/deposit',
    withdraw: '/my-account/banking/withdraw',
  });
  const offered = accountNavigation.flatMap(({ pages }) => pages.map(({ path }) => path));
  expect(offered).toContain(tabPaths.account);
  expect(offered).toContain(tabPaths.transactions);
});

test('ACCT-14 ACCT-15 five channels and four topics', () => {
  expect(marketingChannels).toEqual(['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION']);
  expect(marketingTopics).toEqual(['BONUS_OFFER', 'NEWSLETTER', 'CASINO', 'RESPONSIBLE_GAMING']);
});

test('ERR-26 ACCT-19 three causes raise an error toast', () => {
  expect(raisesErrorToast({ status: 404, code: 'x.y' })).toBe(true);
  expect(raisesErrorToast({ status: 500, code: 'x.y' })).toBe(true);
  expect(raisesErrorToast({ status: 400, code: 'error.old_password.incorrect' })).toBe(true);
  expect(raisesErrorToast({ status: 400, code: 'sms.code.invalid' })).toBe(false);
});

test('AUTH-07 a device is named by its browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  expect(deviceName(chrome)).toBe('Chrome · Windows');
  expect(deviceName(`${chrome} Edg/130.0`)).toBe('Edge · Windows');
  expect(deviceName(safari)).toBe('Safari · iPhone');
  expect(deviceName('')).toBe('');
});
