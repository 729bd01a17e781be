import type { RestContext } from '../../rest/context';
import type { Environment } from '../../store/content-store';
import type { AssetFile } from '../../store/entities';
import { linkTo } from '../../store/link-to';
import type {
  EnvironmentKind,
  EnvironmentResources,
  SpaceKind,
  SpaceResources,
  StoredAsset,
  StoredAssetFile,
} from '../../store/resource';

/** Any resource of the store. */
export type StoredResource = EnvironmentResources[EnvironmentKind] | SpaceResources[SpaceKind];

/** A resource as the management API returns it. */
export interface PresentedResource {
  readonly sys: Readonly<Record<string, unknown>>;
  readonly [property: string]: unknown;
}

/**
 * A resource as the management API and webhooks send it, with links to its space and environment and public URLs of asset files.
 *
 * @param environment null for resources of the space
 */
export function present(
  resource: StoredResource,
  environment: Environment | null,
  context: Pick<RestContext, 'store' | 'fileUrl'>,
): PresentedResource {
  const sys = {
    space: linkTo('Space', context.store.spaceId),
    ...(environment ? { environment: linkTo('Environment', environment.id) } : {}),
    ...resource.sys,
  };
  if (isAsset(resource)) {
    const { fields, metadata } = resource;
    const file =
      environment && fields.file ? publicFiles(resource, environment, context.fileUrl) : fields.file;
    return { metadata: completeMetadata(metadata), sys, fields: file ? { ...fields, file } : fields };
  }
  if (isOfKind(resource, 'Entry')) return { ...resource, metadata: completeMetadata(resource.metadata), sys };
  // Stored under the id of its content type; the API calls it `default`.
  if (isOfKind(resource, 'EditorInterface')) return { ...resource, sys: { ...sys, id: 'default' } };
  return { ...resource, sys };
}

/**
 * The file for a stored asset URL; undefined if it does not exist. Checks the draft and the published copy, which may have different files.
 */
export function fileOf(
  environment: Environment,
  assetId: string,
  locale: string,
  url: string,
): AssetFile | undefined {
  const { preview, published } = environment.space;
  if (environment.get('Asset', assetId)?.fields.file?.[locale]?.url === url) {
    const file = preview.asset(assetId)?.files[locale];
    if (file) return file;
  }
  if (environment.published('Asset', assetId)?.fields.file?.[locale]?.url === url) {
    return published.asset(assetId)?.files[locale];
  }
  return undefined;
}

function publicFiles(
  asset: StoredAsset,
  environment: Environment,
  fileUrl: RestContext['fileUrl'],
): Readonly<Record<string, StoredAssetFile>> {
  const files = Object.entries(asset.fields.file ?? {}).map(([locale, file]) => {
    const found = file.url === undefined ? undefined : fileOf(environment, asset.sys.id, locale, file.url);
    return [
      locale,
      found ? { ...file, url: fileUrl(found), details: detailsOf(file, found) } : file,
    ] as const;
  });
  return Object.fromEntries(files);
}

function detailsOf(
  stored: StoredAssetFile,
  { bytes: size, width, height }: AssetFile,
): StoredAssetFile['details'] {
  const image = stored.details?.image ?? (width === null || height === null ? undefined : { width, height });
  return image ? { size, image } : { size };
}

function completeMetadata(metadata: StoredAsset['metadata']) {
  return { tags: metadata?.tags ?? [], concepts: metadata?.concepts ?? [] };
}

function isOfKind<K extends EnvironmentKind>(
  resource: StoredResource,
  kind: K,
): resource is EnvironmentResources[K] {
  return resource.sys.type === kind;
}

function isAsset(resource: StoredResource): resource is StoredAsset {
  return isOfKind(resource, 'Asset');
}
