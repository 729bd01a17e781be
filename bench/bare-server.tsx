/**
 * The yardstick: a bare node:http server that renders the blocks of the home page, filled once, with nothing but
 * renderToPipeableStream. Same components, same data, same markup as the site's `main`, header and footer.
 */
import { createServer } from 'node:http';
import type { ComponentType } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { FilledBlock } from '../schemas/generated/blocks';
import { SiteProvider } from '../ui/site-context';
import { loadPage } from '../app/content/load-page.server';
import { blockComponents } from '../app/render/registry.generated';
import { siteView } from '../app/render/site-view';
import { configuration } from '../app/site/configuration.server';
import { translator } from '../app/site/messages.server';
import { sitesOf } from '../app/site/resolve.server';

const [site] = sitesOf(configuration().defaultBrand).filter(
  ({ locale, brand }) => locale === brand.defaultLocale,
);
if (!site) throw new Error('the default brand has no default site');
const now = Date.now();
const t = await translator(site);
const page = await loadPage({
  site,
  path: '/',
  search: new URLSearchParams(),
  visitor: { authorized: false },
  now,
  t,
});
const view = siteView(site, { path: '/', authorized: false, now, t });

function Block({ filled }: { filled: FilledBlock }) {
  const Component = blockComponents[filled.block] as ComponentType<{
    content: unknown;
    live: unknown;
    slots?: string[];
  }>;
  return (
    <div data-block={filled.block}>
      <Component content={filled.content} live={filled.live} slots={filled.slots?.map(panelHtml)} />
    </div>
  );
}

/** Containers take their panels as HTML. */
function panelHtml(blocks: FilledBlock[]): string {
  return renderToString(
    <SiteProvider value={view}>
      {blocks.map((filled) => (
        <Block key={filled.entryId} filled={filled} />
      ))}
    </SiteProvider>,
  );
}

createServer((_request, response) => {
  const { pipe } = renderToPipeableStream(
    <SiteProvider value={view}>
      {page.blocks.map((filled) => (
        <Block key={filled.entryId} filled={filled} />
      ))}
    </SiteProvider>,
    {
      onShellReady: () => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        pipe(response);
      },
    },
  );
}).listen(Number(process.env['PORT']));
