import { expect, test } from 'vitest';
import { gameIn } from './deposit-form';
import { depositFragment, pathAfter, readDepositFragment, returnPath } from './payment-return';

const game = '/online-casino/play/relax/cherry-thunderstruck';
const page = '/my-account/banking/deposit';
const payment = '0d8f3a52-8e21-4f0c-9d1b-2a4f7c1f9a10';

/** The query of a provider's redirect. */
const returned = (path: string) => new URL(path, 'http://site.invalid').searchParams;

test.each([
  [{ game: undefined, isOverGame: false, isFramed: false }, `${page}/${payment}`],
  [{ game, isOverGame: false, isFramed: false }, `${page}/${payment}?game=${encodeURIComponent(game)}`],
  [{ game, isOverGame: true, isFramed: false }, `${game}#deposit=${payment}`],
])('a deposit goes on where it was begun: %j', (origin, path) => {
  expect(pathAfter(returned(returnPath(origin)), payment)).toBe(path);
});

test.each([
  '//other.example',
  '/online-casino',
  '/my-account/account',
  '/online-casino/play/../../login',
  'x',
])('an address cannot name %s as the game to go back to', (path) => {
  expect(gameIn(new URLSearchParams({ game: path }))).toBeUndefined();
});

test('the fragment of a game says whether the dialog is open, and which payment it follows', () => {
  expect(readDepositFragment(depositFragment())).toEqual({});
  expect(readDepositFragment(depositFragment(payment))).toEqual({ paymentId: payment });
  expect(readDepositFragment('#deposit=../..')).toBeUndefined();
  expect(readDepositFragment('#login')).toBeUndefined();
});
