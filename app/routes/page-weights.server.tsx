import { renderToString } from 'react-dom/server';
import { loadPage } from '../content/load-page.server';
import { pathOfPage } from '../content/page-path';
import type { PageWeight } from '../launch-report/page-weight';
import {
  type BuiltFiles,
  builtFiles,
  bytesOf,
  bytesOfFiles,
  entryModule,
  islandModule,
  islandNames,
  routeModule,
} from '../render/built-files.server';
import { liveValues } from '../render/live-values.server';
import { renderRegions } from '../render/render-page.server';
import { siteView } from '../render/site-view';
import { translator } from '../site/messages.server';
import type { Site } from '../site/site';
import { themeStylesheet } from '../site/theme-stylesheet.server';
import { ContentPage } from './content-page';
import { documentShell } from './document-shell.server';
import { siteParts } from './site-parts-props';

/**
 * Renders pages as visitors get them who are not signed in, and counts what each brings.
 *
 * @param paths where content keeps the pages
 * @param now milliseconds
 * @param isBuilt whether the build on disk is the one that is served
 */
export async function pageWeights(
  sites: readonly Site[],
  paths: readonly string[],
  { now, isBuilt }: { now: number; isBuilt: boolean },
): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const site of sites)
    for (const stored of paths)
      weights.push(await pageWeight(site, pathOfPage(stored, site.brand), now, isBuilt));
  return weights;
}

async function pageWeight(site: Site, path: string, now: number, isBuilt: boolean): Promise<PageWeight> {
  const nothing = { site, path, html: 0, pictures: 0, scripts: undefined, styles: undefined };
  try {
    const { html, status } = await pageHtml(site, path, now);
    const files = isBuilt ? filesOf(html) : undefined;
    return {
      ...nothing,
      status,
      html: bytesOf(html).gzip,
      pictures: [...html.matchAll(/<img [^>]*loading="eager"/g)].length,
      scripts: files && bytesOfFiles(files.scripts).gzip,
      styles:
        files &&
        bytesOfFiles(files.styles).gzip + bytesOf(themeStylesheet(site.brand.id, site.theme).text).gzip,
    };
  } catch (error) {
    return { ...nothing, status: 502, reason: error instanceof Error ? error.message : String(error) };
  }
}

async function pageHtml(site: Site, path: string, now: number): Promise<{ html: string; status: number }> {
  const t = translator(site);
  const view = siteView(site, { path, authorized: false, now, t });
  const page = await loadPage({
    site,
    path,
    search: new URLSearchParams(),
    visitor: { authorized: false },
    now,
    t,
  });
  const document = {
    regions: renderRegions(page.blocks, view),
    shell: documentShell(site, t),
    liveValues: liveValues(view),
    parts: siteParts(site, view, ''),
  };
  return { html: renderToString(<ContentPage document={document} />), status: page.status };
}

/** Every page has the entry and the styles of the two routes; its islands bring the rest. No route brings a script. */
function filesOf(html: string): BuiltFiles | undefined {
  const islands = islandNames(html).map(islandModule);
  const routes = [routeModule('root.tsx'), routeModule('routes/$.tsx')];
  const scripts = builtFiles([entryModule, ...islands])?.scripts;
  const styles = builtFiles([...routes, ...islands])?.styles;
  return scripts && styles && { scripts, styles };
}
