import { type TreeNode, pageTree } from '../../model/page-tree';
import { blockForms, formOf } from '../forms/form-catalogue';
import type { OpenEntry } from './document-store';

/** Fields of a content type that hold blocks, or panels with blocks. */
export function holdingFields(contentType: string): readonly string[] {
  const form = formOf(contentType);
  return (form?.fields ?? []).flatMap(({ name, control }) => {
    if (control.kind === 'blocks') return [name];
    const holdsPanels =
      form?.block &&
      control.kind === 'list' &&
      control.item.kind === 'reference' &&
      formOf(control.item.contentType)?.fields.some((field) => field.control.kind === 'blocks');
    return holdsPanels ? [name] : [];
  });
}

/** Content types of the entries that a list of blocks or panels takes. */
export function acceptedTypes(contentType: string, field: string): ReadonlySet<string> {
  const control = formOf(contentType)?.fields.find(({ name }) => name === field)?.control;
  if (control?.kind === 'list' && control.item.kind === 'reference')
    return new Set([control.item.contentType]);
  if (control?.kind !== 'blocks') return new Set();
  const names = new Set<string>(control.blocks);
  return new Set(
    blockForms.flatMap((form) => (form.block && names.has(form.block.name) ? [form.contentType] : [])),
  );
}

/** Most entries of a list of blocks or panels. */
export function maxItems(contentType: string, field: string): number {
  const control = formOf(contentType)?.fields.find(({ name }) => name === field)?.control;
  return control?.kind === 'blocks' || control?.kind === 'list' ? control.maxItems : Infinity;
}

/** The blocks of an open page as they are nested. @param locale default content locale */
export function treeOf(
  pageId: string,
  entries: Readonly<Record<string, OpenEntry>>,
  locale: string,
): TreeNode[] {
  const entryOf = (id: string) => {
    const entry = entries[id];
    return entry && { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
  };
  return pageTree(pageId, entryOf, { holdingFields, locale });
}

/** Name of an entry in lists: its visible text, else its internal name, else its type. */
export function entryName(entry: Pick<OpenEntry, 'sys' | 'fields'> | undefined, locale: string): string {
  if (!entry) return '';
  const form = formOf(entry.sys.contentType.sys.id);
  const names = ['title', 'label', form?.displayField ?? 'internalName', 'internalName'];
  for (const name of names) {
    const values = entry.fields[name] ?? {};
    const value = values[locale] ?? Object.values(values)[0];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return form?.label ?? entry.sys.contentType.sys.id;
}

/** Name of an entry's type. */
export function typeName(entry: OpenEntry | undefined): string {
  if (!entry) return '';
  const { id } = entry.sys.contentType.sys;
  return formOf(id)?.label ?? id;
}

/** The address below the locale of an entry with a page: a page, or a promotion. Undefined for others. */
export function addressOf(
  contentType: string | undefined,
  fields: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
  locale: string,
): string | undefined {
  const value = (name: string) => fields[name]?.[locale];
  const path = value('path');
  if (contentType !== 'promotion') return typeof path === 'string' ? path : undefined;
  const slug = value('slug');
  const categories = value('categories');
  const category: unknown = Array.isArray(categories) ? categories[0] : undefined;
  const tab = typeof category === 'string' ? category : 'all';
  return typeof slug === 'string' ? `/promotions/${tab}/${slug}` : undefined;
}
