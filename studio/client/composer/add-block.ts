import type { ManagedEntry } from '../../../schemas/generated/types';
import type { StudioForm } from '../../../schemas/studio-form';
import type { Fields } from '../../model/fields';
import { copyEntries } from '../../model/copy-entries';
import { type Position, insertChanges } from '../../model/tree-edits';
import { createEntry, newEntryId } from '../api/entries';
import { ownedFields } from '../forms/owned-fields';
import { text } from '../text/text';
import type { DocumentStore } from './document-store';
import { entryName } from './structure';
import { loadParts } from './load-page';
import { starterEntries } from './starter-entries';

/**
 * Adds a new block with its required parts.
 * @throws ApiError
 */
export async function addBlock(
  store: DocumentStore,
  form: StudioForm,
  to: Position,
  {
    locale,
    pageName,
    tags,
    now,
  }: { locale: string; pageName: string; tags: ManagedEntry['metadata']['tags']; now: number },
): Promise<void> {
  const { selectedId } = store.getState();
  const created: ManagedEntry[] = [];
  for (const { id, contentType, fields } of starterEntries(form, { locale, parentName: pageName, now }))
    created.push(await createEntry(id, contentType, fields, { tags }));
  place(store, created, to, { locale, label: text('step.add', { block: form.label }), selectedId });
}

/**
 * Adds a copy of a block, with copies of all its parts.
 * @returns the id of the copy
 * @throws ApiError
 */
export async function duplicateBlock(
  store: DocumentStore,
  entryId: string,
  to: Position,
  locale: string,
): Promise<string | undefined> {
  const { entries, selectedId } = store.getState();
  const copies = copyEntries(
    entryId,
    (id) => {
      const entry = entries[id];
      return entry && { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
    },
    (contentType, field) => ownedFields(contentType).includes(field),
    newEntryId,
  );
  const tags = entries[entryId]?.metadata.tags ?? [];
  // Parts are created first, so that no entry links a missing one.
  const created: ManagedEntry[] = [];
  for (const { id, contentType, fields } of [...copies].reverse())
    created.push(await createEntry(id, contentType, fields, { tags }));
  const root = copies[0]?.id;
  if (root === undefined) return undefined;
  place(store, created, to, { locale, label: text('step.duplicate'), selectedId });
  return root;
}

/** Links a block of another page, which both then show. @throws ApiError */
export async function placeSection(
  store: DocumentStore,
  blockId: string,
  to: Position,
  locale: string,
): Promise<void> {
  const { selectedId } = store.getState();
  const entries = await loadParts([blockId]);
  const block = entries.find(({ sys }) => sys.id === blockId);
  if (!block) return;
  const label = text('step.addShared', { block: entryName(block, locale) });
  place(store, [...entries.filter((entry) => entry !== block), block], to, { locale, label, selectedId });
}

function place(
  store: DocumentStore,
  created: readonly ManagedEntry[],
  to: Position,
  { locale, label, selectedId }: { locale: string; label: string; selectedId: string | null },
): void {
  store.receive(created);
  const root = created.at(-1);
  if (!root) return;
  const fieldsOf = (id: string): Fields | undefined => store.getState().entries[id]?.fields;
  store.edit({ label, changes: insertChanges(fieldsOf, root.sys.id, to, locale), now: true });
  // An editor who has selected something else in the meantime must not lose the focus.
  if (store.getState().selectedId === selectedId) store.select(root.sys.id);
}
