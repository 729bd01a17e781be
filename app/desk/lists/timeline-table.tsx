import type { PlatformOperatorTimeline } from '../../../schemas/generated/types';
import { DataTable } from '../desk-parts';
import type { DeskProps } from '../desk-props';

interface TimelineTableProps extends DeskProps {
  entries: PlatformOperatorTimeline['entries'];
}

/** Events of a player, newest first. */
export function TimelineTable({ t, time, money, entries }: TimelineTableProps) {
  return (
    <DataTable
      name={t('desk.timeline.title')}
      rows={entries}
      keyOf={({ kind, id, at }) => `${kind} ${id} ${at}`}
      empty={t('desk.empty')}
      columns={[
        { title: t('desk.field.time'), short: true, cell: ({ at }) => time(at) },
        {
          title: t('desk.field.what'),
          cell: ({ kind, subject, status }) => {
            // The ledger's status is the type of the entry, which its subject names already.
            const more = status?.toLowerCase() === subject.toLowerCase() ? undefined : status;
            return [t(`desk.timeline.kind.${kind}`), subject, more].filter(Boolean).join(' · ');
          },
        },
        {
          title: t('desk.field.sum'),
          right: true,
          cell: ({ amount, currency }) =>
            amount !== null && currency !== null ? money.write(amount, currency) : '',
        },
        { title: t('desk.field.by'), cell: ({ by }) => by?.replace(/^key:/, '') ?? '' },
        { title: t('desk.field.reason'), cell: ({ reason }) => reason ?? '' },
      ]}
    />
  );
}
