import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '../../process/error-message';
import type { AssetFile } from '../store/entities';
import { CacheFolder } from './cache-folder';
import type { ImageParameters } from './image-parameters';
import { outputFormat } from './transform-image';
import { QueueFull } from './transform-queue';
import { Transformer } from './transformer';

/** Increase it when the same parameters produce different bytes than before. */
const TRANSFORM_VERSION = 2;
const MEMORY_BYTES = 48 * 1024 * 1024;
/** Visitors choose sizes and qualities, so millions of variants of one original can be requested. */
const DISK_BYTES = 1024 ** 3;

export interface ImageStoreOptions {
  /** Limit of the folder with transformed pictures; 1 GB by default. */
  readonly maxDiskBytes?: number;
  /** Timeout of one transform. */
  readonly timeLimitMs?: number;
}

/** A picture that cannot be decoded. */
export class ImageDecodeError extends Error {}

/**
 * Originals and transformed pictures, from memory, disk or a new transform. The disk cache is keyed by the hash
 * of the original and the parameters, so it never goes stale and several services may share it.
 */
export class ImageStore {
  readonly #disk: CacheFolder;
  readonly #transformer: Transformer;
  readonly #memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(cacheFolder: string, { maxDiskBytes = DISK_BYTES, timeLimitMs }: ImageStoreOptions = {}) {
    this.#disk = new CacheFolder(cacheFolder, maxDiskBytes);
    this.#transformer = new Transformer(timeLimitMs);
  }

  /** Stops the worker processes. */
  close(): void {
    this.#transformer.close();
  }

  /** The original bytes of an asset. */
  original(file: AssetFile): Promise<Buffer> {
    return this.#share(`original-${file.hash}`, () => readFile(file.path));
  }

  /**
   * The transformed bytes of an asset. Concurrent requests for the same picture share one transform.
   * @param isSiteSize gives it priority
   * @throws ImageDecodeError when the original is damaged or too expensive; QueueFull
   */
  transformed(file: AssetFile, parameters: ImageParameters, isSiteSize: boolean): Promise<Buffer> {
    const format = outputFormat(file.contentType, parameters);
    const key = createHash('sha256')
      .update(
        JSON.stringify([TRANSFORM_VERSION, file.hash, file.contentType, format, Object.entries(parameters)]),
      )
      .digest('hex');
    return this.#share(key, async () => {
      const cached = path.join(key.slice(0, 2), `${key}.${format}`);
      const hit = await this.#disk.read(cached);
      if (hit) return hit;
      const bytes = await this.#transform(file, parameters, isSiteSize);
      await this.#disk.write(cached, bytes);
      return bytes;
    });
  }

  async #transform(file: AssetFile, parameters: ImageParameters, isSiteSize: boolean): Promise<Buffer> {
    const { contentType, width, height } = file;
    try {
      return await this.#transformer.transform({
        job: { file: path.resolve(file.path), contentType, parameters },
        size: width !== null && height !== null ? { width, height } : null,
        isSiteSize,
      });
    } catch (error) {
      if (error instanceof QueueFull) throw error;
      throw new ImageDecodeError(
        `The file "${file.fileName}" of the asset "${file.assetId}" cannot be transformed: ${errorMessage(error)}`,
      );
    }
  }

  #share(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const hit = this.#memory.get(key);
    if (hit) return Promise.resolve(hit);
    const running = this.#underWay.get(key);
    if (running) return running;
    const started = make()
      .then((bytes) => {
        this.#memory.set(key, bytes);
        return bytes;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, started);
    return started;
  }
}
