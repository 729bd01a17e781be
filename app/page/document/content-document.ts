import type { PreviewView } from '../../content/preview/preview-view.server';
import type { SafetyBarProps } from '../../player/safety/safety-bar-props';
import type { RenderedRegions } from '../../render/render-page.server';
import type { DocumentHead } from './document-head';
import type { DocumentShell } from './document-shell';
import type { SitePartsProps } from './site-parts-props';

/** Everything needed to render the document of a content page. */
export interface ContentDocument {
  head: DocumentHead;
  regions: RenderedRegions;
  shell: DocumentShell;
  /** The island that refreshes jackpots and seats. */
  liveValues: string;
  /** Missing on screens that replace a page: the site is closed, or the page failed. */
  parts: SitePartsProps | undefined;
  /** Present if the rules of the market require marks in view. */
  safety?: SafetyBarProps | undefined;
  /** Present in a preview. */
  preview?: PreviewView;
}
