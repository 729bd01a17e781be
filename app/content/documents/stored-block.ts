import { errorMessage } from '../../server/error-message';
import { contentValidators } from '../../../schemas/generated/block-validators';
import {
  type BlockContents,
  type BlockName,
  type TestedBlock,
  blockMeta,
} from '../../../schemas/generated/blocks';
import type { Placement } from '../../../schemas/generated/types';
import { validatePlacement } from '../../../schemas/generated/validators.js';
import { migrateContent } from '../../../schemas/migrations/migrate';
import type { PreviewMark } from '../preview/preview-mark';
import { type Mapped, mapContent } from './map';
import { type SchemaFault, schemaFault } from './schema-fault';

/** A block with validated content; a container has the blocks of each panel beside its content. */
export type StoredBlock = {
  [Name in BlockName]: {
    block: Name;
    entryId: string;
    placement: Placement;
    content: BlockContents[Name];
    slots?: StoredBlock[][];
    tested?: TestedBlock;
    /** In preview only. */
    preview?: PreviewMark;
  };
}[BlockName];

/** Why an entry cannot be shown. */
export interface BlockFault extends SchemaFault {
  stage: 'migrate' | 'validate';
}

export type CheckedBlock =
  { stored: StoredBlock; fault?: undefined } | { stored?: undefined; fault: BlockFault };

/** Whether a field controls when and to whom a block is shown. */
export function isPlacementField(name: string): name is keyof Placement {
  return placementFields.includes(name);
}

/** The property of a panel that links its blocks; they are separate entries, not part of the container's content. */
const panelBlocks = 'blocks';

const placementFields = [
  'schemaVersion',
  'visibleTo',
  'targetAudience',
  'showFrom',
  'showUntil',
  'onlyMarkets',
  'onlyChannels',
  'experiment',
];

/** The content property that holds a block's panels; undefined if it is not a container. */
export function slotsProperty(block: BlockName): string | undefined {
  const { slots } = blockMeta[block];
  return slots ?? undefined;
}

/**
 * Map → migrate → validate of one entry as the content service returns it, whichever version stored it. Faults are
 * returned with their JSON pointer, never thrown.
 * @param slots the blocks of each panel, for a container
 */
export function checkBlock(
  block: BlockName,
  entryId: string,
  entry: unknown,
  slots?: StoredBlock[][],
): CheckedBlock {
  return orFault(() => check(block, entryId, mapContent(entry), slots));
}

/** Migrate → validate of one entry that is already mapped, such as a fixture. */
export function checkMapped(
  block: BlockName,
  entryId: string,
  mapped: unknown,
  slots?: StoredBlock[][],
): CheckedBlock {
  return orFault(() => check(block, entryId, mapped, slots));
}

function check(block: BlockName, entryId: string, mapped: unknown, slots?: StoredBlock[][]): CheckedBlock {
  const { parts, fault } = currentParts(block, mapped);
  return fault ? { fault } : validated(block, entryId, parts, slots);
}

/** An entry in the current version of its block, not yet validated. */
export interface BlockParts {
  placement: Placement;
  content: Record<string, unknown>;
}

/** Migrate: splits a mapped entry into placement and content. */
export function currentParts(
  block: BlockName,
  mapped: unknown,
): { parts: BlockParts; fault?: undefined } | { parts?: undefined; fault: BlockFault } {
  const { placement, content } = splitPlacement(mapped);
  if (!validatePlacement(placement)) return invalid(schemaFault(validatePlacement.errors));
  const { content: current, fault } = migrateContent(
    block,
    placement.schemaVersion,
    withoutPanelBlocks(content, slotsProperty(block)),
  );
  if (fault) return { fault: { ...fault, stage: 'migrate' } };
  return { parts: { placement, content: current } };
}

/** Validate: makes a block of its parts. */
export function validated(
  block: BlockName,
  entryId: string,
  { placement, content }: BlockParts,
  slots?: StoredBlock[][],
): CheckedBlock {
  const stored: unknown = { block, entryId, placement, content, ...(slots ? { slots } : {}) };
  return isStoredBlock(stored, block) ? { stored } : invalid(schemaFault(contentValidators[block].errors));
}

/** Catches the stack overflow of a validator that recurses into thousands of levels. */
export function orFault(checked: () => CheckedBlock): CheckedBlock {
  try {
    return checked();
  } catch (error) {
    const reason = errorMessage(error);
    return invalid({ pointer: '/', reason: `cannot be read: ${reason}` });
  }
}

function invalid(fault: SchemaFault = { pointer: '/', reason: 'is wrong' }): { fault: BlockFault } {
  return { fault: { ...fault, stage: 'validate' } };
}

function isStoredBlock(stored: unknown, block: BlockName): stored is StoredBlock {
  return contentValidators[block]((stored as { content?: unknown }).content);
}

function splitPlacement(mapped: unknown): {
  placement: Record<string, unknown>;
  content: Record<string, unknown>;
} {
  const entries =
    typeof mapped === 'object' && mapped !== null && !Array.isArray(mapped)
      ? Object.entries(mapped as Record<string, Mapped>)
      : [];
  return {
    placement: Object.fromEntries(entries.filter(([name]) => placementFields.includes(name))),
    // An unset list is returned as an empty one; removed, so that a required list is reported as missing.
    content: Object.fromEntries(
      entries.filter(([name, value]) => !placementFields.includes(name) && !isEmptyList(value)),
    ),
  };
}

function withoutPanelBlocks(
  content: Record<string, unknown>,
  property: string | undefined,
): Record<string, unknown> {
  const panels = property ? content[property] : undefined;
  if (!property || !Array.isArray(panels)) return content;
  return {
    ...content,
    [property]: panels.map((panel: unknown) =>
      typeof panel === 'object' && panel !== null && !Array.isArray(panel)
        ? Object.fromEntries(Object.entries(panel).filter(([name]) => name !== panelBlocks))
        : panel,
    ),
  };
}

function isEmptyList(value: Mapped): boolean {
  return Array.isArray(value) && value.length === 0;
}
