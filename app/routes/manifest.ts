import type { LoaderFunctionArgs } from '@remix-run/node';
import { manifestOf } from '../site/icons/manifest.server';
import { brandOfHost, sitesOf } from '../site/resolve.server';

/** The web app manifest of one locale of the host's brand. */
export function loader({ params, request }: LoaderFunctionArgs): Response {
  const brand = brandOfHost(request);
  const site = brand && sitesOf(brand).find(({ locale }) => locale === params['locale']);
  if (!site) return new Response('', { status: 404 });
  return new Response(JSON.stringify(manifestOf(site)), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
