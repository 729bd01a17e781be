import { ApiError } from '../../api/call';
import type { PublishItem } from './bulk-publish';
import { createRelease, deleteRelease } from './releases';
import { type Plan, planAction } from './schedule';

/**
 * Schedules the publication of a page: a single entry directly, several as a release, so that all are published at
 * the same moment.
 * @param title of the release
 * @throws ApiError; nothing is scheduled then
 */
export async function planPublication(
  items: readonly PublishItem[],
  plan: Omit<Plan, 'entity' | 'action'>,
  title: string,
): Promise<void> {
  const [first, ...more] = items;
  if (!first) return;
  if (more.length === 0) {
    await planAction({ ...plan, entity: linkOf(first), action: 'publish' });
    return;
  }
  const release = await createRelease(title, items.map(linkOf));
  try {
    await planAction({ ...plan, entity: { linkType: 'Release', id: release.sys.id }, action: 'publish' });
  } catch (error) {
    // A release without a schedule would be confusing.
    if (error instanceof ApiError) await deleteRelease(release).catch(() => undefined);
    throw error;
  }
}

function linkOf({ linkType, id }: PublishItem) {
  return { linkType, id };
}
