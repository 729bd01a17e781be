import type { Site } from '../../site/site';
import type { Finding } from '../launch-report/finding';
import { contentFindings } from '../launch-report/launch-report';
import {
  PublishedContent,
  type PublishedParts,
  type StoredItem,
  linksOf,
} from '../launch-report/published-content';
import { shownByPage } from '../launch-report/shown-content';

/** Findings of a brand, about one page. */
export interface BrandFindings {
  brand: string;
  /** How many sites of the brand show the page. */
  shownIn: number;
  findings: Finding[];
}

/**
 * Content with an editor's entries in place of the published ones, or beside them. Files they use count as published: those that are
 * not yet go out with the page.
 */
export function withEntries(parts: PublishedParts, entries: readonly StoredItem[]): PublishedContent {
  const ids = new Set(entries.map(({ id }) => id));
  const published = new Set(parts.assets.map(({ id }) => id));
  const waiting = new Set(entries.flatMap(assetsOf).filter((id) => !published.has(id)));
  return new PublishedContent({
    ...parts,
    entries: [...parts.entries.filter(({ id }) => !ids.has(id)), ...entries],
    assets: [...parts.assets, ...Array.from(waiting, waitingAsset)],
  });
}

function assetsOf(entry: StoredItem): string[] {
  return linksOf(entry).flatMap(({ kind, id }) => (kind === 'Asset' ? [id] : []));
}

function waitingAsset(id: string): StoredItem {
  return { id, type: 'asset', fields: { file: { any: { url: `/${id}` } } } };
}

/**
 * What is wrong with a page on the sites of a brand that show it.
 *
 * @param sites with the rules that hold at the moment
 * @param now milliseconds
 */
export function pageFindings(
  content: PublishedContent,
  pageId: string,
  brand: string,
  sites: readonly Site[],
  now: number,
): BrandFindings {
  const page = content.entry(pageId);
  const shownSites = sites.flatMap((site) => {
    const shown = page && shownByPage(content, page, site, now);
    return shown ? [{ site, shown }] : [];
  });
  return {
    brand,
    shownIn: shownSites.length,
    findings: contentFindings({ content, sites: shownSites, now }),
  };
}
