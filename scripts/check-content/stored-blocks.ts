import { readFileSync } from 'node:fs';
import {
  type RawEntries,
  blockLinks,
  maxContainerDepth,
  panelLinks,
} from '../../app/content/documents/block-tree';
import {
  type CheckedBlock,
  type StoredBlock,
  checkBlock,
  slotsProperty,
} from '../../app/content/documents/stored-block';
import { renderBlocks } from '../../app/render/render-block.server';
import type { BlockName, FilledBlock } from '../../schemas/generated/blocks';
import type { SiteView } from '../../ui/site/site-context';

export interface RenderFailure {
  block: BlockName;
  entryId: string;
  reason: string;
}

/** An entry through map → migrate → validate, with the blocks in its panels; invalid inner blocks are reported where they are checked themselves. */
export function checkEntry(block: BlockName, id: string, entries: RawEntries, depth = 0): CheckedBlock {
  const entry = entries.get(id);
  if (!slotsProperty(block)) return checkBlock(block, id, entry);
  const slots = panelLinks(block, entry).map(({ collection, pointer }) =>
    blockLinks(collection, id, pointer).blocks.flatMap((link) => {
      const isTooDeep = slotsProperty(link.block) !== undefined && depth + 1 >= maxContainerDepth;
      const inner = isTooDeep ? undefined : checkEntry(link.block, link.id, entries, depth + 1).stored;
      return inner ? [inner] : [];
    }),
  );
  return checkBlock(block, id, entry, slots);
}

/** Renders a stored block like the site, with live data of its typical fixture, and returns the failures. */
export function renderFailures(stored: StoredBlock, view: SiteView): RenderFailure[] {
  const failures: RenderFailure[] = [];
  try {
    renderBlocks([filled(stored)], view, {
      onFault: ({ filled: { block, entryId }, reason }) => failures.push({ block, entryId, reason }),
    });
  } catch (error) {
    // A required block also fails its page; the fault was already reported.
    if (failures.length === 0) throw error;
  }
  return failures;
}

function filled({ block, entryId, content, slots }: StoredBlock): FilledBlock {
  const inner = slots ? { slots: slots.map((panel) => panel.map(filled)) } : {};
  // The fixture belongs to the block; the registry pairs the two.
  return { block, entryId, content, live: typicalLive(block), ...inner } as FilledBlock;
}

const lives = new Map<BlockName, unknown>();

function typicalLive(block: BlockName): unknown {
  if (!lives.has(block)) {
    const fixture = JSON.parse(readFileSync(`blocks/${block}/fixtures/typical.json`, 'utf8')) as {
      live: unknown;
    };
    lives.set(block, fixture.live);
  }
  return lives.get(block);
}
