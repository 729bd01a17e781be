import { isRecord } from '../../schemas/is-record';
import type { Fields } from './fields';
import { linkTo, linkedId } from './link';

interface CopiedEntry {
  readonly id: string;
  readonly contentType: string;
  readonly fields: Fields;
}

interface Source {
  readonly contentType: string;
  readonly fields: Fields;
}

/**
 * Copies an entry with all its parts. Links to references such as games are unchanged.
 * @param owns whether a field's links are parts of the entry
 * @param stays whether a part is shared by both, such as a shared section
 * @returns the copies; the first is that of the entry itself
 */
export function copyEntries(
  rootId: string,
  sourceOf: (id: string) => Source | undefined,
  owns: (contentType: string, field: string) => boolean,
  newId: () => string,
  stays: (id: string) => boolean = () => false,
): CopiedEntry[] {
  const copies = new Map<string, CopiedEntry>();
  const ids = new Map<string, string>();

  function copy(id: string): string | undefined {
    const source = sourceOf(id);
    if (!source) return undefined;
    const existing = ids.get(id);
    if (existing !== undefined) return existing;
    const copyId = newId();
    ids.set(id, copyId);
    // Inserted before its parts are copied, so that the root comes first.
    copies.set(copyId, { id: copyId, ...source });
    const fields = Object.entries(source.fields).map(([field, values]) => [
      field,
      owns(source.contentType, field) ? mapValues(values, relinked) : values,
    ]);
    copies.set(copyId, {
      id: copyId,
      contentType: source.contentType,
      fields: Object.fromEntries(fields) as Fields,
    });
    return copyId;
  }

  function relinked(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(relinked);
    const id = linkedId(value, 'Entry');
    if (id !== undefined) {
      const copyId = stays(id) ? undefined : copy(id);
      return copyId === undefined ? value : linkTo('Entry', copyId);
    }
    return isRecord(value) && linkedId(value) === undefined ? mapValues(value, relinked) : value;
  }

  copy(rootId);
  return [...copies.values()];
}

function mapValues(
  values: Readonly<Record<string, unknown>>,
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}
