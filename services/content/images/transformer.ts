import { LRUCache } from 'lru-cache';
import { outputFormat } from './transform-image';
import { transformCost } from './transform-cost';
import type { TransformJob } from './transform-job';
import { type Lane, TransformQueue } from './transform-queue';
import { checkResultSize, resultSize, type Size } from './transform-size';
import { TransformWorker, WorkerLost } from './transform-worker';

/** Large photographs take several seconds on a busy machine. */
const TIME_LIMIT_MS = 20_000;
/** Estimated cost below which a job is cheap, and the higher limit for sizes used by pages. */
const CHEAP_MS = 1000;
const CHEAP_FOR_SITE_MS = 5000;
/** Time during which a file is not retried at the same or a higher cost after a job timed out or crashed its process. */
const REFUSED_MS = 10 * 60_000;
const MAX_REFUSED = 1000;
const ABOUT_AS_MUCH = 0.8;
/** Assumed for a file of unknown size. */
const USUAL_SIZE: Size = { width: 2000, height: 2000 };

/** A job that timed out or crashed its process. */
interface Refusal {
  /** Estimated milliseconds. */
  readonly costMs: number;
  readonly reason: string;
}

export interface TransformRequest {
  readonly job: TransformJob;
  /** Of the original, in pixels; null if unknown. */
  readonly size: Size | null;
  /** True if pages use the result. */
  readonly isSiteSize: boolean;
}

/**
 * Transforms pictures in child processes. A small SVG can block the library for hours, which only killing the
 * process ends, and a crash of the library must not take down the service.
 *
 * One worker handles sizes used by pages only, one also other cheap jobs, and one heavy jobs in the background:
 * sizes requested by visitors must not delay the pictures of pages.
 */
export class Transformer {
  readonly #workers = {
    site: new TransformWorker(false),
    cheap: new TransformWorker(false),
    heavy: new TransformWorker(true),
  };
  readonly #queue = new TransformQueue<TransformWorker>([
    // Costliest first: the lead picture of a page must not wait behind dozens of tiles.
    { worker: this.#workers.site, lanes: ['site'], first: 'costliest' },
    // Oldest first, so that no tile starves.
    { worker: this.#workers.cheap, lanes: ['site', 'other'], first: 'oldest' },
    { worker: this.#workers.heavy, lanes: ['heavy'], first: 'oldest' },
  ]);
  readonly #timeLimitMs: number;
  readonly #refused = new LRUCache<string, Refusal>({ max: MAX_REFUSED, ttl: REFUSED_MS });
  /** Files whose cost was underestimated. */
  readonly #underestimated = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_MS });

  constructor(timeLimitMs = TIME_LIMIT_MS) {
    this.#timeLimitMs = timeLimitMs;
  }

  /** @throws QueueFull, or an Error with the reason why the picture cannot be transformed */
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

  /** Stops the worker processes. */
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
