import type { ManagedAsset, ManagedAssets } from '../../../schemas/generated/types';
import { validateManagedAsset, validateManagedAssets } from '../../../schemas/generated/validators.js';
import { call, send } from './call';

type AssetFields = ManagedAsset['fields'];

const path = '/api/environment/assets';

function pathOf(id: string, rest = ''): string {
  return `${path}/${encodeURIComponent(id)}${rest}`;
}

function versionOf({ sys }: Pick<ManagedAsset, 'sys'>): { 'x-contentful-version': string } {
  return { 'x-contentful-version': String(sys.version) };
}

/** @throws ApiError */
export function readAsset(id: string, signal?: AbortSignal): Promise<ManagedAsset> {
  return call(pathOf(id), validateManagedAsset, signal ? { signal } : {});
}

/** A query of the management API. @throws ApiError */
export function findAssets(query: Record<string, string>, signal?: AbortSignal): Promise<ManagedAssets> {
  return call(
    `${path}?${new URLSearchParams(query).toString()}`,
    validateManagedAssets,
    signal ? { signal } : {},
  );
}

/** Creates a draft. @param id chosen by the caller, so that a repeated call creates only one. @throws ApiError */
export function createAsset(
  id: string,
  fields: AssetFields,
  metadata: ManagedAsset['metadata'] = { tags: [] },
): Promise<ManagedAsset> {
  return call(pathOf(id), validateManagedAsset, { method: 'PUT', body: { metadata, fields } });
}

/** Writes all fields. @param seen the version they are based on @throws ApiError 409 after a concurrent save */
export function saveAsset(seen: ManagedAsset, fields: AssetFields): Promise<ManagedAsset> {
  return call(pathOf(seen.sys.id), validateManagedAsset, {
    method: 'PUT',
    headers: versionOf(seen),
    body: { metadata: seen.metadata, fields },
  });
}

/** Makes the upload the file of the asset, which has an address once that is done. @throws ApiError */
export async function processAsset(asset: ManagedAsset, locale: string): Promise<void> {
  await send(pathOf(asset.sys.id, `/files/${encodeURIComponent(locale)}/process`), {
    method: 'PUT',
    headers: versionOf(asset),
  });
}

/** @throws ApiError */
export function publishAsset(asset: ManagedAsset): Promise<ManagedAsset> {
  return call(pathOf(asset.sys.id, '/published'), validateManagedAsset, {
    method: 'PUT',
    headers: versionOf(asset),
  });
}

/** @throws ApiError */
export function unpublishAsset({ sys }: ManagedAsset): Promise<ManagedAsset> {
  return call(pathOf(sys.id, '/published'), validateManagedAsset, { method: 'DELETE' });
}

/** Archives it, which removes it from all lists, or restores it. It must not be published. @throws ApiError */
export function setAssetArchived({ sys }: ManagedAsset, isArchived: boolean): Promise<ManagedAsset> {
  return call(pathOf(sys.id, '/archived'), validateManagedAsset, { method: isArchived ? 'PUT' : 'DELETE' });
}

/** Deletes it permanently. It must not be published. @throws ApiError */
export async function deleteAsset(id: string): Promise<void> {
  await send(pathOf(id), { method: 'DELETE' });
}
