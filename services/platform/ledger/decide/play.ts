import { eq, type SQLWrapper } from 'drizzle-orm';
import { PlatformError } from '../../errors';
import type { Transaction } from '../../database/database';
import { rounds } from '../../database/tables/gaming';
import { played } from '../../wallet/games';
import { BUCKETS, verticalOf } from '../accounts';
import type { Decide } from './decision';
import { assertMayPlay, assertSession } from './permission';
import { notEnough, rolledBack, roundVoid } from './refusal';
import { addParts, type Parts, shareLike, stakeOrder, take } from '../split';
import type { GameCategory } from '../types';
import type { Round } from '../wallet-state';

/** A stake: paid from locked, then main, then the bonus of the vertical. */
export const bet: Decide<'bet'> = async ({ tx, command, state, wallet, now, settings }) => {
  const { reference, amount, roundId, gameId, category } = command;
  const { round } = state;
  if (state.takenBack) throw rolledBack(reference);
  if (round !== undefined) assertOwn(round, wallet.playerId);
  if (round?.status === 'VOID') throw roundVoid(roundId);
  assertMayPlay(state.account, category, now);
  if (command.sessionId !== undefined) {
    const session = { sessionId: command.sessionId, playerId: wallet.playerId };
    await assertSession(tx, session, now, settings.sessions);
  }
  const { parts, missing } = take(wallet.balances, stakeOrder(verticalOf(category)), amount);
  if (missing > 0) throw notEnough('money for this bet');
  return {
    entries: [
      {
        reference,
        type: 'BET',
        category,
        player: negative(parts),
        house: { 'game-provider': amount },
        roundId,
        gameId,
      },
    ],
    alsoWrite:
      round === undefined
        ? roundStarted(tx, {
            roundId,
            playerId: wallet.playerId,
            gameId,
            category,
            staked: amount,
            stakes: parts,
            at: now,
          })
        : [
            tx
              .update(rounds)
              .set({
                bets: round.bets + 1,
                staked: round.staked + amount,
                stakes: addParts(round.stakes, parts),
                status: 'OPEN',
                lastAt: now,
              })
              .where(eq(rounds.roundId, roundId)),
          ],
  };
};

/**
 * The win of a round, split like its stakes. It is credited regardless of the present state of session and account.
 * A win whose bet has not arrived is refused for now: the provider sends it again.
 */
export const win: Decide<'win'> = ({ tx, command, state, wallet, now }) => {
  const { reference, amount, roundId } = command;
  const { round } = state;
  if (state.takenBack) throw rolledBack(reference);
  if (round === undefined) {
    throw new PlatformError(
      404,
      'error.round.not.found',
      `Round ${roundId} has no bet (yet): send the win again once the bet is answered.`,
    );
  }
  assertOwn(round, wallet.playerId);
  if (round.status === 'VOID') throw roundVoid(roundId);
  return {
    entries: [
      {
        reference,
        type: amount === 0 ? 'LOSS' : 'WIN',
        category: round.category,
        player: shareLike(round.stakes, amount),
        house: { 'game-provider': -amount },
        roundId,
        gameId: round.gameId,
      },
    ],
    alsoWrite: [
      tx
        .update(rounds)
        .set({
          won: round.won + amount,
          status: command.endsRound === false ? round.status : 'SETTLED',
          lastAt: now,
        })
        .where(eq(rounds.roundId, roundId)),
    ],
  };
};

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

/** The first bet of a round starts it, and makes its game the one played last. */
function roundStarted(
  tx: Transaction,
  {
    staked,
    stakes,
    at,
    ...round
  }: {
    roundId: string;
    playerId: number;
    gameId: string;
    category: GameCategory;
    staked: number;
    stakes: Parts;
    at: Date;
  },
): SQLWrapper[] {
  const { playerId, gameId, category } = round;
  const started = tx
    .insert(rounds)
    .values({ ...round, status: 'OPEN', bets: 1, staked, stakes, won: 0, startedAt: at, lastAt: at });
  // A bet on sports is no game to go back to.
  return category === 'SPORTS'
    ? [started]
    : [started, played(tx, { playerId, gameId, category, playedAt: at })];
}
