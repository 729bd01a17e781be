import { matches, patternProblem } from '../management/rules/pattern-match';
import type { WebhookFilter } from '../store/resource';

/** Values for filters; a property may have several: an environment and its aliases. */
export type FilteredValues = Readonly<Record<FilteredProperty, readonly string[]>>;

export type FilteredProperty = (typeof filteredProperties)[number];

/** Properties supported in filters. */
export const filteredProperties = [
  'sys.id',
  'sys.contentType.sys.id',
  'sys.environment.sys.id',
  'sys.createdBy.sys.id',
  'sys.updatedBy.sys.id',
] as const;

/** True if all filters of a webhook match. A filter on a property that the change lacks never matches. */
export function passesFilters(filters: readonly WebhookFilter[], values: FilteredValues): boolean {
  return filters.every((filter) => {
    const condition = filter.not ?? filter;
    const found = valuesAt(condition, values);
    if (found.length === 0) return false;
    return found.some((value) => holds(condition, value)) !== (filter.not !== undefined);
  });
}

/** The problem of a filter's pattern, or null. */
export function filterProblem(filter: WebhookFilter): string | null {
  const pattern = (filter.not ?? filter).regexp?.[1].pattern;
  return pattern === undefined ? null : patternProblem(pattern, '');
}

function valuesAt(condition: WebhookFilter, values: FilteredValues): readonly string[] {
  const doc = (condition.equals ?? condition.in ?? condition.regexp)?.[0].doc;
  const property = filteredProperties.find((name) => name === doc);
  return property ? values[property] : [];
}

function holds({ equals, in: list, regexp }: WebhookFilter, value: string): boolean {
  if (equals) return value === equals[1];
  if (list) return list[1].includes(value);
  const pattern = regexp?.[1].pattern;
  if (pattern === undefined) return false;
  try {
    return matches(pattern, '', value);
  } catch {
    // The pattern takes too long, and a change must not block the service.
    return false;
  }
}
