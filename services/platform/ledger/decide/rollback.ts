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
 * Reverses a bet or a win, once. If that has not arrived, the rollback itself is stored and refuses it later. A
 * rollback of the last remaining bet voids the whole round including its wins. So a bet, a win and a rollback
 * of the bet have the same result in either order.
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
      // Derived references cannot collide with given ones, which never contain this character.
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

/** The bonus to which a bet contributed. */
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

/** The wagering requirement is reduced by reversed bonus money from free rounds. */
function takenFromBonus(wins: readonly Movement[], round: Round, bonuses: readonly HeldBonus[]): Change[] {
  const bucket = bonusBucket(verticalOf(round.category));
  const won = wins.reduce((sum, { parts }) => sum + (parts[bucket] ?? 0), 0);
  return grownBy(-won, round, { bonuses });
}

/** A reversed settlement reopens its round for the correct one. */
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

/** A win is taken from its original bucket, then from any bucket that can be staked; the house bears the rest. */
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

/** A reversed win counts as lost on the day of the original. */
function winUse(won: Movement): DayUse {
  return { day: won.day, deposited: 0, staked: 0, lost: ownOf(won.parts) };
}

/** One change per day, as a statement may update a row only once. */
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

/** The parts, limited to the balances of the buckets. */
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
