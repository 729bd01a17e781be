import type { PlatformMarketingPreferences } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { CheckboxField } from '../../forms/field';
import { FormActions, SubmitButton } from '../../forms/form-parts';
import { AccountForm } from '../account-form';
import { marketingForm } from '../account-forms';
import { AccountCard } from '../account-page';
import { marketingChannels, marketingTopics } from '../marketing';
import styles from './marketing-card.module.css';
import { useAccountForm } from '../use-account-form';

/** Marketing channels and topics that the player has consented to (ACCT-14 to ACCT-17). */
export function MarketingCard({ preferences }: { preferences: PlatformMarketingPreferences }) {
  const { t } = useSite();
  const { form, fields, busy, saved } = useAccountForm(marketingForm, {
    card: 'marketing',
    defaultValue: { ...preferences.subscriptionChannels, ...preferences.subscriptionCommunications },
  });
  return (
    <AccountCard id="marketing" title={t('account.marketing.title')} text={t('account.marketing.text')}>
      <AccountForm card="marketing" form={form} saved={saved}>
        <div className={styles.groups}>
          <fieldset className={styles.group}>
            <legend>{t('account.marketing.channels')}</legend>
            {marketingChannels.map((channel) => (
              <CheckboxField
                key={channel}
                meta={fields[channel]}
                label={t(`account.marketing.channel.${channel}`)}
              />
            ))}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{t('account.marketing.topics')}</legend>
            {marketingTopics.map((topic) => (
              <CheckboxField key={topic} meta={fields[topic]} label={t(`account.marketing.topic.${topic}`)} />
            ))}
          </fieldset>
        </div>
        <FormActions>
          <SubmitButton busy={busy}>{t('account.marketing.submit')}</SubmitButton>
        </FormActions>
      </AccountForm>
    </AccountCard>
  );
}
