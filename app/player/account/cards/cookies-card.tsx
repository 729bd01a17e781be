import { ButtonLink } from '../../../../ui/control/button-link';
import { useSite } from '../../../../ui/site/site-context';
import { FormActions } from '../../forms/form-parts';
import { AccountCard } from '../account-page';

/** Link to the cookie settings. */
export function CookiesCard() {
  const { t } = useSite();
  return (
    <AccountCard title={t('account.cookies.title')} text={t('account.cookies.text')}>
      <FormActions>
        <ButtonLink
          link={{ label: t('account.cookies.open'), target: '#cookie-settings', emphasis: 'secondary' }}
        />
      </FormActions>
      <noscript>{t('account.cookies.noScript')}</noscript>
    </AccountCard>
  );
}
