import type { RawField } from '../../store/export-file';
import { isLink, type Link } from '../../store/links';
import { isRecord } from '../../../../schemas/is-record';
import type { StoredContentType, StoredEntry, StoredLocale } from '../../store/resource';
import type { ContentReader } from '../lifecycle/content-reader';
import { isRequired } from '../rules/field-rules';
import type { ValidationError } from '../bodies/validation-error';
import { ruleProblems } from '../rules/value-rules';
import { structureProblems } from './value-structure';

type Path = ValidationError['path'];

/** The content type that entries are validated against: the published copy, or the draft if it was never published. */
export function contentTypeOf(reader: ContentReader, id: string): StoredContentType | undefined {
  return reader.published('ContentType', id) ?? reader.get('ContentType', id);
}

/** Problems that block writing an entry: unknown fields or locales, and values of the wrong type. */
export function entryStructureProblems(
  reader: ContentReader,
  contentType: StoredContentType,
  fields: Readonly<Record<string, unknown>>,
): ValidationError[] {
  const locales = reader.list('Locale');
  return Object.entries(fields).flatMap(([id, values]) => {
    const path = ['fields', id];
    const field = contentType.fields.find((candidate) => candidate.id === id);
    if (!field) {
      const details = `The content type "${contentType.sys.id}" has no field "${id}"`;
      return [{ name: 'unknown', path, value: values, details }];
    }
    if (!isRecord(values)) {
      const details = `The type of "${id}" is incorrect, expected type: Object with a value for each locale`;
      return [{ name: 'type', type: 'Object', path, value: values, details }];
    }
    return Object.entries(values).flatMap(
      ([locale, value]) =>
        localeProblem(field, locale, value, locales) ?? structureProblems(field, value, [...path, locale]),
    );
  });
}

/** Problems that block publishing an entry. */
export function entryProblems(reader: ContentReader, entry: StoredEntry): ValidationError[] {
  const typeId = entry.sys.contentType.sys.id;
  const contentType = reader.published('ContentType', typeId);
  if (!contentType) return [missingContentType(typeId)];
  // Checked again: the content type may have changed since the entry was written.
  const structure = entryStructureProblems(reader, contentType, entry.fields);
  if (structure.length > 0) return structure;
  const locales = reader.list('Locale');
  return contentType.fields
    .filter((field) => field.omitted !== true)
    .flatMap((field) => [
      ...requiredProblems(field, entry, locales),
      ...valueProblems(reader, contentType, field, entry, locales),
    ]);
}

/** The error for a content type that does not exist or is not published. */
export function missingContentType(id: string): ValidationError {
  return {
    name: 'notResolvable',
    link: { type: 'Link', linkType: 'ContentType', id },
    path: ['sys', 'contentType'],
    details: `There is no published content type "${id}"`,
  };
}

function localeProblem(
  field: RawField,
  locale: string,
  value: unknown,
  locales: readonly StoredLocale[],
): ValidationError[] | undefined {
  const path = ['fields', field.id, locale];
  const definition = locales.find(({ code }) => code === locale);
  if (!definition) return [{ name: 'unknown', path, value, details: `There is no locale "${locale}"` }];
  if (field.localized || definition.default) return undefined;
  const details = `The field "${field.id}" is not localized: it has one value, in the default locale`;
  return [{ name: 'unknown', path, value, details }];
}

/** A required field needs a value in the default locale and in each locale that may not be empty. */
function requiredProblems(
  field: RawField,
  entry: StoredEntry,
  locales: readonly StoredLocale[],
): ValidationError[] {
  if (!isRequired(field)) return [];
  const values = valuesOf(entry, field);
  const needed = locales.filter((locale) => locale.default || (field.localized && !locale.optional));
  const missing = needed.filter(({ code }) => (values[code] ?? null) === null);
  const isAllMissing = Object.keys(values).length === 0;
  const paths = isAllMissing ? [['fields', field.id]] : missing.map(({ code }) => ['fields', field.id, code]);
  return paths.map((path) => ({
    name: 'required',
    path,
    details: `The property "${path.at(-1)}" is required here`,
  }));
}

function valueProblems(
  reader: ContentReader,
  contentType: StoredContentType,
  field: RawField,
  entry: StoredEntry,
  locales: readonly StoredLocale[],
): ValidationError[] {
  const defaultLocale = locales.find((locale) => locale.default)?.code ?? '';
  return Object.entries(valuesOf(entry, field)).flatMap(([locale, value]) => {
    if (value === null || value === undefined) return [];
    const checked = {
      reader,
      entryId: entry.sys.id,
      contentTypeId: contentType.sys.id,
      field,
      locale,
      defaultLocale,
    };
    return [...missingTargets(reader, value, ['fields', field.id, locale]), ...ruleProblems(checked, value)];
  });
}

function valuesOf(entry: StoredEntry, field: RawField) {
  return Object.hasOwn(entry.fields, field.id) ? (entry.fields[field.id] ?? {}) : {};
}

/** Links to missing entities. Drafts are accepted: of two entries that link to each other, one has to be published first. */
function missingTargets(reader: ContentReader, value: unknown, path: Path): ValidationError[] {
  const problems: ValidationError[] = [];
  forEachLinkWithPath(value, path, ({ sys }, at) => {
    if (reader.get(sys.linkType, sys.id)) return;
    const { type, linkType, id } = sys;
    problems.push({ name: 'notResolvable', link: { type, linkType, id }, path: at });
  });
  return problems;
}

function forEachLinkWithPath(value: unknown, path: Path, visit: (link: Link, path: Path) => void): void {
  if (isLink(value)) visit(value, path);
  else if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => forEachLinkWithPath(item, [...path, index], visit));
  } else if (isRecord(value) && typeof value.nodeType === 'string') {
    const { data, content } = value;
    if (isRecord(data) && isLink(data.target)) visit(data.target, [...path, 'data', 'target']);
    if (Array.isArray(content)) forEachLinkWithPath(content, [...path, 'content'], visit);
  }
}
