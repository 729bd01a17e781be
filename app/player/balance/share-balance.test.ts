// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type BalanceNews, followBalance } from '../../../ui/live/player-balance';
import { balanceOf } from './balance';
import type { PlayerView } from '../channel/player-channel';
import { shareBalance } from './share-balance';

test('parts of the page hear the first balance as no change, and then each that is another', () => {
  const heard: BalanceNews[] = [];
  followBalance((news) => heard.push(news));
  let tell: (view: PlayerView) => void = () => undefined;
  shareBalance({
    subscribe(listener) {
      tell = listener;
      return () => undefined;
    },
  });
  const holds = (main: number): PlayerView => ({
    balance: { status: 'success', amounts: balanceOf({ main, locked: 0, bonus: [] }) },
  });
  tell({ balance: { status: 'pending' } });
  for (const main of [10, 10, 12]) tell(holds(main));
  expect(heard.map(({ amounts, changed }) => [amounts.totalBalance, changed])).toEqual([
    [10, false],
    [12, true],
  ]);
});
