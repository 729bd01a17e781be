import type { VerificationAnswer } from '../../schemas/generated/types';
import { readList } from '../../ui/live/json-fields';
import { isRecord } from '../../schemas/is-record';
import { type PluralForms, withCount } from '../../ui/site/plural-forms';
import { fillPlaces, fillPrivately, setText } from '../../ui/live/private-answer';
import { documentStatuses, documentTypes, verificationStates } from './verification-words';

type Document = VerificationAnswer['documents'][number];

export interface VerificationStatusProps {
  dataHref: string;
  tag: string;
  labels: {
    states: Record<VerificationAnswer['state'], string>;
    types: Record<Document['type'], string>;
    statuses: Record<Document['status'], string>;
    daysLeft: PluralForms;
    /** Documents without a place, counted. */
    more: PluralForms;
  };
}

/** Shows the state in words, the days that are left, and the documents. */
export function mount(element: HTMLElement, { dataHref, tag, labels }: VerificationStatusProps): void {
  const places = element.querySelectorAll<HTMLElement>('[data-document]');
  fillPrivately(element, {
    dataHref,
    read: readVerification,
    show({ state, daysLeft, documents }) {
      const hidden = documents.length - places.length;
      element.dataset['verification'] = state;
      setText(element, 'state', labels.states[state]);
      setText(element, 'days', daysLeft === null ? '' : withCount(labels.daysLeft, daysLeft, tag));
      setText(element, 'more', hidden > 0 ? withCount(labels.more, hidden, tag) : '');
      fillPlaces(places, documents, (place, { type, status }) => {
        setText(place, 'type', labels.types[type]);
        setText(place, 'status', labels.statuses[status]);
        place.dataset['status'] = status;
      });
      return true;
    },
  });
}

function readVerification(value: unknown): VerificationAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const state = verificationStates.find((name) => name === value['state']);
  const documents = readList(value['documents'], readDocument);
  const { daysLeft } = value;
  if (!state || !documents) return undefined;
  if (daysLeft !== null && (typeof daysLeft !== 'number' || !Number.isInteger(daysLeft))) return undefined;
  return { state, daysLeft, documents };
}

function readDocument(value: unknown): Document | undefined {
  if (!isRecord(value)) return undefined;
  const type = documentTypes.find((name) => name === value['type']);
  const status = documentStatuses.find((name) => name === value['status']);
  return type && status && { type, status };
}
