import type { FilledBlock } from '../../../schemas/generated/blocks';
import type { SiteView } from '../../../ui/site/site-context';

/** Attributes of the html, head and body elements. */
export interface PageFrame {
  lang: string;
  direction: string;
  title: string;
  description: string;
  themeHref: string;
  /** `data-…` attributes of the body, used by the theme's styles. */
  body: Record<string, string>;
}

/** The page description for all candidates: the blocks as filled by Marquee, and the site properties available to blocks. */
export interface Page {
  frame: PageFrame;
  site: Omit<SiteView, 't'>;
  /** Interface texts of the blocks, by `textKey`. */
  texts: Record<string, string>;
  blocks: FilledBlock[];
}

/** The lookup name of a key with these values. */
export function textKey(key: string, values?: Record<string, string | number>): string {
  return values ? `${key} ${JSON.stringify(values)}` : key;
}

/** The site for blocks, with a lookup instead of a translator, since translation is not measured. */
export function viewOf({ site, texts }: Pick<Page, 'site' | 'texts'>): SiteView {
  return { ...site, t: (key, values) => texts[textKey(key, values)] ?? key };
}
