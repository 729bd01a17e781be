import type { EntrySnapshots } from '../../../../schemas/generated/types';
import { validateEntrySnapshots } from '../../../../schemas/generated/validators.js';
import { ApiError, call } from '../../api/call';
import type { EntryVersion } from '../model/history';

const atOnce = 4;

/** Versions of entries at each save or publication, newest first per entry. @throws ApiError */
export async function readHistories(ids: readonly string[]): Promise<ReadonlyMap<string, EntryVersion[]>> {
  const histories = new Map<string, EntryVersion[]>();
  for (let start = 0; start < ids.length; start += atOnce) {
    await Promise.all(
      ids.slice(start, start + atOnce).map(async (id) => {
        histories.set(id, await readHistory(id));
      }),
    );
  }
  return histories;
}

async function readHistory(id: string): Promise<EntryVersion[]> {
  const { items } = await readSnapshots(id, { snapshotType: 'all', limit: '300' }).catch((error: unknown) => {
    // Contentful only has publications, and may not support the parameter.
    if (error instanceof ApiError && error.status === 400) return readSnapshots(id, { limit: '300' });
    if (error instanceof ApiError && error.status === 404) return { items: [] };
    throw error;
  });
  return items
    .map((item): EntryVersion => {
      const { id: snapshotId, snapshotType, version, createdAt, createdBy } = item.sys;
      return {
        entryId: id,
        snapshotId,
        kind: snapshotType === 'save' ? 'save' : 'publish',
        at: createdAt,
        by: createdBy?.sys.id,
        version: version ?? item.snapshot.sys.publishedVersion ?? item.snapshot.sys.version,
        contentType: item.snapshot.sys.contentType.sys.id,
        fields: item.snapshot.fields,
      };
    })
    .sort((one, other) => other.at.localeCompare(one.at));
}

function readSnapshots(id: string, query: Record<string, string>): Promise<EntrySnapshots> {
  return call(
    `/api/environment/entries/${encodeURIComponent(id)}/snapshots?${new URLSearchParams(query).toString()}`,
    validateEntrySnapshots,
  );
}
