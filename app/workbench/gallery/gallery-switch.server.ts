import { environment } from '../../server/environment.server';
import { isListedHost } from '../../site/host-pattern';
import { brandOfHost } from '../../site/resolve.server';

/** Headers of every gallery response, which is neither for search engines nor for caches. */
export const galleryHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/**
 * Whether a host shows the gallery: every host in development, elsewhere those listed in `GALLERY_HOSTS`.
 *
 * @param hosts names of hosts; `*.example.com` matches every host below `example.com`
 */
export function isGalleryHost(hostname: string, hosts: readonly string[], development: boolean): boolean {
  return development || isListedHost(hostname, hosts);
}

export function galleryIsOn(hostname: string): boolean {
  return isGalleryHost(hostname, environment.galleryHosts, process.env.NODE_ENV !== 'production');
}

/**
 * The brand whose gallery a request asks for.
 *
 * @throws Response 404 where the gallery is off, as for any address nothing answers to
 */
export function requireGallery(request: Request) {
  const configured = galleryIsOn(new URL(request.url).hostname) ? brandOfHost(request) : undefined;
  if (configured) return configured;
  throw new Response('Not found.', {
    status: 404,
    headers: { ...galleryHeaders, 'content-type': 'text/plain; charset=utf-8' },
  });
}
