/**
 * A process of `bench/impact.ts`: the sites of `BRANDS_DIR` with the content of `CONTENT_URL`. Prints the cost
 * of computing the impact of an edit as JSON.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PublishedContent, type StoredItem } from '../app/workbench/launch-report/published-content';
import { configuration } from '../app/site/configuration/configuration.server';
import { sitesOf } from '../app/site/resolve.server';
import { impactOf } from '../app/workbench/impact/impact.server';
import { publishedParts } from '../app/workbench/preview/published-parts.server';
import type { ImpactRequest } from '../schemas/generated/types';
import { median } from './content-load';

/** Measurements of one process. */
export interface ImpactMeasured {
  sites: number;
  edits: {
    name: string;
    /** Sites with a change, and their pages. */
    changed: number;
    pages: number;
    /** Median time to the result, ms. */
    answerMs: number;
    /** Longest time in which the process was blocked, ms. */
    blockedMs: number;
  }[];
}

type Edited = ImpactRequest['entries'][number];

const rounds = 5;
const parts = await publishedParts();
const content = new PublishedContent(parts);
// A text shown by all brands.
const text = content.ofType('staticPage').find((page) => content.plainText(page, 'slug') === 'contact-us');

/** An entry with a word added to its texts in one language, or in all. */
function edited(entry: StoredItem | undefined, locale?: string): Edited {
  if (!entry) throw new Error('the content has no entry of a type');
  const fields = Object.fromEntries(
    Object.entries(entry.fields).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries(values).map(([code, value]) => [
          code,
          typeof value === 'string' && name !== 'path' && (!locale || code === locale)
            ? `${value} more`
            : value,
        ]),
      ),
    ]),
  );
  return { id: entry.id, contentType: entry.type, fields };
}

async function measure(name: string, entries: Edited[]) {
  const times: number[] = [];
  let blockedMs = 0;
  let changed = 0;
  let pages = 0;
  await impactOf({ entries });
  for (let round = 0; round < rounds; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const started = performance.now();
    const { sites } = await impactOf({ entries });
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
    delay.disable();
    blockedMs = Math.max(blockedMs, delay.max / 1e6);
    changed = sites.length;
    pages = sites.reduce((sum, site) => sum + site.pages.length, 0);
  }
  return { name, changed, pages, answerMs: median(times), blockedMs };
}

const measured: ImpactMeasured = {
  sites: [...configuration().brands.values()].reduce((sum, brand) => sum + sitesOf(brand).length, 0),
  edits: [
    await measure('a text, one language', [edited(text, 'de')]),
    await measure('a text, all languages', [edited(text)]),
    await measure('the banner of a home page', [edited(content.entry('halden-home-hero'))]),
    await measure('header and footer', [edited(content.ofType('siteLayout')[0])]),
  ],
};
process.stdout.write(JSON.stringify(measured));
process.exit(0);
