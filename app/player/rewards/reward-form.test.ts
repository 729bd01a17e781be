import { expect, test } from 'vitest';
import { rewardErrorCode } from './reward-form';

test('ERR-22 a 400 with a code shows the code, everything else the general error', () => {
  expect(rewardErrorCode({ status: 400, code: 'error.bonus.not.open' })).toBe('error.bonus.not.open');
  expect(rewardErrorCode({ status: 400 })).toBe('error.oops.tryAgain');
  expect(rewardErrorCode({ status: 500, code: 'error.bonus.not.open' })).toBe('error.oops.tryAgain');
  expect(rewardErrorCode({ status: 0, code: 'network' })).toBe('error.oops.tryAgain');
});
