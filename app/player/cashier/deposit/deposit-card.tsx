import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../../account/account-page';
import type { FormAnswer } from '../../forms/form-answer';
import { FormActions, IdempotencyKey, SubmitButton } from '../../forms/form-parts';
import { RouteForm, useRouteForm } from '../../forms/route-form';
import { deviceFingerprint } from '../../sign-in/device-fingerprint';
import { AmountChoice } from './amount-choice';
import { depositErrors, depositForm, depositIntent, depositPath } from './deposit-form';
import type { DepositView } from './deposit-view';
import styles from './deposit.module.css';
import { MethodChoice } from './method-choice';

/** Method and amount of a deposit; the payment itself is made on the provider's page. */
export function DepositCard(view: DepositView) {
  const { locale, t } = useSite();
  // Without JavaScript the response renders this address: it must not undo what was deferred.
  const action = `/${locale}${depositPath(view.choices)}`;
  const { form, fields, busy } = useRouteForm(depositForm, {
    action,
    intent: depositIntent,
    answered: useActionData<FormAnswer>(),
    defaultValue: { amount: view.wanted ?? '' },
    beforeSend(sent) {
      sent.set('blackbox', deviceFingerprint() ?? '');
      return true;
    },
  });
  const [choice, setChoice] = useState(fields.method.initialValue ?? view.chosen ?? '');
  const method = view.methods.find((each) => each.method === choice.split('.')[0]) ?? view.methods[0];
  if (!method) return null;
  return (
    <AccountCard title={t('deposit.how')}>
      <RouteForm action={action} intent={depositIntent} form={form} errorTexts={depositErrors}>
        <IdempotencyKey />
        <MethodChoice meta={fields.method} methods={view.methods} choice={choice} onChoose={setChoice} />
        {method.clock && (
          <p className={styles.note}>{t('deposit.clock', { method: method.name, ...method.clock })}</p>
        )}
        <AmountChoice
          amount={fields.amount}
          preset={fields.preset.initialValue}
          method={method}
          currency={view.currency}
          limit={view.limit}
        />
        <p className={styles.note}>{t('deposit.hosted')}</p>
        <FormActions>
          <SubmitButton busy={busy}>{t('deposit.submit')}</SubmitButton>
        </FormActions>
      </RouteForm>
    </AccountCard>
  );
}
