import { meanOf, type Outcomes, PARTS } from './outcomes';
import type { Payoff } from './own-money';
import { createWagering } from './wagering';
import { type Won, wonInRounds } from './won-in-rounds';

/** A bonus and the way it is played; amounts in minor units. */
export interface BonusPlay {
  /** How the rounds pay that it is wagered with. */
  outcomes: Outcomes;
  stake: number;
  bonus: number;
  /** Own money that is staked first, such as the deposit of the bonus. */
  own: number;
  wageringTimes: number;
  /** Percent of a stake that counts, above 0. */
  weight: number;
  isSticky: boolean;
  maximumWin: number | null;
  /** Rounds that the house pays, played before anything else; what they win adds to the bonus. */
  freeRounds?: { rounds: number; stake: number; outcomes: Outcomes } | undefined;
}

/** How likely it is that a bonus becomes the player's own, when all of its wagering is played or the money is lost. */
export interface Chance {
  /** Rounds that the wagering takes, with the mean of what free rounds win. */
  rounds: number;
  /** Probability that anything becomes the player's own. */
  chance: number;
}

/** A chance with the amount that becomes the player's own. */
export interface Conversion extends Chance {
  /** On average, in minor units. */
  mean: number;
}

/** Lets others work; awaited every few milliseconds of a computation. */
export type Pause = () => Promise<void>;

/** Rounds between two pauses. */
const BETWEEN_PAUSES = 10;

/** Computes the chance of a bonus exactly, backwards over money and rounds: nothing is drawn. */
export async function chanceOf(play: BonusPlay, pause: Pause): Promise<Chance> {
  const [chance = 0] = await meansOf(play, [isConverted(play)], pause);
  return { rounds: roundsOf(play), chance: probability(chance) };
}

/** As `chanceOf`, with how much is converted. */
export async function conversionOf(play: BonusPlay, pause: Pause): Promise<Conversion> {
  const [chance = 0, mean = 0] = await meansOf(play, [isConverted(play), convertedOf(play)], pause);
  return { rounds: roundsOf(play), chance: probability(chance), mean: Math.max(0, mean) };
}

/** The mean of each payoff; the first is whether anything is converted. */
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
  // Whether a bonus that is not sticky survives depends on all money alone, since own money is lost before it.
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

/** Maps bonus money at the end, in stakes, to the converted amount, in minor units. */
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

/** Wins are parts of a stake, so the rest of an amount below one changes nothing. */
function inStakes(amount: number, stake: number): number {
  return Math.floor((amount / stake) * PARTS + SMALLEST) / PARTS;
}

function probability(value: number): number {
  return Math.min(1, Math.max(0, value));
}
