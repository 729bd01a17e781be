import type { LoaderFunctionArgs } from '@remix-run/node';
import { errorMessage } from '../server/error-message';
import { log } from '../server/log.server';
import { brandIcons, iconOfFile } from '../site/icons/brand-icons.server';
import { iconPicture } from '../site/icons/icon-picture.server';
import { brandOfHost } from '../site/resolve.server';

/** An icon of the host's brand only. An outdated hash still returns the icon, but uncacheable. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Response> {
  const configured = brandOfHost(request);
  const file = params['file'] ?? '';
  const icon = iconOfFile(file);
  if (!configured || !icon || configured.brand.id !== icon.brandId) return new Response('', { status: 404 });
  const icons = brandIcons(icon.brandId, configured.theme);
  if (!icons) return new Response('', { status: 404 });
  try {
    return new Response(new Uint8Array(await iconPicture(icon.brandId, icon.kind)), {
      headers: {
        'content-type': 'image/png',
        'cache-control':
          icons.hrefs[icon.kind] === `/icons/${file}` ? 'public, max-age=31536000, immutable' : 'no-store',
        // Other sites fetch the pictures of link previews.
        ...(icon.kind === 'share' ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
      },
    });
  } catch (error) {
    log.warn({ event: 'icon.failed', brand: icon.brandId, reason: errorMessage(error) }, 'icon not drawn');
    return new Response('', { status: 404 });
  }
}
