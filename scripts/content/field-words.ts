import { isDeepStrictEqual } from 'node:util';
import type { ContentFields, ContentTypeFieldValidation } from 'contentful-management';

/** A difference of a field, as text for editors. */
export interface FieldChange {
  readonly aspect: 'type' | 'localized' | 'rules' | 'other';
  readonly words: string;
}

const nouns: Record<string, string> = {
  Symbol: 'short text',
  Text: 'long text',
  RichText: 'formatted text',
  Integer: 'whole number',
  Number: 'number',
  Date: 'date and time',
  Boolean: 'yes or no',
  Object: 'structured data',
  Location: 'place on a map',
  ResourceLink: 'entry of another space',
};

/** The type of a field in words: "list of entries". */
export function kindOf(field: Pick<ContentFields, 'type' | 'linkType' | 'items'>): string {
  if (field.type === 'Link') return field.linkType === 'Asset' ? 'file' : 'entry';
  if (field.type !== 'Array') return nouns[field.type] ?? field.type;
  const { type = '', linkType } = field.items ?? {};
  if (type === 'Link') return linkType === 'Asset' ? 'list of files' : 'list of entries';
  return `list of ${type === 'Symbol' ? 'short texts' : (nouns[type] ?? type)}`;
}

/** A field in a plan: `"Title" (title)`. */
export function fieldName({ id, name }: Pick<ContentFields, 'id' | 'name'>): string {
  return `"${name}" (${id})`;
}

/** A new field in one line. */
export function describeField(field: ContentFields): string {
  const words = [kindOf(field)];
  if (field.localized) words.push('one per language');
  if (field.required) words.push('must be filled in');
  return `${fieldName(field)}: ${words.join(', ')}`;
}

/** The differences between two states of a field; empty if they are equivalent. */
export function fieldChanges(before: ContentFields, after: ContentFields): FieldChange[] {
  const changes: FieldChange[] = [];
  const add = (aspect: FieldChange['aspect'], words: string) => changes.push({ aspect, words });
  if (!hasSameType(before, after)) add('type', `${kindOf(after)} instead of ${kindOf(before)}`);
  if (before.localized !== after.localized)
    add(
      'localized',
      after.localized
        ? 'one per language instead of one for all'
        : 'one for all languages instead of one each',
    );
  if (before.name !== after.name) add('other', `called "${after.name}" instead of "${before.name}"`);
  if (before.required !== after.required)
    add('rules', after.required ? 'must be filled in' : 'may stay empty');
  if (Boolean(before.disabled) !== Boolean(after.disabled))
    add('other', after.disabled ? 'is shown to editors, who no longer change it' : 'can be edited again');
  if (Boolean(before.omitted) !== Boolean(after.omitted))
    add('other', after.omitted ? 'is no longer delivered to the site' : 'is delivered to the site again');
  if (!isDeepStrictEqual(plain(before.defaultValue ?? {}), plain(after.defaultValue ?? {})))
    add('other', `new entries start with ${JSON.stringify(after.defaultValue ?? null)}`);
  for (const words of ruleChanges(rulesOf(before), rulesOf(after))) add('rules', words);
  return changes;
}

/** Whether two fields have the same type, which Contentful never changes for a published field. */
export function hasSameType(a: ContentFields, b: ContentFields): boolean {
  return (
    a.type === b.type &&
    (a.linkType ?? null) === (b.linkType ?? null) &&
    (a.items?.type ?? null) === (b.items?.type ?? null) &&
    (a.items?.linkType ?? null) === (b.items?.linkType ?? null)
  );
}

type Rules = ReadonlyMap<string, unknown>;

/** A field's rules by name; those of a list's items are marked as such. */
function rulesOf(field: ContentFields): Rules {
  const rules = new Map<string, unknown>();
  const collect = (prefix: string, validations: readonly ContentTypeFieldValidation[] = []) => {
    for (const validation of validations)
      for (const [name, value] of Object.entries(validation))
        if (value !== null && value !== undefined) rules.set(prefix + name, plain(value));
  };
  collect('', field.validations);
  collect('items.', field.items?.validations);
  return rules;
}

function ruleChanges(before: Rules, after: Rules): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)))
    .map((name) => {
      const subject = name.startsWith('items.') ? 'each of the list: ' : '';
      return subject + ruleWords(name.replace('items.', ''), before.get(name), after.get(name));
    });
}

const listNouns: Record<string, string> = {
  in: 'choices',
  linkContentType: 'entries of the types',
  linkMimetypeGroup: 'files of the kinds',
  enabledNodeTypes: 'parts of text',
  enabledMarks: 'styles of text',
};

function ruleWords(name: string, before: unknown, after: unknown): string {
  const noun = listNouns[name];
  if (noun) {
    if (!Array.isArray(after)) return `${noun}: no longer limited`;
    if (!Array.isArray(before)) return `${noun}: only ${after.join(', ')}`;
    const added = after.filter((item) => !before.includes(item)).map((item) => `+ ${item}`);
    const removed = before.filter((item) => !after.includes(item)).map((item) => `− ${item}`);
    return `${noun}: ${[...added, ...removed].join(', ') || 'in another order'}`;
  }
  if (name === 'size' || name === 'range' || name === 'dateRange') {
    const noun = { size: 'length', range: 'value', dateRange: 'date' }[name];
    return `${noun}: ${limits(after)} instead of ${limits(before)}`;
  }
  if (name === 'unique') return after ? 'no two entries may have the same' : 'entries may have the same';
  return after === undefined ? `rule ${name} is gone` : `rule ${name}: ${JSON.stringify(after)}`;
}

function limits(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'any';
  const min = 'min' in value ? `from ${String(value.min)}` : '';
  const max = 'max' in value ? `up to ${String(value.max)}` : '';
  return [min, max].filter(Boolean).join(' ') || 'any';
}

/** Without the nulls that Contentful writes for missing values. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .map(([key, member]) => [key, plain(member)]),
  );
}
