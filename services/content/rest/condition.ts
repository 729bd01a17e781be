import { richTextWords } from '../store/links';
import { isRecord } from '../../../schemas/is-record';
import { distanceBetween, placeOf, type Place } from './location';
import type { Property, PropertyKind } from './property';
import { invalidQuery } from './query-error';
import type { Condition, Operator, RangeOperator } from './query-parameters';

const equality: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'exists'];
const ranges: readonly Operator[] = ['lt', 'lte', 'gt', 'gte'];

/** Operators by property kind; lists also have `all`. */
const allowed: Readonly<Record<PropertyKind, readonly Operator[]>> = {
  Symbol: [...equality, 'match'],
  Text: [...equality, 'match'],
  Integer: [...equality, ...ranges],
  Number: [...equality, ...ranges],
  Date: [...equality, ...ranges],
  Boolean: equality,
  Object: ['exists'],
  Location: ['exists', 'near', 'within'],
  RichText: ['exists', 'match'],
  Link: ['exists'],
  Any: [...equality, ...ranges, 'match', 'all'],
};

type Comparable = string | number | boolean;

/**
 * Compiles a condition into a filter. Entities without a value satisfy only `ne` and `nin`.
 *
 * @throws ApiError 400 InvalidQuery when the operator or operand does not fit the property
 */
export function predicateOf<T>(condition: Condition, property: Property<T>): (entity: T) => boolean {
  const { operator } = condition;
  const isAllowed = allowed[property.kind].includes(operator) || (operator === 'all' && property.isList);
  if (!isAllowed) {
    throw misfit(
      condition,
      property.kind,
      `The operator "${operator}" is not applicable to ${property.kind}`,
    );
  }
  const test = testOf(condition, property.kind);
  return (entity) => test(valuesOf(property.read(entity)));
}

type Test = (values: readonly unknown[]) => boolean;

function testOf(condition: Condition, kind: PropertyKind): Test {
  const { operator, operand } = condition;
  const one = () => {
    const wanted = readOperand(condition, kind, operand);
    return (value: unknown) => isEqual(value, wanted, kind);
  };
  const each = () =>
    operand.split(',').map((text) => {
      const wanted = readOperand(condition, kind, text.trim());
      return (value: unknown) => isEqual(value, wanted, kind);
    });
  switch (operator) {
    case 'eq':
    case 'ne': {
      const isWanted = one();
      return (values) => values.some(isWanted) === (operator === 'eq');
    }
    case 'in':
    case 'nin': {
      const wanted = each();
      return (values) =>
        values.some((value) => wanted.some((isWanted) => isWanted(value))) === (operator === 'in');
    }
    case 'all': {
      const wanted = each();
      return (values) => wanted.every((isWanted) => values.some(isWanted));
    }
    case 'exists': {
      const exists = readBoolean(condition, kind, operand);
      return (values) => values.length > 0 === exists;
    }
    case 'match': {
      const terms = searchTerms(operand);
      return (values) => containsTerms(values.map(textOf).join('\n'), terms);
    }
    case 'near':
      readNumbers(condition, kind, [2]);
      return (values) => values.some((value) => placeOf(value) !== null);
    case 'within':
      return withinTest(condition, kind);
    default:
      return rangeTest(operator, readOperand(condition, kind, operand), kind);
  }
}

function rangeTest(operator: RangeOperator, bound: Comparable, kind: PropertyKind): Test {
  const holds = (difference: number) => {
    if (operator === 'lt') return difference < 0;
    if (operator === 'lte') return difference <= 0;
    return operator === 'gt' ? difference > 0 : difference >= 0;
  };
  return (values) =>
    values.some((value) => {
      const difference = compare(comparableOf(value, kind), boundFor(value, bound, kind));
      return difference !== null && holds(difference);
    });
}

function withinTest(condition: Condition, kind: PropertyKind): Test {
  const [a = 0, b = 0, c = 0, d] = readNumbers(condition, kind, [3, 4]);
  const isInside =
    d === undefined
      ? (place: Place) => distanceBetween(place, { lat: a, lon: b }) <= c
      : ({ lat, lon }: Place) => lat >= a && lat <= c && lon >= b && lon <= d;
  return (values) =>
    values.some((value) => {
      const place = placeOf(value);
      return place !== null && isInside(place);
    });
}

/** Distance in kilometres between an entity and the location of a `near` condition; null for an entity without a location. */
export function distanceOf<T>(condition: Condition, property: Property<T>): (entity: T) => number | null {
  const [lat = 0, lon = 0] = readNumbers(condition, property.kind, [2]);
  return (entity) => {
    const place = placeOf(valuesOf(property.read(entity))[0]);
    return place && distanceBetween(place, { lat, lon });
  };
}

function valuesOf(value: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => item !== null && item !== undefined);
}

function readOperand(condition: Condition, kind: PropertyKind, text: string): Comparable {
  switch (kind) {
    case 'Integer':
    case 'Number': {
      const number = text === '' ? NaN : Number(text);
      if (Number.isFinite(number)) return number;
      throw misfit(condition, kind, `"${text}" is not a number`);
    }
    case 'Date': {
      const instant = Date.parse(text);
      if (!Number.isNaN(instant)) return instant;
      throw misfit(condition, kind, `"${text}" is not an ISO 8601 date`);
    }
    case 'Boolean':
      return readBoolean(condition, kind, text);
    default:
      return text;
  }
}

function readBoolean(condition: Condition, kind: PropertyKind, text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw misfit(condition, kind, `"${text}" is neither true nor false`);
}

function readNumbers(condition: Condition, kind: PropertyKind, counts: readonly number[]): readonly number[] {
  const parts = condition.operand.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (counts.includes(parts.length) && parts.every(Number.isFinite)) return parts;
  const wanted = condition.operator === 'near' ? 'lat,lon' : 'lat,lon,lat,lon or lat,lon,radius';
  throw misfit(condition, kind, `"${condition.operand}" must be numbers: ${wanted}`);
}

function misfit({ path, operator }: Condition, type: PropertyKind, details: string) {
  return invalidQuery({ name: operator, path: path.split('.'), type, details });
}

function isEqual(value: unknown, wanted: Comparable, kind: PropertyKind): boolean {
  return comparableOf(value, kind) === boundFor(value, wanted, kind);
}

/** Sort key of a value; null when it cannot be compared. */
export function comparableOf(value: unknown, kind: PropertyKind): Comparable | null {
  if (typeof value === 'string') {
    if (kind !== 'Date' && !(kind === 'Any' && isoDate.test(value))) return value;
    const instant = Date.parse(value);
    return Number.isNaN(instant) ? null : instant;
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** For a property of any kind, the operand is interpreted by the type of the value it is compared with. */
function boundFor(value: unknown, wanted: Comparable, kind: PropertyKind): Comparable {
  if (kind !== 'Any' || typeof wanted !== 'string') return wanted;
  if (typeof value === 'number') return Number(wanted);
  if (typeof value === 'boolean') return wanted === 'true';
  return typeof value === 'string' && isoDate.test(value) ? Date.parse(wanted) : wanted;
}

/** Negative when `a` comes first; null when the two cannot be compared. */
export function compare(a: Comparable | null, b: Comparable | null): number | null {
  if (a === null || b === null || typeof a !== typeof b) return null;
  if (typeof a === 'string' && typeof b === 'string') return a === b ? 0 : a < b ? -1 : 1;
  return Number(a) - Number(b);
}

/** The text of a value for full-text search. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return isRecord(value) && value.nodeType === 'document' ? richTextWords(value) : '';
}

/** The search terms. As documented by Contentful, a term has at least two characters, or is an ideograph. */
export function searchTerms(text: string): readonly string[] {
  const terms = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const [first = '', ...more] = terms;
  return more.length === 0 && first.length === 1 && !withoutSpaces.test(first) ? [] : terms;
}

/** True if every term is the prefix of a word in a text; in scripts without word separators, if it occurs anywhere. */
export function containsTerms(text: string, terms: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return terms.length > 0 && terms.every((term) => beginsWord(lower, term));
}

function beginsWord(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (at === 0 || isBoundary(text.slice(Math.max(0, at - 2), at), term)) return true;
  }
  return false;
}

function isBoundary(before: string, term: string): boolean {
  return !/[\p{L}\p{N}\p{M}]$/u.test(before) || withoutSpaces.test(term);
}

const withoutSpaces =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
