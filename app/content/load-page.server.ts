import type { FilledBlock } from '../../schemas/generated/blocks';
import type { Page } from '../../schemas/generated/types';
import { type UnrenderedBlock, countUnrendered } from '../metrics.server';
import type { Site } from '../site/site';
import { readCollections } from './collection.server';
import { expireCaches } from './content-cache.server';
import { NotPublishedError } from './content-errors';
import { inMarketTerms } from './market-terms';
import { type FillContext, NotFoundError } from './fill/context';
import { fillBlocks } from './fill-blocks.server';
import type { Cached } from './fresh-cache.server';
import { type StoredDocument, storedDocument } from './page-document.server';
import { findPage } from './page-index.server';
import { rememberedPage } from './page-memory.server';
import { contentPath, isLandingPath } from './page-path';
import { previewScope } from './preview-scope.server';
import { slugOfPath, statusOfSlug } from './static-pages';

/** A page ready to render. */
export interface FilledPage {
  status: number;
  page: Omit<Page, 'blocks'> | undefined;
  blocks: FilledBlock[];
  /** Blocks that are wrong in content, so that every view of the page counts them. */
  leftOut: readonly UnrenderedBlock[];
  /** Some part is older than it should be: the content service could not be reached. */
  stale: boolean;
}

/** The page could not be made: nothing valid is at hand. The reason is for the log, not for the visitor. */
export class PageUnavailableError extends Error {
  override name = 'PageUnavailableError';
}

export interface PageRequest extends Omit<FillContext, 'params' | 'footerSuppliesTerms' | 'missingLanding'> {
  /** Leaves out header and footer, as the maintenance page does (SHELL-08). */
  bare?: boolean;
}

const notFoundPath = '/404';

/**
 * Fetch → map → migrate → validate → fill of one address (DESIGN §2). An address nothing answers to gives the brand's own not-found page.
 *
 * @throws PageUnavailableError when the page cannot be made and no last good version exists
 */
export async function loadPage(request: PageRequest): Promise<FilledPage> {
  try {
    const found = await countedPage(request, request.path);
    if (found) return found;
    const missing = await countedPage(request, notFoundPath);
    if (missing) return { ...missing, status: 404 };
  } catch (error) {
    throw new PageUnavailableError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  throw new PageUnavailableError(
    `neither ${request.path} nor ${notFoundPath} is in the content of brand ${request.site.brand.id}`,
  );
}

/**
 * Header and footer of a site, for pages that content does not compose.
 *
 * @throws PageUnavailableError when they cannot be made and no last good version exists
 */
export async function loadFrame(request: PageRequest): Promise<FilledBlock[]> {
  const { site } = request;
  try {
    return await orOnceMore(async () => {
      const { layoutId } = await findPage(site, request.path);
      const [layout] = await Promise.all([
        storedLayout(site, layoutId),
        readCollections(site.speech.contentLocale),
      ]);
      if (!layout) return [];
      countUnrendered(site.brand.id, layout.value.leftOut);
      return (await fillBlocks(layout.value.blocks, contextOf(request, { layout: layout.value }))).blocks;
    });
  } catch (error) {
    throw new PageUnavailableError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/**
 * Header and footer: licences and terms stand there, so visitors get no page without them. A brand in the making has drafts of pages
 * before it has a layout.
 *
 * @returns undefined only in preview
 */
async function storedLayout(
  site: Site,
  layoutId: string | undefined,
): Promise<Cached<StoredDocument> | undefined> {
  if (layoutId) return storedDocument('siteLayout', layoutId, site);
  if (previewScope()) return undefined;
  throw new Error(`no layout is published for brand ${site.brand.id} in market ${site.market.id}`);
}

/** The index of pages named a document that is no longer published: it is read anew, and the page looked for once more. */
async function orOnceMore<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof NotPublishedError)) throw error;
    expireCaches({ ids: [error.id], types: [] });
    return load();
  }
}

async function countedPage(request: PageRequest, path: string): Promise<FilledPage | undefined> {
  const page = await rememberedPage(request, path, () => loadPath(request, path));
  if (page) countUnrendered(request.site.brand.id, page.leftOut);
  return page;
}

async function loadPath(request: PageRequest, path: string): Promise<FilledPage | undefined> {
  try {
    return await orOnceMore(() => loadPublished(request, path));
  } catch (error) {
    // A page that is gone is not found; without its layout no page may go out.
    if (error instanceof NotPublishedError && error.type === 'page') return undefined;
    throw error;
  }
}

async function loadPublished(request: PageRequest, path: string): Promise<FilledPage | undefined> {
  const { site } = request;
  const stored = contentPath(path, site.brand);
  if (stored === undefined) return undefined;
  const { match, layoutId, stale } = await findPage(site, stored);
  if (!match) return undefined;
  const [own, layout] = await Promise.all([
    storedDocument('page', match.id, site),
    request.bare ? undefined : storedLayout(site, layoutId),
    readCollections(site.speech.contentLocale),
  ]);
  const context = contextOf(request, {
    layout: layout?.value,
    params: match.params,
    missingLanding: path === notFoundPath && isLandingPath(request.path),
  });
  try {
    const filled = await fillBlocks([...(layout?.value.blocks ?? []), ...own.value.blocks], context);
    return {
      status: statusOfSlug(slugOfPath(match.params['static'] ?? '')),
      page: own.value.page && inMarketTerms(own.value.page, site),
      blocks: filled.blocks,
      leftOut: [...(layout?.value.leftOut ?? []), ...own.value.leftOut],
      stale: stale || own.stale || (layout?.stale ?? false) || filled.stale,
    };
  } catch (error) {
    if (error instanceof NotFoundError && path !== notFoundPath) return undefined;
    throw error;
  }
}

function contextOf(
  request: PageRequest,
  found: { layout: StoredDocument | undefined; params?: Record<string, string>; missingLanding?: boolean },
): FillContext {
  return {
    ...request,
    params: found.params ?? {},
    missingLanding: found.missingLanding ?? false,
    footerSuppliesTerms: footerSuppliesTerms(found.layout),
  };
}

function footerSuppliesTerms(layout: StoredDocument | undefined): boolean {
  return (layout?.blocks ?? []).some(
    (stored) => stored.block === 'site-footer' && stored.content.suppliesTerms === true,
  );
}
