import type { ManagedEntries, ManagedEntry } from '../../../schemas/generated/types';
import { validateManagedEntries, validateManagedEntry } from '../../../schemas/generated/validators.js';
import type { Fields } from '../../model/fields';
import { call } from './call';

const path = '/api/environment/entries';

/** Most ids of one query: its address stays below 8 KB. */
const idsPerQuery = 100;

/** @throws ApiError */
export function readEntry(id: string): Promise<ManagedEntry> {
  return call(`${path}/${encodeURIComponent(id)}`, validateManagedEntry);
}

/**
 * The existing entries with these ids.
 * @throws ApiError
 */
export async function readEntries(ids: readonly string[]): Promise<ManagedEntry[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsPerQuery) }, (_, index) =>
    ids.slice(index * idsPerQuery, (index + 1) * idsPerQuery),
  );
  const answers = await Promise.all(
    parts.map((part) => findEntries({ 'sys.id[in]': part.join(','), limit: String(idsPerQuery) })),
  );
  return answers.flatMap(({ items }) => items);
}

/** A query of the management API. @throws ApiError */
export function findEntries(query: Record<string, string>, signal?: AbortSignal): Promise<ManagedEntries> {
  return call(
    `${path}?${new URLSearchParams(query).toString()}`,
    validateManagedEntries,
    signal ? { signal } : {},
  );
}

/** Creates a draft. @param id chosen by the caller, so that a repeated call creates only one. @throws ApiError */
export function createEntry(
  id: string,
  contentType: string,
  fields: Fields,
  metadata: ManagedEntry['metadata'] = { tags: [] },
): Promise<ManagedEntry> {
  return call(`${path}/${encodeURIComponent(id)}`, validateManagedEntry, {
    method: 'PUT',
    headers: { 'x-contentful-content-type': contentType },
    body: { metadata, fields },
  });
}

/** An id for a new entry. */
export function newEntryId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 22);
}
