import type { LoaderFunctionArgs } from '@remix-run/node';
import { plainPaths } from '../content/page-index.server';
import { pathIn } from '../content/fill/context';
import { configuration } from '../site/configuration.server';
import { sitesOf } from '../site/resolve.server';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Every page without placeholders in every language of the brand. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const all = configuration();
  const brand = all.hosts.get(url.hostname) ?? all.defaultBrand;
  const lists = await Promise.all(
    sitesOf(brand).map(async (site) => (await plainPaths(site)).map((path) => pathIn(site, path))),
  );
  const rows = lists.flat().map((path) => `  <url><loc>${escapeXml(`${url.origin}${path}`)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
