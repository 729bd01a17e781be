/** Two results that depend on each other would deadlock. */
export class CycleError extends Error {
  override name = 'CycleError';
}

/**
 * An in-flight computation, from validation to its stored result. It records which runs it waits for, so that a cycle
 * is detected instead of deadlocking.
 */
export class Run {
  readonly #waitsFor = new Set<Run>();

  /** @throws CycleError */
  async waitFor<T>(other: Run, promise: Promise<T>): Promise<T> {
    if (other.#reaches(this, new Set())) throw new CycleError('a result depends on itself');
    this.#waitsFor.add(other);
    try {
      return await promise;
    } finally {
      this.#waitsFor.delete(other);
    }
  }

  #reaches(target: Run, seen: Set<Run>): boolean {
    if (this === target) return true;
    if (seen.has(this)) return false;
    seen.add(this);
    for (const next of this.#waitsFor) if (next.#reaches(target, seen)) return true;
    return false;
  }
}
