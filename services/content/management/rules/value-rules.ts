import { isDeepStrictEqual } from 'node:util';
import { linkTo } from '../../store/link-to';
import { richTextWords } from '../../store/links';
import { isRecord } from '../../../../schemas/is-record';
import { boundsInWords, endsOf, isWithin } from './bounds';
import { type Bounds, type FieldRule, messageOf, rulesOf } from './field-rules';
import { type CheckedField, linkProblems } from './link-rules';
import { matches } from './pattern-match';
import { richTextRuleProblems } from './rich-text-rules';
import type { ValidationError } from '../bodies/validation-error';

type Path = ValidationError['path'];

/** Validates a field's value in one locale. Its structure is already checked. */
export function ruleProblems(checked: CheckedField, value: unknown): ValidationError[] {
  const { field, locale } = checked;
  const path = ['fields', field.id, locale];
  const rules = rulesOf(field.validations);
  const problems = rules.flatMap((rule) => [
    ...plainProblems(rule, value, path),
    ...uniqueProblems(checked, rule, value, path),
    ...linkProblems(checked, rule, value, path),
  ]);
  if (field.type === 'RichText') problems.push(...richTextRuleProblems(checked, rules, value, path));
  if (!Array.isArray(value)) return problems;
  const itemRules = rulesOf(field.items?.validations);
  return [
    ...problems,
    ...value.flatMap((item: unknown, index) =>
      itemRules.flatMap((rule) => [
        ...plainProblems(rule, item, [...path, index]),
        ...linkProblems(checked, rule, item, [...path, index]),
      ]),
    ),
  ];
}

/** Rules that depend on the value only. */
function plainProblems(rule: FieldRule, value: unknown, path: Path): ValidationError[] {
  const problems: ValidationError[] = [];
  const add = (name: string, details: string, more: object) =>
    problems.push({ name, path, value, ...more, details, ...messageOf(rule) });
  if (rule.in && !isOneOf(value, rule.in)) {
    add('in', 'Value must be one of expected values', { expected: rule.in });
  }
  if (rule.size) {
    const size = sizeOf(value);
    if (size !== null && !isWithin(size, rule.size))
      add('size', `Size ${boundsInWords(rule.size)}`, endsOf(rule.size));
  }
  if (rule.range && typeof value === 'number' && !isWithin(value, rule.range)) {
    add('range', `Value ${boundsInWords(rule.range)}`, endsOf(rule.range));
  }
  if (rule.dateRange && typeof value === 'string' && !isDateWithin(value, rule.dateRange)) {
    add('dateRange', `Date ${boundsInWords(rule.dateRange)}`, endsOf(rule.dateRange));
  }
  if (rule.regexp && typeof value === 'string') {
    const { pattern, flags } = rule.regexp;
    if (!matches(pattern, flags ?? '', value)) {
      add('regexp', `Does not match /${pattern}/${flags ?? ''}`, { pattern, flags: flags ?? null });
    }
  }
  if (rule.prohibitRegexp && typeof value === 'string') {
    const { pattern, flags } = rule.prohibitRegexp;
    if (matches(pattern, flags ?? '', value)) {
      add('prohibitRegexp', `Matches prohibited /${pattern}/${flags ?? ''}`, {
        pattern,
        flags: flags ?? null,
      });
    }
  }
  return problems;
}

/** Other published entries of the type must have different values in the locale. */
function uniqueProblems(
  checked: CheckedField,
  rule: FieldRule,
  value: unknown,
  path: Path,
): ValidationError[] {
  if (!rule.unique) return [];
  const { reader, entryId, contentTypeId, field, locale } = checked;
  const others = reader.publishedWith(contentTypeId, field.id, value) ?? reader.listPublished('Entry');
  const conflicting = others
    .filter(
      ({ sys, fields }) =>
        sys.id !== entryId &&
        sys.contentType.sys.id === contentTypeId &&
        isSame(fields[field.id]?.[locale], value),
    )
    .map(({ sys }) => linkTo('Entry', sys.id));
  if (conflicting.length === 0) return [];
  const details = 'Same value present in other entry';
  return [{ name: 'unique', path, value, conflicting, details, ...messageOf(rule) }];
}

/** Fast path for texts and numbers, as a type may have many entries. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof other === 'object' && isDeepStrictEqual(one, other));
}

function isOneOf(value: unknown, expected: readonly unknown[]): boolean {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.every((one) => expected.includes(one));
}

/** Characters of a text, items of a list, properties of an object. */
function sizeOf(value: unknown): number | null {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  if (!isRecord(value)) return null;
  return value.nodeType === 'document' ? richTextWords(value).length : Object.keys(value).length;
}

function isDateWithin(value: string, { min, max }: Bounds<string>): boolean {
  const time = Date.parse(value);
  return !(min && time < Date.parse(min)) && !(max && time > Date.parse(max));
}
