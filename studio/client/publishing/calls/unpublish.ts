import type { ManagedEntry } from '../../../../schemas/generated/types';
import { validateManagedEntry } from '../../../../schemas/generated/validators.js';
import { call } from '../../api/call';
import { findEntries } from '../../api/entries';

/** Unpublishes an entry; its draft stays. @throws ApiError */
export function unpublishEntry({ sys }: ManagedEntry): Promise<ManagedEntry> {
  return call(`/api/environment/entries/${encodeURIComponent(sys.id)}/published`, validateManagedEntry, {
    method: 'DELETE',
    headers: { 'x-contentful-version': String(sys.version) },
  });
}

/** Other published pages with the same path, which visitors may see instead. @throws ApiError */
export async function readPagesAt(path: string, exceptId: string): Promise<ManagedEntry[]> {
  const { items } = await findEntries({
    content_type: 'page',
    'fields.path': path,
    'sys.publishedAt[exists]': 'true',
    limit: '50',
  });
  return items.filter(({ sys }) => sys.id !== exceptId);
}
