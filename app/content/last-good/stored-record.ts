import { createHash } from 'node:crypto';
import { isRecord } from '../../../schemas/is-record';

/** Last good values that outlive the process, without expiry. Nothing here throws or delays content: failures are only logged. */
export interface StoredValues {
  /** The stored value; undefined if there is none or it cannot be read. */
  read(key: string): Promise<unknown>;
  /** Stores a value asynchronously; of several in a row only the last. */
  write(key: string, value: object): void;
  delete(key: string): void;
}

/** Values not written for this long are deleted; one that is loaded from the content service every day never is. */
export const retentionMs = 90 * 86_400_000;

/** Increment when the record's shape changes. Readers validate the content, so it needs no version of its own. */
const format = 1;

/** List items per piece: one text for a large catalogue would block requests for tens of milliseconds. */
const itemsPerPiece = 200;

/**
 * The stored form of a value, including its full key, because its name is only a hash. Yields pieces that take about
 * a millisecond each.
 */
export function* formatRecord(key: string, value: object): Generator<string> {
  yield `{"format":${format},"key":${JSON.stringify(key)},"value":{`;
  let comma = '';
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    if (part === undefined) continue;
    yield `${comma}${JSON.stringify(name)}:`;
    comma = ',';
    if (Array.isArray(part)) yield* formatList(part);
    else yield JSON.stringify(part);
  }
  yield '}}';
}

function* formatList(items: readonly unknown[]): Generator<string> {
  yield '[';
  for (let start = 0; start < items.length; start += itemsPerPiece)
    yield (start > 0 ? ',' : '') + JSON.stringify(items.slice(start, start + itemsPerPiece)).slice(1, -1);
  yield ']';
}

/**
 * @returns the value of a stored record
 * @throws Error when it is incomplete, or of another format or key
 */
export function parseRecord(key: string, text: string): unknown {
  const record: unknown = JSON.parse(text);
  if (!isRecord(record) || record['format'] !== format) throw new Error(`is not of format ${format}`);
  if (record['key'] !== key) throw new Error('belongs to another key');
  return record['value'];
}

/** A name that is a safe file name for any key. */
export function recordName(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
