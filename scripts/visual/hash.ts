import { createHash } from 'node:crypto';

/** A short hash of some texts, sensitive to their order and boundaries. */
export function hashOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}

/** Hash of the files selected by a predicate, by path and text. */
export function hashOfFiles(files: ReadonlyMap<string, string>, picks: (path: string) => boolean): string {
  return hashOf(
    ...[...files]
      .filter(([path]) => picks(path))
      .map(([path, hash]) => `${path} ${hash}`)
      .sort(),
  );
}
