import type { OfferedBonus } from '../../ledger/bonus-facts';
import { givenTerms } from '../../ledger/decide/bonus/give-bonus';
import { roundAmount } from '../../payments/round-amount';
import type { PlatformData } from '../../reference-data/data';
import { cashbackOf, cashbackTerms } from '../cashback-terms';
import type { BonusPlay, Pause } from '../chance/conversion';
import { playsOf } from '../chance/offer-chance';
import { playersOf } from '../chance/play-bonus';
import { roundsIn } from '../rounds-in';
import type { SampledPlayer } from './sampled-players';

/** Number of simulated bonuses in total, and between two pauses. */
const PLAYS = 10_000;
const BETWEEN_PAUSES = 20;

/** A player who takes the bonus. */
export type Taker = SampledPlayer & { isBoosted: boolean };

/** The simulated bonus of one player, in euro cents. */
export interface PlayedBonus {
  /** Possible amounts that become the player's own, all equally likely. */
  converted: Float64Array;
  /** Maximum amount; null without a limit on wins. */
  limit: number | null;
}

/**
 * Simulates the bonus of each player to its end, deterministically. Undefined for a vertical without a model of its payouts.
 *
 * @param now in milliseconds
 */
export async function playCampaign(
  data: Pick<PlatformData, 'currencies' | 'defaults' | 'games' | 'laws' | 'roundModels'>,
  offer: OfferedBonus,
  takers: readonly Taker[],
  { now, pause }: { now: number; pause: Pause },
): Promise<PlayedBonus[] | undefined> {
  const { reward } = offer.terms;
  const settings = {
    fromEuro: (euro: number, currency: string) => roundAmount(euro, currency, data.currencies),
  };
  const { currency } = data.defaults;
  const cents = (euro: number) => settings.fromEuro(euro, currency);
  if (reward.kind === 'cashback') {
    return takers.map(({ netLoss, currencyCode, isBoosted }) => {
      const terms = cashbackTerms(reward, isBoosted, currency, settings.fromEuro);
      return {
        converted: Float64Array.of(cashbackOf(inEuro(netLoss, currencyCode), terms)),
        limit: terms.maximum,
      };
    });
  }
  const kinds = new Map(data.games.map(({ gameId, gameType }) => [gameId, gameType]));
  const deposits = takers
    .flatMap(({ deposit, currencyCode }) => (deposit === null ? [] : [inEuro(deposit, currencyCode)]))
    .sort((one, other) => one - other);
  const typical = deposits[Math.floor(deposits.length / 2)] ?? 0;
  const given = roundsIn(offer.terms);
  const freeRounds = given && { ...given, stake: Math.max(1, cents(given.stake)) };
  const count = Math.max(BETWEEN_PAUSES, Math.floor(PLAYS / takers.length));

  const played: PlayedBonus[] = [];
  for (const [place, taker] of takers.entries()) {
    const amount = amountFor(taker);
    const worth = amount + (freeRounds === undefined ? 0 : freeRounds.rounds * freeRounds.stake);
    const law = data.laws.bonuses(taker.countryCode, now);
    const terms = givenTerms({ offer, law }, worth, currency, settings);
    const plays = playsOf(
      {
        ...{
          vertical: offer.vertical,
          bonusType: offer.bonusType,
          currency,
          amount,
          terms,
          freeRounds,
        },
        percent: reward.kind === 'deposit-match' ? reward.percent : undefined,
      },
      data.roundModels,
      (gameId) => kinds.get(gameId),
    );
    // Players choose different games, so they are distributed over the models.
    const chosen = plays[place % Math.max(1, plays.length)];
    if (chosen === undefined) return undefined;
    played.push({
      converted: await outcomesOf(chosen.play, taker.playerId),
      limit: terms.maximumWin ?? (terms.wageringTimes === 0 && freeRounds === undefined ? amount : null),
    });
  }
  return played;

  function inEuro(amount: number, currency: string): number {
    const { perEuro, decimals } = data.currencies[currency] ?? { perEuro: 1, decimals: 2 };
    return Math.round((amount / 10 ** decimals / perEuro) * 100);
  }

  /** For the player's usual deposit, or the minimum deposit if that is higher. */
  function amountFor({ deposit, currencyCode }: SampledPlayer): number {
    if ('amount' in reward) return cents(reward.amount);
    if (reward.kind !== 'deposit-match') return 0;
    const usual = deposit === null ? typical : inEuro(deposit, currencyCode);
    const paid = Math.max(usual, cents(reward.minimumDeposit));
    return Math.min(cents(reward.maximum), Math.floor((paid * reward.percent) / 100));
  }

  async function outcomesOf(play: BonusPlay, playerId: number): Promise<Float64Array> {
    const all: number[] = [];
    while (all.length < count) {
      all.push(...playersOf(play, BETWEEN_PAUSES, `campaign ${playerId} ${all.length}`));
      await pause();
    }
    return Float64Array.from(all);
  }
}
