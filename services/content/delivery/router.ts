import { Router, type Request } from 'express';
import { notFound } from '../http/api-error';
import { answer, type Answer } from '../rest/answer';
import { environmentOf, type RestContext } from '../rest/context';
import { assetList, entryList, singleAsset, singleEntry } from './entities';
import {
  contentTypeList,
  emptyList,
  localeList,
  notFoundDetails,
  singleContentType,
  singleTag,
  spaceBody,
  tagList,
} from './model-bodies';
import { type ReaderKind, ReaderView } from './reader-view';
import { syncPage } from './sync';

/** The routes of the Content Delivery API and, with the same paths, of the Content Preview API. */
export function deliveryRouter(context: RestContext, kind: ReaderKind): Router {
  const router = Router({ mergeParams: true });
  const { fileUrl } = context;
  const get = (path: string, bodyOf: (request: Request, view: ReaderView) => unknown) => {
    const respond = (request: Request): Answer => ({
      body: bodyOf(request, new ReaderView(environmentOf(request, context), context.store, kind)),
      headers: { 'X-Contentful-Region': 'local' },
    });
    router.get(path, answer(respond));
  };

  get('/', (request, view) => {
    // Environments can only be read over the management API.
    if (request.params.environment !== undefined) throw notFound();
    return spaceBody(view);
  });
  get('/locales', (_request, view) => localeList(view));
  get('/content_types', ({ originalUrl }, view) => contentTypeList(originalUrl, view));
  get('/content_types/:id', (request, view) => singleContentType(idOf(request), view));
  // Releases have no timeline here: the timeline paths return the current state.
  for (const prefix of ['', '/timeline']) {
    get(`${prefix}/entries`, ({ originalUrl }, view) => entryList(originalUrl, { view, fileUrl }));
    get(`${prefix}/entries/:id`, (request, view) =>
      singleEntry(idOf(request), request.originalUrl, { view, fileUrl }),
    );
    get(`${prefix}/assets`, ({ originalUrl }, view) => assetList(originalUrl, { view, fileUrl }));
    get(`${prefix}/assets/:id`, (request, view) =>
      singleAsset(idOf(request), request.originalUrl, { view, fileUrl }),
    );
  }
  get('/tags', ({ originalUrl }, view) => tagList(originalUrl, view));
  get('/tags/:id', (request, view) => singleTag(idOf(request), view));
  get('/sync', (request, view) =>
    syncPage(request.originalUrl, `${request.protocol}://${request.get('host') ?? ''}`, { view, fileUrl }),
  );
  for (const [path, type] of [
    ['concepts', 'TaxonomyConcept'],
    ['concept-schemes', 'TaxonomyConceptScheme'],
  ] as const) {
    get(`/taxonomy/${path}`, ({ originalUrl }) => emptyList(originalUrl));
    get(`/taxonomy/${path}/:id`, (request, view) => {
      throw notFound(notFoundDetails(type, idOf(request), view));
    });
  }
  return router;
}

function idOf(request: Request): string {
  return request.params.id ?? '';
}
