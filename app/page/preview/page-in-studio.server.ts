import { createHash } from 'node:crypto';
import type { PreviewBlock, PreviewBlocksAnswer } from '../../../schemas/generated/types';
import { pointersBy } from '../../content/documents/block-places';
import type { PageEntry } from '../../content/documents/page-variant';
import type { PreviewMark } from '../../content/preview/preview-mark';
import type { StudioProps } from '../../content/preview/studio-props';
import type { Markup } from '../../render/markup.server';
import type { RenderedBlock } from '../../render/render-block.server';
import { type PageMarkup, regionOf } from '../../render/render-page.server';
import { environment } from '../../server/environment.server';
import type { Site } from '../../site/site';
import type { FilledPage } from '../load-page.server';

/** Description of a page for the studio. */
export type PageInStudio = Pick<PreviewBlocksAnswer, 'page' | 'layout' | 'notes'>;

export function pageInStudio(
  {
    page,
    pageId,
    layoutId,
    notes,
    variants,
    removed,
  }: Pick<FilledPage, 'page' | 'pageId' | 'layoutId' | 'notes' | 'variants' | 'removed'>,
  title: string,
  path: string,
): PageInStudio {
  return {
    ...(page
      ? { page: { entryId: pageId, title, path, variants: variants.map(variantOf), removed: [...removed] } }
      : {}),
    ...(layoutId ? { layout: { entryId: layoutId } } : {}),
    notes: notes.map(({ entryId, block, pointer, reason }) => ({
      ...(entryId ? { entryId } : {}),
      ...(block ? { block } : {}),
      pointer,
      reason,
    })),
  };
}

function variantOf({ id, brands, markets, channels }: PageEntry) {
  return {
    entryId: id,
    ...(brands ? { brands } : {}),
    ...(markets ? { markets } : {}),
    ...(channels ? { channels } : {}),
  };
}

/** Description of a fully rendered page for the studio. */
export function studioProps(
  site: Site,
  page: PageInStudio,
  { blocks, markup, places }: RenderedForStudio,
): StudioProps {
  const { brand, market, locale, speech } = site;
  const pointerOf = pointersBy(places);
  return {
    editorOrigins: environment.content.editorOrigins,
    site: {
      brand: brand.id,
      market: market.id,
      locale,
      contentLocale: speech.contentLocale,
      timeZone: market.timeZone,
    },
    ...page,
    blocks: blocks.flatMap((block) => described(block, pointerOf)),
    contentHashes: contentHashes(blocks),
    hashes: Object.fromEntries(placed(blocks, markup).flatMap(({ block, html }) => versionsOf(block, html))),
  };
}

/** The blocks of a page in preview with their HTML, and their links. */
interface RenderedForStudio {
  blocks: readonly RenderedBlock[];
  markup: PageMarkup;
  places: FilledPage['places'];
}

type PointerOf = ReturnType<typeof pointersBy>;

/** Hashes of the blocks' content by key, excluding live data. */
export function contentHashes(blocks: readonly RenderedBlock[]): Record<string, string> {
  return Object.fromEntries(blocks.flatMap(contentHashesOf));
}

/** Content hashes of a block and of those in its panels. */
function contentHashesOf({ key, filled, panels }: RenderedBlock): [key: string, hash: string][] {
  // An invalid block may have no content.
  return [[key, digest(JSON.stringify([filled.content]))], ...panels.flat().flatMap(contentHashesOf)];
}

type Have = Readonly<Record<string, string>>;

/** The blocks of a page in order, with the HTML of those whose hash differs from the browser's. */
export function changedBlocks(
  { blocks, markup, places }: RenderedForStudio,
  have: Have,
): PreviewBlocksAnswer['blocks'] {
  const pointerOf = pointersBy(places);
  return placed(blocks, markup).flatMap(({ block, html }) => {
    const changed = new Map<string, string>();
    addChanged(block, html, have, changed);
    const versions = new Map(versionsOf(block, html));
    return described(block, pointerOf).map((each) => {
      const shell = versions.get(shellOf(each.key));
      const sent = changed.get(each.key);
      return {
        block: each,
        hash: versions.get(each.key) ?? '',
        ...(shell ? { shell } : {}),
        ...(sent === undefined ? {} : { html: sent }),
      };
    });
  });
}

/** If only blocks in panels have changed, only those are sent: the container keeps its state, such as the open tab. */
function addChanged(block: RenderedBlock, html: Markup, have: Have, changed: Map<string, string>): void {
  const { key, panels } = block;
  if (have[key] === hashOf(html)) return;
  const inner = panels.flat();
  if (inner.length > 0 && have[shellOf(key)] === shellHash(block, html))
    for (const each of inner) addChanged(each, each.markup, have, changed);
  else changed.set(key, html.html);
}

const shellOf = (key: string) => `${key}/shell`;

/** The hashes of a block and of those in its panels, by the names the browser uses. */
function versionsOf(block: RenderedBlock, html: Markup): [name: string, hash: string][] {
  const { key, panels } = block;
  const inner = panels.flat();
  return [
    [key, hashOf(html)],
    ...(inner.length > 0 ? [[shellOf(key), shellHash(block, html)] satisfies [string, string]] : []),
    ...inner.flatMap((each) => versionsOf(each, each.markup)),
  ];
}

/** Each block with its HTML at its place on the page, which may differ from the same block elsewhere. */
function placed(
  blocks: readonly RenderedBlock[],
  markup: PageMarkup,
): { block: RenderedBlock; html: Markup }[] {
  const next = { header: 0, main: 0, footer: 0 };
  return blocks.flatMap((block) => {
    const region = regionOf(block.filled.block);
    const html = markup[region][next[region]++];
    return html ? [{ block, html }] : [];
  });
}

/** A block and those in its panels, as sent to the studio. */
function described(
  { filled, key, markup, panels }: RenderedBlock & { filled: { preview?: PreviewMark } },
  pointerOf: PointerOf,
  parent?: string,
  region = regionOf(filled.block),
): PreviewBlock[] {
  const { block, entryId, preview } = filled;
  const { holder, origin, conditions } = preview ?? {};
  const pointer = holder && pointerOf(holder, entryId);
  return [
    {
      ...{ key, entryId, block, region },
      ...(parent ? { parent } : {}),
      ...(holder ? { holder } : {}),
      ...(pointer ? { pointer } : {}),
      ...(origin ? { origin } : {}),
      ...(conditions ? { conditions } : {}),
      ...markup.absence,
    },
    ...panels.flat().flatMap((inner) => described(inner, pointerOf, key, region)),
  ];
}

const hashes = new WeakMap<Markup, string>();
const shells = new WeakMap<Markup, string>();

/** Hash of the HTML; an unchanged block has the same object, which is hashed once. */
function hashOf(markup: Markup): string {
  return remembered(hashes, markup, () => digest(markup.bytes));
}

/** Hash of a container's HTML in which inner blocks count by their key only. */
function shellHash({ panels }: RenderedBlock, html: Markup): string {
  return remembered(shells, html, () =>
    digest(
      panels.flat().reduce((rest, { key, markup }) => rest.replace(markup.html, () => `<${key}>`), html.html),
    ),
  );
}

function remembered(known: WeakMap<Markup, string>, markup: Markup, make: () => string): string {
  let hash = known.get(markup);
  if (!hash) known.set(markup, (hash = make()));
  return hash;
}

function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
