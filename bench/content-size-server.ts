/** The content service of `bench/content-size.ts`, in a process of its own so that its memory and its start can be told apart. */
import { startContentService } from '../services/content/server';

/** What the bench is told once the service answers. */
export interface Started {
  readonly url: string;
  /** Milliseconds from the call until it listens, without loading the code. */
  readonly startMs: number;
}

/** What the process has used by now. */
export interface Usage {
  /** Bytes of the process. */
  readonly rss: number;
  /** Bytes in use, after garbage collection. */
  readonly heap: number;
  /** Milliseconds of processor time. */
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
