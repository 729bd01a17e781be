import type { ContentFields } from 'contentful-management';
import { rulesOf } from '../../services/content/management/rules/field-rules';
import { ruleProblems } from '../../services/content/management/rules/value-rules';
import type { RawField } from '../../services/content/store/export-file';
import type { StoredEntry } from '../../services/content/store/resource';
import { fieldName, kindOf } from './field-words';
import type { Break, TypePlan } from './push-plan';
import type { StoredContent } from './stored-content';

/** Most ids listed per line. */
const SHOWN_IDS = 5;

/** Whether stored entries are needed to determine if a change breaks something. */
export function needsEntries({ removed, retyped, ruled }: TypePlan): boolean {
  return removed.length + retyped.length + ruled.length > 0;
}

/**
 * Stored content that a change of its type would lose, or make unpublishable.
 * @param defaultLocale the locale of untranslated values
 */
export function breaksOf(plan: TypePlan, { entries, reader }: StoredContent, defaultLocale: string): Break[] {
  const { wanted, removed, retyped, ruled } = plan;
  const ofType = entries.filter(({ sys }) => sys.contentType.sys.id === wanted.id);
  const holding = (field: ContentFields) => ofType.filter((entry) => values(entry, field).length > 0);
  const breaks: Break[] = [];
  const add = (field: ContentFields, words: string) =>
    breaks.push({ words: `${wanted.name}, field ${fieldName(field)}: ${words}`, isPossible: true });

  for (const field of removed) {
    const affected = holding(field);
    if (affected.length > 0) add(field, `is deleted, and what ${named(affected)} hold in it is lost`);
  }
  for (const { before, after } of retyped) {
    const affected = holding(before);
    const lost = affected.length > 0 ? `, and what ${named(affected)} hold in it is lost` : '';
    const what = `becomes ${kindOf(after)} and was ${kindOf(before)}: it is deleted and made anew${lost}`;
    add(before, `${what}. To keep the values give the new field another id and copy them`);
  }
  for (const { before, after } of ruled) {
    const isBroken = (field: ContentFields, entry: StoredEntry) =>
      problems(field, entry, reader, defaultLocale).length > 0;
    const failing = ofType.filter((entry) => isBroken(after, entry) && !isBroken(before, entry));
    if (failing.length > 0)
      add(
        after,
        `${named(failing)} do not keep the new rules and cannot be published again until they are changed`,
      );
    if (before.localized && !after.localized) {
      const affected = ofType.filter((entry) =>
        values(entry, before).some(([locale]) => locale !== defaultLocale),
      );
      if (affected.length > 0)
        add(
          after,
          `is one for all languages, and what ${named(affected)} hold in others than ${defaultLocale} is lost`,
        );
    }
  }
  return breaks;
}

function problems(
  field: ContentFields,
  entry: StoredEntry,
  reader: StoredContent['reader'],
  defaultLocale: string,
): readonly unknown[] {
  const filled = values(entry, field);
  if (field.required && !filled.some(([locale]) => locale === defaultLocale)) return [field];
  return filled.flatMap(([locale, value]) =>
    ruleProblems(
      {
        reader,
        entryId: entry.sys.id,
        contentTypeId: entry.sys.contentType.sys.id,
        field: ruledField(field),
        locale,
        defaultLocale,
      },
      value,
    ),
  );
}

/** A field with the rules that the service's value check supports. */
function ruledField({ id, type, linkType, validations, items }: ContentFields): RawField {
  return {
    id,
    type,
    ...(linkType && { linkType }),
    validations: rulesOf(validations),
    ...(items && {
      items: {
        type: items.type,
        ...(items.linkType && { linkType: items.linkType }),
        validations: rulesOf(items.validations),
      },
    }),
  };
}

/** The values of an entry's field, by locale. */
function values({ fields }: StoredEntry, { id }: ContentFields): [locale: string, value: unknown][] {
  return Object.entries(fields[id] ?? {}).filter(([, value]) => value !== null && value !== undefined);
}

/** "3 entries (a, b, c)" */
function named(entries: readonly StoredEntry[]): string {
  const ids = entries.slice(0, SHOWN_IDS).map(({ sys }) => sys.id);
  const more = entries.length > ids.length ? ` and ${entries.length - ids.length} more` : '';
  return `${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} (${ids.join(', ')}${more})`;
}
