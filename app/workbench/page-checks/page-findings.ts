import type { Site } from '../../site/site';
import type { Finding } from '../launch-report/finding';
import type { ShownSite } from '../launch-report/launch-input';
import { contentFindings } from '../launch-report/launch-report';
import type { PublishedContent } from '../launch-report/published-content';
import { shownByPage } from '../launch-report/shown-content';

/** Findings of a brand, about one page. */
export interface BrandFindings {
  brand: string;
  /** How many sites of the brand show the page. */
  shownIn: number;
  /** The sites that show the page. */
  sites: readonly ShownSite[];
  findings: Finding[];
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
    sites: shownSites,
    findings: contentFindings({ content, sites: shownSites, now }),
  };
}
