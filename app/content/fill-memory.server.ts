import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { FilledBlock } from '../../schemas/generated/blocks';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import { contentRevision } from './content-cache.server';
import { collectReads, noteRead } from './content-reads.server';
import type { Dependencies } from './dependencies';
import type { FillContext } from './fill/context';
import { previewScope } from './preview-scope.server';
import type { StoredBlock } from './stored-block';

type Live = FilledBlock['live'];

interface Known {
  content: object;
  site: Site;
  revision: number;
  filledAt: number;
  live: Live;
  reads: ReadonlySet<Dependencies>;
}

/** Live values may be this old, as in live-data.server.ts: every visitor of the same second is shown the same. */
const shareMs = 1_000;
const maxLives = 5_000;
/** Bytes of keys: whoever asks writes path and query in them, and may write much. */
const maxKeySize = 16_000_000;

const lives = new LRUCache<SiteKey, Known>({
  max: maxLives,
  maxSize: maxKeySize,
  sizeCalculation: (_known, key) => 2 * key.length,
});

/**
 * Live data of a block of a page that is the same for every visitor who is not signed in: filled at most once a second and after every
 * change of content. Where it is as it was before, the same object is given again, by which whoever renders it knows.
 *
 * @throws what `fill` throws; then nothing is kept
 */
export async function rememberedLive(
  { entryId, content }: StoredBlock,
  context: FillContext,
  fill: () => Promise<Live>,
): Promise<Live> {
  const { site, visitor, idToken, path, params, search, footerSuppliesTerms, missingLanding } = context;
  if (visitor.authorized || idToken || previewScope()) return fill();
  const address = [path, search.toString(), ...Object.entries(params).flat()];
  const key = siteKey(site, 'channel', entryId, footerSuppliesTerms, missingLanding, ...address);
  const known = lives.get(key);
  const revision = contentRevision();
  const now = performance.now();
  const isOfNow = known?.content === content && known.site === site && known.revision === revision;
  if (isOfNow && now - known.filledAt < shareMs) {
    for (const read of known.reads) noteRead(read);
    return known.live;
  }
  const { value, reads } = await collectReads(fill);
  const live = isDeepStrictEqual(known?.live, value) ? (known?.live ?? value) : value;
  lives.set(key, { content, site, revision, filledAt: now, live, reads });
  return live;
}
