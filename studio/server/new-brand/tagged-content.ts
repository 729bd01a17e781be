import { validateManagedAssets, validateManagedEntries } from '../../../schemas/generated/validators.js';
import { type ContentApi, ContentUnreachable } from '../content-api';
import { inParallel } from './in-parallel';

type Kind = 'entries' | 'assets';
const partSize = 100;

/** Unpublishes and deletes all entries and assets with a tag, entries first. @throws ContentUnreachable or ContentRefusal */
export async function removeTagged(content: ContentApi, token: string, tagId: string): Promise<void> {
  for (const kind of ['entries', 'assets'] as const)
    for (let ids = await idsOf(content, token, kind, tagId); ids.length > 0;) {
      await inParallel(ids, (id) => removeOne(content, token, kind, id));
      ids = await idsOf(content, token, kind, tagId);
    }
}

async function idsOf(content: ContentApi, token: string, kind: Kind, tagId: string): Promise<string[]> {
  const query = new URLSearchParams({ 'metadata.tags.sys.id[in]': tagId, limit: String(partSize) });
  const path = content.inEnvironment(`/${kind}?${query}`);
  const { items } =
    kind === 'entries'
      ? await content.call(path, validateManagedEntries, { token })
      : await content.call(path, validateManagedAssets, { token });
  return items.map(({ sys }) => sys.id);
}

async function removeOne(content: ContentApi, token: string, kind: Kind, id: string): Promise<void> {
  const path = content.inEnvironment(`/${kind}/${encodeURIComponent(id)}`);
  // Only published items can be unpublished, and only others deleted.
  await content.fetch(`${path}/published`, { token, method: 'DELETE' });
  const answer = await content.fetch(path, { token, method: 'DELETE' });
  if (!answer.ok && answer.status !== 404)
    throw new ContentUnreachable(`${path} could not be deleted: ${answer.status}`);
}
