import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteView } from '../../../ui/site/site-context';
import { noticeScript, noticeScriptSource } from '../../player/consent/notice-script.server';
import { crmOf } from '../../player/crm/crm-settings.server';
import { messengerOf } from '../../player/messenger/messenger-settings.server';
import type { PageHead } from '../page-head';
import { canonicalPath } from '../../content/documents/page-path';
import type { PreviewView } from '../../content/preview/preview-view.server';
import { liveValues } from '../../render/live-values.server';
import { pageScripts } from '../../render/page-scripts.server';
import { classHashes, everyClassHash, pageStyles } from '../../render/page-styles.server';
import type { PageMarkup } from '../../render/render-page.server';
import type { SafetyBarProps } from '../../player/safety/safety-bar-props';
import { alternatesOf } from '../../site/alternates.server';
import { memo } from '../../memo/process-memos.server';
import { siteView } from '../../render/site-view';
import { resolveAddress } from '../../site/resolve.server';
import type { Channel, Site } from '../../site/site';
import { translator } from '../../site/texts/messages.server';
import { localeAddress } from '../../site/wanted-path';
import type { ContentDocument } from './content-document';
import { ContentHtml } from './content-html';
import { documentHead } from './document-head.server';
import { documentShell } from './document-shell.server';
import { siteParts } from './site-parts-props';

/** The parts of a document around the blocks of its page. */
export interface FrameRequest {
  site: Site;
  view: SiteView;
  /** Origin of the requested address. */
  origin: string;
  /** The query parameters that the page reads: they must survive a sign-in. */
  search: URLSearchParams;
  head: PageHead;
  /** Locales of the brand that lack the page. */
  lacking: ReadonlySet<string>;
  safety: SafetyBarProps | undefined;
  /** Whether content switches the chat off (CONTENT-22). */
  liveChatOff: boolean;
  /** False on screens that replace a page: the site is closed, or the page failed. */
  hasParts: boolean;
  /** Present in a preview. */
  preview: PreviewView | undefined;
}

type Region = keyof PageMarkup;
type Gap = Region | 'styles';

/** A rendered document with a gap for each region of the page, and for their styles. */
interface Frame {
  pieces: (Buffer | Gap)[];
  /** Hashes of the stylesheets it uses. */
  classes: ReadonlySet<string>;
  /** Address of a tag that the page loads. */
  tag: string | undefined;
  /** Source expression of its inline script. */
  script: string | undefined;
  /** Origins of the messenger that it may load. */
  messenger: readonly string[] | undefined;
  /** Origins of the CRM provider that it may load. */
  crm: readonly string[] | undefined;
}

const maxFrameBytes = 32_000_000;

/** A frame depends on the site by its key, and on its texts through the configuration. */
const frames = memo<FrameKey, Frame>(frameOfKey, {
  maxBytes: maxFrameBytes,
  size: ({ pieces }) =>
    pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? 0 : piece.length), 0),
  same: () => false,
});

/** A document, and the sources its Content-Security-Policy must allow. */
interface DocumentBytes extends Pick<Frame, 'tag' | 'script' | 'messenger' | 'crm'> {
  body: Buffer;
  /** Source expression of its inline stylesheet. */
  style: string;
}

/** The bytes of a document. Everything around the blocks is the same for each view of a page, and is rendered once. */
export async function documentBytes(request: FrameRequest, page: PageMarkup): Promise<DocumentBytes> {
  const { pieces, classes, tag, script, messenger, crm } = await frameOf(request, page);
  const parts = Object.values(page).flat();
  const styles = pageStyles(
    request.site,
    request.preview ? [everyClassHash] : [classes, ...parts.map((markup) => markup.classes)],
  );
  const bytesOf = (gap: Gap) => (gap === 'styles' ? [styles.bytes] : page[gap].map(({ bytes }) => bytes));
  const body = Buffer.concat(
    pieces.flatMap((piece) => (typeof piece === 'string' ? bytesOf(piece) : [piece])),
  );
  return { body, tag, script, messenger, crm, style: styles.source };
}

/** Everything a frame depends on, as plain data. */
interface FrameKey extends Pick<FrameRequest, 'origin' | 'head' | 'safety' | 'liveChatOff' | 'hasParts'> {
  address: string;
  channel: Channel;
  authorized: boolean;
  search: string;
  lacking: string[];
  regions: Region[];
}

async function frameOf(request: FrameRequest, page: PageMarkup): Promise<Frame> {
  const { site, view, origin, search, head, lacking, safety, liveChatOff, hasParts, preview } = request;
  const regions = (['header', 'footer'] as const).filter((region) => preview || page[region].length > 0);
  if (preview) return makeFrame(request, regions);
  return frames.get({
    ...{ origin, head, safety, liveChatOff, hasParts, regions },
    address: localeAddress(site.locale, view.path),
    channel: site.channel,
    authorized: view.authorized,
    search: search.toString(),
    lacking: [...lacking],
  });
}

function frameOfKey(key: FrameKey): Frame {
  const { origin, address, channel, authorized, search, lacking, regions, ...rest } = key;
  const resolution = resolveAddress(new URL(origin + address), channel);
  if (resolution.kind === 'redirect') throw new Error(`${origin}${address} is no page of a site`);
  const { site, path } = resolution;
  const view = siteView(site, { path, authorized, now: Date.now(), t: translator(site) });
  return makeFrame(
    {
      ...rest,
      ...{ site, view, origin, preview: undefined },
      search: new URLSearchParams(search),
      lacking: new Set(lacking),
    },
    regions,
  );
}

function makeFrame(
  { site, view, origin, search, head, lacking, safety, liveChatOff, hasParts, preview }: FrameRequest,
  regions: readonly Region[],
): Frame {
  const alternates = alternatesOf(site, canonicalPath(view.path), origin, lacking);
  const query = search.size > 0 ? `?${search.toString()}` : '';
  const parts = hasParts ? siteParts(site, view, query, liveChatOff) : undefined;
  // A player's decision is stored on the platform, so the island must load it first.
  if (parts && !view.authorized) parts.consent.script = noticeScript;
  const gap = (region: Region) => (regions.includes(region) ? gaps[region] : '');
  const document: ContentDocument = {
    head: documentHead(head, { site, view, origin, alternates }),
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
    messenger: parts?.messenger && messengerOf(site)?.origins,
    crm: parts?.crm && crmOf(site)?.origins,
  };
}

/** A whole document as text, not streamed: it is cached, hashed and compressed as a whole (docs/performance.md). */
export function documentText(html: ReactElement): string {
  return `<!DOCTYPE html>${renderToString(html)}`;
}

/** Placeholders in the rendered frame; the random part cannot occur in content. */
const secret = randomUUID();
const gaps: Record<Gap, string> = {
  styles: `${secret}-styles`,
  header: `${secret}-header`,
  main: `${secret}-main`,
  footer: `${secret}-footer`,
};
const gapNames = new Map(Object.entries(gaps).map(([name, gap]) => [gap, name as Gap]));
const gapPattern = new RegExp(`(${Object.values(gaps).join('|')})`);
