/** Concurrent calls that the content service handles without delaying editors. */
const width = 6;

/** Runs work for every item with limited concurrency. Stops at the first failure, after running calls have ended. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
        queue.length = 0;
      }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0) throw failures[0];
}
