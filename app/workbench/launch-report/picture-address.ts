import { isRecord } from '../../../schemas/is-record';
import type { StoredItem } from './published-content';

/** The address of a picture's file; undefined without one. Contentful leaves out the protocol. */
export function addressOfPicture({ fields }: StoredItem): string | undefined {
  const url = Object.values(fields['file'] ?? {})
    .filter(isRecord)
    .map((file) => file['url'])
    .find((value) => typeof value === 'string');
  return url?.startsWith('//') ? `https:${url}` : url;
}
