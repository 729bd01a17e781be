/** The content service of `bench/content-size.ts` in a separate process, so that its memory and start can be measured. */
import { startContentService } from '../services/content/server';

/** Sent to the bench once the service responds. */
export interface Started {
  readonly url: string;
  /** Milliseconds from the call until it listens, without loading the code. */
  readonly startMs: number;
}

/** Resource usage of the process so far. */
export interface Usage {
  /** Resident memory in bytes. */
  readonly rss: number;
  /** Heap in bytes after garbage collection. */
  readonly heap: number;
  /** CPU time in milliseconds. */
  readonly processor: number;
}

const [folder = '', dataFolder = ''] = process.argv.slice(2);
const before = performance.now();
const { url } = await startContentService({ folder, dataFolder, port: 0 });
process.send?.({ url, startMs: performance.now() - before } satisfies Started);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external, processor: (user + system) / 1000 } satisfies Usage);
});
process.once('disconnect', () => process.exit(0));
