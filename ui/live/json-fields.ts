/** Careful reading of JSON in the browser, where the full schema validators would be too much to load. */

/** Reads every item of a list; undefined if it is no list or one item cannot be read. */
export function readList<T>(value: unknown, readItem: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: T[] = [];
  for (const entry of value) {
    const item = readItem(entry);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}
