/** Runs jobs of the same key one after another, in order of arrival; those of other keys do not wait. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const own = (before ?? Promise.resolve()).then(job);
    // The next in line waits for the end, whatever it is.
    const end = own.catch(() => undefined);
    this.#last.set(key, end);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === end) this.#last.delete(key);
    }
  }
}
