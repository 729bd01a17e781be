import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../../player/account/account-page';
import { FormActions } from '../../player/forms/form-parts';

/** Explains that the payment page was closed after inactivity, with a button to reopen it. */
export function IdleNotice({ onReopen }: { onReopen: () => void }) {
  const { t } = useSite();
  return (
    <AccountCard title={t('deposit.game.frame')}>
      <p role="status" data-payment-ended>
        {t('deposit.game.ended')}
      </p>
      <FormActions>
        <Button onClick={onReopen}>{t('deposit.game.reopen')}</Button>
      </FormActions>
    </AccountCard>
  );
}
