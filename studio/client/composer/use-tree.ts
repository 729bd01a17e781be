import isEqual from 'fast-deep-equal';
import { useRef, useSyncExternalStore } from 'react';
import type { TreeNode } from '../../model/page-tree';
import { useDocumentStore } from './document-context';
import { treeOf } from './structure';

/** The blocks of the page as a tree: the same object while unchanged, so that typing does not render the outline. */
export function useTree(pageId: string, locale: string): readonly TreeNode[] {
  const store = useDocumentStore();
  const last = useRef<{ entries: unknown; tree: readonly TreeNode[] }>();
  return useSyncExternalStore(store.subscribe, () => {
    const { entries } = store.getState();
    if (last.current?.entries === entries) return last.current.tree;
    const tree = treeOf(pageId, entries, locale);
    last.current = { entries, tree: isEqual(tree, last.current?.tree) ? (last.current?.tree ?? tree) : tree };
    return last.current.tree;
  });
}
