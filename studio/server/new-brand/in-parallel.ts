/** As many calls at once as a content service answers without making people wait. */
const width = 6;

/** Does the work for every item, some at a time. The first failure ends it, once what runs has ended. */
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
