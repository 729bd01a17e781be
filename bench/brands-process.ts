/**
 * A process of `bench/brands.ts`: reads the folder of `BRANDS_DIR` like a starting site and prints the cost as
 * JSON. Run with `--expose-gc`.
 */
import { alternatesOf } from '../app/site/alternates.server';
import { configuration } from '../app/site/configuration/configuration.server';
import { translator } from '../app/site/texts/messages.server';
import { resolveSite, sitesOf } from '../app/site/resolve.server';
import { seededRandom } from '../app/workbench/new-brand/seeded-random';

/** Measurements of one process. */
export interface BrandsMeasured {
  brands: number;
  /** Enabled market × language combinations of all brands. */
  sites: number;
  /** Reading and validating the configuration, and resolving the first site: elapsed and CPU time. */
  startMs: number;
  startCpuMs: number;
  /** Heap used by the configuration. */
  heapMb: number;
  /** Memory of the whole process after the start. */
  rssMb: number;
  /** Heap after every site of every brand was used once and has looked up a text. */
  heapAllSitesMb: number;
  resolveUs: number;
  /** Alternate links of one page, and their number. */
  alternatesUs: number;
  alternatesFirstUs: number;
  alternates: number;
}

const requests = 20_000;
const pages = 200;

const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10;

function heap(): number {
  global.gc?.();
  return megabytes(process.memoryUsage().heapUsed);
}

function site(address: string) {
  const resolution = resolveSite(new Request(address));
  if (resolution.kind === 'redirect') throw new Error(`${address} leads to ${resolution.to}`);
  return resolution.site;
}

const before = heap();
const processor = process.cpuUsage();
const started = performance.now();
const all = configuration();
const [first] = all.brands.values();
if (!first) throw new Error('there is no brand');
site(`http://${first.brand.hosts[0] ?? ''}/${first.brand.defaultLocale}`);
const startMs = performance.now() - started;
const { user, system } = process.cpuUsage(processor);
const heapMb = Math.round((heap() - before) * 10) / 10;
const rssMb = megabytes(process.memoryUsage().rss);

const random = seededRandom('requests');
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const brands = [...all.brands.values()];
const addresses = Array.from({ length: requests }, () => {
  const { brand, markets } = pick(brands);
  const market = pick([...markets.values()].filter(({ isMarketEnabled }) => isMarketEnabled));
  return `http://${pick(brand.hosts)}/${pick(market.languages)}-${market.id}/promotions`;
});
// Sites are cached, so this measures the cost per request.
for (const configured of brands) sitesOf(configured);
for (const address of addresses) site(address);
const resolving = performance.now();
for (const address of addresses) site(address);
const resolveUs = ((performance.now() - resolving) * 1_000) / requests;

const shown = site(addresses[0] ?? '');
const nowhere = new Set<string>();
const linked = (page: number) => alternatesOf(shown, `/promotions/${page}`, 'https://www.example', nowhere);
const { length: alternates } = linked(0);
function timePages(): number {
  const linking = performance.now();
  for (let page = 1; page <= pages; page++) linked(page);
  return ((performance.now() - linking) * 1_000) / pages;
}
const alternatesFirstUs = timePages();
const alternatesUs = timePages();
for (const configured of brands) for (const each of sitesOf(configured)) translator(each)('app.close');

const measured: BrandsMeasured = {
  brands: brands.length,
  sites: brands.reduce((total, configured) => total + sitesOf(configured).length, 0),
  startMs,
  startCpuMs: (user + system) / 1_000,
  heapMb,
  rssMb,
  heapAllSitesMb: Math.round((heap() - before) * 10) / 10,
  resolveUs,
  alternatesUs,
  alternatesFirstUs,
  alternates,
};
process.stdout.write(JSON.stringify(measured));
