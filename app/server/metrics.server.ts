import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from 'prom-client';
import type { BlockName } from '../../schemas/generated/blocks';

/** Step at which a block was lost. */
export type BlockStage = 'validate' | 'migrate' | 'fill' | 'render';

export interface UnrenderedBlock {
  /** Undefined for an unknown block type. */
  block: BlockName | undefined;
  stage: BlockStage;
}

/** The kind of page sent: the page itself, the brand's not-found page, the page of a closed site, or the error screen. */
export type PageOutcome = 'page' | 'not-found' | 'denied' | 'unavailable';

export type ContentRead = 'current' | 'last-good' | 'missing' | 'failed';

/** Development reloads modules, but the metrics registry persists. */
function once<Metric>(name: string, make: () => Metric): Metric {
  return (register.getSingleMetric(name) as Metric | undefined) ?? make();
}

const unrendered = once(
  'marquee_unrendered_blocks_total',
  () =>
    new Counter({
      name: 'marquee_unrendered_blocks_total',
      help: 'Blocks a page went out without, or that kept it from going out, by brand, block and the stage that failed.',
      labelNames: ['brand', 'block', 'stage'],
    }),
);

const lastGood = once(
  'marquee_last_good_blocks_total',
  () =>
    new Counter({
      name: 'marquee_last_good_blocks_total',
      help: 'Blocks that may not be missing and were shown as they were the last time all was well.',
      labelNames: ['brand', 'block', 'stage'],
    }),
);

const pages = once(
  'marquee_page_seconds',
  () =>
    new Histogram({
      name: 'marquee_page_seconds',
      help: 'Time to load and render the document of a content page, by brand and outcome.',
      labelNames: ['brand', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    }),
);

const slowBlocks = once(
  'marquee_slow_blocks_total',
  () =>
    new Counter({
      name: 'marquee_slow_blocks_total',
      help: 'Blocks that took longer to render than their time budget and were shown all the same.',
      labelNames: ['brand', 'block'],
    }),
);

const cacheReads = once(
  'marquee_content_reads_total',
  () =>
    new Counter({
      name: 'marquee_content_reads_total',
      help: 'Reads of cached content, by cache and by how it was had.',
      labelNames: ['cache', 'result'],
    }),
);

const refused = once(
  'marquee_refused_content_total',
  () =>
    new Counter({
      name: 'marquee_refused_content_total',
      help: 'Readings of published content that breaks its schema and is not shown as it is, by content type.',
      labelNames: ['type'],
    }),
);

const refusedBrands = once(
  'marquee_refused_brands',
  () =>
    new Gauge({
      name: 'marquee_refused_brands',
      help: 'Brands that go on as they were because their files are refused; an empty brand is for files that all brands share.',
      labelNames: ['brand'],
    }),
);

const syncs = once(
  'marquee_content_syncs_total',
  () =>
    new Counter({
      name: 'marquee_content_syncs_total',
      help: 'Polls of the content service for changes, by result.',
      labelNames: ['result'],
    }),
);

/** Counts blocks that are missing from a page. */
export function countUnrendered(brand: string, blocks: readonly UnrenderedBlock[]): void {
  for (const { block, stage } of blocks) unrendered.inc({ brand, block: block ?? 'unknown', stage });
}

/** Counts a closed block that failed at a stage and was replaced by its last good version. */
export function countLastGood(brand: string, block: BlockName, stage: BlockStage): void {
  lastGood.inc({ brand, block, stage });
}

/** Counts a block that exceeded its time budget. */
export function countSlow(brand: string, block: BlockName): void {
  slowBlocks.inc({ brand, block });
}

/** @param ms from the request's arrival at the loader until its blocks are rendered */
export function observePage(brand: string, outcome: PageOutcome, ms: number): void {
  pages.observe({ brand, outcome }, ms / 1_000);
}

/** Counts a read of a content cache. */
export function countContentRead(cache: string, result: ContentRead): void {
  cacheReads.inc({ cache, result });
}

/** Counts published content that is refused. */
export function countRefused(type: string): void {
  refused.inc({ type });
}

/** Reports the brands whose files are refused; brands left out of the list count as repaired. */
export function reportRefusedBrands(brands: readonly string[]): void {
  refusedBrands.reset();
  for (const brand of brands) refusedBrands.set({ brand }, 1);
}

/** Counts a poll for changes. */
export function countSync(result: 'answered' | 'failed'): void {
  syncs.inc({ result });
}

/**
 * Registers the page cache's counters, read whenever metrics are read: serving a cached page takes less time than
 * incrementing a metric.
 */
export function reportPageCache(
  read: () => { hits: number; staleHits: number; stored: number; entries: number; bytes: number },
): void {
  register.removeSingleMetric('marquee_page_cache_total');
  register.removeSingleMetric('marquee_page_cache_bytes');
  new Gauge({
    name: 'marquee_page_cache_total',
    help: 'Pages sent from the cache fresh or stale, pages added to it, and pages in it.',
    labelNames: ['what'],
    collect() {
      const { hits, staleHits, stored, entries } = read();
      const counts = { fresh: hits, old: staleHits, made: stored, pages: entries };
      for (const [what, value] of Object.entries(counts)) this.set({ what }, value);
    },
  });
  new Gauge({
    name: 'marquee_page_cache_bytes',
    help: 'Approximate memory of the cached pages.',
    collect() {
      this.set(read().bytes);
    },
  });
}

/** All metrics in Prometheus's text format; those of the process (memory, event loop) are collected from the first read on. */
export async function metricsText(): Promise<{ body: string; contentType: string }> {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  return { body: await register.metrics(), contentType: register.contentType };
}
