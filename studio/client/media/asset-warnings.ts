import type { ManagedAsset } from '../../../schemas/generated/types';
import { type FileKind, fileOf, kindOf } from './asset-file';

/** Size in bytes from which a file is heavy for a page. */
export const heavyBytes: Readonly<Record<FileKind, number>> = {
  picture: 1_000_000,
  video: 20_000_000,
  captions: 200_000,
  document: 10_000_000,
  other: 10_000_000,
};

/** Width in pixels required of pictures that pages show large. */
const neededWidths = [
  { contentType: 'heroBanner', field: 'image', width: 1200 },
  { contentType: 'bannerSlide', field: 'image', width: 1200 },
  { contentType: 'heroBanner', field: 'imageTall', width: 720 },
  { contentType: 'bannerSlide', field: 'imageTall', width: 720 },
  { contentType: 'video', field: 'poster', width: 1200 },
] as const;

/** A place where an asset is linked. */
export interface AssetUse {
  readonly contentType: string;
  readonly field: string;
}

export type AssetWarning =
  | { readonly id: 'no-file' }
  | { readonly id: 'heavy'; readonly size: number }
  | { readonly id: 'no-alt' }
  | { readonly id: 'narrow'; readonly width: number; readonly needed: number; readonly contentType: string };

/** Warnings about an asset. @param uses where the asset is linked, as far as loaded */
export function assetWarnings(
  asset: ManagedAsset,
  defaultLocale: string | undefined,
  uses: readonly AssetUse[] = [],
): AssetWarning[] {
  const file = fileOf(asset, defaultLocale);
  if (!file?.url) return [{ id: 'no-file' }];
  const kind = kindOf(file.contentType);
  const { size = 0, image } = file.details ?? {};
  const warnings: AssetWarning[] = [];
  if (size > heavyBytes[kind]) warnings.push({ id: 'heavy', size });
  if (kind === 'picture' && !hasAlt(asset, defaultLocale)) warnings.push({ id: 'no-alt' });
  // A vector drawing has no pixel size.
  if (!image || file.contentType === 'image/svg+xml') return warnings;
  const narrow = neededWidths
    .filter((needed) => image.width < needed.width)
    .find((needed) =>
      uses.some((use) => use.contentType === needed.contentType && use.field === needed.field),
    );
  if (narrow)
    warnings.push({
      id: 'narrow',
      width: image.width,
      needed: narrow.width,
      contentType: narrow.contentType,
    });
  return warnings;
}

function hasAlt({ fields }: ManagedAsset, defaultLocale: string | undefined): boolean {
  const texts = fields.description ?? {};
  return defaultLocale === undefined ? Object.values(texts).some(Boolean) : Boolean(texts[defaultLocale]);
}
