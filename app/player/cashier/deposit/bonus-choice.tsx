import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';
import type { PlatformReward } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { tabPaths } from '../../account/account-navigation';
import { textOfError } from '../../forms/form-errors';
import type { TextField } from '../../forms/field';
import { useRewardChance } from '../../../../ui/reward/reward-chance';
import { useRewardGives } from '../../../../ui/reward/reward-gives';
import { RadioCard } from '../radio-card';
import { depositErrors } from './deposit-form';
import styles from './deposit.module.css';

interface BonusChoiceProps {
  meta: ComponentProps<typeof TextField>['meta'];
  bonuses: PlatformReward[];
  /** Id of a campaign, or none. */
  chosen: string;
}

/** Choice of a bonus for the deposit, or none (WALLET-53). */
export function BonusChoice({ meta, bonuses, chosen }: BonusChoiceProps) {
  const { locale, t } = useSite();
  const gives = useRewardGives();
  const chance = useRewardChance();
  const [error] = meta.errors ?? [];
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('rewards.atDeposit.title')}</legend>
      <RadioCard name={meta.name} value="none" defaultChecked={chosen === 'none'}>
        {t('rewards.atDeposit.none')}
        <span className={styles.note}>{t('rewards.atDeposit.noneHint')}</span>
      </RadioCard>
      {bonuses.map((reward) => (
        <RadioCard
          key={reward.campaignId}
          name={meta.name}
          value={String(reward.campaignId)}
          defaultChecked={chosen === String(reward.campaignId)}
        >
          {reward.name}
          <span className={styles.note}>
            {[...gives(reward), t('rewards.maths.times', { times: reward.terms.wageringTimes })].join(' · ')}
          </span>
          <span className={styles.note}>{chance(reward).join(' ')}</span>
        </RadioCard>
      ))}
      {error !== undefined && <p role="alert">{textOfError(t, error, depositErrors)}</p>}
      <Link to={`/${locale}${tabPaths.rewards}`} className={styles.note}>
        {t('rewards.atDeposit.terms')}
      </Link>
    </fieldset>
  );
}
