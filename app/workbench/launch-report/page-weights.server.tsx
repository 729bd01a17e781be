import { errorMessage } from '../../server/error-message';
import { anonymous } from '../../platform/visitor/facts';
import { localesWithout } from '../../fill/market-pages.server';
import { type FilledPage, loadPage } from '../../page/load-page.server';
import { pageHead } from '../../page/page-head';
import { pathOfPage } from '../../content/documents/page-path';
import type { PageWeight } from './page-weight';
import {
  type BuiltFiles,
  builtFiles,
  bytesOf,
  bytesOfFiles,
  entryModule,
  islandModule,
  islandNames,
} from '../../render/built-files.server';
import { withLeadPicture } from '../../render/lead-picture.server';
import { renderPage } from '../../render/render-page.server';
import { siteView } from '../../render/site-view';
import { configuration } from '../../site/configuration/configuration.server';
import { translator } from '../../site/texts/messages.server';
import { sitesOf } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { documentBytes } from '../../page/document/document-bytes.server';

/**
 * Renders pages for visitors who are not signed in, and measures their weight.
 * @param paths of pages in content
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
      styles: files && bytesOfFiles(files.styles).gzip,
    };
  } catch (error) {
    return { ...nothing, status: 502, reason: errorMessage(error) };
  }
}

async function pageHtml(site: Site, path: string, now: number): Promise<{ html: string; status: number }> {
  const page = await loadPage({ site, path });
  const brand = configuration().brands.get(site.brand.id);
  const lacking = await localesWithout(path, brand ? sitesOf(brand) : [], {
    site,
    facts: anonymous,
    now: () => now,
  });
  return { html: await htmlOf(page, { site, path, now, lacking }), status: page.status };
}

interface Looked {
  site: Site;
  path: string;
  /** Milliseconds. */
  now: number;
  /** Locales of the brand that lack the page. */
  lacking: ReadonlySet<string>;
}

/** A page for visitors who are not signed in. */
export async function htmlOf(page: FilledPage, { site, path, now, lacking }: Looked): Promise<string> {
  const t = translator(site);
  const view = siteView(site, { path, authorized: false, now, t });
  const frame = {
    ...{ site, view, head: pageHead(page, site.brand.name), safety: undefined, preview: undefined },
    lacking,
    origin: `https://${site.brand.hosts[0] ?? 'localhost'}`,
    search: new URLSearchParams(),
    liveChatOff: false,
    hasParts: true,
  };
  const markup = renderPage(page.blocks, view);
  const { body } = await documentBytes(frame, { ...markup, main: withLeadPicture(markup.main) });
  return body.toString();
}

/** JavaScript of a page in bytes, compressed; undefined before a build. */
export function scriptBytes(html: string): number | undefined {
  const files = filesOf(html);
  return files && bytesOfFiles(files.scripts).gzip;
}

/** Every page has the entry and inlines its styles; the rest comes with its islands. */
function filesOf(html: string): BuiltFiles | undefined {
  const islands = islandNames(html).map(islandModule);
  const scripts = builtFiles([entryModule, ...islands])?.scripts;
  const styles = builtFiles(islands)?.styles;
  return scripts && styles && { scripts, styles };
}
