import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { AssetFile } from './entities';
import type { RawAssetFile } from './export-file';

const HASH_LENGTH = 20;

interface MeasuredFile {
  readonly stamp: string;
  readonly hash: string;
  readonly bytes: number;
  dimensions?: { readonly width: number; readonly height: number } | null;
}

/** An asset whose address leads out of the content folder. */
export class AssetPathError extends Error {}

/** An asset whose file is not there (yet). */
export class AssetFileMissing extends Error {}

/**
 * The files of a content folder's assets. Remembers what it measured, so that a reload reads only files whose
 * size or time has changed.
 */
export class AssetFiles {
  readonly #folder: string;
  readonly #measured = new Map<string, MeasuredFile>();

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
  }

  /**
   * Finds and measures the file of an asset. Its `url` without protocol and `//` is a path below the content
   * folder, as contentful-export writes downloaded assets.
   * @throws AssetPathError when the path leaves the folder, AssetFileMissing when there is no such file.
   */
  async locate(assetId: string, raw: RawAssetFile): Promise<AssetFile> {
    const absolute = this.#resolve(raw.url);
    const measured = await this.#measure(absolute, raw.url);
    const declared = raw.details?.image;
    const dimensions = declared ?? (await dimensionsOf(measured, absolute, raw.contentType));
    return {
      assetId,
      path: absolute,
      fileName: raw.fileName,
      contentType: raw.contentType,
      hash: measured.hash,
      bytes: measured.bytes,
      width: dimensions?.width ?? null,
      height: dimensions?.height ?? null,
    };
  }

  #resolve(url: string): string {
    const relative = url.replace(/^(https?:)?\/\//, '');
    const absolute = path.resolve(this.#folder, relative);
    if (!absolute.startsWith(this.#folder + path.sep)) {
      throw new AssetPathError(
        `file url "${url}" leads out of the content folder; use a path such as //files/name.svg`,
      );
    }
    return absolute;
  }

  async #measure(absolute: string, url: string): Promise<MeasuredFile> {
    const found = await stat(absolute).catch(() => null);
    if (!found?.isFile()) throw new AssetFileMissing(`file "${url}" is not in the content folder`);
    const stamp = `${found.mtimeMs}:${found.size}`;
    const known = this.#measured.get(absolute);
    if (known?.stamp === stamp) return known;
    const bytes = await readFile(absolute);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
    const measured: MeasuredFile = { stamp, hash, bytes: bytes.length };
    this.#measured.set(absolute, measured);
    return measured;
  }
}

async function dimensionsOf(measured: MeasuredFile, absolute: string, contentType: string) {
  if (measured.dimensions !== undefined) return measured.dimensions;
  measured.dimensions = contentType.startsWith('image/')
    ? await sharp(absolute)
        .metadata()
        .then(({ width, height }) => ({ width, height }))
        .catch(() => null)
    : null;
  return measured.dimensions;
}
