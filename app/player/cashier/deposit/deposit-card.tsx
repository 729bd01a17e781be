import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import type { DepositForm } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../../account/account-page';
import { FormActions, IdempotencyKey, SubmitButton } from '../../forms/form-parts';
import { RouteForm, useRouteForm } from '../../forms/route-form';
import { deviceFingerprint } from '../../sign-in/device-fingerprint';
import { AmountChoice } from './amount-choice';
import { BonusChoice } from './bonus-choice';
import { type DepositAnswer, depositErrors, depositForm, depositIntent, depositPath } from './deposit-form';
import { useDepositPlace } from './deposit-place';
import type { DepositView } from './deposit-view';
import styles from './deposit.module.css';
import { MethodChoice } from './method-choice';

/** Method and amount of a deposit; the payment itself takes place on the provider's page. */
export function DepositCard(view: DepositView) {
  const { locale, t } = useSite();
  // Without JavaScript the response is rendered at this address, so it must contain the postponed steps.
  const action = `/${locale}${depositPath(view.choices)}`;
  const place = useDepositPlace();
  const { form, fields, busy } = useRouteForm<DepositForm, DepositAnswer>(depositForm, {
    action,
    intent: depositIntent,
    answered: useActionData<DepositAnswer>(),
    defaultValue: { amount: view.wanted ?? '' },
    beforeSend(sent) {
      sent.set('blackbox', deviceFingerprint() ?? '');
      if (place) sent.set('place', 'game');
      return true;
    },
    onAnswer({ result, started }) {
      if (started) place?.onStarted(started);
      else if (result.error?.['']?.includes('error.unauthorized')) place?.onSignedOut();
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
        {view.bonuses.length > 0 && (
          <BonusChoice meta={fields.bonus} bonuses={view.bonuses} chosen={view.chosenBonus} />
        )}
        <p className={styles.note}>
          {t(place && !method.isFrameable ? 'deposit.game.leaves' : 'deposit.hosted')}
        </p>
        <FormActions>
          <SubmitButton busy={busy}>{t('deposit.submit')}</SubmitButton>
        </FormActions>
      </RouteForm>
    </AccountCard>
  );
}
