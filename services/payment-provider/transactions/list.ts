import type {
  PaymentProviderRequestList,
  PaymentProviderTransactionList,
} from '../../../schemas/generated/types';
import { ProviderRefusal } from '../errors';
import type { TransactionRecord } from './record';

const PAGE = 100;

/**
 * A page of transactions, oldest change first. A transaction that changes during paging is listed again; none is missed.
 * @throws ProviderRefusal for an invalid cursor
 */
export function listTransactions(
  records: Iterable<TransactionRecord>,
  { from, to, cursor, reference }: PaymentProviderRequestList,
): PaymentProviderTransactionList {
  const [earliest, latest] = [from, to].map((time) => (time === undefined ? undefined : Date.parse(time)));
  const position = cursor === undefined ? undefined : positionOf(cursor);
  const found = [...records]
    .filter(({ view, isUnlisted }) => {
      const at = Date.parse(view.updatedAt);
      if (reference !== undefined) return view.reference === reference;
      return !isUnlisted && at >= (earliest ?? -Infinity) && at < (latest ?? Infinity);
    })
    .map((record) => ({ view: record.view, place: placeOf(record) }))
    .filter(({ place }) => position === undefined || place > position)
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  const last = found[PAGE - 1];
  return {
    items: found.slice(0, PAGE).map(({ view }) => view),
    next: last && found.length > PAGE ? Buffer.from(last.place).toString('base64url') : null,
  };
}

function placeOf({ view }: TransactionRecord): string {
  return `${view.updatedAt} ${view.id}`;
}

function positionOf(cursor: string): string {
  const position = Buffer.from(cursor, 'base64url').toString();
  if (/^\d{4}-[\d-]+T[\d:.]+Z [0-9a-f]+$/.test(position)) return position;
  throw new ProviderRefusal('invalid_request', 'The cursor is not one of a page before.');
}
