import { useState } from 'react';
import type { StudioForm } from '../../../../schemas/studio-form';
import type { Fields } from '../../../model/fields';
import { type TreeNode, flatTree, isWithin } from '../../../model/page-tree';
import { type Position, moveChanges, removeChanges } from '../../../model/tree-edits';
import { text } from '../../text/text';
import { problemText } from '../../shell/problem';
import { type SharedSection, isFor } from '../../sharing/shared-sections';
import { addBlock, duplicateBlock, placeSection } from '../add-block';
import { useDocumentStore } from '../document-context';
import { acceptedTypes, entryName, maxItems } from '../structure';

interface TreeOptions {
  pageId: string;
  locale: string;
  defaultLocale: string;
  tree: readonly TreeNode[];
  announce: (message: string) => void;
}

/** Commands on the blocks of a page. */
export interface TreeCommands {
  readonly moveBy: (node: TreeNode, by: -1 | 1) => void;
  readonly moveTo: (node: TreeNode, to: Position) => void;
  readonly remove: (node: TreeNode) => void;
  readonly duplicate: (node: TreeNode) => void;
  readonly add: (form: StudioForm, to: Position) => void;
  /** Adds a shared block to this page. */
  readonly addSection: (section: SharedSection, to: Position) => void;
  readonly takesSection: (section: SharedSection, to: Position) => boolean;
  /** Content types accepted at a position. */
  readonly acceptedAt: (to: Position) => ReadonlySet<string>;
  /** Lists that an entry can be moved to. */
  readonly targetsOf: (node: TreeNode) => readonly Position[];
  readonly canMove: (node: TreeNode, by: -1 | 1) => boolean;
  readonly isBusy: boolean;
}

/** Commands on the tree; each announces its result. */
export function useTreeCommands({
  pageId,
  locale,
  defaultLocale,
  tree,
  announce,
}: TreeOptions): TreeCommands {
  const store = useDocumentStore();
  const [isBusy, setBusy] = useState(false);
  const fieldsOf = (id: string): Fields | undefined => store.getState().entries[id]?.fields;
  const nameOf = (id: string) => entryName(store.getState().entries[id], locale);
  const typeOf = (id: string) => store.getState().entries[id]?.sys.contentType.sys.id ?? '';
  const siblings = ({ place }: TreeNode) =>
    flatTree(tree).filter(
      (other) => other.place.holderId === place.holderId && other.place.field === place.field,
    );
  const positionOf = ({ place, index }: TreeNode): Position => ({ ...place, index });
  const acceptedAt = ({ holderId, field }: Position) => acceptedTypes(typeOf(holderId), field);
  const hasRoom = (to: Position, from: Position) =>
    (to.holderId === from.holderId && to.field === from.field) ||
    countOf(to) < maxItems(typeOf(to.holderId), to.field);
  const countOf = ({ holderId, field }: Position) =>
    flatTree(tree).filter(({ place }) => place.holderId === holderId && place.field === field).length;

  function moveTo(node: TreeNode, to: Position): void {
    const { entryId } = node;
    if (
      !acceptedAt(to).has(typeOf(entryId)) ||
      isWithin(tree, to.holderId, entryId) ||
      !hasRoom(to, positionOf(node))
    )
      return announce(text('outline.cannotMove', { block: nameOf(entryId), place: nameOf(to.holderId) }));
    const changes = moveChanges(fieldsOf, positionOf(node), to, defaultLocale);
    if (changes.length === 0) return;
    store.edit({ label: text('step.move', { block: nameOf(entryId) }), changes, now: true });
    const isSameList = node.place.holderId === to.holderId && node.place.field === to.field;
    const place = isSameList && to.index > node.index ? to.index : to.index + 1;
    const count = isSameList ? countOf(to) : countOf(to) + 1;
    announce(text('outline.moved', { block: nameOf(entryId), place, count, holder: nameOf(to.holderId) }));
  }

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      announce(done);
    } catch (error) {
      announce(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  const canMove = (node: TreeNode, by: -1 | 1) =>
    by < 0 ? node.index > 0 : node.index < siblings(node).length - 1;
  return {
    isBusy,
    acceptedAt,
    moveTo,
    canMove,
    moveBy: (node, by) => {
      if (!canMove(node, by)) return announce(text('outline.atEdge', { block: nameOf(node.entryId) }));
      moveTo(node, { ...node.place, index: by < 0 ? node.index - 1 : node.index + 2 });
    },
    remove: (node) => {
      const name = nameOf(node.entryId);
      const changes = removeChanges(fieldsOf, positionOf(node), defaultLocale);
      store.edit({ label: text('step.remove', { block: name }), changes, now: true });
      store.select(null);
      announce(text('outline.removed', { block: name }));
    },
    duplicate: (node) => {
      const to = { ...node.place, index: node.index + 1 };
      const done = text('outline.duplicated', { block: nameOf(node.entryId) });
      void run(() => duplicateBlock(store, node.entryId, to, defaultLocale), done);
    },
    add: (form, to) => {
      const { metadata } = store.getState().entries[pageId] ?? { metadata: { tags: [] } };
      const options = {
        locale: defaultLocale,
        pageName: nameOf(pageId),
        tags: metadata.tags,
        now: Date.now(),
      };
      void run(() => addBlock(store, form, to, options), text('outline.added', { block: form.label }));
    },
    addSection: ({ block, name }, to) =>
      void run(
        () => placeSection(store, block.sys.id, to, defaultLocale),
        text('outline.added', { block: name }),
      ),
    takesSection: (section, to) =>
      acceptedAt(to).has(section.block.sys.contentType.sys.id) &&
      isFor(section, store.getState().entries[pageId]?.metadata),
    targetsOf: (node) =>
      listsOf(pageId, tree)
        .filter(
          (to) => acceptedAt(to).has(typeOf(node.entryId)) && !isWithin(tree, to.holderId, node.entryId),
        )
        .filter((to) => to.holderId !== node.place.holderId || to.field !== node.place.field)
        .map((to) => ({ ...to, index: countOf({ ...to, index: 0 }) })),
  };
}

/** All lists of blocks on a page, including empty ones. */
function listsOf(pageId: string, tree: readonly TreeNode[]): Position[] {
  const panels = flatTree(tree).map(({ entryId }) => ({ holderId: entryId, field: 'blocks', index: 0 }));
  return [{ holderId: pageId, field: 'blocks', index: 0 }, ...panels];
}
