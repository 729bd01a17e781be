import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyAnswer, cashOutBet, placeBet, revertBet, settleBet, type WalletAnswer } from './decide';
import type { Settlement } from './money';
import type { BetRecord } from './record';

const policy = { betAttempts: 3, pauseMs: 10, longestPauseMs: 100 };
const placed = (): BetRecord =>
  placeBet({
    ...{ betId: 'bet', key: 'key-of-the-bet', player: '1', session: 's', currency: 'EUR', placedAt: 0 },
    ...{ selections: [], size: 1, unitStake: 500, stake: 500, maximumPayout: 1_000_000 },
  });

/** Wallet that loses requests and responses according to a plan, then works. */
function lossy(plan: readonly ('lost-request' | 'lost-reply')[]) {
  const done = new Map<string, number>();
  const left = [...plan];
  const send = ({ call }: BetRecord): WalletAnswer => {
    if (call === null) throw new Error('There is no call.');
    const fault = left.shift();
    if (fault === 'lost-request') return { kind: 'none' };
    const { transaction, kind, amount, of } = call;
    if (!done.has(transaction)) {
      const target = of === null ? 0 : (done.get(of) ?? 0);
      done.set(transaction, kind === 'bet' ? -amount : of === null ? amount : -target);
    }
    return fault === 'lost-reply' ? { kind: 'none' } : { kind: 'done', balance: 0 };
  };
  const total = () => [...done.values()].reduce((sum, each) => sum + each, 0);
  return { send, total };
}

const faults = fc.array(fc.constantFrom('lost-request' as const, 'lost-reply' as const), { maxLength: 12 });

function finish(bet: BetRecord, { send }: ReturnType<typeof lossy>): BetRecord {
  let current = bet;
  while (current.call !== null) current = applyAnswer(current, send(current), 0, policy);
  return current;
}

test('whatever gets lost, the wallet has moved stake and payout of a bet that counts, and nothing for one that does not', () => {
  const ends: Settlement[] = [{ kind: 'win', payout: 1_200 }, { kind: 'loss' }, { kind: 'void' }];
  fc.assert(
    fc.property(faults, fc.constantFrom(...ends), (plan, end) => {
      const wallet = lossy(plan);
      const bet = finish(placed(), wallet);
      if (bet.phase === 'cancelled') {
        expect(wallet.total()).toBe(0);
        return;
      }
      expect(bet.phase).toBe('open');
      expect(wallet.total()).toBe(-500);
      const over = finish(settleBet(bet, end, 0), wallet);
      expect(over.payout).toBe(end.kind === 'win' ? 1_200 : end.kind === 'void' ? 500 : 0);
      expect(wallet.total()).toBe(over.payout - over.stake);
    }),
  );
});

test('a settlement that is taken back leaves the wallet as before it, any number of times', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), (times) => {
      const wallet = lossy([]);
      let bet = finish(placed(), wallet);
      for (let turn = 0; turn < times; turn += 1) {
        bet = finish(settleBet(bet, { kind: 'win', payout: 900 + turn }, 0), wallet);
        expect(wallet.total()).toBe(400 + turn);
        bet = finish(revertBet(bet, 0), wallet);
        expect({ phase: bet.phase, payout: bet.payout }).toEqual({ phase: 'open', payout: 0 });
        expect(wallet.total()).toBe(-500);
      }
    }),
  );
});

test('a bet that was cashed out is neither settled nor taken back', () => {
  const wallet = lossy([]);
  const sold = finish(cashOutBet(finish(placed(), wallet), 450, 0), wallet);
  expect(sold).toMatchObject({ phase: 'settled', isCashedOut: true, payout: 450 });
  expect(settleBet(sold, { kind: 'win', payout: 5_000 }, 0)).toBe(sold);
  expect(revertBet(sold, 0)).toBe(sold);
});

test('a refused stake rejects the bet, and a refused payout stays owed', () => {
  const rejected = applyAnswer(placed(), { kind: 'refused', code: 'error.loss.limit.reached' }, 0, policy);
  expect(rejected).toMatchObject({ phase: 'rejected', call: null, problem: 'error.loss.limit.reached' });
  const paying = settleBet(finish(placed(), lossy([])), { kind: 'win', payout: 900 }, 0);
  const refused = applyAnswer(paying, { kind: 'refused', code: 'error.system.error' }, 0, policy);
  expect(refused).toMatchObject({ phase: 'paying', call: { transaction: 'bet-2', attempts: 1 } });
});
