import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { AssetFile } from './entities';
import type { StoredAssetFile } from './resource';
import { svgSize } from './svg-size';

const HASH_LENGTH = 20;

/** Folder of uploaded files below the data folder, and prefix of their URLs. */
export const UPLOADS = 'uploads';

/** Cached properties of a file, valid while its stamp (time and size) is unchanged. */
export interface MeasuredFile {
  readonly stamp: string;
  readonly hash: string;
  readonly bytes: number;
  /** Pixels; null unless it is an image. */
  readonly dimensions: { readonly width: number; readonly height: number } | null;
}

/** An asset whose URL leads out of its folder. */
export class AssetPathError extends Error {}

/** An asset whose file does not exist (yet). */
export class AssetFileMissing extends Error {}

interface AssetFilesOptions {
  /** Folder of files that come with the seed; null without one. */
  readonly contentFolder: string | null;
  readonly dataFolder: string;
}

/**
 * The files of a space's assets: those of the content folder in the repository, and uploads in the data folder.
 * Measurements are cached, so only files with a new size or time are read again.
 */
export class AssetFiles {
  readonly #contentFolder: string | null;
  readonly #dataFolder: string;
  /** By absolute path. Initialised from the last run; see {@link takeMeasured}. */
  readonly #measured = new Map<string, MeasuredFile>();
  #new = new Map<string, MeasuredFile>();

  constructor({ contentFolder, dataFolder }: AssetFilesOptions) {
    this.#contentFolder = contentFolder === null ? null : path.resolve(contentFolder);
    this.#dataFolder = path.resolve(dataFolder);
  }

  /** Adds a measurement of an earlier run to the cache. */
  remember(file: string, measured: MeasuredFile): void {
    this.#measured.set(file, measured);
  }

  /** Measurements since the last call. */
  takeMeasured(): ReadonlyMap<string, MeasuredFile> {
    const taken = this.#new;
    this.#new = new Map();
    return taken;
  }

  /**
   * Locates and measures the file of an asset. Its `url` without protocol and `//` is a path below the content
   * folder, as contentful-export writes downloaded assets, or, with the prefix `uploads/`, below the data
   * folder.
   * @throws AssetPathError when the path leaves the folder, AssetFileMissing when there is no such file.
   */
  async locate(
    assetId: string,
    { url, fileName, contentType, details }: StoredAssetFile,
  ): Promise<AssetFile> {
    const absolute = this.resolve(url ?? '');
    const measured = await this.#measure(absolute, url ?? '', contentType);
    const dimensions = details?.image ?? measured.dimensions;
    return {
      assetId,
      path: absolute,
      fileName,
      contentType,
      hash: measured.hash,
      bytes: measured.bytes,
      width: dimensions?.width ?? null,
      height: dimensions?.height ?? null,
    };
  }

  /**
   * The absolute path for a URL.
   * @throws AssetPathError
   */
  resolve(url: string): string {
    const relative = url.replace(/^(https?:)?\/\//, '');
    const folder = relative.startsWith(`${UPLOADS}/`) ? this.#dataFolder : this.#contentFolder;
    const absolute = folder === null ? '' : path.resolve(folder, relative);
    if (folder === null || !absolute.startsWith(folder + path.sep)) {
      throw new AssetPathError(
        `file url "${url}" leads out of the content folder; use a path such as //files/name.svg`,
      );
    }
    return absolute;
  }

  async #measure(absolute: string, url: string, contentType: string): Promise<MeasuredFile> {
    const found = await stat(absolute).catch(() => null);
    if (!found?.isFile()) throw new AssetFileMissing(`file "${url}" is not in the content folder`);
    const stamp = `${found.mtimeMs}:${found.size}`;
    const cached = this.#measured.get(absolute);
    if (cached?.stamp === stamp) return cached;
    const bytes = await readFile(absolute);
    const measured: MeasuredFile = {
      stamp,
      hash: createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH),
      bytes: bytes.length,
      dimensions: contentType.startsWith('image/') ? await dimensionsOf(bytes, contentType) : null,
    };
    this.#measured.set(absolute, measured);
    this.#new.set(absolute, measured);
    return measured;
  }
}

async function dimensionsOf(bytes: Buffer, contentType: string): Promise<MeasuredFile['dimensions']> {
  const stated = contentType === 'image/svg+xml' ? svgSize(bytes) : null;
  if (stated) return stated;
  return sharp(bytes)
    .metadata()
    .then(({ width, height }) => ({ width, height }))
    .catch(() => null);
}
