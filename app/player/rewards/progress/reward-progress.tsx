import type { PlatformReward } from '../../../../schemas/generated/types';
import { formatDate } from '../../../../ui/format/date';
import { SiteLink } from '../../../../ui/site/site-link';
import { useSite } from '../../../../ui/site/site-context';
import { useMoney } from '../../../../ui/format/use-money';
import { bonusSteps, stepReached } from './bonus-steps';
import { MathsRow } from './maths-row';
import styles from '../rewards.module.css';

/**
 * The figures of a bonus: its amount, the wagering left and in how many rounds, and the result of stopping now.
 * @param game page of the game with its free rounds
 */
export function RewardProgress({ reward, game }: { reward: PlatformReward; game: string | undefined }) {
  const { t, tag, timeZone } = useSite();
  const money = useMoney();
  const { name, amount, balance = 0, currency, wageringAmount, wageringProgress = 0, usualStake } = reward;
  const { expiresAt, endedAt, terms } = reward;
  const left = Math.max(0, wageringAmount - wageringProgress);
  const rounds = usualStake === null || usualStake === undefined ? 0 : Math.ceil(left / usualStake);
  const { freeRounds, maximumStake } = terms;
  // A step is a round at the usual stake, or at the highest one.
  const steps = bonusSteps(wageringAmount / (usualStake ?? maximumStake ?? 1) + 1);
  return (
    <>
      {wageringAmount > 0 && (
        <>
          <progress
            className={styles.progress}
            max={wageringAmount}
            value={wageringProgress}
            aria-label={t('rewards.progress.label', { name })}
          />
          <p className={styles.note}>
            {t('rewards.progress.step', {
              step: stepReached(wageringProgress, wageringAmount, steps),
              steps,
            })}
          </p>
        </>
      )}
      <dl className={styles.maths}>
        {amount > 0 && <MathsRow name={t('rewards.progress.given')}>{money(amount, currency)}</MathsRow>}
        {endedAt === null && (
          <MathsRow name={t('rewards.progress.holds')}>{money(balance, currency)}</MathsRow>
        )}
        {wageringAmount > 0 && (
          <MathsRow name={t('rewards.progress.left')}>
            {t('rewards.progress.leftOf', {
              left: money(left, currency),
              total: money(wageringAmount, currency),
            })}
            {rounds > 0 && usualStake && (
              <span className={styles.note}>
                {t('rewards.progress.rounds', { count: rounds, stake: money(usualStake, currency) })}
              </span>
            )}
          </MathsRow>
        )}
        {expiresAt !== undefined && (
          <MathsRow name={t('rewards.progress.until')}>
            {formatDate(expiresAt, 'fullDateTime', { tag, timeZone })}
          </MathsRow>
        )}
        {endedAt === null && (
          <MathsRow name={t('rewards.progress.stopping')}>{t('rewards.progress.keeps')}</MathsRow>
        )}
      </dl>
      {freeRounds && (
        <p>
          {t('rewards.gives.roundsLeft', { count: freeRounds.left, game: freeRounds.gameName })}
          {freeRounds.left > 0 && game !== undefined && (
            <>
              {' · '}
              <SiteLink target={game}>{t('rewards.play', { game: freeRounds.gameName })}</SiteLink>
            </>
          )}
        </p>
      )}
    </>
  );
}
