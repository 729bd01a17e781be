import type { Site } from '../../site/site';
import type { Finding } from '../launch-report/finding';
import type { ContentInput, ShownSite } from '../launch-report/launch-input';
import { contentFindings } from '../launch-report/launch-report';
import type { PublishedContent } from '../launch-report/published-content';
import { shownByPage } from '../launch-report/shown-content';

/** Findings of a brand, about one page. */
export interface BrandFindings {
  brand: string;
  /** Number of the brand's sites that show the page. */
  shownIn: number;
  /** The sites that show the page. */
  sites: readonly ShownSite[];
  findings: Finding[];
}

/**
 * The sites that show a page, each with the content shown.
 * @param sites with their current rules
 * @param now milliseconds
 */
export function sitesWithPage(
  content: PublishedContent,
  pageId: string,
  sites: readonly Site[],
  now: number,
): ShownSite[] {
  const page = content.entry(pageId);
  return sites.flatMap((site) => {
    const shown = page && shownByPage(content, page, site, now);
    return shown ? [{ site, shown }] : [];
  });
}

/** Faults of a page on a brand's sites that show it. @param now milliseconds */
export function pageFindings(
  content: PublishedContent,
  brand: string,
  sites: readonly ShownSite[],
  now: number,
  more: Pick<ContentInput, 'look' | 'campaigns'>,
): BrandFindings {
  return {
    brand,
    shownIn: sites.length,
    sites,
    findings: contentFindings({ content, sites, now, ...more }),
  };
}
