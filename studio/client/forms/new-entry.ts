import type { ManagedEntry } from '../../../schemas/generated/types';
import type { StudioForm } from '../../../schemas/studio-form';
import type { Fields } from '../../model/fields';
import { createEntry, newEntryId } from '../api/entries';
import { text } from '../text/text';
import { formOf } from './form-catalogue';

/** Initial fields of a new part: its internal name, and the version of a block. */
function firstFields(form: StudioForm | undefined, locale: string, parentName: string): Fields {
  if (!form) return {};
  const needsName = form.fields.some(({ name, required }) => name === 'internalName' && required);
  return {
    ...(needsName
      ? { internalName: { [locale]: text('form.part-of', { type: form.label, parent: parentName }) } }
      : {}),
    ...(form.block ? { schemaVersion: { [locale]: form.block.version } } : {}),
  };
}

/** Creates a draft part with the brand and market tags of its parent. @throws ApiError */
export function createPart(
  contentType: string,
  parent: Pick<ManagedEntry, 'metadata'>,
  { locale, parentName }: { readonly locale: string; readonly parentName: string },
): Promise<ManagedEntry> {
  const fields = firstFields(formOf(contentType), locale, parentName);
  return createEntry(newEntryId(), contentType, fields, { tags: parent.metadata.tags });
}
