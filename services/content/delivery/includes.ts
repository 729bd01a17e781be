import { badRequest } from '../http/api-error';
import type { EntityRecord } from '../store/entities';
import { forEachLink, type Link } from '../store/links';
import { isRecord } from '../../../schemas/is-record';
import type { RawField } from '../store/export-file';
import { type BodyScope, type EntityBody, entityBody } from './entity-body';

const DEFAULT_DEPTH = 1;
const MAX_DEPTH = 10;

/**
 * Reads the `include` depth: the number of link levels to resolve.
 * @throws ApiError 400
 */
export function readDepth(parameter: string | undefined): number {
  if (parameter === undefined || parameter === '') return DEFAULT_DEPTH;
  const depth = /^\d{1,2}$/.test(parameter) ? Number(parameter) : -1;
  if (depth >= 0 && depth <= MAX_DEPTH) return depth;
  throw badRequest(
    `The parameter "include" must be a whole number from 0 to ${MAX_DEPTH}, got "${parameter}".`,
  );
}

/** Additional parts of a list response; each is left out when empty. */
export interface Included {
  readonly errors?: readonly unknown[];
  /** Entities by kind. */
  readonly includes?: Readonly<Record<string, readonly EntityBody[]>>;
}

/** An entity of the response with its selected fields. */
export interface AnsweredEntity {
  readonly record: EntityRecord;
  readonly fields: EntityBody['fields'];
}

/**
 * Resolves links of the items recursively down to a depth. Each entity is included once, and none that is an
 * item itself. Links to entities that readers cannot see are reported as errors.
 */
export function includedBy(items: readonly AnsweredEntity[], depth: number, scope: BodyScope): Included {
  const seen = new Set(items.map(({ record }) => `${record.kind} ${record.sys.id}`));
  const found = { Entry: [] as EntityBody[], Asset: [] as EntityBody[] };
  const errors: unknown[] = [];
  let level = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: AnsweredEntity[] = [];
    for (const entity of level) {
      forEachLinkOf(entity, scope, ({ sys }) => {
        const key = `${sys.linkType} ${sys.id}`;
        if (seen.has(key)) return;
        seen.add(key);
        const record = sys.linkType === 'Entry' ? scope.view.entry(sys.id) : scope.view.asset(sys.id);
        if (!record) {
          errors.push({ sys: { id: 'notResolvable', type: 'error' }, details: sys });
          return;
        }
        const body = entityBody(record, scope);
        found[sys.linkType].push(body);
        next.push({ record, fields: body.fields });
      });
    }
    level = next;
  }
  const lists = Object.entries(found).filter(([, list]) => list.length > 0);
  return {
    ...(errors.length > 0 && { errors }),
    ...(lists.length > 0 && { includes: Object.fromEntries(lists) }),
  };
}

function forEachLinkOf(
  { record, fields }: AnsweredEntity,
  { view, locale }: BodyScope,
  visit: (link: Link) => void,
): void {
  if (record.kind === 'Asset') return;
  for (const field of view.types.get(record.contentTypeId)?.fields ?? []) {
    const value = fields[field.id];
    if (value === undefined || !holdsLinks(field)) continue;
    if (locale !== null) forEachLink(value, visit);
    else if (isRecord(value)) for (const localized of Object.values(value)) forEachLink(localized, visit);
  }
}

/** JSON fields are excluded: an object in them may look like a link, but is not resolved. */
function holdsLinks({ type, items }: RawField): boolean {
  return type === 'Link' || type === 'RichText' || (type === 'Array' && items?.type === 'Link');
}
