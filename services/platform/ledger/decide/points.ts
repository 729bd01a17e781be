import { pointsOf, weightIn } from '../../loyalty/programme';
import { mayReceiveMarketing } from '../../players/restrictions';
import type { loyaltyEntries } from '../../database/tables/loyalty';
import type { Change } from '../change';
import type { Round } from '../facts';
import { ownOf, type Parts } from '../split';
import type { Situation } from './decision';
import { isOfFreeRounds } from './bonus/free-rounds';

type Entry = typeof loyaltyEntries.$inferInsert;

/** Points for a settled round: for own money only, and not for players who must not be shown offers at that time. */
export function pointsEarned(situation: Situation<'win'>, round: Round): Change[] {
  const { command, loyalty, account, wallet, game, settings, calendar, now } = situation;
  const { programme } = loyalty;
  if (programme === undefined || isOfFreeRounds(round) || !mayReceiveMarketing(account, now.getTime()))
    return [];
  const stake = settings.toEuroParts(ownOf(round.stakes), wallet.currency);
  return pointsBooked({
    reference: command.reference,
    playerId: wallet.playerId,
    kind: 'earned',
    roundId: round.roundId,
    points: pointsOf(stake, weightIn(programme, round.gameId, game), programme),
    day: calendar.D.firstDay,
    at: now,
  });
}

/**
 * Reverses the points of a settled round, except for the share of its remaining stakes. Applies to earned
 * points even if the programme or the account has changed since.
 *
 * @param left stakes that remain settled; empty when the round is open again, or void
 */
export function pointsTakenBack(
  { command, loyalty: { earned }, wallet, now }: Situation<'rollback'>,
  round: Round,
  left: Parts,
): Change[] {
  if (earned === undefined) return [];
  // BigInt, as points × stake exceeds the safe integers.
  const rest = Number((BigInt(earned.points) * BigInt(ownOf(left))) / BigInt(ownOf(round.stakes)));
  return pointsBooked({
    reference: command.reference,
    playerId: wallet.playerId,
    kind: 'taken-back',
    roundId: round.roundId,
    points: rest - earned.points,
    day: earned.day,
    at: now,
  });
}

/** An entry with what it adds to its day. */
export function pointsBooked(entry: Entry): Change[] {
  if (entry.points === 0) return [];
  const { day, points } = entry;
  const isUsed = entry.kind === 'exchanged' || entry.kind === 'spent';
  const use = isUsed ? { earned: 0, exchanged: -points } : { earned: points, exchanged: 0 };
  return [
    { change: 'points-booked', entry },
    { change: 'points-counted', day, ...use },
  ];
}
