import type { PreviewView } from '../../content/preview/preview-view.server';
import type { SafetyBarProps } from '../../player/safety/safety-bar-props';
import type { RenderedRegions } from '../../render/render-page.server';
import type { DocumentHead } from './document-head';
import type { DocumentShell } from './document-shell';
import type { SitePartsProps } from './site-parts-props';

/** Everything the document of a content page is made of. */
export interface ContentDocument {
  head: DocumentHead;
  regions: RenderedRegions;
  shell: DocumentShell;
  /** The island that keeps jackpots and seats current. */
  liveValues: string;
  /** Missing on screens that replace a page: the site is closed, or nothing can be shown. */
  parts: SitePartsProps | undefined;
  /** Required in view by the rules of the market. */
  safety?: SafetyBarProps | undefined;
  /** Given while an editor looks at drafts. */
  preview?: PreviewView;
}
