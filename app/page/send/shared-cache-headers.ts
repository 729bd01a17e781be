import type { Dependencies } from '../../content/changes/dependencies';
import { environment } from '../../server/environment.server';
import type { Site } from '../../site/site';

/** Above this number, entries are tagged by content type only, to limit the size of the header. */
const maxTags = 100;

/** Request headers that shared caches must vary on: a CDN that provides channel and country stores fewer variants. */
export function varyHeader(): string {
  const { channelHeader, countryHeader } = environment;
  const channel = channelHeader ?? 'Sec-CH-UA-Mobile, User-Agent';
  return [
    'Accept-Encoding, Cookie',
    channel,
    ...(channelHeader && countryHeader ? [countryHeader] : []),
  ].join(', ');
}

/**
 * Cache headers for a CDN that provides channel and country, and therefore never serves a page where it is not allowed;
 * any other shared cache must revalidate each time.
 */
export function cdnHeaders(site: Site, reads: Iterable<Dependencies>): Record<string, string> {
  if (!environment.channelHeader || !environment.countryHeader) return {};
  const { freshMs, staleMs } = environment.pages;
  const seconds = (ms: number) => String(Math.floor(ms / 1_000));
  const tags = tagsOf(site, reads);
  return {
    'cdn-cache-control': `public, max-age=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}`,
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  };
}

/** Cache tags: brand, site, ids of entries and, for lists of all entries of a type, the type; publications purge by them. */
function tagsOf({ brand, locale }: Site, reads: Iterable<Dependencies>): string[] {
  const all = [...reads];
  const types = new Set(all.flatMap((read) => read.types.map((type) => `type:${type}`)));
  const ids = new Set(all.filter((read) => read.types.length === 0).flatMap((read) => [...read.ids]));
  const named = [`brand:${brand.id}`, `site:${brand.id}/${locale}`, ...types];
  return ids.size > maxTags ? [...named, 'type:page', 'type:siteLayout'] : [...named, ...ids];
}
