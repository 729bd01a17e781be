import type { ManagedAsset } from '../../../../schemas/generated/types';
import { fileOf, kindOf } from '../asset-file';
import type { AssetFilter } from './asset-query';

/** Assets of a list that match a filter's words, kind and tag, in its order. */
export function chooseAssets(
  assets: readonly ManagedAsset[],
  { text, kind, tag, order }: AssetFilter,
  defaultLocale: string | undefined,
): ManagedAsset[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  const chosen = assets.filter((asset) => {
    const file = fileOf(asset, defaultLocale);
    const texts = [asset.fields.title, asset.fields.description].flatMap((values) =>
      Object.values(values ?? {}),
    );
    const all = [...texts, file?.fileName ?? ''].join('\n').toLowerCase();
    return (
      words.every((word) => all.includes(word)) &&
      (kind === 'all' || kindOf(file?.contentType ?? '') === kind) &&
      (tag === '' || asset.metadata.tags.some(({ sys }) => sys.id === tag))
    );
  });
  const name = (asset: ManagedAsset) => fileOf(asset, defaultLocale)?.fileName ?? '';
  const weight = (asset: ManagedAsset) => fileOf(asset, defaultLocale)?.details?.size ?? 0;
  const comparisons: Record<AssetFilter['order'], (one: ManagedAsset, other: ManagedAsset) => number> = {
    newest: (one, other) => other.sys.updatedAt.localeCompare(one.sys.updatedAt),
    oldest: (one, other) => one.sys.updatedAt.localeCompare(other.sys.updatedAt),
    name: (one, other) => name(one).localeCompare(name(other)),
    heaviest: (one, other) => weight(other) - weight(one),
  };
  return chosen.sort(comparisons[order]);
}
