import { environment } from '../../server/environment.server';
import type { ContentChange } from '../changes/dependencies';
import { FreshCache } from './fresh-cache.server';
import { keptValues } from './kept-values.server';

/** Whatever is made of content and kept. */
type ContentListener = Pick<FreshCache<unknown>, 'expire' | 'resume'>;

const caches: ContentListener[] = [];

let revision = 0;

/** A number that changes with every change of content this process hears of. */
export function contentRevision(): number {
  return revision;
}

/** What is made of content elsewhere hears of every change too, after the caches that it reads. */
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
  revision += 1;
  for (const cache of caches) cache.expire(change);
}

/** The content service can be reached again: what failed is asked for with the next request. */
export function resumeCaches(): void {
  revision += 1;
  for (const cache of caches) cache.resume();
}
