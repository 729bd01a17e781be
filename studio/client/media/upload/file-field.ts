import type { AssetFile } from '../asset-file';
import type { Upload } from './send-bytes';

/** The file of an asset before the upload is processed. */
export function fileField(fileName: string, { uploadId, contentType }: Upload): AssetFile {
  const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: uploadId } };
  return { fileName: safeFileName(fileName), contentType, uploadFrom };
}

/** File names become part of an address, so slashes and control characters are removed. */
export function safeFileName(name: string): string {
  return name.replaceAll(/[/\\\p{Cc}]/gu, '_').slice(-200) || 'file';
}

/** For example "summer hero" for `summer-hero.png`. */
export function titleFor(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim();
  return words || fileName;
}
