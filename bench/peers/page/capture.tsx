/**
 * Writes the page for all candidates: the lobby as Marquee loads and fills it for a visitor of its default
 * site, with the interface texts of its blocks. Runs as a separate built process next to a content service and
 * a platform.
 */
import { writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { loadPage } from '../../../app/page/load-page.server';
import { renderRegions } from '../../../app/render/render-page.server';
import { siteView } from '../../../app/render/site-view';
import { documentShell } from '../../../app/page/document/document-shell.server';
import { configuration } from '../../../app/site/configuration/configuration.server';
import { translator } from '../../../app/site/texts/messages.server';
import { sitesOf } from '../../../app/site/resolve.server';
import type { SiteView } from '../../../ui/site/site-context';
import { blockMeta } from '../../../schemas/generated/blocks';
import { blocks as components } from './blocks';
import { lobbyCells, lobbyPath } from '../places';
import { PageBlocks } from './page-blocks';
import { type Page, textKey, viewOf } from './page';

const [site] = sitesOf(configuration().defaultBrand).filter(
  ({ locale, brand }) => locale === brand.defaultLocale,
);
if (!site) throw new Error('the default brand has no default site');
const now = Date.now();
const t = translator(site);
const loaded = await loadPage({ site, path: lobbyPath });
const view = siteView(site, { path: lobbyPath, authorized: false, now, t });
const missing = loaded.blocks.find(({ block }) => !(block in components));
if (missing)
  throw new Error(`the page holds a block of kind ${missing.block}, which bench/peers/page/blocks.tsx lacks`);

const texts: Page['texts'] = {};
const recording: SiteView['t'] = (key, values) => (texts[textKey(key, values)] = t(key, values));
const { header, main, footer } = renderRegions(loaded.blocks, { ...view, t: recording });
const cells = (main.match(/ data-game="/g) ?? []).length;
if (cells !== lobbyCells)
  throw new Error(
    `the lobby has ${cells} cells instead of ${lobbyCells}: choose other categories in bench/peers/lobby-content.ts`,
  );

const { t: _, ...known } = view;
const shell = documentShell(site, t);
const page: Page = {
  frame: {
    lang: shell.lang,
    direction: shell.direction,
    title: loaded.page?.title ?? '',
    description: loaded.page?.description ?? '',
    themeHref: shell.themeHref,
    body: {
      'data-scheme': shell.scheme,
      'data-header': shell.layout.header,
      'data-hero': shell.layout.hero,
      'data-heading': shell.layout.heading,
      'data-tile': shell.layout.tile,
    },
  },
  site: known,
  texts,
  blocks: (['header', 'main', 'footer'] as const).flatMap((region) =>
    loaded.blocks.filter(({ block }) => blockMeta[block].regions[0] === region),
  ),
};
// Verifies that React produces the same markup from the written page as from Marquee's.
const read = JSON.parse(JSON.stringify(page)) as Page;
const again = renderToString(<PageBlocks blocks={read.blocks} view={viewOf(read)} />);
if (again !== header + main + footer)
  throw new Error('the captured page renders otherwise than the page itself');
writeFileSync(process.argv[2] ?? '', JSON.stringify(page));
process.exit(0);
