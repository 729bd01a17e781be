import type { PlatformDataRoundModels, PlatformReward } from '../../../../schemas/generated/types';
import type { Vertical } from '../../ledger/accounts';
import { type GivenTerms, weightOf } from '../given-terms';
import { type BonusPlay, type Chance, chanceOf, type Pause } from './conversion';
import { ladderFor, modelsFor, type RoundModel } from './round-models';
import { usualStake } from './usual-stake';

/** An offer in the currency of a wallet; amounts in minor units. */
export interface OfferToPlay {
  vertical: Vertical;
  currency: string;
  bonusType: PlatformReward['bonusType'];
  /** The maximum bonus. */
  amount: number;
  /** Bonus as a percentage of the deposit; undefined without a deposit. */
  percent: number | undefined;
  freeRounds: { gameId: string; rounds: number; stake: number } | undefined;
  terms: GivenTerms;
}

/** An offer played with one model. */
export interface PlayedOffer {
  model: RoundModel;
  play: BonusPlay;
}

export type OfferChance = NonNullable<PlatformReward['terms']['chance']>;

/**
 * The ways to play an offer, one per model. The whole deposit for the maximum bonus is staked before the bonus,
 * with the usual stake in every round. Empty for a vertical without models, and for an offer with neither an
 * amount nor free rounds.
 *
 * @param kindOf kind of a game, which determines its weight
 */
export function playsOf(
  offer: OfferToPlay,
  data: PlatformDataRoundModels,
  kindOf: (gameId: string) => string | undefined,
): PlayedOffer[] {
  const { amount, percent, freeRounds, terms, bonusType, currency, vertical } = offer;
  const gameId = freeRounds?.gameId;
  const named = modelsFor(data, vertical, gameId);
  const isNamed = named.isExact && gameId !== undefined && weightOf(terms, gameId, kindOf(gameId)) > 0;
  const { models } = isNamed ? named : modelsFor(data, vertical, undefined);
  const worth = amount + (freeRounds === undefined ? 0 : freeRounds.rounds * freeRounds.stake);
  if (worth === 0) return [];
  return models.flatMap((model) => {
    const weight = isNamed ? weightOf(terms, gameId, kindOf(gameId)) : weightOf(terms, '', model.kind);
    if (weight === 0) return [];
    const outcomesOfFree = named.isExact ? (named.models[0] ?? model) : model;
    return [
      {
        model,
        play: {
          outcomes: model,
          stake: usualStake(ladderFor(data, model, currency), worth, terms.maximumStake),
          bonus: amount,
          own: percent === undefined ? 0 : Math.round((amount * 100) / percent),
          wageringTimes: terms.wageringTimes,
          weight,
          isSticky: bonusType === 'STICKY',
          maximumWin: terms.maximumWin,
          freeRounds: freeRounds && { ...freeRounds, outcomes: outcomesOfFree },
        },
      },
    ];
  });
}

/** Stakes, time and chance of an offer; undefined when no model fits, or when there is neither wagering nor a free round. */
export async function offerChance(
  plays: readonly PlayedOffer[],
  pause: Pause,
): Promise<OfferChance | undefined> {
  const [first] = plays;
  if (first === undefined) return undefined;
  const { wageringTimes, freeRounds } = first.play;
  if (wageringTimes === 0 && freeRounds === undefined) return undefined;
  const found: (Chance & PlayedOffer)[] = [];
  for (const played of plays) found.push({ ...played, ...(await chanceOf(played.play, pause)) });
  const longest = found.reduce((one, other) => (secondsOf(other) > secondsOf(one) ? other : one));
  const isWagered = wageringTimes > 0;
  const stake = isWagered || freeRounds === undefined ? longest.play.stake : freeRounds.stake;
  const rounds = isWagered || freeRounds === undefined ? longest.rounds : freeRounds.rounds;
  return {
    stakeTotal: isWagered ? rounds * stake : 0,
    rounds: Math.max(1, rounds),
    minutes: Math.max(1, Math.round((rounds * longest.model.secondsPerRound) / 60)),
    stake,
    low: Math.min(...found.map(({ chance }) => chance)),
    high: Math.max(...found.map(({ chance }) => chance)),
  };
}

function secondsOf({ rounds, model }: Chance & PlayedOffer): number {
  return rounds * model.secondsPerRound;
}
