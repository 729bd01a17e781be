import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { PlatformRequestRestriction, PlatformRestriction } from '../../../schemas/generated/types';
import { ActionForm, Field, Section, Submit } from '../desk-parts';
import { typedValue } from '../desk-props';
import { wordOf } from '../desk-words';
import type { PlayerProps } from './player-page';

/** Kinds that staff may set, most common first. */
const restrictionKinds = [
  'withdrawal-block',
  'deposit-block',
  'payout-block',
  'bonus-block',
  'casino-block',
  'live-casino-block',
  'sports-block',
  'virtual-sports-block',
  'account-restriction',
  'payout-review',
  'multibrand-suspension',
  'time-out',
  'self-exclusion',
  'deactivation',
  'closure',
] as const satisfies readonly PlatformRequestRestriction['kind'][];

interface RestrictionSectionProps extends PlayerProps {
  restrictions: readonly PlatformRestriction[];
}

/** The active restrictions, each with a form to lift it, and a form to set another. */
export function RestrictionSection({ t, path, may, time, typed, restrictions }: RestrictionSectionProps) {
  const active = restrictions.filter(({ isActive }) => isActive);
  const typedHere = (name: string) => typedValue(typed, 'restriction.set', name);
  return (
    <Section id="restrictions" title={t('desk.restrictions.title')}>
      {active.length === 0 && <Typography color="textSecondary">{t('desk.restrictions.none')}</Typography>}
      {active.map(({ restrictionId, kind, setAt, setBy, setByKey, until, liftedAt, reason }) => {
        const subject = String(restrictionId);
        const end = liftedAt ?? until;
        return (
          <Box key={restrictionId} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Chip size="small" label={wordOf(t, 'restriction', kind)} sx={{ mr: 1 }} />
            <Typography component="span" variant="body2" color="textSecondary">
              {[
                `${t('desk.restrictions.since')} ${time(setAt)}`,
                end ? `${t('desk.restrictions.until')} ${time(end)}` : t('desk.restrictions.noEnd'),
                setByKey ?? setBy,
              ].join(' · ')}
            </Typography>
            <Typography variant="body2">{reason}</Typography>
            {may('restrictions') && liftedAt === null && setBy !== 'register' && kind !== 'time-limit' && (
              <ActionForm path={path} form="restriction.lift" subject={subject}>
                <Field
                  id={`lift-${subject}`}
                  name="reason"
                  label={t('desk.field.reason')}
                  value={typedValue(typed, 'restriction.lift', 'reason', subject)}
                  longest={500}
                  required
                />
                <Submit>{t('desk.restrictions.lift')}</Submit>
              </ActionForm>
            )}
          </Box>
        );
      })}
      {may('restrictions') && (
        <>
          <Typography component="h3" variant="subtitle1" sx={{ mt: 2, fontWeight: 700 }}>
            {t('desk.restrictions.add')}
          </Typography>
          <ActionForm path={path} form="restriction.set">
            <Field
              id="restriction-kind"
              name="kind"
              label={t('desk.restrictions.kind')}
              value={typedHere('kind')}
              required
              options={[
                { value: '', text: '–' },
                ...restrictionKinds.map((kind) => ({ value: kind, text: wordOf(t, 'restriction', kind) })),
              ]}
            />
            <Field
              id="restriction-until"
              name="until"
              type="datetime-local"
              label={t('desk.restrictions.until')}
              hint={t('desk.restrictions.untilHint')}
              value={typedHere('until')}
            />
            <Field
              id="restriction-reason"
              name="reason"
              label={t('desk.field.reason')}
              value={typedHere('reason')}
              longest={500}
              required
            />
            <Submit danger>{t('desk.restrictions.add')}</Submit>
          </ActionForm>
        </>
      )}
    </Section>
  );
}
