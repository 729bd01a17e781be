import { useState } from 'react';
import type { LoyaltyExchangeForm, PlatformLoyalty } from '../../../schemas/generated/types';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { useMoney } from '../../../ui/format/use-money';
import { TextField } from '../forms/field';
import { FormActions, FormSuccess, IdempotencyKey, SubmitButton } from '../forms/form-parts';
import { useFormPath } from '../forms/form-path';
import { RouteForm, useRouteForm } from '../forms/route-form';
import rewards from '../rewards/rewards.module.css';
import { type ExchangeAnswer, exchangeErrors, exchangeForm, exchangeIntent } from './exchange-form';
import { usePoints } from './use-points';

type Terms = NonNullable<PlatformLoyalty['exchange']>;

interface ExchangeCardProps {
  loyalty: Pick<PlatformLoyalty, 'points' | 'currency'>;
  terms: Terms;
  answer: ExchangeAnswer | undefined;
}

/** Form to exchange points for money; while there are too few, it shows the minimum instead. */
export function ExchangeCard({ loyalty: { points: has, currency }, terms, answer }: ExchangeCardProps) {
  const { t } = useSite();
  const [points, money] = [usePoints(), useMoney()];
  const [done, setDone] = useState(answer?.exchanged);
  const [sent, setSent] = useState(0);
  const most = Math.floor(has / terms.points) * terms.points;
  return (
    <AccountCard
      title={t('loyalty.exchange.title')}
      text={t('loyalty.exchange.text', {
        points: points(terms.points),
        amount: money(terms.amount, currency),
      })}
    >
      {done && (
        <FormSuccess>
          {t('loyalty.exchange.done', {
            points: points(done.points),
            amount: money(done.amount, done.currency),
          })}
        </FormSuccess>
      )}
      {most < terms.least ? (
        <p className={rewards.notice}>{t('loyalty.exchange.tooFew', { least: points(terms.least) })}</p>
      ) : (
        <ExchangeFields
          // Each exchange has its own idempotency key, so the form is remounted after one.
          key={sent}
          terms={terms}
          most={most}
          answer={sent === 0 ? answer : undefined}
          onDone={(exchanged) => {
            setDone(exchanged);
            setSent(sent + 1);
          }}
        />
      )}
    </AccountCard>
  );
}

interface ExchangeFieldsProps {
  terms: Terms;
  most: number;
  answer: ExchangeAnswer | undefined;
  onDone: (exchanged: NonNullable<ExchangeAnswer['exchanged']>) => void;
}

function ExchangeFields({ terms, most, answer, onDone }: ExchangeFieldsProps) {
  const { t } = useSite();
  const points = usePoints();
  const action = useFormPath();
  const { form, fields, busy } = useRouteForm<LoyaltyExchangeForm, ExchangeAnswer>(exchangeForm, {
    action,
    intent: exchangeIntent,
    answered: answer,
    onAnswer({ exchanged }) {
      if (exchanged) onDone(exchanged);
    },
  });
  return (
    <RouteForm action={action} intent={exchangeIntent} form={form} errorTexts={exchangeErrors}>
      <TextField
        meta={fields.points}
        label={t('loyalty.exchange.label')}
        hint={t('loyalty.exchange.hint', {
          step: points(terms.points),
          least: points(terms.least),
          most: points(most),
        })}
        errorTexts={exchangeErrors}
        inputMode="numeric"
        autoComplete="off"
      />
      <IdempotencyKey />
      <FormActions>
        <SubmitButton busy={busy}>{t('loyalty.exchange.submit')}</SubmitButton>
      </FormActions>
    </RouteForm>
  );
}
