import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { PlatformOperatorTimeline } from '../../../schemas/generated/types';
import type { Translate } from '../../../ui/site/site-context';
import { timeText } from '../../player/limits/time-amounts';
import { wordOf } from '../desk-words';

type Entry = PlatformOperatorTimeline['entries'][number];

const limitTitles: Partial<Record<string, MessageKey>> = {
  deposit: 'limits.kinds.deposit.title',
  loss: 'limits.kinds.loss.title',
  wager: 'limits.kinds.wager.title',
  time: 'limits.kinds.time.title',
};
const periods: Partial<Record<string, MessageKey>> = {
  D: 'limits.periods.D',
  W: 'limits.periods.W',
  M: 'limits.periods.M',
};

/** An event of a timeline as text. @param tag BCP 47 */
export function eventText({ kind, subject, status, amount }: Entry, t: Translate, tag: string): string {
  const said = (keys: Partial<Record<string, MessageKey>>, code: string) => {
    const key = keys[code];
    return key ? t(key) : code;
  };
  const parts = (): (string | null)[] => {
    switch (kind) {
      case 'restriction':
      case 'lift':
        return [wordOf(t, 'restriction', subject)];
      case 'login':
        return [subject, status === 'REFUSED' ? t('desk.timeline.refused') : null];
      case 'ledger':
        return [bookingOf(t, subject, status)];
      case 'document':
        return [wordOf(t, 'document', subject), wordOf(t, 'documentStatus', status ?? '')];
      case 'limit':
        return [
          said(limitTitles, subject),
          said(periods, status ?? ''),
          subject === 'time' && amount !== null ? timeText(amount, tag) : null,
        ];
      case 'audit':
        return [wordOf(t, 'action', subject), status];
    }
  };
  return [t(`desk.timeline.kind.${kind}`), ...parts()].filter(Boolean).join(' · ');
}

/** Adjustments and bonuses are named by their command, other bookings by their type. */
function bookingOf(t: Translate, command: string, type: string | null): string {
  const isNamed = command === 'adjustment' || command === 'bonus-grant';
  return wordOf(t, 'booking', isNamed ? command : (type ?? command));
}
