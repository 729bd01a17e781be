/** Processes a list with several concurrent workers; the first failure stops all and is thrown. */
export async function inParallel<Item, Worker>(
  items: readonly Item[],
  workers: readonly Worker[],
  work: (item: Item, worker: Worker) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failed = false;
  await Promise.all(
    workers.map(async (worker) => {
      while (!failed && next < items.length) {
        const item = items[next] as Item;
        next += 1;
        try {
          await work(item, worker);
        } catch (error) {
          failed = true;
          throw error;
        }
      }
    }),
  );
}
