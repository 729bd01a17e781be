import { environment } from '../../server/environment.server';
import type { ContentChange } from '../changes/dependencies';
import { FreshCache } from './fresh-cache.server';
import { keptValues } from './kept-values.server';

type ContentListener = Pick<FreshCache<unknown>, 'expire' | 'resume'>;

const caches: ContentListener[] = [];

/** A listener hears of every change after the caches that were created before it. */
export function onContentChange(listener: ContentListener): void {
  caches.push(listener);
}

/** A cache of values read from content, which every change of content reaches. */
export function contentCache<T>(name: string): FreshCache<T> {
  const { freshMs } = environment.content;
  const cache = new FreshCache<T>({ name, freshMs, now: Date.now, kept: keptValues });
  caches.push(cache);
  return cache;
}

/** What a change touches is asked for again by this process. */
export function expireCaches(change: ContentChange): void {
  for (const cache of caches) cache.expire(change);
}

/** The content service can be reached again: what failed is asked for with the next request. */
export function resumeCaches(): void {
  for (const cache of caches) cache.resume();
}
