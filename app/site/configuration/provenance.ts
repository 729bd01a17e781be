import { isJson } from './merge-configuration';

/** One of several values that are merged, and the file it was read from. */
export interface Layer {
  file: string;
  value: unknown;
}

/** A value of the merged whole that is no object of further values. */
export interface Provenance {
  /** Names from the root, e.g. `['features', 'websocket']`. */
  path: string[];
  value: unknown;
  /** File of the last layer that has it: the one that decided. */
  file: string;
}

/**
 * Where every value of `mergeConfiguration` over these layers comes from: objects merge, everything else replaces.
 *
 * @param layers the weakest first
 */
export function provenanceOf(layers: readonly Layer[]): Provenance[] {
  return valuesAt([], layers);
}

function valuesAt(path: string[], layers: readonly Layer[]): Provenance[] {
  const given = layers.filter(({ value }) => value !== undefined);
  const last = given.at(-1);
  if (!last) return [];
  // A value that is replaced by a non-object no longer takes part in the merge.
  const start = given.findLastIndex(({ value }) => !isJson(value)) + 1;
  const objects = given.slice(start).flatMap(({ file, value }) => (isJson(value) ? [{ file, value }] : []));
  const names = [...new Set(objects.flatMap(({ value }) => Object.keys(value)))];
  if (names.length === 0) return [{ path, value: last.value, file: last.file }];
  return names.flatMap((name) =>
    valuesAt(
      [...path, name],
      objects.map(({ file, value }) => ({ file, value: value[name] })),
    ),
  );
}
