import type { ContentType } from '../entities';
import type { ContentProblem, RawEntry, RawField, Sourced, SourcedEntities } from '../export-file';
import { fieldValueProblem } from '../field-values';
import type { Locales } from '../locales';

/** Reports duplicate ids with both files. */
export function checkDuplicates(entities: SourcedEntities, problems: ContentProblem[]): void {
  checkUnique('content type', entities.contentTypes, ({ sys }) => sys.id, problems);
  checkUnique('locale', entities.locales, ({ code }) => code, problems);
  checkUnique('tag', entities.tags, ({ sys }) => sys.id, problems);
  checkUnique('entry', entities.entries, ({ sys }) => sys.id, problems);
  checkUnique('asset', entities.assets, ({ sys }) => sys.id, problems);
}

function checkUnique<T>(
  noun: string,
  list: readonly Sourced<T>[],
  idOf: (raw: T) => string,
  problems: ContentProblem[],
): void {
  const seen = new Map<string, string>();
  for (const { file, raw } of list) {
    const id = idOf(raw);
    const first = seen.get(id);
    if (first === undefined) seen.set(id, file);
    else
      problems.push({
        file,
        id,
        message: `this ${noun} id is taken by ${first === file ? 'the same file' : first}`,
      });
  }
}

/** Reports an entry of an unknown type, and each field value that does not match its content type. */
export function checkEntry(
  { file, raw }: Sourced<RawEntry>,
  contentTypes: ReadonlyMap<string, ContentType>,
  locales: Locales,
  problems: ContentProblem[],
): void {
  const { id } = raw.sys;
  const typeId = raw.sys.contentType.sys.id;
  const contentType = contentTypes.get(typeId);
  if (!contentType) {
    problems.push({ file, id, message: `has the content type "${typeId}", which no file defines` });
    return;
  }
  for (const [fieldId, values] of Object.entries(raw.fields)) {
    const field = contentType.fields.find((candidate) => candidate.id === fieldId);
    if (!field) {
      problems.push({ file, id, message: `field "${fieldId}" is not part of the content type "${typeId}"` });
      continue;
    }
    for (const [locale, value] of Object.entries(values)) {
      const problem = localeProblem(field, locale, locales) ?? fieldValueProblem(field, value);
      if (problem) problems.push({ file, id, message: `field "${fieldId}" (${locale}) ${problem}` });
    }
  }
}

function localeProblem(field: RawField, locale: string, locales: Locales): string | null {
  if (!locales.has(locale)) return 'uses a locale that does not exist';
  if (field.localized || locale === locales.defaultCode) return null;
  return `is not localized: it holds one value, under "${locales.defaultCode}"`;
}
