import { describe, expect, it } from 'vitest';
import type { FilledBlock } from '../../schemas/generated/blocks';
import { configuration } from '../site/configuration/configuration.server';
import { translator } from '../site/texts/messages.server';
import { sitesOf } from '../site/resolve.server';
import { RenderMemory } from './render-memory.server';
import { renderRegions } from './render-page.server';
import { siteView } from './site-view';

const [site] = sitesOf(configuration().defaultBrand);
if (!site) throw new Error('the default brand has no site');
const now = Date.parse('2026-11-21T12:00:00Z');
const t = translator(site);
const viewOf = (authorized: boolean) => siteView(site, { path: '/', authorized, now, t });

const link = (label: string, visibleTo: 'authorized' | 'not-authorized') => ({
  label,
  target: '/',
  visibleTo,
});

function hero(entryId: string): FilledBlock {
  const image = { url: 'https://images.marquee.test/hero.png', width: 1600, height: 900, alt: 'A stage' };
  const mainCalls = [link(`play ${entryId}`, 'authorized'), link(`join ${entryId}`, 'not-authorized')];
  return { block: 'hero-banner', entryId, content: { title: entryId, image, mainCalls }, live: null };
}

function columns(entryId: string, ...slots: FilledBlock[][]): FilledBlock {
  const panels = slots.map((_, index) => ({ internalName: `Panel ${index}` }));
  return { block: 'columns', entryId, content: { panels }, live: null, slots };
}

describe('regions of a page', () => {
  const page = [hero('top'), columns('outer', [hero('nested')], [columns('inner', [hero('deep')], [])])];
  const calls = (authorized: boolean) =>
    renderRegions(page, viewOf(authorized), { memory: new RenderMemory() }).main.match(
      /(play|join) (top|nested|deep)/g,
    );

  it('BLOCK-27 calls to action follow the sign-in state at every depth alike', () => {
    expect([...new Set(calls(true))]).toEqual(['play top', 'play nested', 'play deep']);
    expect([...new Set(calls(false))]).toEqual(['join top', 'join nested', 'join deep']);
  });

  it('leaves out a container whose panels are all empty', () => {
    const { main } = renderRegions([columns('empty', [], [])], viewOf(false), { memory: new RenderMemory() });
    expect(main).toBe('');
  });
});
