import { isRecord } from '../../../schemas/is-record';

/** The inputs of a value read from content. A change to any of them invalidates the value. */
export interface Dependencies {
  /** Ids of entries and assets, including those that were linked and not published. */
  ids: ReadonlySet<string>;
  /** Content types whose complete list the value depends on: a new entry changes it too. */
  types: readonly string[];
}

/** The scope of a change in the content service: everything, the environment's target, or single entries, assets and content types. */
export type ContentChange =
  'everything' | 'environment' | { ids: readonly string[]; types: readonly string[] };

/** Input of values that depend on all content. */
export const anyContent = 'content';

/** Names of the memo inputs of some entries, assets and content types. */
export function inputsOf({ ids, types }: { ids: Iterable<string>; types: readonly string[] }): string[] {
  return [...Array.from(ids, (id) => `entry ${id}`), ...types.map((type) => `type ${type}`)];
}

/** Adds the id of every entry and asset in a GraphQL response: each selection requests `sys { id }`. */
export function addIds(answer: unknown, ids: Set<string>): void {
  if (Array.isArray(answer)) for (const item of answer) addIds(item, ids);
  if (!isRecord(answer)) return;
  for (const [name, value] of Object.entries(answer)) {
    if (name === 'sys') {
      if (isRecord(value) && typeof value['id'] === 'string') ids.add(value['id']);
      // A rich text has no references the site follows, and may nest too deep for recursion.
    } else if (name !== 'json') addIds(value, ids);
  }
}

/** Reads a change written by another process; an unknown format, such as an older version's, counts as everything. */
export function readChange(value: unknown): ContentChange {
  if (value === 'environment') return value;
  if (!isRecord(value) || !isTexts(value['ids']) || !isTexts(value['types'])) return 'everything';
  return { ids: value['ids'], types: value['types'] };
}

/** Reads stored dependencies; undefined when they are malformed. */
export function readDependencies(value: unknown): Dependencies | undefined {
  if (!isRecord(value) || !isTexts(value['ids']) || !isTexts(value['types'])) return undefined;
  return { ids: new Set(value['ids']), types: value['types'] };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
