import { LRUCache } from 'lru-cache';
import { outputFormat } from './transform-image';
import { transformCost } from './transform-cost';
import type { TransformJob } from './transform-job';
import { type Lane, TransformQueue } from './transform-queue';
import { checkResultSize, resultSize, type Size } from './transform-size';
import { TransformWorker, WorkerLost } from './transform-worker';

/** Large photographs take a few seconds on a busy machine. */
const TIME_LIMIT_MS = 20_000;
/** Estimated cost up to which a job is cheap, and up to which one of the site's own sizes is. */
const CHEAP_MS = 1000;
const CHEAP_FOR_SITE_MS = 5000;
/** How long a job that took too long, and others of the same file that cost about as much or more, are not tried again. */
const REFUSED_MS = 10 * 60_000;
const MAX_REFUSED = 1000;
const ABOUT_AS_MUCH = 0.8;
/** For a file whose size is unknown until it is read. */
const USUAL_SIZE: Size = { width: 2000, height: 2000 };

/** A job that took too long or ended its process. */
interface Refusal {
  /** Estimated. */
  readonly costMs: number;
  readonly reason: string;
}

export interface TransformRequest {
  readonly job: TransformJob;
  /** Of the original, in pixels; null when it is unknown. */
  readonly size: Size | null;
  /** Whether pages show the result. */
  readonly isSiteSize: boolean;
}

/**
 * Transforms pictures in processes of their own. A drawing of a few lines can block the drawing library for hours, and nothing but the
 * end of a process ends that; a picture that makes the library crash must not end the service.
 *
 * One worker does nothing but the sizes that pages show, one also other cheap jobs, one the heavy jobs, in the background: visitors choose
 * sizes, and must not hold up the pictures of others.
 */
export class Transformer {
  readonly #workers = {
    site: new TransformWorker(false),
    cheap: new TransformWorker(false),
    heavy: new TransformWorker(true),
  };
  readonly #queue = new TransformQueue<TransformWorker>([
    // The largest picture of a page is its lead picture, and must not wait behind dozens of tiles.
    { worker: this.#workers.site, lanes: ['site'], first: 'costliest' },
    // In order of arrival, so that no tile waits for ever.
    { worker: this.#workers.cheap, lanes: ['site', 'other'], first: 'oldest' },
    { worker: this.#workers.heavy, lanes: ['heavy'], first: 'oldest' },
  ]);
  readonly #timeLimitMs: number;
  readonly #refused = new LRUCache<string, Refusal>({ max: MAX_REFUSED, ttl: REFUSED_MS });
  /** Files of which a job that was thought cheap was not. */
  readonly #underestimated = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_MS });

  constructor(timeLimitMs = TIME_LIMIT_MS) {
    this.#timeLimitMs = timeLimitMs;
  }

  /** @throws QueueFull; any other Error explains why the picture cannot be transformed */
  transform({ job, size, isSiteSize }: TransformRequest): Promise<Buffer> {
    const format = outputFormat(job.contentType, job.parameters);
    if (size) checkResultSize(resultSize(size, job.parameters, job.contentType === 'image/svg+xml'), format);
    const costMs = transformCost(size ?? USUAL_SIZE, job.contentType, format, job.parameters);
    this.#checkRefused(job, costMs);
    const lane = this.#laneOf(job, costMs, isSiteSize);
    return this.#queue.run(lane, costMs, async (worker) => {
      this.#checkRefused(job, costMs);
      try {
        const { bytes, problem } = await worker.transform(job, this.#timeLimitMs);
        if (bytes) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        throw new Error(problem ?? 'nothing came of it');
      } catch (error) {
        if (error instanceof WorkerLost) {
          this.#refused.set(job.file, { costMs, reason: error.message });
          if (lane !== 'heavy') this.#underestimated.set(job.file, true);
        }
        throw error;
      }
    });
  }

  /** Ends the processes. */
  close(): void {
    for (const worker of Object.values(this.#workers)) worker.close();
  }

  #laneOf({ file }: TransformJob, costMs: number, isSiteSize: boolean): Lane {
    if (costMs > (isSiteSize ? CHEAP_FOR_SITE_MS : CHEAP_MS) || this.#underestimated.has(file))
      return 'heavy';
    return isSiteSize ? 'site' : 'other';
  }

  #checkRefused({ file }: TransformJob, costMs: number): void {
    const refused = this.#refused.get(file);
    if (refused && costMs >= refused.costMs * ABOUT_AS_MUCH) throw new Error(refused.reason);
  }
}
