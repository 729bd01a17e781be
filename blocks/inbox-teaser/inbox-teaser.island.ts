import type { InboxAnswer } from '../../schemas/generated/types';
import { formatDate } from '../../ui/format/date';
import { readList } from '../../ui/live/json-fields';
import { isRecord } from '../../schemas/is-record';
import { isMoment } from '../../ui/live/money-answer';
import { type PluralForms, withCount } from '../../ui/site/plural-forms';
import { fillPlaces, fillPrivately, partOf, setText } from '../../ui/live/private-answer';

type Message = InboxAnswer['messages'][number];

export interface InboxTeaserProps {
  dataHref: string;
  tag: string;
  timeZone: string;
  labels: { unread: PluralForms; allRead: string };
}

/** Shows the count of unread messages and the subjects of the newest. */
export function mount(element: HTMLElement, { dataHref, tag, timeZone, labels }: InboxTeaserProps): void {
  const places = element.querySelectorAll<HTMLElement>('[data-message]');
  fillPrivately(element, {
    dataHref,
    read: readInbox,
    show({ unread, messages }) {
      setText(element, 'count', unread > 0 ? withCount(labels.unread, unread, tag) : labels.allRead);
      fillPlaces(places, messages, (place, { title, sentAt, read }) => {
        place.toggleAttribute('data-unread', !read);
        partOf(place, 'dot')?.toggleAttribute('hidden', read);
        setText(place, 'title', title);
        setText(place, 'time', formatDate(sentAt, 'dateTime', { tag, timeZone }));
        partOf(place, 'time')?.setAttribute('datetime', sentAt);
      });
      return messages.length > 0;
    },
  });
}

function readInbox(value: unknown): InboxAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { unread } = value;
  const messages = readList(value['messages'], readMessage);
  if (typeof unread !== 'number' || !Number.isInteger(unread) || !messages) return undefined;
  return { unread, messages };
}

function readMessage(value: unknown): Message | undefined {
  if (!isRecord(value)) return undefined;
  const { title, sentAt, read } = value;
  if (typeof title !== 'string' || !isMoment(sentAt) || typeof read !== 'boolean') return undefined;
  return { title, sentAt, read };
}
