import type { AssetFile, EntityRecord } from '../../store/entities';
import type { Space } from '../../store/space';
import type { LinkedFromNode, AssetNode, EntryNode } from './nodes';
import type { Resolver } from './context';
import { imageQuery, type ImageTransform } from './image-query';
import { narrowScope, type LocaleArguments } from './scope';

interface UrlArguments extends LocaleArguments {
  readonly transform?: ImageTransform | null;
}

function fileOf({ record, scope }: AssetNode, args: LocaleArguments, space: Space): AssetFile | null {
  const { locale, useFallback } = narrowScope(scope, args, space);
  return space.locales.read(record.files, locale, useFallback);
}

function ofFile<T>(pick: (file: AssetFile) => T): Resolver<AssetNode, LocaleArguments> {
  return (node, args, { space }) => {
    const file = fileOf(node, args, space);
    return file ? pick(file) : null;
  };
}

function text(name: 'title' | 'description'): Resolver<AssetNode, LocaleArguments> {
  return ({ record, scope }, args, { space }) => {
    const { locale, useFallback } = narrowScope(scope, args, space);
    return space.locales.read(record[name], locale, useFallback);
  };
}

const url: Resolver<AssetNode, UrlArguments> = (node, args, { space, fileUrl }) => {
  const file = fileOf(node, args, space);
  if (!file) return null;
  const isImage = file.contentType.startsWith('image/');
  return fileUrl(file, args.transform && isImage ? imageQuery(args.transform) : '');
};

/** Resolvers of the type Asset, except those shared with entries. */
export const assetResolvers: Readonly<Record<string, Resolver<AssetNode, UrlArguments>>> = {
  title: text('title'),
  description: text('description'),
  contentType: ofFile((file) => file.contentType),
  fileName: ofFile((file) => file.fileName),
  size: ofFile((file) => file.bytes),
  width: ofFile((file) => file.width),
  height: ofFile((file) => file.height),
  url,
};

/** `sys` of entries and assets. */
export const sys: Resolver<EntryNode | AssetNode> = ({ record, scope }, _args, { space }) => ({
  id: record.sys.id,
  spaceId: space.id,
  environmentId: space.environment,
  locale: scope.locale,
  publishedAt: record.sys.publishedAt,
  firstPublishedAt: record.sys.firstPublishedAt,
  publishedVersion: record.sys.publishedVersion,
});

/** `contentfulMetadata` of entries and assets. */
export const metadata: Resolver<{ readonly record: EntityRecord }> = ({ record }, _args, { space }) => ({
  tags: record.tagIds.map((id) => ({ id, name: space.tagNames.get(id) ?? null })),
  concepts: record.conceptIds.map((id) => ({ id })),
});

/** `linkedFrom` of entries and assets. */
export const linkedFrom: Resolver<
  EntryNode | AssetNode,
  { readonly allowedLocales?: readonly (string | null)[] | null }
> = (target, { allowedLocales }): LinkedFromNode => ({
  target,
  locales: allowedLocales ? new Set(allowedLocales.filter((code) => code !== null)) : null,
});
