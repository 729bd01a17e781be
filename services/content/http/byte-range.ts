/** First and last byte of a part of a file, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header, as players of films send it to jump: one range of bytes. Anything else asks for the whole file.
 *
 * @param size of the file, in bytes
 * @returns `outside` when the file ends before the range begins
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'outside';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
