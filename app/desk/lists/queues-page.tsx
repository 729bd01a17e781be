import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type {
  PlatformOperatorAdjustments,
  PlatformOperatorDocuments,
  PlatformOperatorWithdrawals,
  PlatformPaymentDifferences,
} from '../../../schemas/generated/types';
import { DeskFrame } from '../desk-frame';
import { DataTable, Section } from '../desk-parts';
import type { DeskProps, Notice, Typed } from '../desk-props';
import { wordOf } from '../desk-words';
import { DifferenceSection } from './difference-section';

interface QueuesPageProps
  extends
    DeskProps,
    PlatformOperatorWithdrawals,
    PlatformOperatorAdjustments,
    PlatformOperatorDocuments,
    PlatformPaymentDifferences {
  notice?: Notice | undefined;
  typed?: Typed | undefined;
}

/** Pending decisions of all players, oldest first, with links to the players. */
export function QueuesPage({
  withdrawals,
  adjustments,
  documents,
  differences,
  notice,
  typed,
  ...props
}: QueuesPageProps) {
  const { t, time, money } = props;
  const playerColumn = (part: string) => ({
    title: t('desk.facts.player'),
    cell: ({ playerId }: { playerId: number }) => (
      <Link href={`/desk/players/${playerId}${part}`}>{playerId}</Link>
    ),
  });
  const sumColumn = {
    title: t('desk.field.sum'),
    right: true,
    cell: ({ amount, currency }: { amount: number; currency: string }) => money.write(amount, currency),
  };
  return (
    <DeskFrame {...props} title={t('desk.nav.queues')} notice={notice}>
      <Stack spacing={3}>
        <Section id="withdrawals" title={t('desk.queues.withdrawals')}>
          <DataTable
            name={t('desk.queues.withdrawals')}
            rows={withdrawals}
            keyOf={({ withdrawalId }) => withdrawalId}
            empty={t('desk.empty')}
            columns={[
              playerColumn('#withdrawals-title'),
              sumColumn,
              { title: t('desk.field.method'), cell: ({ method }) => method },
              { title: t('desk.field.time'), short: true, cell: ({ requestedAt }) => time(requestedAt) },
            ]}
          />
        </Section>
        <Section id="adjustments" title={t('desk.queues.adjustments')}>
          <DataTable
            name={t('desk.queues.adjustments')}
            rows={adjustments}
            keyOf={({ adjustmentId }) => String(adjustmentId)}
            empty={t('desk.empty')}
            columns={[
              playerColumn('#adjustments-title'),
              sumColumn,
              { title: t('desk.field.reason'), cell: ({ reason }) => reason },
              { title: t('desk.field.by'), cell: ({ requestedBy }) => requestedBy },
              { title: t('desk.field.time'), short: true, cell: ({ requestedAt }) => time(requestedAt) },
            ]}
          />
        </Section>
        <DifferenceSection {...props} differences={differences} typed={typed} />
        <Section id="documents" title={t('desk.queues.documents')}>
          <DataTable
            name={t('desk.queues.documents')}
            rows={documents}
            keyOf={({ documentId }) => documentId}
            empty={t('desk.empty')}
            columns={[
              playerColumn('/documents'),
              {
                title: t('desk.restrictions.kind'),
                cell: ({ documentTypeName }) => wordOf(t, 'document', documentTypeName),
              },
              { title: t('desk.field.time'), short: true, cell: ({ updatedAt }) => time(updatedAt) },
            ]}
          />
        </Section>
      </Stack>
    </DeskFrame>
  );
}
