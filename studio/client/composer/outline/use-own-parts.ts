import { useMemo } from 'react';
import { type TreeNode, flatTree } from '../../../model/page-tree';
import { ownedEntries } from '../../../model/owned-entries';
import { ownedFields } from '../../forms/owned-fields';
import { useDocument } from '../document-context';

/** A block with its parts, such as links and slides, but without the blocks that have rows of their own. */
export function useOwnParts(node: TreeNode): readonly string[] {
  const key = useDocument(({ entries }) => {
    const rows = new Set(flatTree(node.children).map(({ entryId }) => entryId));
    const entryOf = (id: string) => {
      const entry = rows.has(id) ? undefined : entries[id];
      return entry && { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
    };
    return ownedEntries(node.entryId, entryOf, ownedFields)
      .ids.filter((id) => !rows.has(id))
      .join();
  });
  return useMemo(() => key.split(','), [key]);
}
