import type { PlatformReward } from '../../schemas/generated/types';
import { useSite } from '../site/site-context';
import { useMoney } from '../format/use-money';
import { RewardChance } from './reward-chance';
import styles from './reward.module.css';

/** Kinds of games that have a name of their own; a single game has its id. */
const kinds = [
  'slot',
  'instant',
  'crash',
  'bingo',
  'game-show',
  'roulette',
  'baccarat',
  'dice',
  'blackjack',
  'poker',
  'jackpot',
] as const;

/** The terms of a bonus in plain words, with an example in money. */
export function RewardTerms({ reward }: { reward: PlatformReward }) {
  const { t } = useSite();
  const money = useMoney();
  const { currency, amount, wageringAmount, bonusType, terms } = reward;
  const { wageringTimes: times, maximumStake, maximumWin, days, freeRounds, chance } = terms;
  const isCashback = terms.reward === 'cashback';
  // A bonus that has begun shows the date of its end.
  const time = reward.startedAt === undefined && t('rewards.maths.days', { count: days });
  if (times === 0 && isCashback)
    return (
      <p>
        {t('rewards.cashback.counts')} {t('rewards.cashback.own')}
      </p>
    );
  if (terms.reward === 'icash') return <p>{t('rewards.icash.own')}</p>;
  if (times === 0)
    return (
      <div className={styles.terms}>
        <p>
          {t('rewards.maths.free')} {time}
        </p>
        <RewardChance reward={reward} />
      </div>
    );
  const isOfRounds = amount === 0 && freeRounds !== undefined;
  const ofMoney = times === 1 ? 'rewards.maths.once' : 'rewards.maths.times';
  const wagering = isOfRounds ? 'rewards.maths.timesRounds' : ofMoney;
  return (
    <div className={styles.terms}>
      {isCashback && <p>{t('rewards.cashback.counts')}</p>}
      <p>
        <strong>{t(wagering, { times })}.</strong> {time}
      </p>
      <RewardChance reward={reward} />
      {chance === undefined && wageringAmount > 0 && maximumStake !== null && (
        <p>
          {t('rewards.maths.example', {
            bonus: money(amount, currency),
            stakes: money(wageringAmount, currency),
            count: Math.ceil(wageringAmount / maximumStake),
            stake: money(maximumStake, currency),
          })}
        </p>
      )}
      <ul>
        {maximumStake !== null && (
          <li>{t('rewards.maths.maximumStake', { amount: money(maximumStake, currency) })}</li>
        )}
        {maximumWin !== null && (
          <li>{t('rewards.maths.maximumWin', { amount: money(maximumWin, currency) })}</li>
        )}
        <li>{t('rewards.maths.ownFirst')}</li>
        {bonusType === 'STICKY' && <li>{t('rewards.maths.sticky')}</li>}
      </ul>
      <Weights weights={terms.weights} />
    </div>
  );
}

function Weights({ weights }: Pick<PlatformReward['terms'], 'weights'>) {
  const { t, tag } = useSite();
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const named = kinds.filter((kind) => weights[kind] !== undefined);
  if (named.length === 0) return null;
  return (
    <details className={styles.weights}>
      <summary>{t('rewards.maths.counts')}</summary>
      <dl>
        {named.map((kind) => (
          <div key={kind}>
            <dt>{t(`rewards.kinds.${kind}`)}</dt>
            <dd>
              {weights[kind] === 0
                ? t('rewards.maths.excluded')
                : percent.format((weights[kind] ?? 100) / 100)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('rewards.maths.countsRest')}</dt>
          <dd>{percent.format(1)}</dd>
        </div>
      </dl>
    </details>
  );
}
