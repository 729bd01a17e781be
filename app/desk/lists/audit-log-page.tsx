import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { PlatformOperatorAuditLog } from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { DataTable, Section } from '../desk-parts';
import type { DeskProps } from '../desk-props';

interface AuditLogPageProps extends DeskProps {
  log: PlatformOperatorAuditLog;
}

/** What everybody of the staff did, newest first. */
export function AuditLogPage({ log, ...props }: AuditLogPageProps) {
  const { t, time, money } = props;
  return (
    <DeskFrame {...props} title={t('desk.nav.log')}>
      <Section id="log" title={t('desk.nav.log')}>
        <DataTable
          name={t('desk.nav.log')}
          rows={log.entries}
          keyOf={({ id }) => String(id)}
          empty={t('desk.empty')}
          columns={[
            { title: t('desk.field.time'), cell: ({ at }) => time(at) },
            { title: t('desk.field.by'), cell: ({ operator }) => operator },
            { title: t('desk.field.what'), cell: ({ action, subject }) => `${action} ${subject}` },
            {
              title: t('desk.facts.player'),
              cell: ({ playerId }) => <Link href={`/desk/players/${playerId}`}>{playerId}</Link>,
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
          <Button href={`/desk/audit-log?before=${log.next}`} sx={{ mt: 1 }}>
            {t('desk.older')}
          </Button>
        )}
      </Section>
    </DeskFrame>
  );
}
