import type { EntityRecord, EntryRecord } from '../../store/entities';
import { containsTerms, searchTerms } from '../../rest/condition';
import { isLink } from '../../store/links';
import { isRecord } from '../../../../schemas/is-record';
import type { Space } from '../../store/space';
import type { FilterKey, FilterKeys } from './filter-keys';
import { sysFilterKeys } from './filter-keys';
import type { Scope } from './scope';

/** A `where` argument; GraphQL has validated its keys and types. */
export type Where = Readonly<Record<string, unknown>>;

/** Context of a filter: the scope to read values in, and the keys of linked entries by content type. */
export interface FilterContext {
  readonly scope: Scope;
  readonly space: Space;
  readonly keysOf: (contentTypeId: string) => FilterKeys<EntryRecord>;
}

/** True if a record satisfies a `where` argument. Sibling conditions must all hold; a null condition is ignored. */
export function matches<T extends EntityRecord>(
  where: Where,
  record: T,
  keys: FilterKeys<T>,
  context: FilterContext,
): boolean {
  for (const [name, operand] of Object.entries(where)) {
    if (operand === null || operand === undefined) continue;
    if (!matchesPart(name, operand, record, keys, context)) return false;
  }
  return true;
}

function matchesPart<T extends EntityRecord>(
  name: string,
  operand: unknown,
  record: T,
  keys: FilterKeys<T>,
  context: FilterContext,
): boolean {
  if (name === 'AND')
    return listOf(operand).every((part) => !isRecord(part) || matches(part, record, keys, context));
  if (name === 'OR') {
    const parts = listOf(operand).filter(isRecord);
    return parts.length === 0 || parts.some((part) => matches(part, record, keys, context));
  }
  if (name === 'sys') return !isRecord(operand) || matches(operand, record, sysFilterKeys, context);
  if (name === 'contentfulMetadata') return !isRecord(operand) || matchesMetadata(operand, record);
  const key = keys.get(name);
  if (!key) return true;
  const value = key.read(record, context.scope, context.space);
  return key.operator === 'nested' ? matchesLinked(operand, value, context) : holds(key, value, operand);
}

function matchesLinked(where: unknown, value: unknown, context: FilterContext): boolean {
  if (!isRecord(where)) return true;
  return (Array.isArray(value) ? value : [value]).some((link: unknown) => {
    const target = isLink(link) ? context.scope.view.entry(link.sys.id) : undefined;
    return target !== undefined && matches(where, target, context.keysOf(target.contentTypeId), context);
  });
}

function matchesMetadata(where: Where, record: EntityRecord): boolean {
  return (
    matchesIds(where.tags, where.tags_exists, record.tagIds) &&
    matchesIds(where.concepts, where.concepts_exists, record.conceptIds)
  );
}

function matchesIds(filter: unknown, exists: unknown, ids: readonly string[]): boolean {
  if (typeof exists === 'boolean' && exists !== ids.length > 0) return false;
  if (!isRecord(filter)) return true;
  const { id_contains_all: all, id_contains_some: some, id_contains_none: none, descendants } = filter;
  return (
    (all === undefined || all === null || containsAll(ids, all)) &&
    (some === undefined || some === null || containsSome(ids, some)) &&
    (none === undefined || none === null || !containsSome(ids, none)) &&
    // The taxonomy is flat: the only descendant of a concept is itself.
    matchesIds(descendants, undefined, ids)
  );
}

function holds<T>(key: FilterKey<T>, found: unknown, argument: unknown): boolean {
  const value = key.isDate ? instant(found) : found;
  const operand = key.isDate && key.operator !== 'exists' ? dates(argument) : argument;
  switch (key.operator) {
    case 'exists':
      return (value !== null) === operand;
    case 'eq':
      return value === operand;
    case 'ne':
      return value !== operand;
    case 'in':
      return listOf(operand).includes(value);
    case 'nin':
      return !listOf(operand).includes(value);
    case 'contains':
      return containsText(value, operand);
    case 'notContains':
      return !containsText(value, operand);
    case 'gt':
      return compare(value, operand, (difference) => difference > 0);
    case 'gte':
      return compare(value, operand, (difference) => difference >= 0);
    case 'lt':
      return compare(value, operand, (difference) => difference < 0);
    case 'lte':
      return compare(value, operand, (difference) => difference <= 0);
    case 'containsAll':
      return containsAll(listOf(value), operand);
    case 'containsSome':
      return containsSome(listOf(value), operand);
    case 'containsNone':
      return !containsSome(listOf(value), operand);
    case 'withinCircle':
      return isWithinCircle(value, operand);
    case 'withinRectangle':
      return isWithinRectangle(value, operand);
    case 'nested':
      return false;
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function instant(value: unknown): number | null {
  return typeof value === 'string' ? Date.parse(value) : null;
}

function dates(operand: unknown): unknown {
  return Array.isArray(operand) ? operand.map(instant) : instant(operand);
}

/** Like `[match]` of the REST APIs: every word of the operand is the prefix of a word in the text. */
function containsText(value: unknown, operand: unknown): boolean {
  return (
    typeof value === 'string' && typeof operand === 'string' && containsTerms(value, searchTerms(operand))
  );
}

function containsAll(values: readonly unknown[], wanted: unknown): boolean {
  return listOf(wanted).every((item) => values.includes(item));
}

function containsSome(values: readonly unknown[], wanted: unknown): boolean {
  return listOf(wanted).some((item) => values.includes(item));
}

function compare(value: unknown, operand: unknown, accept: (difference: number) => boolean): boolean {
  return typeof value === 'number' && typeof operand === 'number' && accept(value - operand);
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance to `{lat, lon, radius}`, radius in kilometres. */
function isWithinCircle(value: unknown, circle: unknown): boolean {
  if (!isRecord(value) || !isRecord(circle)) return false;
  const [lat, lon, centreLat, centreLon] = [value.lat, value.lon, circle.lat, circle.lon].map(
    (degrees) => (Number(degrees) * Math.PI) / 180,
  );
  if (lat === undefined || lon === undefined || centreLat === undefined || centreLon === undefined)
    return false;
  const half =
    Math.sin((lat - centreLat) / 2) ** 2 +
    Math.cos(lat) * Math.cos(centreLat) * Math.sin((lon - centreLon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half)) <= Number(circle.radius);
}

function isWithinRectangle(value: unknown, rectangle: unknown): boolean {
  if (!isRecord(value) || !isRecord(rectangle)) return false;
  const [lat, lon] = [Number(value.lat), Number(value.lon)];
  return (
    lat >= Number(rectangle.bottomLeftLat) &&
    lat <= Number(rectangle.topRightLat) &&
    lon >= Number(rectangle.bottomLeftLon) &&
    lon <= Number(rectangle.topRightLon)
  );
}
