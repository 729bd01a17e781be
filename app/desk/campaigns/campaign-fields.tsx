import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../schemas/generated/message-keys';
import { Field } from '../desk-parts';
import type { DeskProps } from '../desk-props';
import { wordOf } from '../desk-words';
import { type Fields, nameField } from './campaign-form';

/** A language in which a campaign is named. */
export interface NameLanguage {
  code: string;
  /** Name of the language, in the language of the page. */
  name: string;
}

interface CampaignFieldsProps extends Pick<DeskProps, 't'> {
  values: Fields;
  /** Currency of the amounts, ISO 4217. */
  currency: string;
  languages: readonly NameLanguage[];
  /** Includes the fields that cannot be changed once the campaign is stored. */
  isNew: boolean;
}

/** The fields of a campaign: general settings, reward and terms. */
export function CampaignFields({ t, values, currency, languages, isNew }: CampaignFieldsProps) {
  const field = (
    name: string,
    label: MessageKey,
    more: { required?: boolean; hint?: string; type?: string } = {},
  ) => (
    <Field
      id={`campaign-${name}`}
      name={name}
      label={t(label, { currency })}
      value={values[name]}
      longest={80}
      {...more}
    />
  );
  const choice = (name: string, label: MessageKey, options: readonly { value: string; text: string }[]) => (
    <Field
      id={`campaign-${name}`}
      name={name}
      label={t(label)}
      value={values[name] ?? options[0]?.value}
      options={options}
    />
  );
  const optional = { hint: t('campaigns.hint.optional') };
  const required = { required: true };
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <input type="hidden" name="currency" value={currency} />
      <Row title={t('campaigns.part.offer')}>
        {languages.map(({ code, name }) => (
          <Field
            key={code}
            id={`campaign-${nameField(code)}`}
            name={nameField(code)}
            label={t('campaigns.field.name', { language: name })}
            value={values[nameField(code)]}
            longest={120}
            required={code === FALLBACK}
          />
        ))}
        {isNew && (
          <>
            {choice('vertical', 'campaigns.field.vertical', verticals(t))}
            {choice('category', 'campaigns.field.category', [
              { value: 'opt-in', text: t('campaigns.category.opt-in') },
              { value: 'triggered', text: t('campaigns.category.triggered') },
            ])}
            {choice('bonusType', 'campaigns.field.bonusType', [
              { value: 'NON_STICKY', text: t('campaigns.bonusType.NON_STICKY') },
              { value: 'STICKY', text: t('campaigns.bonusType.STICKY') },
            ])}
            {choice('access', 'campaigns.field.access', [
              { value: 'open', text: t('campaigns.access.open') },
              { value: 'code', text: t('campaigns.access.code') },
              { value: 'operator', text: t('campaigns.access.operator') },
              { value: 'points', text: t('campaigns.access.points') },
            ])}
            {field('bonusCode', 'campaigns.field.bonusCode', { hint: t('campaigns.hint.code') })}
          </>
        )}
      </Row>
      <Row title={t('campaigns.part.reward')} hint={t('campaigns.hint.reward')}>
        {choice('kind', 'campaigns.field.kind', [
          { value: 'deposit-match', text: t('campaigns.kind.deposit-match') },
          { value: 'money', text: t('campaigns.kind.money') },
          { value: 'free-rounds', text: t('campaigns.kind.free-rounds') },
          { value: 'cashback', text: t('campaigns.kind.cashback') },
          { value: 'icash', text: t('campaigns.kind.icash') },
          { value: 'partner', text: t('campaigns.kind.partner') },
          { value: 'sportsbook', text: t('campaigns.kind.sportsbook') },
        ])}
        {field('amount', 'campaigns.field.amount')}
        {field('percent', 'campaigns.field.percent')}
        {field('maximum', 'campaigns.field.maximum')}
        {field('minimumDeposit', 'campaigns.field.minimumDeposit')}
        {field('depositNumber', 'campaigns.field.depositNumber', optional)}
        {field('gameId', 'campaigns.field.gameId', optional)}
        {field('rounds', 'campaigns.field.rounds')}
        {field('stake', 'campaigns.field.stake')}
        {field('minimumLoss', 'campaigns.field.minimumLoss')}
        {field('period', 'campaigns.field.period')}
        {field('boosterLevel', 'campaigns.field.boosterLevel', optional)}
        {field('boosterPercent', 'campaigns.field.boosterPercent', optional)}
        {field('partner', 'campaigns.field.partner')}
        {field('partnerCode', 'campaigns.field.partnerCode')}
      </Row>
      <Row title={t('campaigns.part.terms')}>
        {field('wageringTimes', 'campaigns.field.wageringTimes', required)}
        {field('maximumStake', 'campaigns.field.maximumStake', optional)}
        {field('maximumWinTimes', 'campaigns.field.maximumWinTimes', optional)}
        {field('days', 'campaigns.field.days', required)}
        {field('timesPerPlayer', 'campaigns.field.timesPerPlayer', required)}
        {field('points', 'campaigns.field.points', { hint: t('campaigns.hint.points') })}
        {choice('triggerEvent', 'campaigns.field.triggerEvent', [
          { value: '', text: t('campaigns.triggerEvent.none') },
          { value: 'tournament', text: t('campaigns.triggerEvent.tournament') },
        ])}
        {field('validFrom', 'campaigns.field.validFrom', { type: 'datetime-local', ...optional })}
        {field('validUntil', 'campaigns.field.validUntil', { type: 'datetime-local', ...optional })}
        {field('markets', 'campaigns.field.markets', { hint: t('campaigns.hint.markets') })}
        {choice('lastVisit', 'campaigns.field.lastVisit', [
          { value: '', text: t('campaigns.audience.everybody') },
          { value: 'never', text: t('campaigns.audience.never') },
          { value: 'week', text: t('campaigns.audience.week') },
          { value: 'month', text: t('campaigns.audience.month') },
          { value: 'longer', text: t('campaigns.audience.longer') },
        ])}
        {choice('favouriteVertical', 'campaigns.field.favouriteVertical', [
          { value: '', text: t('campaigns.audience.everybody') },
          ...verticals(t),
        ])}
        {field('level', 'campaigns.field.level', { hint: t('campaigns.hint.level') })}
        <Field
          id="campaign-weights"
          name="weights"
          label={t('campaigns.field.weights')}
          value={values['weights']}
          hint={t('campaigns.hint.weights')}
          rows={4}
        />
      </Row>
    </Stack>
  );
}

/** Language that names fall back to. */
const FALLBACK = 'en';

function Row({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Stack component="fieldset" spacing={1.5} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 700, p: 0, mb: 1.5 }}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: { sm: 'flex-start' } }}
      >
        {children}
      </Stack>
    </Stack>
  );
}

function verticals(t: DeskProps['t']) {
  return ['CASINO', 'LIVE_CASINO', 'SPORTS'].map((value) => ({ value, text: wordOf(t, 'vertical', value) }));
}
