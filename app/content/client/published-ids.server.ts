import { queryContent } from './content-client.server';
import { isRecord } from '../../../schemas/is-record';

/** Most ids in one query: its address may have 7,600 characters. */
const idsOfQuery = 40;

const query = `query Published($ids: [String], $limit: Int) {
  entries: entryCollection(where: { sys: { id_in: $ids } }, limit: $limit) { items { sys { id } } }
  assets: assetCollection(where: { sys: { id_in: $ids } }, limit: $limit) { items { sys { id } } }
}`;

/**
 * The ids that are not published: unpublished, archived or deleted.
 * @throws ContentServiceError
 */
export async function unpublishedOf(ids: Iterable<string>): Promise<ReadonlySet<string>> {
  const unpublished = new Set(ids);
  const requested = [...unpublished];
  for (let start = 0; start < requested.length; start += idsOfQuery) {
    const batch = requested.slice(start, start + idsOfQuery);
    const { entries, assets } = await queryContent('Published', query, { ids: batch, limit: batch.length });
    for (const id of [...idsIn(entries), ...idsIn(assets)]) unpublished.delete(id);
  }
  return unpublished;
}

function idsIn(collection: unknown): string[] {
  const items: unknown = isRecord(collection) ? collection['items'] : undefined;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) =>
    isRecord(item) && isRecord(item['sys']) && typeof item['sys']['id'] === 'string'
      ? [item['sys']['id']]
      : [],
  );
}
