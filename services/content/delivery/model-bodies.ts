import { notFound } from '../http/api-error';
import { property, readPath, sysProperty } from '../rest/property';
import { readQuery } from '../rest/query-parameters';
import { arrayBody, select } from '../rest/select';
import type { RawField } from '../store/export-file';
import type { ContentType } from '../store/entities';
import { linkTo } from '../store/link-to';
import type { StoredLocale, StoredTag } from '../store/resource';
import type { ReaderView } from './reader-view';

interface ModelBody {
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly [property: string]: unknown;
}

const MAX_LOCALES = 1000;

/** The space with its locales; clients request it first. */
export function spaceBody(view: ReaderView): Record<string, unknown> {
  return {
    sys: { type: 'Space', id: view.spaceId },
    name: view.spaceId,
    locales: view.locales.map(localeFields),
  };
}

/** All locales that are delivered. */
export function localeList(view: ReaderView): Record<string, unknown> {
  const items = view.locales.map((locale) => ({
    ...localeFields(locale),
    sys: { id: locale.sys.id, type: 'Locale', version: locale.sys.version },
  }));
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: MAX_LOCALES, items };
}

function localeFields({ code, default: isDefault, name, fallbackCode }: StoredLocale) {
  return { code, default: isDefault, name, fallbackCode };
}

/**
 * A page of published content types.
 * @throws ApiError 400
 */
export function contentTypeList(url: string, view: ReaderView): Record<string, unknown> {
  return modelList(
    url,
    [...view.types.values()].map((type) => contentTypeBody(type, view)),
  );
}

/** @throws ApiError 404 */
export function singleContentType(id: string, view: ReaderView): ModelBody {
  const type = view.types.get(id);
  if (!type) throw notFound(notFoundDetails('ContentType', id, view));
  return contentTypeBody(type, view);
}

/**
 * A page of public tags.
 * @throws ApiError 400
 */
export function tagList(url: string, view: ReaderView): Record<string, unknown> {
  return modelList(
    url,
    publicTags(view).map((tag) => tagBody(tag, view)),
  );
}

/** @throws ApiError 404 */
export function singleTag(id: string, view: ReaderView): ModelBody {
  const tag = publicTags(view).find(({ sys }) => sys.id === id);
  if (!tag) throw notFound(notFoundDetails('Tag', id, view));
  return tagBody(tag, view);
}

/** An empty list, for resources that this service does not have. */
export function emptyList(url: string): Record<string, unknown> {
  return modelList(url, []);
}

/** Details of a 404 about the requested entity. */
export function notFoundDetails(type: string, id: string, { environment, spaceId }: ReaderView) {
  return { type, id, environment: environment.id, space: spaceId };
}

function modelList(url: string, bodies: readonly ModelBody[]): Record<string, unknown> {
  const names = ['name', 'displayField', 'description'];
  const selection = select(bodies, readQuery(url), {
    property: (path) => {
      const [first, ...rest] = path.split('.');
      if (first === 'sys') return sysProperty(rest, ({ sys }: ModelBody) => sys);
      return names.includes(path)
        ? property('Symbol', (body: ModelBody) => readPath(body, [path]))
        : undefined;
    },
    words: (body) => String(readPath(body, ['name']) ?? ''),
    idOf: ({ sys }) => sys.id,
  });
  return arrayBody(selection, (body) => body);
}

function publicTags({ environment }: ReaderView): readonly StoredTag[] {
  return environment.list('Tag').filter(({ sys }) => sys.visibility !== 'private');
}

function tagBody({ sys, name }: StoredTag, view: ReaderView): ModelBody {
  const { id, createdAt, updatedAt, version, visibility } = sys;
  const where = {
    space: linkTo('Space', view.spaceId),
    environment: linkTo('Environment', view.environment.id),
  };
  return { sys: { ...where, id, type: 'Tag', createdAt, updatedAt, visibility, version }, name };
}

function contentTypeBody({ id, name, description, fields }: ContentType, view: ReaderView): ModelBody {
  const copy = view.environment.published('ContentType', id);
  const sys = copy?.sys;
  return {
    sys: {
      space: linkTo('Space', view.spaceId),
      id,
      type: 'ContentType',
      createdAt: sys?.firstPublishedAt ?? sys?.createdAt,
      updatedAt: sys?.publishedAt ?? sys?.updatedAt,
      environment: linkTo('Environment', view.environment.id),
      publishedVersion: sys?.publishedVersion,
      revision: sys?.publishedCounter ?? 1,
    },
    displayField: copy?.displayField ?? null,
    name,
    description,
    fields: fields.map(fieldBody),
  };
}

/** A field in a delivered content type, without most of its validations. */
function fieldBody(field: RawField): Record<string, unknown> {
  const { id, type, localized = false, omitted = false, linkType, items } = field;
  const { name = id, required = false, disabled = false }: Readonly<Record<string, unknown>> = { ...field };
  return {
    id,
    name,
    type,
    localized,
    required,
    disabled,
    omitted,
    ...(linkType !== undefined && { linkType }),
    ...(items && { items: { ...items, validations: items.validations ?? [] } }),
  };
}
