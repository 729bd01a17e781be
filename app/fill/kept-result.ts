import { LRUCache } from 'lru-cache';
import type { SiteKey } from '../site/site-key';

/** Most results that are kept of one thing, such as a block. */
const maxResults = 500;

interface Result {
  parts: readonly unknown[];
  value: object;
}

const results = new WeakMap<object, LRUCache<SiteKey, Result>>();

/**
 * The same object again for as long as it would be made of the same parts: whoever rendered it before knows it by that.
 *
 * @param holder what the result goes with, such as the content of a block
 * @param key which of its results; each kind of result has a name of its own in it
 * @param parts all that the result is made of and that may become another object or value
 */
export function keptResult<T extends object>(
  holder: object,
  key: SiteKey,
  parts: readonly unknown[],
  make: () => T,
): T {
  let own = results.get(holder);
  if (!own) results.set(holder, (own = new LRUCache<SiteKey, Result>({ max: maxResults })));
  const known = own.get(key);
  if (known?.parts.length === parts.length && known.parts.every((part, index) => part === parts[index]))
    // The name in the key says of which kind it is.
    return known.value as T;
  const value = make();
  own.set(key, { parts, value });
  return value;
}
