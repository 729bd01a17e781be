/**
 * Cost of a pause in typing in the studio: POST /preview/blocks at 10, 60 and 200 blocks, and a whole page in
 * preview, first and repeated. Needs a build. TEST_PLATFORM_URL selects a running platform.
 */
import type { PreviewBlocksAnswer } from '../schemas/generated/types';
import { ContentFolder, entry, link, page, textBlock } from '../tests/faults/support/content-folder';
import { plainRequest } from '../tests/support/plain-request';
import { startStack } from '../tests/support/stack';

const sizes = [10, 60, 200];
const pauses = 60;
const secret = 'secret-of-the-preview-bench';

/** Texts directly on the page up to 40 blocks; beyond that in columns, because of the limit per page. */
function pageOf(size: number) {
  if (size <= 40) {
    const ids = Array.from({ length: size }, (_, index) => `text-${size}-${index}`);
    return {
      typed: ids[0] ?? '',
      entries: [...ids.map((id) => textBlock(id, id)), page(`/${wordOf(size)}`, ids)],
    };
  }
  const perPanel = size > 120 ? 2 : 1;
  const containers = size / (1 + 2 * perPanel);
  const entries = Array.from({ length: containers }, (_, at) => {
    const panels = [0, 1].map((side) => {
      const texts = Array.from({ length: perPanel }, (_, index) => `text-${size}-${at}-${side}-${index}`);
      const id = `panel-${size}-${at}-${side}`;
      return {
        id,
        entries: [
          ...texts.map((text) => textBlock(text, text)),
          entry('panel', id, { internalName: id, title: id, blocks: texts.map(link) }),
        ],
      };
    });
    return [
      ...panels.flatMap((panel) => panel.entries),
      entry('columns', `columns-${size}-${at}`, { panels: panels.map(({ id }) => link(id)) }),
    ];
  }).flat();
  const ids = Array.from({ length: containers }, (_, at) => `columns-${size}-${at}`);
  return { typed: `text-${size}-0-0-0`, entries: [...entries, page(`/${wordOf(size)}`, ids)] };
}

/** Ids of pages are derived from the letters of their path. */
const wordOf = (size: number) => ({ 10: 'ten', 60: 'sixty', 200: 'two-hundred' })[size] ?? 'other';

const pages = new Map(sizes.map((size) => [size, pageOf(size)]));
const content = new ContentFolder([...pages.values()].flatMap(({ entries }) => entries));
const stack = await startStack({
  contentDirectory: content.directory,
  sharesPlatform: true,
  siteEnvironment: { CONTENT_PREVIEW_SECRET: secret },
});

try {
  const origin = stack.origin();
  const { cookies: cookie } = await plainRequest(`${origin}/preview?secret=${secret}&path=/en-UN`);
  const runs = [...pages].map(([size, { typed }]) => ({
    ...{ size, typed, have: {} },
    loads: [] as number[],
    times: [] as number[],
  }));
  for (const run of runs)
    for (let load = 0; load < 3; load += 1) {
      const address = `${origin}/en-UN/${wordOf(run.size)}`;
      run.loads.push((await timed(() => plainRequest(address, { headers: { cookie } }))).ms);
    }
  // In turns, so that the machine affects all alike.
  for (let pause = 0; pause < pauses; pause += 1) for (const run of runs) await type(run, pause);
  for (const { size, loads, times } of runs) {
    const ms = [quantile(times, 0.5), quantile(times, 0.95), times[0] ?? 0].map((time) => time.toFixed(1));
    const whole = loads.map((time) => Math.round(time)).join(', ');
    console.log(
      `${size} blocks: typing ${ms[0]} ms median, ${ms[1]} ms 95th percentile, first ${ms[2]} ms; whole page ${whole} ms`,
    );
  }
  const medians = runs.map(({ times }) => quantile(times, 0.5));
  console.log(`largest to smallest: ${((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2)}`);

  async function type(run: (typeof runs)[number], pause: number): Promise<void> {
    const { size, typed, have } = run;
    const unsaved = { [typed]: { title: { en: `Typed ${pause}` } } };
    const { ms, value } = await timed(() =>
      plainRequest(`${origin}/preview/blocks`, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ path: `/en-UN/${wordOf(size)}`, have, unsaved }),
      }),
    );
    if (value.status !== 200) throw new Error(`${value.status} ${value.body}`);
    const { blocks } = JSON.parse(value.body) as PreviewBlocksAnswer;
    run.have = Object.fromEntries(
      blocks.flatMap(({ block, hash, shell }) => [
        [block.key, hash],
        ...(shell ? [[`${block.key}/shell`, shell]] : []),
      ]),
    );
    const sent = blocks.filter(({ html }) => html !== undefined).length;
    if (pause > 0 && sent !== 1) throw new Error(`${sent} blocks were sent for one that changed`);
    run.times.push(ms);
  }
} finally {
  await stack.stop();
  content.remove();
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const started = performance.now();
  const value = await work();
  return { ms: performance.now() - started, value };
}

/** The first measurements include compilation. */
function quantile(times: readonly number[], part: number): number {
  const sorted = times.slice(5).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
