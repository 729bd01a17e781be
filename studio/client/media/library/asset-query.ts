import type { FileKind } from '../asset-file';

/** Filters of the list of assets. */
export interface AssetFilter {
  readonly text: string;
  readonly kind: FileKind | 'all';
  /** Id of a tag; empty for any. */
  readonly tag: string;
  readonly show: AssetShow;
  readonly order: AssetOrder;
  /** From 0. */
  readonly page: number;
}

export const assetShows = ['all', 'draft', 'without-alt', 'heavy', 'unused', 'archived'] as const;
export type AssetShow = (typeof assetShows)[number];

/** Sort orders of the content service. */
const orders = {
  newest: '-sys.updatedAt',
  oldest: 'sys.updatedAt',
  name: 'fields.file.fileName',
  heaviest: '-fields.file.details.size',
} as const;
export type AssetOrder = keyof typeof orders;
export const assetOrders = ['newest', 'oldest', 'name', 'heaviest'] as const satisfies readonly AssetOrder[];

export const assetsPerPage = 48;

export const everyAsset: AssetFilter = {
  text: '',
  kind: 'all',
  tag: '',
  show: 'all',
  order: 'newest',
  page: 0,
};

const kindQueries: Readonly<Record<AssetFilter['kind'], Readonly<Record<string, string>>>> = {
  all: {},
  picture: { mimetype_group: 'image' },
  video: { mimetype_group: 'video' },
  captions: { 'fields.file.contentType': 'text/vtt' },
  document: { mimetype_group: 'pdfdocument' },
  other: { mimetype_group: 'attachment' },
};

const notArchived = { 'sys.archivedAt[exists]': 'false' };

/**
 * The management API's query for a filter. It does not support unused assets, which `chooseAssets` selects.
 * @param heavyBytes size in bytes from which a file is heavy
 */
export function assetQuery(filter: AssetFilter, heavyBytes: number): Record<string, string> {
  const { text, kind, tag, show, order, page } = filter;
  const shows: Readonly<Record<AssetShow, Readonly<Record<string, string>>>> = {
    all: notArchived,
    draft: { ...notArchived, 'sys.publishedAt[exists]': 'false' },
    'without-alt': { ...notArchived, 'fields.description[exists]': 'false' },
    heavy: { ...notArchived, 'fields.file.details.size[gt]': String(heavyBytes) },
    unused: notArchived,
    archived: { 'sys.archivedAt[exists]': 'true' },
  };
  return {
    ...(text.trim() === '' ? {} : { query: text.trim() }),
    ...kindQueries[kind],
    ...(tag === '' ? {} : { 'metadata.tags.sys.id[in]': tag }),
    ...shows[show],
    order: orders[order],
    limit: String(assetsPerPage),
    skip: String(page * assetsPerPage),
  };
}
