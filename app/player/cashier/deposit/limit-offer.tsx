import { ButtonLink } from '../../../../ui/control/button-link';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../../account/account-page';
import { FormActions } from '../../forms/form-parts';
import { depositLimitPath } from './deposit-form';
import type { DepositView } from './deposit-view';
import styles from './deposit.module.css';
import { StepLink } from './step-link';

/** Offer of a deposit limit before the first deposit. Both choices look alike, so that neither is favoured. */
export function LimitOffer({ choices, limitOffer }: DepositView) {
  const { t } = useSite();
  const isRequired = limitOffer === 'required';
  return (
    <AccountCard title={t(isRequired ? 'deposit.offer.requiredTitle' : 'deposit.offer.title')}>
      <p className={styles.state} data-state={isRequired ? 'limit-required' : 'limit-offer'}>
        {t(isRequired ? 'deposit.offer.requiredText' : 'deposit.offer.text')}
      </p>
      <FormActions>
        <ButtonLink link={{ label: t('deposit.offer.set'), target: depositLimitPath(choices) }} />
        {!isRequired && (
          <StepLink label={t('deposit.offer.without')} choices={{ ...choices, isLimitDeclined: true }} />
        )}
      </FormActions>
    </AccountCard>
  );
}
