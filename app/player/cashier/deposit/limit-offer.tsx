import { ButtonLink } from '../../../../ui/control/button-link';
import { useSite } from '../../../../ui/site/site-context';
import { gamblingLimitsPath } from '../../account/account-navigation';
import { AccountCard } from '../../account/account-page';
import { FormActions } from '../../forms/form-parts';
import { depositPath } from './deposit-form';
import type { DepositView } from './deposit-view';
import styles from './deposit.module.css';

/** A deposit limit before the first deposit. Both ways look alike: neither is the one the site prefers. */
export function LimitOffer({ choices, limitOffer }: DepositView) {
  const { t } = useSite();
  const isRequired = limitOffer === 'required';
  return (
    <AccountCard title={t(isRequired ? 'deposit.offer.requiredTitle' : 'deposit.offer.title')}>
      <p className={styles.state} data-state={isRequired ? 'limit-required' : 'limit-offer'}>
        {t(isRequired ? 'deposit.offer.requiredText' : 'deposit.offer.text')}
      </p>
      <FormActions>
        <ButtonLink link={{ label: t('deposit.offer.set'), target: `${gamblingLimitsPath}#limit-deposit` }} />
        {!isRequired && (
          <ButtonLink
            link={{
              label: t('deposit.offer.without'),
              target: depositPath({ ...choices, isLimitDeclined: true }),
            }}
          />
        )}
      </FormActions>
    </AccountCard>
  );
}
