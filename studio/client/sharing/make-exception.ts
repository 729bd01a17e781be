import type { ManagedEntry } from '../../../schemas/generated/types';
import { focusFieldOf } from '../../../schemas/focal-point';
import { copyEntries } from '../../model/copy-entries';
import { type ExceptionPlace, addException, exceptionsOf } from '../../model/exceptions';
import { type FieldChange, changesBetween, fieldChange } from '../../model/fields';
import { linkTo } from '../../model/link';
import { createEntry, newEntryId } from '../api/entries';
import type { DocumentStore } from '../composer/document-store';
import { entryName } from '../composer/structure';
import { ownedFields } from '../forms/owned-fields';
import { text } from '../text/text';

type Excepted = ExceptionPlace & { readonly targetId: string };

/**
 * Creates an exception for a field of a block on a page, with the shared value as its initial one.
 * @throws ApiError
 */
export async function exceptField(store: DocumentStore, excepted: Excepted, name: string): Promise<void> {
  const { targetId, locale } = excepted;
  const copies = copyOfField(store, targetId, name);
  const [root, ...parts] = copies;
  if (!root) return;
  const fieldsOf = (id: string) => store.getState().entries[id]?.fields;
  const current = exceptionsOf(excepted, targetId, fieldsOf)[0];
  const content = current?.contentId === undefined ? undefined : fieldsOf(current.contentId);
  const created: ManagedEntry[] = [];
  // Parts are created first, so that no entry links a missing one.
  for (const { id, contentType, fields } of [...parts].reverse())
    created.push(await createEntry(id, contentType, fields, tagsOf(store, excepted)));
  const changes: FieldChange[] = [];
  if (current?.contentId !== undefined && content) {
    const own = Object.fromEntries(
      Object.entries(root.fields).filter(([field]) => [name, focusFieldOf(name)].includes(field)),
    );
    const kept = Object.fromEntries(
      Object.entries(content).filter(([field]) => ![name, focusFieldOf(name)].includes(field)),
    );
    changes.push(...changesBetween(current.contentId, content, { ...kept, ...own }));
  } else created.push(await createEntry(root.id, root.contentType, root.fields, tagsOf(store, excepted)));
  if (current) {
    const { id, fieldNames } = current;
    const after = [...fieldNames.filter((each) => each !== name), name];
    changes.push(fieldChange({ entryId: id, field: 'fieldNames', locale, before: fieldNames, after }));
    if (!content)
      changes.push(fieldChange({ entryId: id, field: 'blocks', locale, after: [linkTo('Entry', root.id)] }));
  } else {
    const fields = { fieldNames: { [locale]: [name] }, blocks: { [locale]: [linkTo('Entry', root.id)] } };
    const exception = await createException(store, excepted, fields);
    created.push(exception);
    changes.push(addException(excepted, exception.sys.id, fieldsOf));
  }
  store.receive(created);
  store.edit({ label: text('step.except', { block: nameOf(store, excepted) }), changes, now: true });
}

/** Hides a block on a page. @throws ApiError */
export async function hideBlock(store: DocumentStore, excepted: Excepted): Promise<void> {
  const { targetId, locale } = excepted;
  const fieldsOf = (id: string) => store.getState().entries[id]?.fields;
  const current = exceptionsOf(excepted, targetId, fieldsOf)[0];
  const changes: FieldChange[] = [];
  if (current) changes.push(fieldChange({ entryId: current.id, field: 'hidden', locale, after: true }));
  else {
    const exception = await createException(store, excepted, { hidden: { [locale]: true } });
    store.receive([exception]);
    changes.push(addException(excepted, exception.sys.id, fieldsOf));
  }
  store.edit({ label: text('step.hideHere', { block: nameOf(store, excepted) }), changes, now: true });
}

/** The block with copies of one field's parts; other fields link the existing parts. */
function copyOfField(store: DocumentStore, targetId: string, name: string) {
  const { entries } = store.getState();
  const rootType = entries[targetId]?.sys.contentType.sys.id;
  return copyEntries(
    targetId,
    (id) => {
      const entry = entries[id];
      return entry && { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
    },
    (contentType, field) =>
      contentType === rootType ? field === name && owns(contentType, field) : owns(contentType, field),
    newEntryId,
  );
}

function owns(contentType: string, field: string): boolean {
  return ownedFields(contentType).includes(field);
}

function createException(
  store: DocumentStore,
  excepted: Excepted,
  fields: ManagedEntry['fields'],
): Promise<ManagedEntry> {
  const { targetId, locale } = excepted;
  const name = text('sharing.internalName', { block: nameOf(store, excepted) }).slice(0, 120);
  return createEntry(
    newEntryId(),
    'pageException',
    { internalName: { [locale]: name }, target: { [locale]: [linkTo('Entry', targetId)] }, ...fields },
    tagsOf(store, excepted),
  );
}

function nameOf(store: DocumentStore, { targetId, locale }: Excepted): string {
  return entryName(store.getState().entries[targetId], locale);
}

/** An exception has the tags of its page, and so its brand. */
function tagsOf(store: DocumentStore, { pageId }: ExceptionPlace): ManagedEntry['metadata'] {
  return store.getState().entries[pageId]?.metadata ?? { tags: [] };
}
