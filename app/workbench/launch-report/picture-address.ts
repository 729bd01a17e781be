import { isRecord } from '../../../schemas/is-record';
import type { StoredItem } from './published-content';

/** The address of a picture's file, without protocol as in the delivery API; undefined without a file. */
export function addressOfPicture({ fields }: StoredItem): string | undefined {
  return Object.values(fields['file'] ?? {})
    .filter(isRecord)
    .map((file) => file['url'])
    .find((value) => typeof value === 'string');
}
