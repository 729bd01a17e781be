import type { PreviewBlock } from '../../../schemas/generated/types';
import type { TreeNode } from '../../model/page-tree';
import type { ShownPage } from '../composer/preview/use-preview';

type PreviewPage = NonNullable<ShownPage['page']>;
export type RemovedBlock = NonNullable<PreviewPage['removed']>[number];

/** Whether the view shows an entry. */
export type Outcome =
  | { readonly kind: 'shown'; readonly block: PreviewBlock }
  | {
      readonly kind: 'hidden';
      readonly block: PreviewBlock;
      readonly hidden: NonNullable<PreviewBlock['hidden']>;
    }
  | { readonly kind: 'wrong'; readonly block: PreviewBlock; readonly reason: string }
  /** Its container is not shown. */
  | { readonly kind: 'around'; readonly around: PreviewBlock }
  /** Part of a block, such as a panel. */
  | { readonly kind: 'part'; readonly of: PreviewBlock }
  | { readonly kind: 'removed'; readonly removed: RemovedBlock }
  /** The preview shows another page, or has not received it yet. */
  | { readonly kind: 'absent' };

/** Whether the preview shows a block, and why. */
export function outcomeOf(block: PreviewBlock): Outcome {
  const { fault, hidden } = block;
  if (fault) return { kind: 'wrong', block, reason: fault.reason };
  return hidden ? { kind: 'hidden', block, hidden } : { kind: 'shown', block };
}

/** The outcome for an entry of the page. @param ancestors parent entries, nearest first */
export function explainEntry(page: ShownPage, entryId: string, ancestors: readonly string[]): Outcome {
  const own = page.blocks.filter((block) => block.entryId === entryId).map(outcomeOf);
  const best = own.find(({ kind }) => kind === 'shown') ?? own[0];
  if (best) return best;
  const removed = page.page?.removed?.find((one) => one.entryId === entryId);
  if (removed) return { kind: 'removed', removed };
  for (const id of ancestors) {
    const around = page.blocks.find((block) => block.entryId === id);
    if (around)
      return outcomeOf(around).kind === 'shown' ? { kind: 'part', of: around } : { kind: 'around', around };
  }
  return { kind: 'absent' };
}

/** The parent entries of an entry, nearest first. */
export function ancestorsOf(nodes: readonly TreeNode[], entryId: string): string[] {
  for (const node of nodes) {
    if (node.entryId === entryId) return [];
    const inner = ancestorsOf(node.children, entryId);
    if (inner.length > 0 || node.children.some((child) => child.entryId === entryId))
      return [...inner, node.entryId];
  }
  return [];
}

/** A block in the content that the view does not show. */
export interface Unseen {
  readonly key: string;
  readonly entryId: string;
  /** Kind of block. */
  readonly block: string;
  readonly outcome: Outcome;
}

/** Blocks of the page's content that this view does not show, in order. */
export function unseenBlocks({ blocks, page }: ShownPage): Unseen[] {
  const hidden = blocks
    .map((block) => ({
      key: block.key,
      entryId: block.entryId,
      block: block.block,
      outcome: outcomeOf(block),
    }))
    .filter(({ outcome }) => outcome.kind !== 'shown');
  const removed = (page?.removed ?? []).map((one): Unseen => {
    const { entryId, block, change } = one;
    return { key: `${change.id}/${entryId}`, entryId, block, outcome: { kind: 'removed', removed: one } };
  });
  return [...hidden, ...removed];
}
