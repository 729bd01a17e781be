import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFromStudio, studioSites } from '../../workbench/preview/studio-sites.server';

/** Brands, markets and languages, for the studio's server. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (!isFromStudio(request)) return new Response('Not found.', { status: 404, headers });
  return Response.json(studioSites(), { headers });
}
