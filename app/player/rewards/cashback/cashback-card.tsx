import type { PlatformCashback } from '../../../../schemas/generated/types';
import { formatDate } from '../../../../ui/format/date';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../../account/account-page';
import { useMoney } from '../../../../ui/format/use-money';
import { FormActions } from '../../forms/form-parts';
import { MathsRow } from '../progress/maths-row';
import { RewardButton } from '../reward-button';
import styles from '../rewards.module.css';

/** A cashback period: losses so far, the cashback for them, and its end (BONUS-42). */
export function CashbackCard({ period }: { period: PlatformCashback }) {
  const { t, tag, timeZone } = useSite();
  const money = useMoney();
  const { name, state, currency, netLoss, cashback, maximum, minimumLoss, endsAt, wageringTimes } = period;
  const isDue = state === 'due';
  return (
    <AccountCard title={name}>
      {isDue && (
        <p className={styles.notice}>
          {t(cashback > 0 ? 'rewards.cashback.over' : 'rewards.cashback.nothing')}
        </p>
      )}
      <dl className={styles.maths}>
        <MathsRow name={t(netLoss < 0 ? 'rewards.cashback.won' : 'rewards.cashback.lost')}>
          {money(Math.abs(netLoss), currency)}
          {minimumLoss > 0 && (
            <span className={styles.note}>
              {t('rewards.gives.cashbackMinimum', { amount: money(minimumLoss, currency) })}
            </span>
          )}
        </MathsRow>
        <MathsRow name={t('rewards.cashback.gives')}>
          {t('rewards.progress.leftOf', { left: money(cashback, currency), total: money(maximum, currency) })}
        </MathsRow>
        <MathsRow name={t('rewards.cashback.ends')}>
          {formatDate(endsAt, 'fullDateTime', { tag, timeZone })}
        </MathsRow>
      </dl>
      <p className={styles.intro}>
        {t('rewards.cashback.counts')}{' '}
        {wageringTimes === 0
          ? t('rewards.cashback.own')
          : `${t('rewards.maths.times', { times: wageringTimes })}.`}
      </p>
      <FormActions>
        <CashbackActions period={period} />
      </FormActions>
      {!isDue && <p className={styles.note}>{t('rewards.cashback.stopping')}</p>}
    </AccountCard>
  );
}

function CashbackActions({ period }: { period: PlatformCashback }) {
  const { t } = useSite();
  const money = useMoney();
  const { campaignId, name, state, cashback, currency } = period;
  if (state === 'due' && cashback > 0) {
    const text = t('rewards.cashback.claim', { amount: money(cashback, currency) });
    return (
      <RewardButton send={{ intent: 'cashback-claim', campaignId }} label={`${text}: ${name}`}>
        {text}
      </RewardButton>
    );
  }
  const text = t(state === 'due' ? 'rewards.cashback.close' : 'rewards.cashback.stop');
  return (
    <RewardButton
      send={{ intent: 'cashback-deactivate', campaignId }}
      emphasis="secondary"
      label={`${text}: ${name}`}
    >
      {text}
    </RewardButton>
  );
}
