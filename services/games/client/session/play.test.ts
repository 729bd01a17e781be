import { describe, expect, it } from 'vitest';
import type { GameMessage } from '../../../../schemas/generated/types';
import type { Round, RoundRequest } from '../../api';
import { NoAnswer, Refusal } from './game-api';
import { persist } from './persist';
import { Play, type PlayOptions } from './play';

const fairness = { serverSeedHash: 'h', clientSeed: 'c', nonce: 1 };

function round(change: Partial<Round> = {}): Round {
  return {
    ...{ roundId: 'r-1', gameId: 'g', stake: 100, status: 'settled', steps: [], actions: [] },
    ...{ won: 250, balance: 1_150, fairness, drawsInMs: 0 },
    ...change,
  };
}

function table(api: Partial<PlayOptions['api']>, minRoundMs = 0) {
  const posted: GameMessage[] = [];
  const seen = {
    phases: [] as string[],
    balances: [] as number[],
    refused: [] as string[],
    lost: [] as number[],
  };
  let ids = 0;
  const unexpected = () => Promise.reject(new Error('unexpected call'));
  const play = new Play({
    api: { begin: unexpected, act: unexpected, round: unexpected, balance: unexpected, ...api },
    bridge: {
      post: (message) => void posted.push(message),
      warn: (code) => void posted.push({ type: 'warning', code }),
    },
    listener: {
      now: () => 0,
      wait: () => Promise.resolve(),
      phase: (phase) => void seen.phases.push(phase),
      balance: (amount) => void seen.balances.push(amount),
      refused: (code) => void seen.refused.push(code),
      returned: (stake) => void seen.refused.push(`returned ${stake}`),
      lost: (attempts) => void seen.lost.push(attempts),
    },
    ...{ balance: 1_000, fairness, minRoundMs, newId: () => `id-${(ids += 1)}` },
  });
  return { play, posted, seen };
}

const nothing = () => Promise.resolve(null);

describe('a round in the frame', () => {
  it('takes the stake at once and shows the balance of the wallet at the end', async () => {
    const { play, posted, seen } = table({ begin: () => Promise.resolve(round()) });
    await play.begin({ stake: 100 }, nothing);
    expect(seen.balances).toEqual([900, 1_150]);
    expect(seen.phases).toEqual(['starting', 'showing', 'idle']);
    expect(posted).toEqual([
      { type: 'user action', action: 'round start' },
      { type: 'round end', roundId: 'r-1', staked: 100, won: 250 },
      { type: 'reality check data', rounds: 1, staked: 100, won: 250 },
    ]);
  });

  it('is sent again with the same id until it is answered', async () => {
    const requests: RoundRequest[] = [];
    const { play, seen } = table({
      begin: (request) => {
        requests.push(request);
        return requests.length < 4 ? Promise.reject(new NoAnswer('lost')) : Promise.resolve(round());
      },
    });
    await play.begin({ stake: 100 }, nothing);
    expect(requests.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-1', 'id-1']);
    expect(seen.lost).toEqual([1, 2, 3, 0]);
    expect(play.balance).toBe(1_150);
  });

  it('gives the stake back when it was refused', async () => {
    const { play, seen } = table({
      begin: () => Promise.reject(new Refusal('error.balance.insufficient', 402)),
    });
    await play.begin({ stake: 100 }, nothing);
    expect(seen).toMatchObject({ balances: [900, 1_000], refused: ['error.balance.insufficient'] });
    expect(play.canBegin).toBe(true);
  });

  it('ends play when the session has ended', async () => {
    const { play } = table({ begin: () => Promise.reject(new Refusal('error.session.ended', 401)) });
    await play.begin({ stake: 100 }, nothing);
    expect(play.phase).toBe('ended');
    await play.begin({ stake: 100 }, () => Promise.reject(new Error('must not be shown')));
  });

  it('lets the player choose again after an action that was refused', async () => {
    const open = round({ status: 'open', actions: ['stand', 'double'], won: 0, balance: 900 });
    const actions: string[] = [];
    const { play, seen } = table({
      begin: () => Promise.resolve(open),
      act: (_, { action }) => {
        actions.push(action);
        return action === 'double'
          ? Promise.reject(new Refusal('error.balance.insufficient', 402))
          : Promise.resolve(round({ won: 0, balance: 900 }));
      },
    });
    const choices = ['double', 'stand', null] as const;
    let requested = 0;
    await play.begin({ stake: 100 }, () => Promise.resolve(choices[requested++] ?? null));
    expect(actions).toEqual(['double', 'stand']);
    expect(seen.refused).toEqual(['error.balance.insufficient']);
    expect(play.balance).toBe(900);
  });

  it('waits until the win is credited', async () => {
    const states = [round({ status: 'paying', balance: 900 }), round()];
    const { play, seen } = table({
      begin: () => Promise.resolve(round({ status: 'paying', balance: 900 })),
      round: () => Promise.resolve(states.shift() ?? round()),
    });
    await play.begin({ stake: 100 }, nothing);
    expect(seen.phases).toEqual(['starting', 'showing', 'settling', 'settling', 'idle']);
    expect(play.balance).toBe(1_150);
  });

  it('tells that a stake came back, and counts no round', async () => {
    const { play, posted, seen } = table({
      begin: () => Promise.resolve(round({ status: 'returned', won: 0, balance: 1_000 })),
    });
    await play.begin({ stake: 100 }, nothing);
    expect(seen.refused).toEqual(['returned 100']);
    expect(posted.some(({ type }) => type === 'round end')).toBe(false);
  });

  it('pauses at its end, and begins none until play is resumed', async () => {
    const { play, posted } = table({ begin: () => Promise.resolve(round()) });
    await play.begin({ stake: 100 }, async () => {
      play.pause();
      expect(posted.some(({ type }) => type === 'paused')).toBe(false);
      return null;
    });
    expect(play.phase).toBe('paused');
    await play.begin({ stake: 100 }, nothing);
    expect(posted.filter(({ type }) => type === 'round end')).toHaveLength(1);
    play.resume();
    expect(posted.at(-1)).toEqual({ type: 'resumed' });
    expect(play.canBegin).toBe(true);
  });

  it('keeps the shortest time between rounds', async () => {
    const { play, seen } = table({ begin: () => Promise.resolve(round()) }, 40);
    await play.begin({ stake: 100 }, nothing);
    expect(seen.phases).toEqual(['starting', 'showing', 'waiting', 'idle']);
  });

  it('begins again when the server says when', async () => {
    let calls = 0;
    const waits: number[] = [];
    const answer = await persist(
      () => {
        calls += 1;
        return calls === 1
          ? Promise.reject(new Refusal('error.round.too.soon', 429, 1_200))
          : Promise.resolve('ok');
      },
      { lost: () => undefined, wait: (ms) => Promise.resolve(void waits.push(ms)) },
    );
    expect([answer, waits]).toEqual(['ok', [1_200]]);
  });
});
