import type { PlatformOperatorTimeline } from '../../../schemas/generated/types';
import { DataTable } from '../desk-parts';
import type { DeskProps } from '../desk-props';
import { eventText } from './event-text';

interface TimelineTableProps extends DeskProps {
  entries: PlatformOperatorTimeline['entries'];
}

/** Events of a player, newest first. */
export function TimelineTable({ t, tag, time, money, entries }: TimelineTableProps) {
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
          cell: (entry) => eventText(entry, t, tag),
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
