import type { ManagedEntry } from '../../../schemas/generated/types';
import type { StudioControl, StudioForm } from '../../../schemas/studio-form';
import type { Fields } from '../../model/fields';
import { copyEntries } from '../../model/copy-entries';
import { type Position, insertChanges } from '../../model/tree-edits';
import { createEntry, newEntryId } from '../api/entries';
import { ownedFields } from '../forms/owned-fields';
import { text } from '../text/text';
import type { DocumentStore } from './document-store';

const weekMs = 7 * 24 * 3_600_000;

/**
 * Adds a new block with words in its required fields, so that it shows at once what it will be.
 *
 * @returns its id
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
): Promise<string> {
  const fields: Record<string, Record<string, unknown>> = {
    internalName: {
      [locale]: text('starter.internalName', { page: pageName, block: form.label }).slice(0, 120),
    },
  };
  for (const { name, required, control } of form.fields) {
    const value = required && name !== 'internalName' ? starterValue(control, form.label, now) : undefined;
    if (value !== undefined) fields[name] = { [locale]: value };
  }
  if (form.block) fields['schemaVersion'] = { [locale]: form.block.version };
  const entry = await createEntry(newEntryId(), form.contentType, fields, { tags });
  place(store, [entry], to, locale, text('step.add', { block: form.label }));
  return entry.sys.id;
}

/**
 * Adds a copy of a block, with copies of everything that is a part of it.
 *
 * @returns the id of the copy
 * @throws ApiError
 */
export async function duplicateBlock(
  store: DocumentStore,
  entryId: string,
  to: Position,
  locale: string,
): Promise<string | undefined> {
  const { entries } = store.getState();
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
  // Parts first, so that no entry links one that does not exist yet.
  const created: ManagedEntry[] = [];
  for (const { id, contentType, fields } of [...copies].reverse())
    created.push(await createEntry(id, contentType, fields, { tags }));
  const root = copies[0]?.id;
  if (root === undefined) return undefined;
  place(store, created, to, locale, text('step.duplicate'));
  return root;
}

function place(
  store: DocumentStore,
  created: readonly ManagedEntry[],
  to: Position,
  locale: string,
  label: string,
): void {
  store.receive(created);
  const root = created.at(-1);
  if (!root) return;
  const fieldsOf = (id: string): Fields | undefined => store.getState().entries[id]?.fields;
  store.edit({ label, changes: insertChanges(fieldsOf, root.sys.id, to, locale), now: true });
  store.select(root.sys.id);
}

function starterValue(control: StudioControl, block: string, now: number): unknown {
  switch (control.kind) {
    case 'text':
    case 'long-text':
      return control.format === null && control.pattern === null
        ? text('starter.text', { block }).slice(0, control.maxLength)
        : undefined;
    case 'rich-text':
      return paragraph(text('starter.text', { block }));
    case 'choice':
      return control.choices[0]?.value;
    case 'number':
      return control.minimum ?? 1;
    case 'date-time':
      return new Date(now + weekMs).toISOString();
    default:
      return undefined;
  }
}

function paragraph(value: string) {
  const words = { nodeType: 'text', value, marks: [], data: {} };
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [words] }] };
}
