import { meanOf, type Outcomes, PARTS } from './outcomes';
import type { Payoff } from './own-money';
import { createWagering } from './wagering';
import { type Won, wonInRounds } from './won-in-rounds';

/** A bonus and how it is played; amounts in minor units. */
export interface BonusPlay {
  /** Payouts of the rounds used for wagering. */
  outcomes: Outcomes;
  stake: number;
  bonus: number;
  /** Own money that is staked first, such as the deposit for the bonus. */
  own: number;
  wageringTimes: number;
  /** Percentage of a stake that counts towards the wagering, above 0. */
  weight: number;
  isSticky: boolean;
  maximumWin: number | null;
  /** Free rounds, played first; their wins are added to the bonus. */
  freeRounds?: { rounds: number; stake: number; outcomes: Outcomes } | undefined;
}

/** Probability that a bonus becomes the player's own, when wagered until the requirement is met or the money is lost. */
export interface Chance {
  /** Number of rounds for the wagering, based on the mean win of free rounds. */
  rounds: number;
  /** Probability that anything becomes the player's own. */
  chance: number;
}

/** A chance with the amount that becomes the player's own. */
export interface Conversion extends Chance {
  /** Mean, in minor units. */
  mean: number;
}

/** Yields to other work; awaited every few milliseconds of a computation. */
export type Pause = () => Promise<void>;

/** Rounds between two pauses. */
const BETWEEN_PAUSES = 10;

/** Computes the chance of a bonus exactly by backward induction over money and rounds, without sampling. */
export async function chanceOf(play: BonusPlay, pause: Pause): Promise<Chance> {
  const [chance = 0] = await meansOf(play, [isConverted(play)], pause);
  return { rounds: roundsOf(play), chance: probability(chance) };
}

/** Like `chanceOf`, with the converted amount. */
export async function conversionOf(play: BonusPlay, pause: Pause): Promise<Conversion> {
  const [chance = 0, mean = 0] = await meansOf(play, [isConverted(play), convertedOf(play)], pause);
  return { rounds: roundsOf(play), chance: probability(chance), mean: Math.max(0, mean) };
}

/** The mean of each payoff; the first one is the probability of a conversion. */
async function meansOf(play: BonusPlay, payoffs: readonly Payoff[], pause: Pause): Promise<number[]> {
  const { bonus, own, stake, isSticky } = play;
  const gifts = giftsOf(play);
  await pause();
  const means = payoffs.map(() => 0);
  const add = (payoff: number, value: number) => (means[payoff] = (means[payoff] ?? 0) + value);
  if (play.wageringTimes === 0) {
    for (const [payoff, valueOf] of payoffs.entries())
      for (const { amount, chance } of gifts) add(payoff, chance * valueOf((bonus + amount) / stake));
    return means;
  }
  const starts = new Map<number, Won[]>();
  for (const { amount, chance } of gifts) {
    const rounds = roundsFor(bonus + amount, play);
    starts.set(rounds, [
      ...(starts.get(rounds) ?? []),
      { amount: inStakes(own + bonus + amount, stake), chance },
    ]);
  }
  // The survival of a non-sticky bonus depends on the total money only, since own money is lost first.
  const isOfAll = (payoff: number) => own === 0 || (payoff === 0 && !isSticky);
  const needsOwn = [...payoffs.keys()].some((payoff) => !isOfAll(payoff));
  const rounds = roundsOf(play);
  const last = Math.max(rounds, ...starts.keys());
  const wagering = createWagering(play.outcomes, payoffs, {
    bonus: needsOwn ? inStakes(bonus + giftOf(play), stake) : undefined,
    edge: isSticky ? inStakes(bonus + giftOf(play), stake) : undefined,
    most: Math.max(last, ...[...starts.values()].flat().map(({ amount }) => amount)),
  });
  for (let left = 0; left <= last; left += 1) {
    if (left > 0) wagering.advance();
    if (left % BETWEEN_PAUSES <= 1) await pause();
    for (const payoff of payoffs.keys()) {
      if (isOfAll(payoff))
        for (const { amount, chance } of starts.get(left) ?? [])
          add(payoff, chance * wagering.ofBonus(amount, payoff));
      else if (left === rounds) add(payoff, wagering.ofOwn(inStakes(own, stake), payoff));
    }
  }
  return means;
}

/** The distribution of the wins of free rounds, in minor units. */
function giftsOf({ freeRounds }: BonusPlay): Won[] {
  if (freeRounds === undefined) return [{ amount: 0, chance: 1 }];
  const { outcomes, rounds, stake } = freeRounds;
  return wonInRounds(outcomes, rounds).map(({ amount, chance }) => ({ amount: amount * stake, chance }));
}

/** The mean win of the free rounds, in minor units. */
function giftOf({ freeRounds }: BonusPlay): number {
  return freeRounds === undefined ? 0 : freeRounds.rounds * freeRounds.stake * meanOf(freeRounds.outcomes);
}

function roundsOf(play: BonusPlay): number {
  return roundsFor(play.bonus + giftOf(play), play);
}

function roundsFor(bonus: number, { wageringTimes, weight, stake }: BonusPlay): number {
  const counted = Math.floor((stake * weight) / 100);
  return counted === 0 ? 0 : Math.ceil((bonus * wageringTimes) / counted - 1e-9);
}

/** Maps the final bonus money, in stakes, to the converted amount, in minor units. */
function convertedOf(play: BonusPlay): Payoff {
  const { bonus, isSticky, maximumWin, stake, wageringTimes } = play;
  if (wageringTimes === 0) return (money) => money * stake;
  const given = isSticky ? bonus + giftOf(play) : 0;
  return (money) => Math.min(maximumWin ?? Infinity, Math.max(0, money * stake - given));
}

function isConverted(play: BonusPlay): Payoff {
  const converted = convertedOf(play);
  return (money) => (converted(money) > SMALLEST ? 1 : 0);
}

const SMALLEST = 1e-6;

/** Wins are multiples of a part of a stake, so smaller remainders have no effect. */
function inStakes(amount: number, stake: number): number {
  return Math.floor((amount / stake) * PARTS + SMALLEST) / PARTS;
}

function probability(value: number): number {
  return Math.min(1, Math.max(0, value));
}
