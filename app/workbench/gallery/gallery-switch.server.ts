import { environment } from '../../server/environment.server';
import { isListedHost } from '../../site/host-pattern';
import { isPreviewAddress } from '../../site/preview-host';
import { brandOfHost } from '../../site/resolve.server';

/** Headers of every gallery response: not indexed, not cached. */
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
 * The brand of a gallery request.
 * @throws Response 404 where the gallery is off, as for unknown addresses
 */
export function requireGallery(request: Request) {
  return requireBrand(request, galleryIsOn(new URL(request.url).hostname));
}

/**
 * The brand of a fixture request: previews show fixtures, too. Preview hosts without an open preview are rejected
 * earlier.
 * @throws Response 404 on every other host
 */
export function requireFixtureFrame(request: Request) {
  return requireBrand(request, isPreviewAddress(request.url) || galleryIsOn(new URL(request.url).hostname));
}

function requireBrand(request: Request, isOn: boolean) {
  const configured = isOn ? brandOfHost(request) : undefined;
  if (configured) return configured;
  throw new Response('Not found.', {
    status: 404,
    headers: { ...galleryHeaders, 'content-type': 'text/plain; charset=utf-8' },
  });
}
