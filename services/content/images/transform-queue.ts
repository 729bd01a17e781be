/** Queue of a job. `site`: sizes used by pages. `other`: any other cheap job. `heavy`: jobs of more than a second. */
export type Lane = 'site' | 'other' | 'heavy';

/** Maximum estimated work per lane, in milliseconds. After a cold start, pages request hundreds of pictures at once. */
const MAX_WAITING_MS: Readonly<Record<Lane, number>> = { site: 120_000, other: 10_000, heavy: 30_000 };
const MAX_RETRY_SECONDS = 60;

/** The queue is full. */
export class QueueFull extends Error {
  constructor(
    /** Seconds until a retry is useful. */
    readonly retryAfter: number,
  ) {
    super('too many pictures are being made at the moment. Try again later.');
  }
}

/** A worker and the lanes it serves, in order of preference. It runs one job at a time. */
export interface Place<Worker> {
  readonly worker: Worker;
  readonly lanes: readonly Lane[];
  /** Order of jobs within a lane. */
  readonly first: 'oldest' | 'costliest';
}

interface Waiting<Worker> {
  readonly costMs: number;
  readonly start: (place: Place<Worker>) => void;
}

/** Assigns jobs to workers, and rejects those that would wait too long. */
export class TransformQueue<Worker> {
  readonly #free: Place<Worker>[];
  readonly #waiting: Readonly<Record<Lane, Waiting<Worker>[]>> = { site: [], other: [], heavy: [] };

  /** @param places workers by priority: a job goes to the first free one that serves its lane */
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
