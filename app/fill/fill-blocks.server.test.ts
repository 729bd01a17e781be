import { describe, expect, it } from 'vitest';
import type { FilledBlock } from '../../schemas/generated/blocks';
import type { Placement } from '../../schemas/generated/types';
import { anonymous, factsOfPlayer } from '../platform/visitor/facts';
import { queryOf } from './page-query';
import { configuration } from '../site/configuration/configuration.server';
import { translator } from '../site/texts/messages.server';
import { sitesOf } from '../site/resolve.server';
import type { FillContext } from './context';
import { fillBlocks } from './fill-blocks.server';
import { type StoredBlock, checkMapped } from '../content/documents/stored-block';

const [site] = sitesOf(configuration().defaultBrand);
if (!site) throw new Error('the default brand has no site');
const now = Date.parse('2026-11-21T12:00:00Z');
const t = translator(site);

const contextOf = (change: Partial<FillContext> = {}): FillContext => ({
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
  ...change,
});

const body = { nodeType: 'document', data: {}, content: [] };

function stored(
  block: 'formatted-text' | 'columns',
  entryId: string,
  fields: object,
  slots?: StoredBlock[][],
) {
  const checked = checkMapped(block, entryId, fields, slots);
  if (!checked.stored) throw new Error(JSON.stringify(checked.fault));
  return checked.stored;
}

/** The same rule at three depths: on a block of the page, of a panel, and of a nested panel. */
function pageWith(placement: Placement): StoredBlock[] {
  const text = (entryId: string) => stored('formatted-text', entryId, { title: entryId, body, ...placement });
  const panels = [{ internalName: 'First' }, { internalName: 'Second' }];
  const inner = stored('columns', 'inner', { panels }, [[text('deep')], []]);
  return [text('top'), stored('columns', 'outer', { panels }, [[text('nested')], [inner]])];
}

const shown = (blocks: readonly FilledBlock[]): string[] =>
  blocks.flatMap(({ entryId, slots }) => [entryId, ...(slots ?? []).flatMap(shown)]);

async function entriesShown(placement: Placement, change: Partial<FillContext>): Promise<string[]> {
  const { blocks } = await fillBlocks(pageWith(placement), contextOf(change));
  return shown(blocks).filter((id) => id !== 'outer' && id !== 'inner');
}

const player = (depositCount: number, playerId = '42') => factsOfPlayer({ playerId, depositCount });

describe('placement of blocks in panels', () => {
  it.each<[name: string, placement: Placement, seen: Partial<FillContext>, unseen: Partial<FillContext>]>([
    ['GUARD-26 login state', { visibleTo: 'authorized' }, { facts: player(0) }, {}],
    ['GUARD-26 login state', { visibleTo: 'not-authorized' }, {}, { facts: player(0) }],
    [
      'BLOCK-32 deposit count',
      { targetAudience: { option: 'group', targetGroups: ['DEPOSIT_COUNT_1'] } },
      { facts: player(1) },
      { facts: player(2) },
    ],
    [
      'BLOCK-33 listed players',
      { targetAudience: { option: 'players-list', targetPlayersIds: [42] } },
      { facts: player(0) },
      { facts: player(0, '43') },
    ],
    [
      'BLOCK-35 the live casino for visitors',
      { targetAudience: { option: 'group', targetGroups: ['DEPOSIT_COUNT_0'] } },
      { path: '/live-casino-online' },
      { path: '/online-casino' },
    ],
    ['schedule', { showFrom: '2026-11-21T12:00:00Z' }, { now: () => now }, { now: () => now - 1 }],
    ['schedule', { showUntil: '2026-11-21T12:00:00Z' }, { now: () => now - 1 }, { now: () => now }],
    ['market', { onlyMarkets: ['NZ'] }, { site: { ...site, market: { ...site.market, id: 'NZ' } } }, {}],
    [
      'channel',
      { onlyChannels: ['mobile'] },
      { site: { ...site, channel: 'mobile' } },
      { site: { ...site, channel: 'desktop' } },
    ],
  ])('%s holds at every depth alike: %j', async (_name, placement, seen, unseen) => {
    expect(await entriesShown(placement, seen)).toEqual(['top', 'nested', 'deep']);
    expect(await entriesShown(placement, unseen)).toEqual([]);
  });

  it('keeps an empty list for a panel nothing of which is shown', async () => {
    const { blocks } = await fillBlocks(pageWith({ visibleTo: 'authorized' }), contextOf());
    const [outer] = blocks;
    expect(outer?.slots?.map((panel) => panel.map(({ entryId }) => entryId))).toEqual([[], ['inner']]);
    expect(outer?.slots?.[1]?.[0]?.slots).toEqual([[], []]);
  });
});

describe('an entry as it is stored', () => {
  it('names the version it does not know', () => {
    const { fault } = checkMapped('formatted-text', 'text', { title: 'A', body, schemaVersion: 99 });
    expect(fault).toMatchObject({ stage: 'migrate', pointer: '/schemaVersion' });
  });

  it('is refused, and nothing thrown, when its parts are nested beyond all measure', () => {
    let node: object = { nodeType: 'paragraph', data: {}, content: [] };
    for (let depth = 0; depth < 20_000; depth++) node = { nodeType: 'list-item', data: {}, content: [node] };
    const deep = { nodeType: 'document', data: {}, content: [node] };
    expect(checkMapped('formatted-text', 'text', { title: 'A', body: deep }).fault).toMatchObject({
      stage: 'validate',
      reason: expect.stringContaining('cannot be read') as string,
    });
  });

  it('ENGINE-02 names the part that is wrong, in placement or content', () => {
    expect(
      checkMapped('formatted-text', 'text', { title: 'A', body, visibleTo: 'nobody' }).fault,
    ).toMatchObject({
      stage: 'validate',
      pointer: '/visibleTo',
    });
    expect(checkMapped('formatted-text', 'text', { title: 'A' }).fault).toMatchObject({
      stage: 'validate',
      pointer: '/body',
    });
    for (const nothing of [null, undefined, 'text', 7, []])
      expect(checkMapped('formatted-text', 'text', nothing).fault).toMatchObject({ stage: 'validate' });
  });
});
