import { expect, it } from 'vitest';
import { Anonymiser } from './anonymise';

it('leaves no name, id, exact amount or exact time of a player in captured live data', () => {
  const live = {
    top: [
      {
        id: 'tx-81723',
        nickname: 'ann•••k',
        amount: 1_284_550,
        currency: 'EUR',
        wonAt: '2026-11-21T08:13:27Z',
        gameName: 'Barline Boogie',
      },
    ],
    latest: [{ id: 'tx-81723', nickname: 'ann•••k', amount: 990, wonAt: '2026-11-21T08:59:59Z' }],
    leaderboard: [{ rank: 1, nickname: 'sil•••a', points: 48_210, prize: { amount: 800_000 } }],
    account: { playerId: 5001, email: 'ann@halden.example' },
    jackpot: { id: 'j-1', amount: 7_654_321 },
  };
  expect(new Anonymiser().anonymise(live)).toEqual({
    top: [
      {
        id: 'row-1',
        nickname: 'Player 1',
        amount: 1_000_000,
        currency: 'EUR',
        wonAt: '2026-11-21T08:00:00.000Z',
        gameName: 'Barline Boogie',
      },
    ],
    latest: [{ id: 'row-1', nickname: 'Player 1', amount: 900, wonAt: '2026-11-21T08:00:00.000Z' }],
    leaderboard: [{ rank: 1, nickname: 'Player 2', points: 40_000, prize: { amount: 800_000 } }],
    account: { playerId: 0, email: 'player@example.com' },
    // Data that is not personal is unchanged.
    jackpot: { id: 'j-1', amount: 7_654_321 },
  });
});
