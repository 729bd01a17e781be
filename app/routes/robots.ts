import type { LoaderFunctionArgs } from '@remix-run/node';

export function loader({ request }: LoaderFunctionArgs): Response {
  const { origin } = new URL(request.url);
  const text = `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
