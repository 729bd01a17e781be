import { LRUCache } from 'lru-cache';
import { environment } from '../server/environment.server';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import { contentRevision } from '../content/last-good/content-cache.server';
import { collectReads, noteRead } from '../content/changes/content-reads.server';
import type { Dependencies } from '../content/changes/dependencies';
import type { FilledPage, PageRequest } from './load-page.server';
import { previewScope } from '../content/preview/preview-scope.server';

interface Known {
  site: Site;
  revision: number;
  loadedAt: number;
  page: FilledPage;
  reads: ReadonlySet<Dependencies>;
}

/** Live values may be this old, as in live-data.server.ts: every visitor of the same second is shown the same. Content may have to be fresher. */
const shareMs = Math.min(1_000, environment.content.freshMs);
const maxPages = 250;
/** Bytes of keys: whoever asks writes path and query in them, and may write much. */
const maxKeySize = 16_000_000;

const pages = new LRUCache<SiteKey, Known>({
  max: maxPages,
  maxSize: maxKeySize,
  sizeCalculation: (_known, key) => 2 * key.length,
});

/**
 * A page as every visitor who is not signed in gets it, found and filled at most once a second and after every change of content. One that
 * lacks something, or is older than it should be, too: while a service is away, the site has to bear as many visitors as before.
 *
 * @param path of the page; another than the one asked for where a page stands in
 * @throws what `load` throws; then nothing is kept
 */
export async function rememberedPage(
  request: PageRequest,
  path: string,
  load: () => Promise<FilledPage | undefined>,
): Promise<FilledPage | undefined> {
  const { site, visitor, idToken, bare, search } = request;
  if (visitor.authorized || idToken || previewScope()) return load();
  const key = siteKey(site, 'channel', path, request.path, bare, search.toString());
  const known = pages.get(key);
  const revision = contentRevision();
  const now = performance.now();
  if (known?.site === site && known.revision === revision && now - known.loadedAt < shareMs) {
    for (const read of known.reads) noteRead(read);
    return known.page;
  }
  const { value, reads } = await collectReads(load);
  if (value) pages.set(key, { site, revision, loadedAt: now, page: value, reads });
  return value;
}
