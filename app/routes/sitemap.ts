import type { LoaderFunctionArgs } from '@remix-run/node';
import { plainPaths } from '../content/documents/page-index.server';
import { pathOfPage } from '../content/documents/page-path';
import { pathIn } from '../fill/context';
import { isOffered, sitePolicy } from '../site/policy';
import { brandOfHost, sitesOf } from '../site/resolve.server';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Every page without placeholders in every language of the brand, except redirected addresses. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const brand = brandOfHost(request);
  // Addresses contain the host of the request, and proxies may cache the response.
  if (!brand) return new Response('', { status: 404 });
  const { origin } = new URL(request.url);
  const lists = await Promise.all(
    sitesOf(brand).map(async (site) =>
      (await plainPaths(site))
        .map((path) => pathOfPage(path, site.brand))
        .filter((path) => isOffered(path, sitePolicy(site)))
        .filter((path) => !site.redirects.match(path, site.market.id))
        .map((path) => pathIn(site, path)),
    ),
  );
  const rows = lists.flat().map((path) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
