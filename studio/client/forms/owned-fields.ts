import type { OwnedFields } from '../../model/owned-entries';
import { fieldsOf, formOf, ownsLinks } from './form-catalogue';

/** Fields that refer to blocks without owning them. */
const elsewhere = new Set(['pageChange.target', 'pageChange.beside', 'pageException.target']);

const listed = new Map<string, readonly string[]>();

/** The fields of a content type that link its parts: blocks, panels, links and the like. */
export const ownedFields: OwnedFields = (contentType) => {
  const stored = listed.get(contentType);
  if (stored) return stored;
  const form = formOf(contentType);
  const names = (form ? fieldsOf(form) : [])
    .filter(({ name, control }) => ownsLinks(control) && !elsewhere.has(`${contentType}.${name}`))
    .map(({ name }) => name);
  listed.set(contentType, names);
  return names;
};
