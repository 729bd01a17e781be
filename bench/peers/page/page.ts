import type { FilledBlock } from '../../../schemas/generated/blocks';
import type { SiteView } from '../../../ui/site/site-context';

/** What the html, head and body elements carry. */
export interface PageFrame {
  lang: string;
  direction: string;
  title: string;
  description: string;
  themeHref: string;
  /** `data-…` attributes of the body, which the styles of the theme look at. */
  body: Record<string, string>;
}

/** The page description all candidates are given: the blocks as Marquee filled them, and what blocks may know of the site. */
export interface Page {
  frame: PageFrame;
  site: Omit<SiteView, 't'>;
  /** Interface texts the blocks ask for, by `textKey`. */
  texts: Record<string, string>;
  blocks: FilledBlock[];
}

/** Under which name the text of a key with these values stands. */
export function textKey(key: string, values?: Record<string, string | number>): string {
  return values ? `${key} ${JSON.stringify(values)}` : key;
}

/** What a block asks the site for, with a look-up in place of a translator: texts are not what is measured. */
export function viewOf({ site, texts }: Pick<Page, 'site' | 'texts'>): SiteView {
  return { ...site, t: (key, values) => texts[textKey(key, values)] ?? key };
}
