import { queryOf } from '../../../app/fill/page-query';
import { anonymous } from '../../../app/platform/visitor/facts';
import { readFileSync } from 'node:fs';
import { register } from 'prom-client';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { FillContext } from '../../../app/fill/context';
import { type Fillers, blockFillers } from '../../../app/fill/fill.server';
import { fillBlocks } from '../../../app/fill/fill-blocks.server';
import type { StoredBlock } from '../../../app/content/documents/stored-block';
import { log } from '../../../app/server/log.server';
import { blockComponents } from '../../../app/render/registry.generated';
import { ClosedBlockError, type RenderFault } from '../../../app/render/render-block.server';
import { RenderMemory } from '../../../app/render/render-memory.server';
import { renderRegions } from '../../../app/render/render-page.server';
import { siteView } from '../../../app/render/site-view';
import { configuration } from '../../../app/site/configuration/configuration.server';
import { translator } from '../../../app/site/texts/messages.server';
import { sitesOf } from '../../../app/site/resolve.server';
import { type BlockName, type FilledBlock, blockMeta } from '../../../schemas/generated/blocks';

const blocks = Object.keys(blockMeta) as BlockName[];
const open = blocks.filter((block) => blockMeta[block].failure === 'open');
const closed = blocks.filter((block) => blockMeta[block].failure === 'closed');

const [site] = sitesOf(configuration().defaultBrand);
if (!site) throw new Error('the default brand has no site');
const now = Date.parse('2026-11-21T12:00:00Z');
const t = translator(site);
const view = siteView(site, { path: '/', authorized: false, now, t });
const brand = site.brand.id;
log.level = 'silent';

interface Fixture {
  block: BlockName;
  content: unknown;
  live: unknown;
  slots?: Fixture[][];
}

/** A block filled by its typical fixture. */
function typical(block: BlockName): FilledBlock {
  const text = readFileSync(`blocks/${block}/fixtures/typical.json`, 'utf8');
  return filledOf({ ...(JSON.parse(text) as Fixture), block }, block);
}

function filledOf({ block, content, live, slots }: Fixture, entryId: string): FilledBlock {
  return {
    block,
    entryId,
    content,
    live,
    ...(slots && {
      slots: slots.map((panel) => panel.map((inner, index) => filledOf(inner, `${entryId}-${index}`))),
    }),
  } as FilledBlock;
}

/** Header, the block, a text and the footer; the block itself may be one of them. */
function pageWith(block: BlockName): FilledBlock[] {
  const names: BlockName[] = ['site-header', block, 'formatted-text', 'site-footer'];
  return [...new Set(names)].map(typical);
}

async function unrendered(block: string, stage: string): Promise<number> {
  const metric = await register.getSingleMetric('marquee_unrendered_blocks_total')?.get();
  const values = metric?.values ?? [];
  return (
    values.find(
      ({ labels }) => labels['block'] === block && labels['stage'] === stage && labels['brand'] === brand,
    )?.value ?? 0
  );
}

const throws: ComponentType = () => {
  throw new Error('broken on purpose');
};
const neverEnds: ComponentType = () => {
  for (;;);
};
/** A block that never ends costs its whole time budget: one represents all open blocks that the engine treats alike. */
const differentOpen = [
  ...new Map(
    open.map((block) => {
      const { regions, slots, hydrate, live } = blockMeta[block];
      return [JSON.stringify([regions, slots, hydrate, live === 'privateData']), block] as const;
    }),
  ).values(),
];
const failures = [
  { name: 'throws', Broken: throws, openBlocks: open },
  { name: 'never ends', Broken: neverEnds, openBlocks: differentOpen },
];

const withBroken = (block: BlockName, Broken: ComponentType) => ({ ...blockComponents, [block]: Broken });
/** Enough for a regular block on a busy machine. */
const timeBudgetMs = 1_000;

/** The page block by block, without the broken one. */
function without(block: BlockName) {
  const options = { memory: new RenderMemory() };
  return renderRegions(
    pageWith(block).filter((filled) => filled.block !== block),
    view,
    options,
  );
}

describe.each(failures)('a block that $name while it is rendered', ({ Broken, openBlocks }) => {
  it.each(openBlocks)('ENGINE-02 costs nothing but itself and is counted: %s', async (block) => {
    const before = await unrendered(block, 'render');
    const faults: RenderFault[] = [];
    const regions = renderRegions(pageWith(block), view, {
      components: withBroken(block, Broken),
      timeBudgetMs,
      memory: new RenderMemory(),
      onFault: (fault) => faults.push(fault),
    });
    expect(regions).toEqual(without(block));
    expect(faults.map(({ filled }) => filled.block)).toEqual([block]);
    expect(await unrendered(block, 'render')).toBe(before + 1);
  });

  it.each(closed)('ENGINE-02 is shown as it was, or the page does not go out: %s', async (block) => {
    const memory = new RenderMemory();
    const good = renderRegions(pageWith(block), view, { memory });
    const broken = { components: withBroken(block, Broken), timeBudgetMs };
    expect(renderRegions(pageWith(block), view, { ...broken, memory })).toEqual(good);

    const before = await unrendered(block, 'render');
    const fresh = { ...broken, memory: new RenderMemory() };
    expect(() => renderRegions(pageWith(block), view, fresh)).toThrow(ClosedBlockError);
    expect(await unrendered(block, 'render')).toBe(before + 1);
    // Another sign-in state has no last good version yet.
    expect(() =>
      renderRegions(pageWith(block), { ...view, authorized: true }, { ...broken, memory }),
    ).toThrow(ClosedBlockError);
  });
});

describe('a block that did not end', () => {
  it('is not tried again at once, so that it costs one visitor its time and not all', () => {
    let clock = 0;
    const reasons: string[] = [];
    const page = pageWith('faq');
    const options = {
      components: withBroken('faq', neverEnds),
      timeBudgetMs,
      memory: new RenderMemory({ now: () => clock }),
      onFault: ({ reason }: RenderFault) => reasons.push(reason),
    };
    const shown = without('faq');
    for (let visit = 0; visit < 3; visit++) expect(renderRegions(page, view, options)).toEqual(shown);
    const tried = expect.stringContaining('time budget') as string;
    const spared = expect.stringContaining('a short while ago') as string;
    expect(reasons).toEqual([tried, spared, spared]);
    // Repaired content is tried at once; the same content after a while.
    renderRegions(pageWith('faq'), view, options);
    expect(reasons.at(-1)).toEqual(tried);
    clock = 31_000;
    renderRegions(page, view, options);
    expect(reasons.at(-1)).toEqual(tried);
    expect(reasons).toHaveLength(5);
  });
});

const context: FillContext = {
  site,
  path: '/',
  params: {},
  query: queryOf(new URLSearchParams()),
  facts: anonymous,
  now: () => now,
  liveAge: 'page',
  t,
  footerSuppliesTerms: false,
  liveChatOff: false,
  missingLanding: false,
};

const filledByFiller = Object.keys(blockFillers) as BlockName[];

function storedOf(block: BlockName, entryId: string): StoredBlock {
  return { block, entryId, placement: {}, content: typical(block).content } as StoredBlock;
}

const badFillers: Record<string, () => Promise<never>> = {
  throws: () => Promise.reject(new Error('the platform is away')),
  hangs: () => new Promise(() => undefined),
};

describe.each(Object.entries(badFillers))('a block whose filler %s', (name, filler) => {
  const fillersFor = (block: BlockName) => ({ [block]: filler }) as Fillers;
  const neighbour = storedOf('formatted-text', 'neighbour');

  it.each(filledByFiller.filter((block) => open.includes(block)))(
    'ENGINE-02 costs nothing but itself and is counted: %s',
    { concurrent: true },
    async (block) => {
      const before = await unrendered(block, 'fill');
      const page = [storedOf(block, `${name}-${block}`), neighbour];
      const filled = await fillBlocks(page, context, fillersFor(block));
      expect(filled.blocks.map(({ entryId }) => entryId)).toEqual(['neighbour']);
      expect(await unrendered(block, 'fill')).toBe(before + 1);
    },
  );

  it.each(filledByFiller.filter((block) => closed.includes(block)))(
    'ENGINE-02 takes its last good data, or the page does not go out: %s',
    { concurrent: true },
    async (block) => {
      const page = [storedOf(block, `${name}-${block}`), neighbour];
      await expect(fillBlocks(page, context, fillersFor(block))).rejects.toThrow();
      const { live } = typical(block);
      const good = await fillBlocks(page, context, { [block]: () => Promise.resolve(live) } as Fillers);
      expect(good.stale).toBe(false);
      expect(await fillBlocks(page, context, fillersFor(block))).toEqual({ ...good, stale: true });
    },
  );
});

describe('blocks of one page', () => {
  it('have no id in common, an entry that stands twice included', () => {
    const page = [...blocks.map(typical), ...blocks.map(typical)].filter(
      ({ block }) => blockMeta[block].regions[0] === 'main',
    );
    const { main } = renderRegions(page, view, { memory: new RenderMemory() });
    const ids = [...main.matchAll(/ id="(:[^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('blocks in panels', () => {
  const container = blocks.find((block) => blockMeta[block].slots !== null);
  if (!container) throw new Error('no block holds others');
  const inPanel = (...inner: FilledBlock[]): FilledBlock[] => {
    const outer = typical(container);
    const empty = (outer.slots ?? []).slice(1).map(() => []);
    return [{ ...outer, slots: [inner, ...empty] } as FilledBlock];
  };

  it('ENGINE-02 one that throws costs its panel nothing but itself', () => {
    const options = { components: withBroken('faq', throws), memory: new RenderMemory() };
    const { main } = renderRegions(inPanel(typical('faq'), typical('formatted-text')), view, options);
    expect(main).toBe(
      renderRegions(inPanel(typical('formatted-text')), view, { memory: new RenderMemory() }).main,
    );
  });

  it('ENGINE-02 a closed one stands on its own when the container around it cannot be rendered', () => {
    const legal = closed.find((block) => blockMeta[block].regions[0] === 'main');
    if (!legal) throw new Error('no closed block in the main region');
    const options = { components: withBroken(container, throws), memory: new RenderMemory() };
    const { main } = renderRegions(inPanel(typical('faq'), typical(legal)), view, options);
    expect(main).toBe(renderRegions([typical(legal)], view, { memory: new RenderMemory() }).main);
  });

  it('ENGINE-02 a closed one that cannot be rendered keeps the page from going out', () => {
    const legal = closed.find((block) => blockMeta[block].regions[0] === 'main');
    if (!legal) throw new Error('no closed block in the main region');
    const options = { components: withBroken(legal, throws), memory: new RenderMemory() };
    expect(() => renderRegions(inPanel(typical(legal)), view, options)).toThrow(ClosedBlockError);
  });
});
