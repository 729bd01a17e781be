import type { ContentDocument } from '../../../page/document/content-document';
import { unlistedHead } from '../../../page/document/document-head';
import { documentShell } from '../../../page/document/document-shell.server';
import { Markup } from '../../../render/markup.server';
import { pageHeading } from '../../../render/page-heading.server';
import type { RenderedRegions } from '../../../render/render-page.server';
import type { Site } from '../../../site/site';
import { translator } from '../../../site/texts/messages.server';

interface FrameOptions {
  title: string;
  /** Address of the frame, without its parameters. */
  canonical: string;
  regions: RenderedRegions;
  direction?: 'ltr' | 'rtl';
}

/** A document of the site around a single block: without header, footer and common islands. */
export function cellDocument(
  site: Site,
  { title, canonical, regions, direction = site.speech.direction }: FrameOptions,
): ContentDocument {
  const heading = pageHeading([new Markup(Object.values(regions).join(''))], title);
  return {
    head: unlistedHead(site, title, canonical),
    regions: { ...regions, main: heading.map(({ html }) => html).join('') + regions.main },
    shell: { ...documentShell(site, translator(site)), direction },
    liveValues: '',
    parts: undefined,
  };
}

/** Address of the script that stops the clock of a frame before its islands start. @param now milliseconds */
export function frameSetupHref(now: number, live: string): string {
  const setup = new URLSearchParams({ now: String(now), live });
  return `/gallery/frame-setup?${setup.toString()}`;
}
