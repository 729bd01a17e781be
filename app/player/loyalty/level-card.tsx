import type { PlatformLoyalty } from '../../../schemas/generated/types';
import { formatDate } from '../../../ui/format/date';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { MathsRow } from '../rewards/progress/maths-row';
import rewards from '../rewards/rewards.module.css';
import { usePoints } from './use-points';

/** The player's points, level with its expiry, and progress to the next level. */
export function LevelCard({ loyalty }: { loyalty: PlatformLoyalty }) {
  const { t } = useSite();
  const points = usePoints();
  const { level, levels, next, periodPoints, period, owed } = loyalty;
  const own = levels[level.number];
  const above = next === null ? undefined : levels[next.number];
  return (
    <AccountCard title={own?.name ?? ''}>
      <p className={rewards.vertical}>
        {t('loyalty.level.yours')} · <Duration level={level} />
      </p>
      <dl className={rewards.maths}>
        <MathsRow name={t('loyalty.points.now')}>{points(loyalty.points)}</MathsRow>
        {owed > 0 && (
          <MathsRow name={t('loyalty.points.owed')}>
            {points(owed)}
            <span className={rewards.note}>{t('loyalty.points.owedNote')}</span>
          </MathsRow>
        )}
        <MathsRow
          name={
            period.kind === 'rolling'
              ? t('loyalty.level.days', { days: period.days })
              : t('loyalty.level.year')
          }
        >
          {points(periodPoints)}
        </MathsRow>
        {next && above && (
          <MathsRow name={t('loyalty.level.missing', { level: above.name })}>
            {points(next.missing)}
            <span className={rewards.note}>
              {t('loyalty.levels.from', { points: points(above.points ?? 0) })}
            </span>
          </MathsRow>
        )}
      </dl>
      {next && above ? (
        <progress
          className={rewards.progress}
          max={above.points ?? 1}
          value={periodPoints}
          aria-label={t('loyalty.level.progress', { level: above.name })}
        />
      ) : (
        <p className={rewards.intro}>{t('loyalty.level.highest')}</p>
      )}
    </AccountCard>
  );
}

/** How long a level lasts. */
function Duration({ level: { number, lastDay, isGiven } }: Pick<PlatformLoyalty, 'level'>) {
  const { t, tag, dateFormat } = useSite();
  if (isGiven) return <>{t('loyalty.level.given')}</>;
  if (number === 0 || lastDay === null) return <>{t('loyalty.level.first')}</>;
  return (
    <>
      {t('loyalty.level.until', { date: formatDate(lastDay, 'date', { tag, timeZone: 'UTC', dateFormat }) })}
    </>
  );
}
