import { PlatformError } from '../../errors';
import { BUCKETS, bonusBucket, verticalOf } from '../accounts';
import type { Change } from '../change';
import type { Round } from '../facts';
import type { LedgerGame } from '../games';
import { providerOf } from '../source';
import { book, type Entry } from '../entry';
import { addParts, ownOf, type Parts, shareLike, sumOf, take } from '../split';
import {
  afterSettlement,
  assertWithinBonusStake,
  bonusInPlay,
  payingBuckets,
  redirected,
  wageredBy,
} from './bonus/bonus-play';
import { activeOf } from './bonus/bonuses';
import type { Decide, Situation } from './decision';
import { freeBet, grownBy, isOfFreeRounds, partsOfFreeWin } from './bonus/free-rounds';
import { assertWithinLimits, assertWithinMaximumStake } from './limits';
import { assertMayStake } from './permission';
import { pointsEarned } from './points';
import { playRecorded } from './recorded-play';
import { roundStarted } from './round-started';
import {
  FinalRefusal,
  freeRoundTaken,
  notEnough,
  rolledBack,
  roundClosed,
  roundSettled,
  roundVoid,
} from './refusal';

/** A stake: paid from locked, then main, then the bonus of the vertical. The counted part is wagering progress of that bonus. */
export const bet: Decide<'bet'> = (situation) => {
  const { command, origin, wallet, round, calendar, now } = situation;
  const { reference, amount, roundId, gameId } = command;
  if (situation.takenBack) throw rolledBack(reference);
  const { category } = gameOf(situation);
  assertTakesBets(situation);
  assertMayStake(situation, category);
  assertWithinMaximumStake(situation);
  if (command.freeRounds !== undefined) return freeBet(situation, category);
  const held = bonusInPlay(situation, category);
  const { parts, missing } = take(wallet.balances, payingBuckets(held, situation, category), amount);
  if (missing > 0) throw notEnough('money for this bet');
  assertWithinBonusStake(held, situation);
  const own = ownOf(parts);
  assertWithinLimits('loss', own, situation);
  assertWithinLimits('wager', amount, situation);
  const usesBonus = (parts[bonusBucket(verticalOf(category))] ?? 0) > 0;
  const bonus = usesBonus ? (held?.id ?? null) : (round?.bonus ?? null);
  const changes: Change[] =
    round === undefined ? roundStarted(situation, { category, stakes: parts, bonus }) : [];
  if (round !== undefined) {
    const set = {
      bets: round.bets + 1,
      staked: round.staked + amount,
      stakes: addParts(round.stakes, parts),
      bonus,
      lastAt: now,
    };
    changes.push({ change: 'round-changed', roundId, set });
  }
  if (amount > 0) {
    const use = { day: calendar.D.firstDay, deposited: 0, staked: amount, lost: own };
    changes.push({ change: 'day-used', use });
  }
  changes.push(...wageredBy(held, { gameId, kind: situation.game?.kind }, amount));
  return {
    entries: [
      {
        reference,
        type: 'BET',
        category,
        player: negative(parts),
        house: { 'game-provider': amount },
        party: providerOf(origin),
        roundId,
        gameId,
      },
    ],
    changes,
  };
};

/** Refuses a game that would refuse the smallest stake now, regardless of the balance. */
export function assertLaunchable(situation: Situation<'bet'>): void {
  assertMayStake(situation, gameOf(situation).category);
  assertWithinLimits('loss', 1, situation);
  assertWithinLimits('wager', 1, situation);
}

/**
 * The win of a round, split like its stakes. It is credited regardless of the current state of session, account
 * and limits. A win whose bet has not arrived is refused temporarily: the provider retries it.
 */
export const win: Decide<'win'> = (situation) => {
  const { command, origin, wallet, round, takenBack, calendar, now } = situation;
  const { reference, amount, roundId } = command;
  if (takenBack) throw rolledBack(reference);
  if (round === undefined) {
    throw new PlatformError(
      404,
      'error.round.not.found',
      `Round ${roundId} has no bet (yet): send the win again once the bet is answered.`,
    );
  }
  assertOwn(round, wallet.playerId);
  if (round.status === 'VOID') throw roundVoid(roundId);
  if (round.status === 'SETTLED') throw roundSettled(roundId, round.settledBy);
  const settles = command.endsRound !== false;
  const isFree = isOfFreeRounds(round);
  const share = isFree ? partsOfFreeWin(situation, round) : shareLike(round.stakes, amount);
  const { parts, toFund } = redirected(share, round, situation.bonuses);
  const got = sumOf(parts);
  // Wins of free rounds do not reduce the loss of own money.
  const own = isFree ? 0 : ownOf(parts);
  const changes: Change[] = [
    {
      change: 'round-changed',
      roundId,
      set: {
        won: round.won + got,
        lastAt: now,
        ...(settles ? { status: 'SETTLED', settledBy: reference, settledAt: now } : {}),
      },
    },
  ];
  if (settles) {
    const settled = { kind: 'settled', staked: round.staked, won: round.won + got, at: now } as const;
    changes.push(playRecorded(situation, round, settled), ...pointsEarned(situation, round));
  }
  if (own > 0) {
    const use = { day: calendar.D.firstDay, deposited: 0, staked: 0, lost: -own };
    changes.push({ change: 'day-used', use });
  }
  const won: Entry = {
    reference,
    type: command.isCashOut === true ? 'CASHOUT' : amount === 0 ? 'LOSS' : 'WIN',
    category: round.category,
    player: parts,
    house: { 'game-provider': -amount, 'bonus-fund': toFund },
    party: providerOf(origin),
    roundId,
    gameId: round.gameId,
  };
  const vertical = verticalOf(round.category);
  const grown = isFree ? grownBy(parts[bonusBucket(vertical)] ?? 0, round, situation) : [];
  if (!settles || grown.length > 0) return { entries: [won], changes: [...changes, ...grown] };
  const held = activeOf(situation.bonuses).find((each) => each.vertical === vertical);
  const after = afterSettlement(reference, held, book(won, wallet).balances, now);
  return { entries: [won, ...after.entries], changes: [...changes, ...after.changes] };
};

/** The game of a bet. Throws when it is unknown, or another provider's. */
function gameOf({ command, origin, game }: Situation<'bet'>): LedgerGame {
  if (game === undefined) {
    throw new FinalRefusal(404, 'error.game.not.found', `The catalogue has no game ${command.gameId}.`);
  }
  if (game.provider !== providerOf(origin)) {
    throw new FinalRefusal(
      403,
      'error.game.of.another.provider',
      `${command.gameId} is a game of ${game.provider}, not of ${origin.source}.`,
    );
  }
  return game;
}

function assertTakesBets({ command, wallet, round }: Situation<'bet'>): void {
  if (round === undefined) return;
  assertOwn(round, wallet.playerId);
  if (round.status === 'VOID') throw roundVoid(round.roundId);
  if (round.status === 'SETTLED') throw roundClosed(round.roundId);
  if (isOfFreeRounds(round) || command.freeRounds !== undefined) throw freeRoundTaken(round.roundId);
  if (round.gameId !== command.gameId) {
    throw new FinalRefusal(
      409,
      'error.round.of.another.game',
      `Round ${round.roundId} is of ${round.gameId}: place the bet in a round of ${command.gameId}.`,
    );
  }
}

/** A round belongs to the player of its first bet. */
function assertOwn(round: Round, playerId: number): void {
  if (round.playerId === playerId) return;
  throw new PlatformError(
    409,
    'error.round.of.another.player',
    `Round ${round.roundId} is another player's: round ids must be unique.`,
  );
}

function negative(parts: Parts): Parts {
  const paid: Parts = {};
  for (const bucket of BUCKETS) {
    const amount = parts[bucket];
    if (amount !== undefined) paid[bucket] = -amount;
  }
  return paid;
}
