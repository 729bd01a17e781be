import type { BlockName, TestedBlock } from '../../../schemas/generated/blocks';
import type { PreviewBlock, PreviewCondition } from '../../../schemas/generated/types';
import type { BlockOrigin } from '../documents/block-tree';

/** A fault shown to an editor, where visitors would see nothing. */
export interface PreviewFault {
  /** The block, or the type name of an entry without a block. */
  block?: string;
  entryId?: string;
  /** JSON pointer into the entry. */
  pointer: string;
  reason: string;
}

/** Reason why a visitor does not see a block. */
export type HiddenReason = NonNullable<PreviewBlock['hidden']>['reason'];

/** Why a block is hidden, with the times or markets of its placement. */
export interface Hidden {
  reason: HiddenReason;
  /** ISO 8601. */
  moment?: string | undefined;
  markets?: string[];
  channels?: string[];
}

/** Preview metadata of a block. Plain data, so that the memo compares it with the rest of a result. */
export interface PreviewMark {
  /** The entry that links the block: page, layout, panel or change. */
  holder?: string;
  /** Origin of the block, on a page based on another. */
  origin?: BlockOrigin;
  /** Conditions for showing it, in the order of evaluation. */
  conditions?: PreviewCondition[];
  fault?: PreviewFault;
  hidden?: Hidden;
}

interface Markable {
  block: BlockName;
  tested?: TestedBlock;
  preview?: PreviewMark;
}

/** Undefined outside of a preview. */
export function markOf({ preview }: Markable): PreviewMark | undefined {
  return preview;
}

/**
 * Whether a placeholder replaces the block: its content is invalid, hidden from visitors, or of another variant of an
 * experiment.
 */
export function isPlaceholder({ preview, tested }: Markable): boolean {
  return preview?.fault !== undefined || preview?.hidden !== undefined || tested?.absent === true;
}

/** A block with further conditions added to its preview mark. */
export function conditioned<T extends Markable>(block: T, conditions: readonly PreviewCondition[]): T {
  if (conditions.length === 0) return block;
  return marked(block, { conditions: [...(block.preview?.conditions ?? []), ...conditions] });
}

/** A block with further preview metadata. */
export function marked<T extends Markable>(block: T, mark: PreviewMark): T {
  return { ...block, preview: { ...block.preview, ...mark } };
}
