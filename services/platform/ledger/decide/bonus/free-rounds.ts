import { bonusBucket, type HouseAccount, verticalOf } from '../../accounts';
import type { Change } from '../../change';
import type { Facts, Round } from '../../facts';
import type { LedgerGame } from '../../games';
import { providerOf } from '../../source';
import type { Parts } from '../../split';
import type { Decision, Situation } from '../decision';
import { FinalRefusal } from '../refusal';
import { roundStarted } from '../round-started';

type Grant = NonNullable<Facts['freeRounds']>;

/**
 * A stake paid by the house: the bonus fund pays the provider, the wallet is unchanged, and the grant has one
 * round less. Such a round has this bet only.
 */
export function freeBet(situation: Situation<'bet'>, category: LedgerGame['category']): Decision {
  const { command, origin } = situation;
  const grant = usableGrant(situation);
  return {
    entries: [
      {
        reference: command.reference,
        type: 'BET',
        category,
        player: {},
        house: housePays(grant.stake),
        party: providerOf(origin),
        roundId: command.roundId,
        gameId: command.gameId,
      },
    ],
    changes: [
      ...roundStarted(situation, { category, stakes: {}, freeRounds: grant.grantId, bonus: grant.bonus }),
      { change: 'free-round-counted', grantId: grant.grantId, used: 1 },
    ],
  };
}

/** House postings of a stake that it pays; negated to reverse it. */
export function housePays(stake: number): Partial<Record<HouseAccount, number>> {
  return { 'bonus-fund': -stake, 'game-provider': stake };
}

export function isOfFreeRounds(round: Round): boolean {
  return round.freeRounds !== null;
}

/** Target buckets of a free round's win. */
export function partsOfFreeWin(
  { command, freeRounds }: Pick<Situation<'win'>, 'command' | 'freeRounds'>,
  { category, roundId }: Round,
): Parts {
  if (freeRounds === undefined) throw new Error(`The free rounds of round ${roundId} are gone.`);
  if (command.amount === 0) return {};
  const isBonus = freeRounds.winsTo === 'bonus' && freeRounds.bonus !== null;
  const bucket = isBonus ? bonusBucket(verticalOf(category)) : 'main';
  return { [bucket]: command.amount };
}

/** Increases the wagering requirement by bonus money won in a free round. A negative amount reverses it. */
export function grownBy(
  amount: number,
  round: Pick<Round, 'bonus'>,
  { bonuses }: Pick<Facts, 'bonuses'>,
): Change[] {
  const held = bonuses.find(({ id }) => id === round.bonus);
  if (amount === 0 || held?.outcome !== null) return [];
  return [{ change: 'bonus-grown', id: held.id, amount, wageringAmount: amount * held.terms.wageringTimes }];
}

/** The grant named in a bet, if it has a round left. */
function usableGrant({ command, wallet, freeRounds: grant, now }: Situation<'bet'>): Grant {
  const { gameId, amount } = command;
  if (grant === undefined || grant.gameId !== gameId) {
    throw new FinalRefusal(
      404,
      'error.free.rounds.not.found',
      `The player has no such free rounds of ${gameId}.`,
    );
  }
  if (grant.currency !== wallet.currency || (amount !== 0 && amount !== grant.stake)) {
    throw new FinalRefusal(
      409,
      'error.free.rounds.stake.mismatch',
      `A round of this grant is played at ${grant.stake} ${grant.currency}, not at ${amount}.`,
    );
  }
  if (grant.used >= grant.granted) {
    throw new FinalRefusal(
      409,
      'error.free.rounds.used',
      `All ${grant.granted} rounds of the grant are played.`,
    );
  }
  if (grant.expiresAt <= now) {
    throw new FinalRefusal(409, 'error.free.rounds.expired', 'The free rounds have expired.');
  }
  return grant;
}
