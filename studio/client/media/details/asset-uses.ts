import type { ManagedEntry } from '../../../../schemas/generated/types';
import { validateManagedEntries } from '../../../../schemas/generated/validators.js';
import { call } from '../../api/call';
import { findEntries } from '../../api/entries';
import { linkedAssets } from '../library/linked-assets';
import { readAll } from '../read-all';

/** An entry that links an asset. */
export interface AssetUser {
  readonly entry: ManagedEntry;
  /** Ids of the fields that link it. */
  readonly fields: readonly string[];
  readonly isInDraft: boolean;
  readonly isInPublished: boolean;
}

const itemsPerAnswer = 200;

/** All entries that link an asset, in their newest draft or as published. @throws ApiError */
export async function readAssetUses(assetId: string, signal?: AbortSignal): Promise<AssetUser[]> {
  const [drafts, published] = await Promise.all([
    readAll((skip) => findEntries(queryOf(assetId, skip), signal)),
    readAll((skip) => findPublished(queryOf(assetId, skip), signal)),
  ]);
  return mergeUses(assetId, drafts, published);
}

/** Drafts and published versions merged: each entry once. */
export function mergeUses(
  assetId: string,
  drafts: readonly ManagedEntry[],
  published: readonly ManagedEntry[],
): AssetUser[] {
  const inDraft = new Set(drafts.map(({ sys }) => sys.id));
  const inPublished = new Set(published.map(({ sys }) => sys.id));
  return [...drafts, ...published.filter(({ sys }) => !inDraft.has(sys.id))].map((entry) => ({
    entry,
    fields: Object.keys(entry.fields).filter((name) => linkedAssets(entry.fields[name]).includes(assetId)),
    isInDraft: inDraft.has(entry.sys.id),
    isInPublished: inPublished.has(entry.sys.id),
  }));
}

function queryOf(assetId: string, skip: number): Record<string, string> {
  return { links_to_asset: assetId, order: 'sys.id', limit: String(itemsPerAnswer), skip: String(skip) };
}

function findPublished(query: Record<string, string>, signal?: AbortSignal) {
  const address = `/api/environment/public/entries?${new URLSearchParams(query).toString()}`;
  return call(address, validateManagedEntries, signal ? { signal } : {});
}
