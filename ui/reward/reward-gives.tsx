import type { PlatformReward } from '../../schemas/generated/types';
import { useSite } from '../site/site-context';
import { useMoney } from '../format/use-money';
import styles from './reward.module.css';

/** The parts of a reward, one sentence each. */
export function useRewardGives(): (reward: PlatformReward) => string[] {
  const { t, tag } = useSite();
  const money = useMoney();
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  return ({ amount, currency, terms, cashbackBooster: booster, triggerEvent }) => {
    const { freeRounds, minimumDeposit, minimumLoss = 0, period } = terms;
    const share = {
      percent: percent.format((terms.percent ?? 0) / 100),
      amount: money(amount, currency),
    };
    return [
      ...(triggerEvent === undefined ? [] : [t(`rewards.gives.event.${triggerEvent}`)]),
      ...(terms.reward === 'deposit-match' ? [t('rewards.gives.match', share)] : []),
      ...(period === undefined ? [] : [t('rewards.gives.cashback', { count: period, ...share })]),
      ...(booster === undefined
        ? []
        : [
            t(booster.isActive ? 'rewards.gives.boosted' : 'rewards.gives.booster', {
              percent: percent.format(booster.percent / 100),
              level: booster.levelName,
            }),
          ]),
      ...(minimumLoss > 0
        ? [t('rewards.gives.cashbackMinimum', { amount: money(minimumLoss, currency) })]
        : []),
      ...(terms.reward === 'money' ? [t('rewards.gives.money', { amount: money(amount, currency) })] : []),
      ...(terms.reward === 'icash' ? [t('rewards.gives.icash', { amount: money(amount, currency) })] : []),
      ...(terms.reward === 'sportsbook'
        ? [t('rewards.gives.sportsbook', { amount: money(amount, currency) })]
        : []),
      ...(terms.reward === 'partner'
        ? [t('rewards.gives.partner', { amount: money(amount, currency), partner: terms.partner ?? '' })]
        : []),
      ...(freeRounds
        ? [
            t('rewards.gives.rounds', {
              count: freeRounds.rounds,
              game: freeRounds.gameName,
              stake: money(freeRounds.stake, currency),
            }),
          ]
        : []),
      ...(minimumDeposit === undefined
        ? []
        : [t('rewards.gives.minimum', { amount: money(minimumDeposit, currency) })]),
    ];
  };
}

export function RewardGives({ reward }: { reward: PlatformReward }) {
  const gives = useRewardGives();
  return (
    <ul className={styles.gives}>
      {gives(reward).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
