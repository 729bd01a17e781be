import type { LoaderFunctionArgs } from '@remix-run/node';
import { brandOfHost } from '../site/resolve.server';
import { themeStylesheet } from '../site/theme/theme-stylesheet.server';

/** The stylesheet of the host's brand only. An outdated hash still returns the stylesheet, but uncacheable. */
export function loader({ params, request }: LoaderFunctionArgs): Response {
  const file = params['file'] ?? '';
  const configured = brandOfHost(request);
  if (configured?.brand.id !== file.replace(/-[0-9a-f]{12}\.css$/, ''))
    return new Response('', { status: 404 });
  const sheet = themeStylesheet(configured.brand.id, configured.theme);
  const current = sheet.href.endsWith(`/${file}`);
  return new Response(sheet.text, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': current ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}
