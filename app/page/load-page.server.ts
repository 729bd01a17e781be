import { errorMessage } from '../server/error-message';
import type { FilledBlock } from '../../schemas/generated/blocks';
import type { Page } from '../../schemas/generated/types';
import { environment } from '../server/environment.server';
import { type UnrenderedBlock, countUnrendered } from '../server/metrics.server';
import { placeOf } from '../site/resolve.server';
import type { Site } from '../site/site';
import { within } from '../server/within';
import { collectionTypes, readCollections } from '../content/documents/collection.server';
import { expireContentOf } from '../content/changes/content-changes.server';
import { InvalidPageError, NotPublishedError } from '../content/client/content-errors';
import { inMarketTerms } from '../content/documents/market-terms';
import { MovedError, NotFoundError } from '../fill/context';
import { type FillPlace, filledDocument } from '../fill/filled-document.server';
import { isLiveChatOff } from '../content/static-pages/live-chat';
import { suppliesTerms } from '../content/static-pages/footer-terms.server';
import type { Answer } from '../memo/memo-options';
import type { RequestReads } from '../memo/request-reads';
import type { Dependencies } from '../content/changes/dependencies';
import { type StoredDocument, documents } from '../content/documents/page-document.server';
import type { BlockPlace } from '../content/documents/block-places';
import type { RemovedBlock } from '../content/documents/page-changes';
import type { PageEntry } from '../content/documents/page-variant';
import type { DocumentKey } from '../content/documents/raw-document.server';
import type { PreviewFault } from '../content/preview/preview-mark';
import { findPage, pagesOfPattern } from '../content/documents/page-index.server';
import { contentPath, isLandingPath } from '../content/documents/page-path';
import { draftOf, previewScope, readAnew } from '../content/preview/preview-scope.server';
import { slugOfPath, statusOfSlug } from '../content/static-pages/static-pages';

/** A page ready to render. */
export interface FilledPage {
  status: number;
  page: Omit<Page, 'blocks'> | undefined;
  /** Ids of the entries of page and layout. */
  pageId: string;
  layoutId: string | undefined;
  blocks: FilledBlock[];
  /** In preview only: faults without a place on the page. */
  notes: readonly PreviewFault[];
  /** In preview only: where the blocks are linked, in order. */
  places: readonly BlockPlace[];
  /** Blocks of the base page that changes remove. */
  removed: readonly RemovedBlock[];
  /** In preview only: the pages with this address, the one that is shown first. */
  variants: readonly PageEntry[];
  /** Blocks with invalid content, counted with every page view. */
  leftOut: readonly UnrenderedBlock[];
  /** Whether some part is stale, because the content service could not be reached. */
  stale: boolean;
  /** Content it depends on. */
  dependsOn: readonly Dependencies[];
}

/** The page could not be made, and no valid version is available. The reason is for the log, not for the visitor. */
export class PageUnavailableError extends Error {
  override name = 'PageUnavailableError';
}

/** Which page to load. */
export interface PageAddress {
  site: Site;
  /** Path below the locale. */
  path: string;
  /** Leaves out header and footer, as on the maintenance page (SHELL-08). */
  bare?: boolean;
  /** Facts and query, if the page is not made in a memo; without it none are read. */
  request?: RequestReads;
}

const notFoundPath = '/404';

type OnMissing = (reason: NotFoundError) => void;

/**
 * Fetch → map → migrate → validate → fill of one address. An unknown address returns the brand's not-found page.
 * @throws MovedError when the page has moved
 * @throws PageUnavailableError when the page cannot be made and there is no last good version
 */
export function loadPage(request: PageAddress): Promise<FilledPage> {
  return orUnavailable(async () => {
    let missingGameOf: FillPlace['missingGameOf'];
    const found = await countedPage(request, request.path, ({ gameOf }) => (missingGameOf = gameOf));
    if (found) return found;
    const missing = await countedPage(request, notFoundPath, undefined, missingGameOf);
    if (missing) return { ...missing, status: 404 };
    throw new Error(
      `neither ${request.path} nor ${notFoundPath} is in the content of brand ${request.site.brand.id}`,
    );
  });
}

/** Longer than for visitors: drafts are not cached, and Contentful limits preview requests per second. */
const previewDeadlineMs = 60_000;

/** @throws PageUnavailableError when a load fails or exceeds the deadline */
async function orUnavailable<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await within(load(), previewScope() ? previewDeadlineMs : environment.pages.deadlineMs);
  } catch (error) {
    if (error instanceof MovedError) throw error;
    throw new PageUnavailableError(errorMessage(error), { cause: error });
  }
}

/**
 * Header and footer of a site, for pages that editors do not compose.
 * @throws PageUnavailableError when they cannot be made and there is no last good version
 */
export function loadFrame(request: PageAddress): Promise<FilledBlock[]> {
  const { site } = request;
  const load = async () => {
    const { layoutId } = await findPage(site, request.path);
    const [layout] = await Promise.all([
      storedLayout(site, layoutId),
      readCollections(site.speech.contentLocale),
    ]);
    if (!layout) return [];
    countUnrendered(site.brand.id, layout.value.leftOut);
    const place = fillPlaceOf(request, { layout: layout.value });
    const key = documentKey('siteLayout', layoutId ?? '', site);
    return (await filledDocument(key, layout.value.blocks.length, place, request.request)).blocks;
  };
  return orUnavailable(() => orOnceMore(load));
}

/**
 * Header and footer contain licences and terms, so visitors get no page without them. A new brand may have drafts of
 * pages before it has a layout.
 * @returns undefined only in preview
 */
async function storedLayout(
  site: Site,
  layoutId: string | undefined,
): Promise<Answer<StoredDocument> | undefined> {
  if (layoutId) return documents.read(documentKey('siteLayout', layoutId, site));
  if (previewScope()) return undefined;
  throw new Error(`no layout is published for brand ${site.brand.id} in market ${site.market.id}`);
}

function documentKey(type: DocumentKey['type'], id: string, { speech }: Site): DocumentKey {
  const unsaved = previewScope()?.unsaved;
  return { type, id, locale: speech.contentLocale, ...(unsaved ? { unsaved } : {}) };
}

/** Retries once with a fresh page index, if the index named a document that is no longer published. */
async function orOnceMore<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof NotPublishedError)) throw error;
    expireContentOf({ ids: [error.id], types: [] });
    return load();
  }
}

/** @param onMissing receives the reason if the address is not found */
async function countedPage(
  request: PageAddress,
  path: string,
  onMissing: OnMissing = () => undefined,
  missingGameOf?: FillPlace['missingGameOf'],
): Promise<FilledPage | undefined> {
  const page = await loadPath(request, path, onMissing, missingGameOf);
  if (page) countUnrendered(request.site.brand.id, page.leftOut);
  return page;
}

async function loadPath(
  request: PageAddress,
  path: string,
  onMissing: OnMissing,
  missingGameOf: FillPlace['missingGameOf'],
): Promise<FilledPage | undefined> {
  try {
    return await orOnceMore(() => loadPublished(request, path, onMissing, missingGameOf));
  } catch (error) {
    // An unpublished page is not found; without its layout no page may be served.
    if (error instanceof NotPublishedError && error.type === 'page') return undefined;
    if (error instanceof InvalidPageError) countUnrendered(request.site.brand.id, error.blocks);
    throw error;
  }
}

async function loadPublished(
  request: PageAddress,
  path: string,
  onMissing: OnMissing,
  missingGameOf: FillPlace['missingGameOf'],
): Promise<FilledPage | undefined> {
  const { site } = request;
  const stored = contentPath(path, site);
  if (stored === undefined) return undefined;
  readAnew([draftOf.pageIndex]);
  const { match, layoutId, stale, dependsOn } = await findPage(site, stored);
  if (!match) return undefined;
  readAnew([match.id, layoutId ?? ''].map(draftOf.document));
  const ownKey = documentKey('page', match.id, site);
  const [own, layout] = await Promise.all([
    documents.read(ownKey),
    request.bare ? undefined : storedLayout(site, layoutId),
    readCollections(site.speech.contentLocale),
  ]);
  if (own.value.withdrawn) return undefined;
  const place = fillPlaceOf(request, {
    layout: layout?.value,
    params: match.params,
    missingLanding: path === notFoundPath && isLandingPath(request.path),
    missingGameOf,
  });
  try {
    const [around, main] = await Promise.all([
      layout &&
        filledDocument(
          documentKey('siteLayout', layoutId ?? '', site),
          layout.value.blocks.length,
          place,
          request.request,
        ),
      filledDocument(ownKey, own.value.blocks.length, place, request.request),
    ]);
    return {
      status: statusOfSlug(slugOfPath(match.params['static'] ?? '')),
      page: own.value.page && inMarketTerms(own.value.page, site),
      pageId: match.id,
      layoutId,
      blocks: [...(around?.blocks ?? []), ...main.blocks],
      places: [...(layout?.value.places ?? []), ...own.value.places],
      removed: own.value.removed,
      variants: previewScope() ? await pagesOfPattern(site.brand.id, match) : [],
      notes: [...(layout?.value.notes ?? []), ...own.value.notes],
      leftOut: [...(layout?.value.leftOut ?? []), ...own.value.leftOut],
      stale: stale || own.stale || (layout?.stale ?? false) || (around?.stale ?? false) || main.stale,
      dependsOn: [
        { ids: new Set(), types: collectionTypes },
        ...[dependsOn, own.value.dependsOn, layout?.value.dependsOn].flatMap((part) => part ?? []),
      ],
    };
  } catch (error) {
    if (!(error instanceof NotFoundError) || path === notFoundPath) throw error;
    onMissing(error);
    return undefined;
  }
}

function fillPlaceOf(
  { site, path }: PageAddress,
  found: {
    layout: StoredDocument | undefined;
    params?: Record<string, string>;
    missingLanding?: boolean;
    missingGameOf?: FillPlace['missingGameOf'];
  },
): FillPlace {
  return {
    ...placeOf(site),
    path,
    params: found.params ?? {},
    missingLanding: found.missingLanding ?? false,
    ...(found.missingGameOf ? { missingGameOf: found.missingGameOf } : {}),
    footerSuppliesTerms: suppliesTerms(found.layout),
    liveChatOff: isLiveChatOff(found.layout?.blocks ?? []),
  };
}
