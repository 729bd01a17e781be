import type { ManagedAsset } from '../../../schemas/generated/types';
import { imageQualities, type ImageWidth } from '../../../schemas/image-sizes';

export type AssetFile = NonNullable<ManagedAsset['fields']['file']>[string];

/** Kinds of files; the library filters by them. */
export type FileKind = 'picture' | 'video' | 'captions' | 'document' | 'other';

/** The formats that the content service can resize. */
const scalable = /^image\/(png|jpe?g|gif|webp|avif|svg\+xml)$/;

/** The file in the default language, which others fall back to; else the first one. */
export function fileOf({ fields }: ManagedAsset, defaultLocale: string | undefined): AssetFile | undefined {
  const files = fields.file ?? {};
  return (defaultLocale === undefined ? undefined : files[defaultLocale]) ?? Object.values(files)[0];
}

/** The title in lists: in the default language, else in any, else the file name. */
export function titleOf(asset: ManagedAsset, defaultLocale: string | undefined): string {
  const titles = asset.fields.title ?? {};
  const title = (defaultLocale === undefined ? undefined : titles[defaultLocale]) || Object.values(titles)[0];
  return title || fileOf(asset, defaultLocale)?.fileName || asset.sys.id;
}

export function kindOf(contentType: string): FileKind {
  if (contentType.startsWith('image/')) return 'picture';
  if (contentType.startsWith('video/')) return 'video';
  if (contentType === 'text/vtt') return 'captions';
  return contentType === 'application/pdf' ? 'document' : 'other';
}

/** The address of a file; undefined until it is processed. Contentful omits the protocol. */
export function addressOf(file: AssetFile | undefined): string | undefined {
  return file?.url?.startsWith('//') ? `https:${file.url}` : file?.url;
}

/** A small version of a picture, in a size that pages request too; undefined for other files. */
export function thumbnailOf(file: AssetFile | undefined, width: ImageWidth = 240): string | undefined {
  const address = addressOf(file);
  if (address === undefined || !file || !scalable.test(file.contentType)) return undefined;
  return `${address}?w=${width}&fm=webp&q=${imageQualities.webp}`;
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** For example "1.4 MB". */
export function weightText(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const options = { style: 'unit', unit: units[power], unitDisplay: power === 0 ? 'long' : 'short' } as const;
  const digits = power === 0 || bytes / 1_000 ** power >= 100 ? 0 : 1;
  return new Intl.NumberFormat('en', { ...options, maximumFractionDigits: digits }).format(
    bytes / 1_000 ** power,
  );
}
