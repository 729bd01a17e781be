import { isRecord } from '../../../../schemas/is-record';
import { linkedId } from '../../../model/link';

/** Ids of the assets that a value links at any depth: in lists, objects and rich text. */
export function linkedAssets(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedAssets);
  const id = linkedId(value, 'Asset');
  if (id !== undefined) return [id];
  return isRecord(value) ? Object.values(value).flatMap(linkedAssets) : [];
}
