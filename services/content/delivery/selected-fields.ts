import { badRequest } from '../http/api-error';
import { contentTypeRequired, invalidQuery, unknownPath } from '../rest/query-error';
import type { EntityBody } from './entity-body';

const MAX_SELECTED = 100;
const parts = ['sys', 'fields', 'metadata'] as const;

/** Reduces an entity to its selected properties. */
export type Selector = (body: EntityBody) => Partial<EntityBody>;

/**
 * Reads `select`, such as `sys.id,fields.title`.
 *
 * @param fieldIds the fields that may be selected; null when the query names no content type
 * @throws ApiError 400
 */
export function readSelect(select: string | undefined, fieldIds: readonly string[] | null): Selector {
  if (!select) return (body) => body;
  const paths = [...new Set(select.split(',').map((path) => path.trim()))].filter(Boolean);
  if (paths.length > MAX_SELECTED)
    throw badRequest(`The parameter "select" takes at most ${MAX_SELECTED} properties, got ${paths.length}.`);
  const wanted = new Map<(typeof parts)[number], Set<string> | 'all'>();
  for (const path of paths) {
    const [first, name, ...deeper] = path.split('.');
    const part = parts.find((candidate) => candidate === first);
    if (!part) throw unknownPath(path);
    if (deeper.length > 0) {
      const details = `Properties are selected to a depth of 2, got "${path}"`;
      throw invalidQuery({ name: 'select', path: path.split('.'), details });
    }
    if (part === 'fields' && name !== undefined) {
      if (!fieldIds) throw contentTypeRequired(path);
      if (!fieldIds.includes(name)) throw unknownPath(path);
    }
    const names = wanted.get(part);
    if (name === undefined) wanted.set(part, 'all');
    else if (names === undefined) wanted.set(part, new Set([name]));
    else if (names !== 'all') names.add(name);
  }
  return (body) =>
    Object.fromEntries(
      parts.flatMap((part) => {
        const names = wanted.get(part);
        if (names === undefined) return [];
        const values = Object.entries(body[part]);
        return [
          [
            part,
            names === 'all' ? body[part] : Object.fromEntries(values.filter(([name]) => names.has(name))),
          ],
        ];
      }),
    );
}

/**
 * Rejects `select` on single entities, which Contentful does not support.
 * @throws ApiError 400
 */
export function refuseSelect(select: string | undefined): void {
  if (select !== undefined)
    throw invalidQuery({
      name: 'select',
      details: 'Select is only applicable when querying a collection of entities.',
    });
}
