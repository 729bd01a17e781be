import { useActionData, useNavigate, useSearchParams } from '@remix-run/react';
import { useId, useState } from 'react';
import type { PlatformReward, WalletAnswer, WithdrawalForm } from '../../../../schemas/generated/types';
import { Button } from '../../../../ui/control/button';
import { showToast } from '../../../../ui/notice/toast';
import { useSite } from '../../../../ui/site/site-context';
import { withPageChannel } from '../../channel/with-page-channel';
import { CheckboxField, TextField } from '../../forms/field';
import { FormActions, IdempotencyKey, SubmitButton } from '../../forms/form-parts';
import { useFormPath } from '../../forms/form-path';
import { RouteForm, useRouteForm } from '../../forms/route-form';
import { amountText, type MoneyStyle, typedAmount } from '../money-amount';
import { EndedBonuses } from './ended-bonuses';
import { useForfeitPrompt } from './forfeit-prompt';
import { InstrumentChoice } from './instrument-choice';
import { trackerPath } from './tracker-path';
import { type WithdrawAnswer, withdrawalForm, withdrawErrors, withdrawIntents } from './withdraw-form';
import type { WithdrawFlow } from './withdraw-flow';
import type { WithdrawalOption } from './withdraw-page.server';

/** The form: amount, and the instrument to pay out to. */
export function WithdrawCard({
  wallet,
  options,
  flow,
  bonuses,
}: {
  wallet: WalletAnswer;
  options: WithdrawalOption[];
  flow: WithdrawFlow;
  bonuses: PlatformReward[];
}) {
  const { locale, t, tag } = useSite();
  const navigate = useNavigate();
  const action = useFormPath();
  const answered = useActionData<WithdrawAnswer>();
  const first = options[0]?.instruments[0]?.instrumentId;
  const allForm = useId();
  const [chosen, choose] = useState(first);
  const style: MoneyStyle = { tag, currency: wallet.currency, display: wallet.display };
  const option = options.find(({ instruments }) =>
    instruments.some(({ instrumentId }) => instrumentId === chosen),
  );
  const all = Math.min(wallet.balance?.mainBalance ?? 0, flow.limit ?? Infinity, option?.maximum ?? Infinity);
  const isAllWanted = useSearchParams()[0].get('amount') === 'all';
  const { hasScript, prompt, beforeSend } = useForfeitPrompt(bonuses);
  const { form, fields, busy } = useRouteForm<WithdrawalForm, WithdrawAnswer>(withdrawalForm, {
    action,
    intent: withdrawIntents.withdraw,
    answered,
    beforeSend,
    defaultValue: { amount: isAllWanted ? typedAmount(all, style) : '' },
    onAnswer({ paymentId, warning }) {
      if (warning) showToast({ kind: 'warning', value: warning, closeLabel: t('app.close') });
      if (paymentId === undefined) return;
      withPageChannel((channel) => channel.refresh());
      void navigate(`/${locale}${trackerPath}?requested=${paymentId}`);
    },
  });
  if (options.length === 0) return <p>{t('withdraw.form.none')}</p>;

  return (
    <>
      {/* Without JavaScript the button loads the page with the amount filled in. */}
      <form id={allForm} action={action}>
        <input type="hidden" name="amount" value="all" />
      </form>
      <RouteForm action={action} intent={withdrawIntents.withdraw} form={form} errorTexts={withdrawErrors}>
        <IdempotencyKey />
        <TextField
          meta={fields.amount}
          label={t('withdraw.form.amount', { currency: wallet.currency })}
          errorTexts={withdrawErrors}
          inputMode="decimal"
          autoComplete="off"
        />
        <FormActions>
          <Button
            type="submit"
            form={allForm}
            emphasis="secondary"
            onClick={(event) => {
              event.preventDefault();
              form.update({ name: fields.amount.name, value: typedAmount(all, style) });
            }}
          >
            {t('withdraw.form.all', { amount: amountText(all, style) })}
          </Button>
        </FormActions>
        <InstrumentChoice
          meta={fields.instrument}
          options={options}
          currency={wallet.currency}
          chosen={chosen}
          onChoose={choose}
        />
        {bonuses.length > 0 && (
          <EndedBonuses bonuses={bonuses}>
            {(!hasScript || fields.forfeitsBonuses.errors) && (
              <CheckboxField
                meta={fields.forfeitsBonuses}
                label={t('rewards.questions.agreeWithdraw')}
                errorTexts={withdrawErrors}
              />
            )}
          </EndedBonuses>
        )}
        <FormActions>
          <SubmitButton busy={busy}>{t('withdraw.form.send')}</SubmitButton>
        </FormActions>
      </RouteForm>
      {prompt}
    </>
  );
}
