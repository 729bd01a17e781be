/** A list after an item was moved; the same list for an invalid position. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || to < 0 || to >= list.length || from < 0 || from >= list.length) return list;
  const rest = list.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** React keys of list items: the given ones while unique, else with their index. */
export function uniqueKeys(keys: readonly (string | undefined)[]): string[] {
  const seen = new Set<string>();
  return keys.map((key, index) => {
    const unique = key === undefined || seen.has(key) ? `${key ?? 'item'}#${index}` : key;
    seen.add(unique);
    return unique;
  });
}
