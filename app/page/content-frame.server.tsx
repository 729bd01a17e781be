import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteView } from '../../ui/site/site-context';
import { noticeScript, noticeScriptSource } from '../player/consent/notice-script.server';
import type { PageHead } from './page-head';
import { canonicalPath } from '../content/documents/page-path';
import type { PreviewView } from '../content/preview/preview-view.server';
import { liveValues } from '../render/live-values.server';
import { pageScripts } from '../render/page-scripts.server';
import { classHashes, pageStyles } from '../render/page-styles.server';
import type { PageMarkup } from '../render/render-page.server';
import type { SafetyBarProps } from '../player/safety/safety-bar-props';
import { alternatesOf } from '../site/alternates.server';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import { localeAddress } from '../site/wanted-path';
import type { ContentDocument } from './content-document.server';
import { ContentHtml } from './content-html';
import { documentShell } from './document/document-shell.server';
import { siteParts } from './document/site-parts-props';

/** What a document shows around the blocks of its page. */
export interface FrameRequest {
  site: Site;
  view: SiteView;
  url: URL;
  /** The parameters of the address that the page reads: a sign-in must not lose them. */
  search: URLSearchParams;
  head: PageHead;
  /** Locales of the brand without the page. */
  lacking: ReadonlySet<string>;
  safety: SafetyBarProps | undefined;
  /** Left out on the screens that stand in for a page: nobody is let into the site, or nothing can be shown. */
  hasParts: boolean;
  /** Given while an editor looks at drafts. */
  preview: PreviewView | undefined;
}

type Region = keyof PageMarkup;
type Gap = Region | 'styles';

/** A document with a gap for each region of its page, and for the styles that these need. */
interface Frame {
  pieces: (Buffer | Gap)[];
  /** Hashes of the stylesheets whose classes are in it. */
  classes: ReadonlySet<string>;
  /** Address of a tag that the page loads. */
  tag: string | undefined;
  /** Source expression of its inline script. */
  script: string | undefined;
}

interface Known extends Pick<FrameRequest, 'head' | 'safety'> {
  site: Site;
  t: SiteView['t'];
  alternates: ContentDocument['head']['alternates'];
  frame: Frame;
}

const maxFramesSize = 32_000_000;
const frames = new LRUCache<SiteKey, Known>({
  maxSize: maxFramesSize,
  sizeCalculation: ({ frame }) =>
    frame.pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? 0 : piece.length), 1_000),
});

/** A document, and what its Content-Security-Policy must let through. */
interface DocumentBytes extends Pick<Frame, 'tag' | 'script'> {
  body: Buffer;
  /** Source expression of its inline stylesheet. */
  style: string;
}

/** The bytes of a document. What stands around the blocks is the same for each view of a page, and is rendered once. */
export function documentBytes(request: FrameRequest, page: PageMarkup): DocumentBytes {
  const { pieces, classes, tag, script } = frameOf(request, page);
  const parts = Object.values(page).flat();
  const styles = pageStyles(request.site, [classes, ...parts.map((markup) => markup.classes)]);
  const bytesOf = (gap: Gap) => (gap === 'styles' ? [styles.bytes] : page[gap].map(({ bytes }) => bytes));
  const body = Buffer.concat(
    pieces.flatMap((piece) => (typeof piece === 'string' ? bytesOf(piece) : [piece])),
  );
  return { body, tag, script, style: styles.source };
}

function frameOf(request: FrameRequest, page: PageMarkup): Frame {
  const { site, view, url, search, head, lacking, safety, hasParts, preview } = request;
  const alternates = alternatesOf(site, canonicalPath(view.path), url.origin, lacking);
  const regions = (['header', 'footer'] as const).filter((region) => page[region].length > 0);
  if (preview) return makeFrame(request, regions, alternates);
  const { authorized } = view;
  const key = siteKey(
    site,
    'channel',
    url.origin,
    view.path,
    search.toString(),
    authorized,
    hasParts,
    ...regions,
  );
  const known = frames.get(key);
  if (
    known?.site === site &&
    known.t === view.t &&
    known.alternates === alternates &&
    isDeepStrictEqual(known.head, head) &&
    isDeepStrictEqual(known.safety, safety)
  )
    return known.frame;
  const frame = makeFrame(request, regions, alternates);
  frames.set(key, { site, t: view.t, alternates, head, safety, frame });
  return frame;
}

function makeFrame(
  { site, view, url, search, head, safety, hasParts, preview }: FrameRequest,
  regions: readonly Region[],
  alternates: Known['alternates'],
): Frame {
  const parts = hasParts ? siteParts(site, view, search.size > 0 ? `?${search.toString()}` : '') : undefined;
  // What a player has decided, the platform knows: the island asks it first.
  if (parts && !view.authorized) parts.consent.script = noticeScript;
  const gap = (region: Region) => (regions.includes(region) ? gaps[region] : '');
  const canonical = url.origin + localeAddress(site.locale, canonicalPath(view.path));
  const document: ContentDocument = {
    head: { ...head, canonical, alternates },
    regions: { header: gap('header'), main: gaps.main, footer: gap('footer') },
    shell: documentShell(site, view.t),
    liveValues: liveValues(view),
    parts,
    safety,
    ...(preview ? { preview } : {}),
  };
  const html = documentText(<ContentHtml document={document} styles={gaps.styles} scripts={pageScripts()} />);
  return {
    pieces: html.split(gapPattern).map((piece) => gapNames.get(piece) ?? Buffer.from(piece)),
    classes: classHashes(html),
    tag: parts?.adMaster?.src,
    script: parts?.consent.script && noticeScriptSource,
  };
}

/** A whole document as text, outside of any stream: it is kept, hashed and compressed as a whole (docs/performance.md). */
export function documentText(html: ReactElement): string {
  return `<!DOCTYPE html>${renderToString(html)}`;
}

/** Stands for a gap while the frame is rendered; nobody can have written it. */
const secret = randomUUID();
const gaps: Record<Gap, string> = {
  styles: `${secret}-styles`,
  header: `${secret}-header`,
  main: `${secret}-main`,
  footer: `${secret}-footer`,
};
const gapNames = new Map(Object.entries(gaps).map(([name, gap]) => [gap, name as Gap]));
const gapPattern = new RegExp(`(${Object.values(gaps).join('|')})`);
