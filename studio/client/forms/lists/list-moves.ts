/** A list after an item went to another position; the same list when it cannot go there. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || to < 0 || to >= list.length || from < 0 || from >= list.length) return list;
  const rest = list.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Keys of items for lists on screen: those given as long as they differ, else with their position. */
export function uniqueKeys(keys: readonly (string | undefined)[]): string[] {
  const seen = new Set<string>();
  return keys.map((key, index) => {
    const unique = key === undefined || seen.has(key) ? `${key ?? 'item'}#${index}` : key;
    seen.add(unique);
    return unique;
  });
}
