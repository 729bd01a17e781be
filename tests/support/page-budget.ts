import { expect } from '@playwright/test';
import { readBudgets } from '../../app/workbench/launch-report/budgets.server';
import { builtFiles, entryModule, islandModule } from '../../app/render/built-files.server';
import type { LoadedFile, PageRecord, PageRecorder } from './page-record';
import { type TestSite, address } from './sites';

export const { visits, layoutShift, contentScripts } = readBudgets('brands');
export type Visit = (typeof visits)[number];

/** Window widths in CSS pixels. */
export const windows = { phone: 360, desktop: 1440 } as const;
export type Width = keyof typeof windows;

/** A count of a page, with the counted files, if any. */
interface Count {
  what: string;
  counted: number;
  allowed: number;
  unit?: 'bytes';
  files?: LoadedFile[];
  /** Elements that moved. */
  moved?: string[];
}

/** Hydration code of every application page: React and the router. */
const hydration = scriptNames([/^app\/routes\/hydrate-document\.client\.tsx$/]);

/** Names of the scripts built from modules. */
function scriptNames(modules: readonly RegExp[]): string[] {
  const built = builtFiles(modules);
  if (!built) throw new Error('There is no build to count: run npm run build first.');
  return built.scripts.map(fileName);
}

function fileName(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/^.*\//, '');
}

/** Files of a type, as named by the browser. */
export const ofType = ({ files }: PageRecord, type: string) => files.filter((file) => file.type === type);

const sum = (files: readonly LoadedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** A count of the bytes of files. */
export function bytes(what: string, files: LoadedFile[], allowed: number): Count {
  return { what, counted: sum(files), allowed, unit: 'bytes', files };
}

function countsAtRest(record: PageRecord, visit: Visit, width: Width): Count[] {
  return [
    bytes('HTML', ofType(record, 'document'), visit.html),
    bytes('JavaScript', ofType(record, 'script'), visit.scripts),
    bytes('CSS', [...ofType(record, 'stylesheet'), ...record.inlineStyles], visit.styles),
    bytes('fonts', ofType(record, 'font'), visit.fonts),
    bytes('pictures above the fold', ofType(record, 'image'), visit.pictures[width]),
    { what: 'requests', counted: record.files.length, allowed: visit.requests[width], files: record.files },
    {
      what: 'islands started',
      counted: record.islands.filter(({ isMounted }) => isMounted).length,
      allowed: visit.islands,
    },
  ];
}

function shift({ shifts }: PageRecord): Count {
  const counted = shifts.reduce((total, { score }) => total + score, 0);
  return {
    what: 'layout shift',
    counted,
    allowed: layoutShift,
    moved: shifts.flatMap(({ moved }) => moved),
  };
}

/** Counts over their budget, in words: page, brand, subject, count, limit, and the largest files. */
export function overBudget(counts: readonly Count[], place: string): string[] {
  return counts
    .filter(({ counted, allowed }) => counted > allowed)
    .map(({ what, counted, allowed, unit = '', files = [], moved = [] }) => {
      const largest = files
        .toSorted((one, other) => other.bytes - one.bytes)
        .slice(0, 5)
        .map((file) => `${fileName(file.url) || file.url} ${file.bytes}`);
      const list = largest.length > 0 ? `; largest: ${largest.join(', ')}` : '';
      const elements = moved.length > 0 ? `; moved: ${moved.join(', ')}` : '';
      return `${place}: ${what} ${counted} ${unit}, allowed ${allowed} (brands/budgets.json)${list}${elements}`;
    });
}

/** A content page loads the entry and its own islands only, without React and the router. */
function expectOwnCodeOnly({ files, islands }: PageRecord): void {
  const loaded = files.filter(({ type }) => type === 'script').map(({ url }) => fileName(url));
  // Loaded by the live values island once the visitor has stayed.
  const own = scriptNames([
    entryModule,
    /ui\/live\/live-feed\.ts$/,
    ...islands.map(({ name }) => islandModule(name)),
  ]);
  expect(
    loaded.filter((name) => hydration.includes(name)),
    'React and the router',
  ).toEqual([]);
  expect(
    loaded.filter((name) => !own.includes(name)),
    'code of islands the page does not have',
  ).toEqual([]);
}

/** Only the site, the origin of pictures and the platform's sockets may receive requests. */
export function expectNoThirdParty({ origins }: PageRecord, site: TestSite): void {
  const { TEST_CONTENT_URL: content = '', TEST_PLATFORM_URL: platform = '' } = process.env;
  const known = [address(site, '/'), content, platform.replace(/^http/, 'ws')].map(
    (url) => new URL(url).origin,
  );
  expect(
    origins.filter((origin) => !known.includes(origin)),
    'third parties',
  ).toEqual([]);
}

/**
 * Measures a page at rest and after scrolling, and fails when it exceeds its budget in `brands/budgets.json`,
 * sends third-party requests or loads code of islands it does not have. Afterwards the page is scrolled to its
 * end and all requests are complete.
 */
export async function expectWithinBudget(
  recorder: PageRecorder,
  { site, visit, width }: { site: TestSite; visit: Visit; width: Width },
): Promise<void> {
  await recorder.rest();
  const atRest = await recorder.read();
  await recorder.scrollThrough();
  const scrolled = await recorder.read();
  const counts: Count[] = [
    ...countsAtRest(atRest, visit, width),
    bytes('JavaScript once scrolled through', ofType(scrolled, 'script'), visit.scrolledScripts),
    shift(scrolled),
  ];
  expect(overBudget(counts, `${visit.page} of ${site.brand} at ${windows[width]} px`)).toEqual([]);
  expectNoThirdParty(scrolled, site);
  if (visit.kind === 'content') expectOwnCodeOnly(scrolled);
}
