import { isJson } from './merge-configuration';

/** One of several merged values, with the file it was read from. */
export interface Layer {
  file: string;
  value: unknown;
}

/** A leaf value of the merge result. */
export interface Provenance {
  /** Names from the root, e.g. `['features', 'websocket']`. */
  path: string[];
  value: unknown;
  /** File of the last layer with the value, which takes precedence. */
  file: string;
}

/**
 * The origin of every value of `mergeConfiguration` over these layers: objects merge, everything else replaces.
 * @param layers in increasing precedence
 */
export function provenanceOf(layers: readonly Layer[]): Provenance[] {
  return valuesAt([], layers);
}

function valuesAt(path: string[], layers: readonly Layer[]): Provenance[] {
  const given = layers.filter(({ value }) => value !== undefined);
  const last = given.at(-1);
  if (!last) return [];
  // Values before a non-object are replaced and do not take part in the merge.
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
