/**
 * Which queue a job waits in. `site`: sizes that pages show. `other`: any other cheap job. `heavy`: jobs that take more than a second.
 */
export type Lane = 'site' | 'other' | 'heavy';

/** Estimated milliseconds of work that may wait in a lane. Pages cold after a start ask for hundreds of pictures at once. */
const MAX_WAITING_MS: Readonly<Record<Lane, number>> = { site: 120_000, other: 10_000, heavy: 30_000 };
const MAX_RETRY_SECONDS = 60;

/** Too much work is waiting. */
export class QueueFull extends Error {
  constructor(
    /** Seconds after which another try makes sense. */
    readonly retryAfter: number,
  ) {
    super('too many pictures are being made at the moment. Try again later.');
  }
}

/** A worker and the lanes it takes jobs from, the preferred one first. It runs one job at a time. */
export interface Place<Worker> {
  readonly worker: Worker;
  readonly lanes: readonly Lane[];
  /** Which job of a lane goes first. */
  readonly first: 'oldest' | 'costliest';
}

interface Waiting<Worker> {
  readonly costMs: number;
  readonly start: (place: Place<Worker>) => void;
}

/** Hands jobs to workers, and refuses those that would wait too long. */
export class TransformQueue<Worker> {
  readonly #free: Place<Worker>[];
  readonly #waiting: Readonly<Record<Lane, Waiting<Worker>[]>> = { site: [], other: [], heavy: [] };

  /** @param places where several are free, a job takes the first that fits */
  constructor(places: readonly Place<Worker>[]) {
    this.#free = [...places];
  }

  /** @throws QueueFull */
  async run<T>(lane: Lane, costMs: number, job: (worker: Worker) => Promise<T>): Promise<T> {
    const place = this.#takeFree(lane) ?? (await this.#wait(lane, costMs));
    try {
      return await job(place.worker);
    } finally {
      this.#release(place);
    }
  }

  #takeFree(lane: Lane): Place<Worker> | undefined {
    const at = this.#free.findIndex(({ lanes }) => lanes.includes(lane));
    return at < 0 ? undefined : this.#free.splice(at, 1)[0];
  }

  #wait(lane: Lane, costMs: number): Promise<Place<Worker>> {
    const waiting = this.#waiting[lane];
    const waitingMs = waiting.reduce((sum, job) => sum + job.costMs, 0);
    if (waiting.length > 0 && waitingMs + costMs > MAX_WAITING_MS[lane])
      throw new QueueFull(Math.min(Math.ceil(waitingMs / 1000), MAX_RETRY_SECONDS));
    return new Promise((start) => waiting.push({ costMs, start }));
  }

  #release(place: Place<Worker>): void {
    for (const lane of place.lanes) {
      const next = takeFrom(this.#waiting[lane], place.first);
      if (next) return next.start(place);
    }
    this.#free.push(place);
  }
}

function takeFrom<Job extends { readonly costMs: number }>(
  jobs: Job[],
  first: Place<unknown>['first'],
): Job | undefined {
  if (first === 'oldest') return jobs.shift();
  const highest = Math.max(...jobs.map(({ costMs }) => costMs));
  const at = jobs.findIndex(({ costMs }) => costMs === highest);
  return at < 0 ? undefined : jobs.splice(at, 1)[0];
}
