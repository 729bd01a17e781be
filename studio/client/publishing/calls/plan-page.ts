import { ApiError } from '../../api/call';
import type { PublishItem } from './bulk-publish';
import { createRelease, deleteRelease } from './releases';
import { type Plan, planAction } from './schedule';

/**
 * Plans the publication of a page: of one entry as it is, of several as a release, so that all of them go out in the same moment.
 *
 * @param title of the release
 * @throws ApiError; nothing is planned then
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
    // A release that nothing publishes would only puzzle whoever finds it.
    if (error instanceof ApiError) await deleteRelease(release).catch(() => undefined);
    throw error;
  }
}

function linkOf({ linkType, id }: PublishItem) {
  return { linkType, id };
}
