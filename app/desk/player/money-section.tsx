import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DecisionForm } from '../decision-form';
import { ActionForm, Field, Section, Submit } from '../desk-parts';
import { typedValue } from '../desk-props';
import type { PlayerProps } from './player-page';

/** Adjustments, including those awaiting a second person, and forms to lock and grant money. */
export function MoneySection({ t, path, may, money, time, typed, player, staff, once }: PlayerProps) {
  if (!may('adjustments') && !may('money')) return null;
  const adjusting = (name: string) => typedValue(typed, 'adjustment.request', name);
  const holding = (name: string) => typedValue(typed, 'money', name);
  return (
    <Section id="adjustments" title={t('desk.adjustments.title')}>
      {player.adjustments.map(({ adjustmentId, amount, currency, reason, requestedBy, requestedAt }) => {
        const subject = String(adjustmentId);
        return (
          <Box key={adjustmentId} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography>
              <strong>{money.write(amount, currency)}</strong> {[requestedBy, time(requestedAt)].join(' · ')}
            </Typography>
            <Typography variant="body2">{reason}</Typography>
            {requestedBy.endsWith(`/${staff}`) ? (
              <Typography variant="body2" color="textSecondary">
                {t('desk.adjustments.own')}
              </Typography>
            ) : (
              may('adjustments') && (
                <DecisionForm
                  {...{ t, path, subject, typed }}
                  form="adjustment.decide"
                  label={t('desk.field.reason')}
                  longest={500}
                  accept={{ decision: 'approval', text: t('desk.decision.approve') }}
                />
              )
            )}
          </Box>
        );
      })}
      {may('adjustments') && (
        <>
          <Typography component="h3" variant="subtitle1" sx={{ mt: 1, fontWeight: 700 }}>
            {t('desk.adjustments.request')}
          </Typography>
          <ActionForm path={path} form="adjustment.request">
            <input type="hidden" name="once" value={adjusting('once') ?? once} />
            <Field
              id="adjustment-amount"
              name="amount"
              label={t('desk.field.amount', { currency: player.currency })}
              hint={t('desk.adjustments.hint')}
              value={adjusting('amount')}
              longest={15}
              required
            />
            <Field
              id="adjustment-reason"
              name="reason"
              label={t('desk.field.reason')}
              value={adjusting('reason')}
              longest={500}
              required
            />
            <Submit>{t('desk.adjustments.request')}</Submit>
          </ActionForm>
        </>
      )}
      {may('money') && (
        <>
          <Typography component="h3" variant="subtitle1" sx={{ mt: 3, fontWeight: 700 }}>
            {t('desk.money.title')}
          </Typography>
          <ActionForm path={path} form="money">
            <input type="hidden" name="once" value={holding('once') ?? once} />
            <Field
              id="money-kind"
              name="kind"
              label={t('desk.restrictions.kind')}
              value={holding('kind') ?? 'lock'}
              options={[
                { value: 'lock', text: t('desk.money.lock') },
                { value: 'unlock', text: t('desk.money.unlock') },
                ...(player.campaigns.length > 0
                  ? [{ value: 'bonus-grant', text: t('desk.money.grant') }]
                  : []),
              ]}
            />
            <Field
              id="money-amount"
              name="amount"
              label={t('desk.field.amount', { currency: player.currency })}
              value={holding('amount')}
              longest={15}
              required
            />
            {player.campaigns.length > 0 && (
              <Field
                id="money-campaign"
                name="campaign"
                label={t('desk.money.campaign')}
                value={holding('campaign') ?? String(player.campaigns[0]?.campaignId)}
                options={player.campaigns.map(({ campaignId, name }) => ({
                  value: String(campaignId),
                  text: name,
                }))}
              />
            )}
            <Field
              id="money-reason"
              name="reason"
              label={t('desk.field.reason')}
              value={holding('reason')}
              longest={500}
              required
            />
            <Submit>{t('desk.money.submit')}</Submit>
          </ActionForm>
        </>
      )}
    </Section>
  );
}
