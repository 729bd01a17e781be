import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { PlatformOperatorAuditLog } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { DataTable, Field, Section, Submit } from '../desk-parts';
import type { DeskProps } from '../desk-props';
import { wordOf } from '../desk-words';

/** Filter of the entries; empty strings match all. */
export interface AuditLogFilter {
  playerId: string;
  operator: string;
}

interface AuditLogPageProps extends DeskProps {
  log: PlatformOperatorAuditLog;
  filter: AuditLogFilter;
}

/** Audit log of all staff, newest first. */
export function AuditLogPage({ log, filter, ...props }: AuditLogPageProps) {
  const { t, time, money, path } = props;
  const older = new URLSearchParams({ ...filter, before: String(log.next) });
  return (
    <DeskFrame {...props} title={t('desk.nav.log')}>
      <Stack component="form" action={path} direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Field
          id="player"
          name="playerId"
          label={t('desk.facts.player')}
          value={filter.playerId}
          longest={9}
        />
        <Field
          id="operator"
          name="operator"
          label={t('desk.field.by')}
          value={filter.operator}
          longest={81}
        />
        <Submit>{t('desk.search.submit')}</Submit>
      </Stack>
      <Section id="log" title={t('desk.nav.log')}>
        <DataTable
          name={t('desk.nav.log')}
          rows={log.entries}
          keyOf={({ id }) => String(id)}
          empty={t('desk.empty')}
          columns={[
            { title: t('desk.field.time'), short: true, cell: ({ at }) => time(at) },
            { title: t('desk.field.by'), cell: ({ operator }) => operator },
            {
              title: t('desk.field.what'),
              cell: ({ action, subject }) => `${wordOf(t, 'action', action)} · ${subject}`,
            },
            {
              title: t('desk.facts.player'),
              cell: ({ playerId }) =>
                playerId !== null && <Link href={`/desk/players/${playerId}`}>{playerId}</Link>,
            },
            {
              title: t('desk.field.sum'),
              right: true,
              cell: ({ amount, currency }) =>
                amount !== null && currency !== null ? money.write(amount, currency) : '',
            },
            { title: t('desk.field.reason'), cell: ({ reason }) => reason },
          ]}
        />
        {log.next && (
          <Button href={`${path}?${older}`} sx={{ mt: 1 }}>
            {t('desk.older')}
          </Button>
        )}
      </Section>
    </DeskFrame>
  );
}
