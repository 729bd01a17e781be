interface Part<T> {
  readonly total: number;
  readonly items: readonly T[];
}

/** Reads a list of the management API page by page. @param read returns the page after this many items */
export async function readAll<T>(read: (skip: number) => Promise<Part<T>>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const { total, items } = await read(all.length);
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}
