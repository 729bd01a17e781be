/** Serialises jobs with the same key in order of arrival; other keys run concurrently. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const own = (before ?? Promise.resolve()).then(job);
    // The next job runs after success and failure alike.
    const end = own.catch(() => undefined);
    this.#last.set(key, end);
    try {
      return await own;
    } finally {
      if (this.#last.get(key) === end) this.#last.delete(key);
    }
  }
}
