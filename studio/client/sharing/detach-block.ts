import { copyEntries } from '../../model/copy-entries';
import { type ExceptionPlace, exceptedFields, exceptionsOf, removeExceptions } from '../../model/exceptions';
import { ownedEntries } from '../../model/owned-entries';
import type { TreeNode } from '../../model/page-tree';
import { replaceChanges } from '../../model/tree-edits';
import { createEntry, newEntryId } from '../api/entries';
import type { DocumentStore } from '../composer/document-store';
import { entryName } from '../composer/structure';
import { ownedFields } from '../forms/owned-fields';
import { text } from '../text/text';

/**
 * Replaces a shared block by a copy as this page shows it: with its exceptions applied, which are then removed.
 * @throws ApiError
 */
export async function detachBlock(
  store: DocumentStore,
  { entryId, place, index }: TreeNode,
  page: ExceptionPlace,
): Promise<void> {
  const { entries } = store.getState();
  const fieldsOf = (id: string) => store.getState().entries[id]?.fields;
  const entryOf = (id: string) => {
    const entry = entries[id];
    return entry && { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
  };
  const copies = copyEntries(
    entryId,
    (id) => {
      const entry = entryOf(id);
      return entry && { ...entry, fields: exceptedFields(page, id, fieldsOf) };
    },
    (contentType, field) => ownedFields(contentType).includes(field),
    newEntryId,
  );
  const [root] = copies;
  if (!root) return;
  const metadata = entries[page.pageId]?.metadata ?? { tags: [] };
  const created = [];
  // Parts are created first, so that no entry links a missing one.
  for (const { id, contentType, fields } of [...copies].reverse())
    created.push(await createEntry(id, contentType, fields, metadata));
  store.receive(created);
  const targets = ownedEntries(entryId, entryOf, ownedFields).ids;
  const needless = targets.flatMap((id) => exceptionsOf(page, id, fieldsOf).map((each) => each.id));
  store.edit({
    label: text('step.detach', { block: entryName(entries[entryId], page.locale) }),
    changes: [
      ...replaceChanges(fieldsOf, root.id, { ...place, index }, page.locale),
      ...(needless.length > 0 ? [removeExceptions(page, needless, fieldsOf)] : []),
    ],
    now: true,
  });
  store.select(root.id);
}
