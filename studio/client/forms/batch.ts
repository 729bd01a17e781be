/**
 * A loader of single items that batches requests made within a short time. Missing items are null.
 * @param waitMs batching window in milliseconds
 */
export function batched<T>(
  read: (ids: readonly string[]) => Promise<readonly T[]>,
  idOf: (item: T) => string,
  waitMs = 5,
): (id: string) => Promise<T | null> {
  let waiting: { ids: Set<string>; items: Promise<Map<string, T>> } | undefined;
  return async (id) => {
    if (!waiting) {
      const ids = new Set<string>();
      const items = new Promise((resolve) => setTimeout(resolve, waitMs)).then(async () => {
        waiting = undefined;
        return new Map((await read([...ids])).map((item) => [idOf(item), item]));
      });
      waiting = { ids, items };
    }
    const { ids, items } = waiting;
    ids.add(id);
    return (await items).get(id) ?? null;
  };
}
