import type { PlatformReward } from '../../schemas/generated/types';
import { useSite } from '../site/site-context';
import { useMoney } from '../format/use-money';
import styles from './reward.module.css';

/** A chance is printed as a number of players out of these. */
const PLAYERS = 1_000;

/** Puts the chance of an offer into sentences: its stakes, its time, and how many players keep some of it. Empty without a chance. */
export function useRewardChance(): (reward: PlatformReward) => string[] {
  const { t, tag } = useSite();
  const money = useMoney();
  const number = new Intl.NumberFormat(tag);
  const inMinutes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return ({ amount, currency, terms: { chance, freeRounds, wageringTimes } }) => {
    if (chance === undefined) return [];
    const { stakeTotal, rounds, minutes, stake, low, high } = chance;
    const time = inMinutes.format(minutes);
    const players = number.format(PLAYERS);
    const of = (share: number): string => number.format(Math.round(share * PLAYERS));
    if (wageringTimes === 0) return [t('rewards.chance.free', { time, players, winners: of(low) })];
    const takes = {
      ...{ count: rounds, rounds: number.format(rounds), time },
      total: money(stakeTotal, currency),
      stake: money(stake, currency),
    };
    return [
      amount > 0
        ? t('rewards.chance.takes', { ...takes, bonus: money(amount, currency) })
        : t('rewards.chance.takesRounds', takes),
      low === high && freeRounds !== undefined
        ? t('rewards.chance.exact', { players, game: freeRounds.gameName, winners: of(low) })
        : t('rewards.chance.range', { players, low: of(low), high: of(high) }),
    ];
  };
}

/** The chance of an offer as a worked example. */
export function RewardChance({ reward }: { reward: PlatformReward }) {
  const sentences = useRewardChance()(reward);
  return sentences.length === 0 ? null : <p className={styles.chance}>{sentences.join(' ')}</p>;
}

/** The chance of an offer in one sentence; undefined without a chance. */
export function useShortChance(): (reward: PlatformReward) => string | undefined {
  const { t, tag } = useSite();
  const number = new Intl.NumberFormat(tag);
  return ({ terms: { chance } }) => {
    if (chance === undefined) return undefined;
    const of = (share: number): string => number.format(Math.round(share * PLAYERS));
    const [players, low, high] = [number.format(PLAYERS), of(chance.low), of(chance.high)];
    return low === high
      ? t('promotion.chance', { players, winners: low })
      : t('promotion.chanceRange', { players, low, high });
  };
}
