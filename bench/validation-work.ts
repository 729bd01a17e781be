import { queryContent } from '../app/content/client/content-client.server';
import { loadPage } from '../app/page/load-page.server';
import { mapContent } from '../app/content/documents/map';
import { planBlockQueries } from '../app/content/client/query-plan';
import { checkBlock, checkMapped } from '../app/content/documents/stored-block';
import { renderRegions } from '../app/render/render-page.server';
import { siteView } from '../app/render/site-view';
import { configuration } from '../app/site/configuration/configuration.server';
import { translator } from '../app/site/texts/messages.server';
import { sitesOf } from '../app/site/resolve.server';
import type { Site } from '../app/site/site';
import { contentValidators } from '../schemas/generated/block-validators';
import { type FilledBlock, blockMeta } from '../schemas/generated/blocks';
import { isRecord } from '../schemas/is-record';
import type { SiteView } from '../ui/site/site-context';

export interface ValidationTimes {
  brand: string;
  blocks: number;
  bytes: number;
  /** Milliseconds for all blocks of the page, median of the rounds. */
  map: number;
  migrateAndValidate: number;
  validate: number;
  render: number;
}

interface HomePage {
  site: Site;
  view: SiteView;
  blocks: FilledBlock[];
  html: number;
}

const path = '/';

/** Times of the largest home page: validation and rendering, in turns, so that the machine affects both. */
export async function validationTimes(now: number, rounds: number): Promise<ValidationTimes> {
  const homes = await Promise.all(
    [...configuration().brands.values()].flatMap((brand) => sitesOf(brand)).map((site) => homeOf(site, now)),
  );
  const [home] = homes.sort((a, b) => b.html - a.html);
  if (!home) throw new Error('no brand has a site');
  const entries = await entriesOf(home);
  const mapped = entries.map((each) => ({ ...each, mapped: mapContent(each.entry) }));
  const checked = entries.flatMap(({ block, id, entry }) => checkBlock(block, id, entry).stored ?? []);
  const works = {
    map: () => entries.map(({ entry }) => mapContent(entry)),
    migrateAndValidate: () => mapped.map((each) => checkMapped(each.block, each.id, each.mapped)),
    validate: () => checked.map(({ block, content }) => contentValidators[block](content)),
    render: () => renderRegions(home.blocks, home.view),
  };
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, work] of Object.entries(works)) {
      const started = performance.now();
      work();
      // The first rounds are slow, as code is not compiled yet.
      if (round >= rounds / 4) times[name]?.push(performance.now() - started);
    }
  return {
    brand: `${home.site.brand.id} ${home.site.locale}`,
    blocks: entries.length,
    bytes: home.html,
    map: median(times['map']),
    migrateAndValidate: median(times['migrateAndValidate']),
    validate: median(times['validate']),
    render: median(times['render']),
  };
}

async function homeOf(site: Site, now: number): Promise<HomePage> {
  const t = await translator(site);
  const { blocks } = await loadPage({ site, path });
  const view = siteView(site, { path, authorized: false, now, t });
  const { header, main, footer } = renderRegions(blocks, view);
  return { site, view, blocks, html: Buffer.byteLength(header + main + footer) };
}

/** The blocks of a page, including those in panels, as returned by the content service. */
async function entriesOf({ blocks, site }: HomePage) {
  const all = blocks.flatMap(withInner);
  const plans = planBlockQueries(all.map(({ block, entryId }) => ({ block, id: entryId })));
  const answers = await Promise.all(
    plans.map(({ query, variables }) =>
      queryContent('Blocks', query, { locale: site.speech.contentLocale, ...variables }),
    ),
  );
  const found = new Map<string, unknown>();
  for (const collection of answers.flatMap((answer) => Object.values(answer))) {
    const items: unknown[] =
      isRecord(collection) && Array.isArray(collection['items']) ? collection['items'] : [];
    for (const item of items)
      if (isRecord(item) && isRecord(item['sys'])) found.set(String(item['sys']['id']), item);
  }
  return all.map(({ block, entryId }) => ({ block, id: entryId, entry: found.get(entryId) }));
}

function withInner(filled: FilledBlock): FilledBlock[] {
  const { slots } = filled;
  return blockMeta[filled.block].slots && slots ? [filled, ...slots.flat().flatMap(withInner)] : [filled];
}

function median(values: number[] = []): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
