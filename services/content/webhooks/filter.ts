import { matches, patternProblem } from '../management/rules/pattern-match';
import type { WebhookFilter } from '../store/resource';

/** Input of filters; a property may have several values: an environment and its aliases. */
export type FilteredValues = Readonly<Record<FilteredProperty, readonly string[]>>;

export type FilteredProperty = (typeof filteredProperties)[number];

/** The properties that a filter may name. */
export const filteredProperties = [
  'sys.id',
  'sys.contentType.sys.id',
  'sys.environment.sys.id',
  'sys.createdBy.sys.id',
  'sys.updatedBy.sys.id',
] as const;

/** Whether all filters of a webhook hold. One about a property that a change has not never does. */
export function passesFilters(filters: readonly WebhookFilter[], values: FilteredValues): boolean {
  return filters.every((filter) => {
    const condition = filter.not ?? filter;
    const found = valuesAt(condition, values);
    if (found.length === 0) return false;
    return found.some((value) => holds(condition, value)) !== (filter.not !== undefined);
  });
}

/** The problem with the pattern of a filter, or null. */
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
    // A pattern that takes too long: a change must not hold up the service.
    return false;
  }
}
