import { readFileSync, readdirSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blockComponents } from '../../app/render/registry.generated';
import { type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { SiteProvider } from '../../ui/site/site-context';
import { testSite } from '../../ui/testing/site';

const blocks = Object.keys(blockMeta) as BlockName[];

interface Fixture {
  content: unknown;
  live: unknown;
  slots?: unknown[];
}

/** When the browser loads code for a block: the timings of all islands rendered by its fixtures, signed in or not. */
function islandTimings(block: BlockName): Set<string> {
  const View = blockComponents[block] as ComponentType<Omit<Fixture, 'slots'> & { slots: string[] }>;
  const fixtures = readdirSync(`blocks/${block}/fixtures`).map(
    (name) => JSON.parse(readFileSync(`blocks/${block}/fixtures/${name}`, 'utf8')) as Fixture,
  );
  const pages = fixtures.flatMap(({ content, live, slots = [] }) =>
    [false, true].map((authorized) =>
      renderToString(
        <SiteProvider value={testSite({ authorized })}>
          {/* What stands in a panel has a timing of its own. */}
          <View content={content} live={live} slots={slots.map(() => '<p></p>')} />
        </SiteProvider>,
      ),
    ),
  );
  return new Set(
    pages.flatMap((html) => [...html.matchAll(/data-on="([a-z]+)"/g)].map(([, timing = '']) => timing)),
  );
}

describe('x-marquee of every block is true', () => {
  test.each(blocks)('%s fetches its code when "hydrate" says', (block) => {
    const timings = islandTimings(block);
    const soon = timings.has('load') || timings.has('idle');
    expect(blockMeta[block].hydrate, `islands of its fixtures: ${[...timings].join(', ')}`).toBe(
      soon ? 'load' : timings.size > 0 ? 'visible' : 'none',
    );
  });
});
