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

/** A new draft. @param id chosen by the caller, so that a repeated call makes no second one. @throws ApiError */
export function createAsset(
  id: string,
  fields: AssetFields,
  metadata: ManagedAsset['metadata'] = { tags: [] },
): Promise<ManagedAsset> {
  return call(pathOf(id), validateManagedAsset, { method: 'PUT', body: { metadata, fields } });
}

/** Writes all fields. @param seen the version they were made from @throws ApiError 409 when somebody saved meanwhile */
export function saveAsset(seen: ManagedAsset, fields: AssetFields): Promise<ManagedAsset> {
  return call(pathOf(seen.sys.id), validateManagedAsset, {
    method: 'PUT',
    headers: versionOf(seen),
    body: { metadata: seen.metadata, fields },
  });
}

/** Has the upload made the file of the asset; it has an address when that is done. @throws ApiError */
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

/** Takes it off every list, or brings it back. It must not be published. @throws ApiError */
export function setAssetArchived({ sys }: ManagedAsset, isArchived: boolean): Promise<ManagedAsset> {
  return call(pathOf(sys.id, '/archived'), validateManagedAsset, { method: isArchived ? 'PUT' : 'DELETE' });
}

/** Deletes it for good. It must not be published. @throws ApiError */
export async function deleteAsset(id: string): Promise<void> {
  await send(pathOf(id), { method: 'DELETE' });
}
