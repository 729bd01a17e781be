import { PlatformError } from '../../errors';
import { type Balances, bonusBucket, BUCKETS, verticalOf } from '../accounts';
import type { HeldBonus } from '../bonus-facts';
import type { Change, DayUse } from '../change';
import { book, type Entry } from '../entry';
import type { Round } from '../facts';
import type { Movement, TakenBack } from '../movements';
import { providerOf } from '../source';
import { addParts, ownOf, type Parts, stakeOrder, sumOf, take } from '../split';
import type { Decide, Decision, Situation } from './decision';
import { redirected, wageredBy } from './bonus/bonus-play';
import { grownBy, housePays, isOfFreeRounds } from './bonus/free-rounds';
import { pointsTakenBack } from './points';
import { correctionRecorded } from './recorded-play';

/**
 * Takes back a bet or a win, once. Of something that has not arrived it leaves the command itself behind, which refuses the
 * latecomer. With the last standing bet of a round the whole round is void: its wins are taken back, too. So a bet, a win
 * and a rollback of the bet end the same in either order.
 */
export const rollback: Decide<'rollback'> = (situation) => {
  const { command, wallet, target } = situation;
  if (target === undefined) return { entries: [] };
  const { movement, round } = target;
  if (movement.playerId !== wallet.playerId || round === undefined) {
    throw new PlatformError(
      409,
      'error.transaction.not.reversible',
      `${command.of} is no bet or win of this player: only those can be rolled back.`,
    );
  }
  if (movement.undone) return { entries: [] };
  return movement.type === 'BET'
    ? takeBackBet(situation, { ...target, round })
    : takeBackWin(situation, { ...target, round });
};

function takeBackBet(
  situation: Situation<'rollback'>,
  { movement, round, wins, bonuses, freeRounds }: TakenBack & { round: Round },
): Decision {
  const { command, origin, wallet, now } = situation;
  const stake = -sumOf(movement.parts);
  const party = providerOf(origin);
  const { parts: returned, toFund } = redirected(opposite(movement.parts), round, bonuses);
  const back: Entry = {
    reference: command.reference,
    type: 'BET_VOID',
    category: round.category,
    player: returned,
    house:
      freeRounds === undefined
        ? { 'game-provider': -stake, 'bonus-fund': toFund }
        : housePays(-freeRounds.stake),
    party,
    roundId: round.roundId,
    gameId: round.gameId,
    reverses: movement.id,
  };
  const isVoid = round.bets === 1;
  const entries = [back];
  const use: DayUse[] = [{ day: movement.day, deposited: 0, staked: -stake, lost: ownOf(movement.parts) }];
  if (isVoid) {
    let { balances } = book(back, wallet);
    for (const [index, won] of wins.entries()) {
      // Derived references cannot meet a given one, which has no such sign.
      const entry = winTakenBack(`${command.reference}~${index + 1}`, won, round, balances, party);
      entries.push(entry);
      if (!isOfFreeRounds(round)) use.push(winUse(won));
      ({ balances } = book(entry, { ...wallet, balances }));
    }
  }
  const stakes = addParts(round.stakes, movement.parts);
  const set = {
    bets: round.bets - 1,
    staked: round.staked - stake,
    stakes,
    ...(isVoid ? { won: 0, status: 'VOID' as const } : {}),
    lastAt: now,
  };
  const changes: Change[] = [
    { change: 'round-changed', roundId: round.roundId, set },
    ...dayChanges(use),
    ...(freeRounds === undefined
      ? []
      : [{ change: 'free-round-counted', grantId: freeRounds.grantId, used: -1 } as const]),
    ...correctionRecorded(situation, round, {
      kind: isVoid ? 'void' : 'corrected',
      staked: stake,
      won: isVoid ? round.won : 0,
    }),
    ...pointsTakenBack(situation, round, isVoid ? {} : stakes),
    ...wageredBy(
      countedFor(round, movement, bonuses),
      { gameId: round.gameId, kind: situation.game?.kind },
      -stake,
    ),
    ...(isVoid && isOfFreeRounds(round) ? takenFromBonus(wins, round, bonuses) : []),
  ];
  return { entries, changes };
}

/** The bonus that a bet counted for. */
function countedFor(
  { category }: Round,
  { at }: Movement,
  bonuses: readonly HeldBonus[],
): HeldBonus | undefined {
  return bonuses.find(
    ({ vertical, startedAt, expiresAt }) =>
      vertical === verticalOf(category) && startedAt <= at.getTime() && at.getTime() < expiresAt,
  );
}

/** Bonus money that free rounds won and that is taken back need not be wagered. */
function takenFromBonus(wins: readonly Movement[], round: Round, bonuses: readonly HeldBonus[]): Change[] {
  const bucket = bonusBucket(verticalOf(round.category));
  const won = wins.reduce((sum, { parts }) => sum + (parts[bucket] ?? 0), 0);
  return grownBy(-won, round, { bonuses });
}

/** A settlement that is taken back opens its round again, for the right one. */
function takeBackWin(
  situation: Situation<'rollback'>,
  { movement: won, round, bonuses }: TakenBack & { round: Round },
): Decision {
  const { command, origin, wallet, now } = situation;
  const settled = round.status === 'SETTLED' && round.settledBy === won.reference;
  const set = {
    won: round.won - sumOf(won.parts),
    ...(settled ? { status: 'OPEN' as const, settledBy: null, settledAt: null } : {}),
    lastAt: now,
  };
  return {
    entries: [winTakenBack(command.reference, won, round, wallet.balances, providerOf(origin))],
    changes: [
      { change: 'round-changed', roundId: round.roundId, set },
      ...dayChanges(isOfFreeRounds(round) ? [] : [winUse(won)]),
      ...(isOfFreeRounds(round) ? takenFromBonus([won], round, bonuses) : []),
      ...correctionRecorded(situation, round, {
        kind: settled ? 'reopened' : 'corrected',
        staked: settled ? round.staked : 0,
        won: settled ? round.won : sumOf(won.parts),
      }),
      ...(settled ? pointsTakenBack(situation, round, {}) : []),
    ],
  };
}

/** A win is taken from the bucket it went to, then from any that can be staked; the house bears the rest. */
function winTakenBack(
  reference: string,
  won: Movement,
  round: Round,
  balances: Balances,
  party: string | undefined,
): Entry {
  const amount = sumOf(won.parts);
  const first = collect(balances, won.parts);
  const left = { ...balances };
  for (const bucket of BUCKETS) left[bucket] -= first[bucket] ?? 0;
  const order = stakeOrder(verticalOf(round.category));
  const { parts: second, missing } = take(left, order, amount - sumOf(first));
  return {
    reference,
    type: won.type === 'CASHOUT' ? 'CASHOUT_VOID' : 'WIN_VOID',
    category: round.category,
    player: opposite(addParts(first, second)),
    house: { 'game-provider': amount, uncollected: -missing },
    party,
    roundId: round.roundId,
    gameId: round.gameId,
    reverses: won.id,
  };
}

/** A reverted win counts as lost on the day of the original. */
function winUse(won: Movement): DayUse {
  return { day: won.day, deposited: 0, staked: 0, lost: ownOf(won.parts) };
}

/** One change for each day: a statement may change a row once. */
function dayChanges(use: readonly DayUse[]): Change[] {
  const days = new Map<string, DayUse>();
  for (const { day, staked, lost } of use) {
    const sum = days.get(day);
    days.set(day, {
      day,
      deposited: 0,
      staked: (sum?.staked ?? 0) + staked,
      lost: (sum?.lost ?? 0) + lost,
    });
  }
  return [...days.values()].map((each) => ({ change: 'day-used', use: each }));
}

/** As much of the parts as the buckets hold. */
function collect(balances: Balances, parts: Parts): Parts {
  const taken: Parts = {};
  for (const bucket of BUCKETS) {
    const amount = Math.min(balances[bucket], parts[bucket] ?? 0);
    if (amount > 0) taken[bucket] = amount;
  }
  return taken;
}

function opposite(parts: Parts): Parts {
  const turned: Parts = {};
  for (const bucket of BUCKETS) {
    const amount = parts[bucket] ?? 0;
    if (amount !== 0) turned[bucket] = -amount;
  }
  return turned;
}
