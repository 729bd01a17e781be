import { createHash } from 'node:crypto';
import { isRecord } from '../../../schemas/is-record';

/**
 * Last good values that outlive the process, without expiry. Nothing here throws or slows a reader of content: what cannot be kept or
 * read is logged.
 */
export interface StoredValues {
  /** The value of a key; undefined when there is none, or none that can be read. */
  read(key: string): Promise<unknown>;
  /** Keeps a value soon; of several in a row the last. */
  write(key: string, value: object): void;
  delete(key: string): void;
}

/** Values not written for so long are deleted; one that is read from the content service every day never is. */
export const retentionMs = 90 * 86_400_000;

/** Raised when the shape below changes. Readers validate the content, so it needs no version of its own. */
const format = 1;

/** Items of a list in one piece: a large catalogue as one text would hold up requests for tens of milliseconds. */
const itemsPerPiece = 200;

/**
 * A value as it is stored: with its key in full, because its name is only a hash of it. The text comes in pieces that take about a
 * millisecond each to make.
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
 * @throws Error when it is half written, of another format or of another key
 */
export function parseRecord(key: string, text: string): unknown {
  const record: unknown = JSON.parse(text);
  if (!isRecord(record) || record['format'] !== format) throw new Error(`is not of format ${format}`);
  if (record['key'] !== key) throw new Error('belongs to another key');
  return record['value'];
}

/** A name that is safe as a file name, whatever the key holds. */
export function recordName(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
