import type { LoaderFunctionArgs } from '@remix-run/node';
import { brandOfHost } from '../site/resolve.server';

export function loader({ request }: LoaderFunctionArgs): Response {
  if (!brandOfHost(request)) return new Response('', { status: 404 });
  const { origin } = new URL(request.url);
  const text = `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
