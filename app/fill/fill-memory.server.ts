import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { FilledBlock } from '../../schemas/generated/blocks';
import { type SiteKey, siteKey } from '../site/site-key';
import type { FillContext } from './context';
import { previewScope } from '../content/preview/preview-scope.server';
import type { StoredBlock } from '../content/documents/stored-block';

type Live = FilledBlock['live'];

const maxLives = 5_000;
/** Bytes of keys: whoever asks writes path and query in them, and may write much. */
const maxKeySize = 16_000_000;

const lives = new LRUCache<SiteKey, { live: Live }>({
  max: maxLives,
  maxSize: maxKeySize,
  sizeCalculation: (_known, key) => 2 * key.length,
});

/**
 * Live data of a block of a page that is the same for every visitor who is not signed in. Where it is as it was before, the same object is
 * given again, by which whoever renders it knows.
 */
export function rememberedLive({ entryId }: StoredBlock, context: FillContext, live: Live): Live {
  const { site, visitor, idToken, path, params, search, footerSuppliesTerms, missingLanding } = context;
  if (visitor.authorized || idToken || previewScope()) return live;
  const address = [path, search.toString(), ...Object.entries(params).flat()];
  const key = siteKey(site, 'channel', entryId, footerSuppliesTerms, missingLanding, ...address);
  const known = lives.get(key);
  if (known && isDeepStrictEqual(known.live, live)) return known.live;
  lives.set(key, { live });
  return live;
}
