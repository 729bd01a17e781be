import type { ManagedEntry } from '../../../../schemas/generated/types';
import { linkedId } from '../../../model/link';
import { isRecord } from '../../../../schemas/is-record';
import { findEntries } from '../../api/entries';
import { ownedFields } from '../../forms/owned-fields';

/** Most entries followed upwards. */
const maxSteps = 40;

/** Content types of pages and layouts. */
const pageTypes = ['page', 'siteLayout'];

/** Pages and layouts that contain an entry; `isPartial` when there were too many links to follow. */
export interface PagesOf {
  readonly pages: readonly ManagedEntry[];
  readonly isPartial: boolean;
}

/** Follows links upwards. A game is not part of a page, though many show it. @throws ApiError */
export async function readPagesOf(entry: ManagedEntry, signal: AbortSignal): Promise<PagesOf> {
  const pages: ManagedEntry[] = [];
  const seen = new Set([entry.sys.id]);
  const queue = [entry];
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const next = queue.shift();
    if (!next) break;
    if (pageTypes.includes(next.sys.contentType.sys.id)) {
      pages.push(next);
      continue;
    }
    const { items } = await findEntries({ links_to_entry: next.sys.id, limit: '100' }, signal);
    const owners = items.filter((item) => !seen.has(item.sys.id) && owns(item, next.sys.id));
    for (const { sys } of owners) seen.add(sys.id);
    queue.push(...owners);
  }
  return { pages, isPartial: queue.length > 0 };
}

/** Whether an entry has another one as a part. */
export function owns({ sys, fields }: Pick<ManagedEntry, 'sys' | 'fields'>, id: string): boolean {
  return ownedFields(sys.contentType.sys.id).some((name) => linksEntry(fields[name], id));
}

function linksEntry(value: unknown, id: string): boolean {
  if (linkedId(value, 'Entry') === id) return true;
  if (Array.isArray(value)) return value.some((item) => linksEntry(item, id));
  return isRecord(value) && Object.values(value).some((item) => linksEntry(item, id));
}
