import type { PlatformLoyalty } from '../../../schemas/generated/types';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import rewards from '../rewards/rewards.module.css';
import styles from './loyalty.module.css';
import { usePoints } from './use-points';

/** All levels with their benefits, lowest first. */
export function LevelsCard({ loyalty: { levels, level, lastsDays } }: { loyalty: PlatformLoyalty }) {
  const { t } = useSite();
  const points = usePoints();
  const from = (needed: number | null): string => {
    if (needed === null) return t('loyalty.levels.invitation');
    return needed === 0 ? t('loyalty.levels.start') : t('loyalty.levels.from', { points: points(needed) });
  };
  return (
    <AccountCard title={t('loyalty.levels.title')} text={t('loyalty.levels.lasts', { days: lastsDays })}>
      <ol className={styles.levels}>
        {levels.map(({ name, points: needed, gives }, number) => (
          <li key={number} aria-current={number === level.number || undefined} className={styles.level}>
            <h3 className={styles.name}>
              {name}
              {number === level.number && <span className={styles.yours}>{t('loyalty.level.yours')}</span>}
            </h3>
            <p className={rewards.vertical}>{from(needed)}</p>
            <ul className={styles.gives}>
              {gives.map((text, place) => (
                <li key={place}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </AccountCard>
  );
}
