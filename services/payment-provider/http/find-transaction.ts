import { ProviderRefusal } from '../errors';
import type { TransactionRecord } from '../transactions/record';
import type { Store } from '../transactions/store';

/** @throws ProviderRefusal for an unknown id */
export function findTransaction({ transactions }: Store, id = ''): TransactionRecord {
  const record = transactions.get(id);
  if (record) return record;
  throw new ProviderRefusal('not_found', `There is no transaction ${id}.`);
}
