import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { AssetFile } from '../store/entities';
import type { ImageParameters } from './image-parameters';
import { outputFormat, transformImage } from './transform-image';
import { WorkQueue } from './work-queue';

/** Raise it when the same parameters give other bytes than before. */
const TRANSFORM_VERSION = 1;
const MEMORY_BYTES = 48 * 1024 * 1024;
const TRANSFORMS_AT_ONCE = 2;

/** A picture that cannot be decoded. */
export class ImageDecodeError extends Error {}

/**
 * Originals and transformed pictures: from memory, else from disk, else made. The disk cache is keyed by the
 * hash of the original's bytes and the parameters, so it never goes stale and several services may share it.
 */
export class ImageStore {
  readonly #cacheFolder: string;
  readonly #queue = new WorkQueue(TRANSFORMS_AT_ONCE);
  readonly #memory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(cacheFolder: string) {
    this.#cacheFolder = cacheFolder;
  }

  /** The bytes of an asset as they were delivered. */
  original(file: AssetFile): Promise<Buffer> {
    return this.#share(`original-${file.hash}`, () => readFile(file.path));
  }

  /**
   * The bytes of an asset after a transform. Requests for the same picture at the same time share one transform.
   * @throws ImageDecodeError when the original is damaged
   */
  transformed(file: AssetFile, parameters: ImageParameters): Promise<Buffer> {
    const format = outputFormat(file.contentType, parameters);
    const key = createHash('sha256')
      .update(
        JSON.stringify([TRANSFORM_VERSION, file.hash, file.contentType, format, Object.entries(parameters)]),
      )
      .digest('hex');
    return this.#share(key, async () => {
      const cached = path.join(this.#cacheFolder, key.slice(0, 2), `${key}.${format}`);
      const known = await readFile(cached).catch(() => null);
      if (known) return known;
      const bytes = await this.#queue.run(() => this.#transform(file, parameters));
      await writeWhole(cached, bytes);
      return bytes;
    });
  }

  async #transform(file: AssetFile, parameters: ImageParameters): Promise<Buffer> {
    const source = await readFile(file.path);
    try {
      return await transformImage(source, file.contentType, parameters);
    } catch (error) {
      throw new ImageDecodeError(
        `The file "${file.fileName}" of the asset "${file.assetId}" cannot be transformed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  #share(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#memory.get(key);
    if (known) return Promise.resolve(known);
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

/** Writes beside the place and renames, so that no reader meets half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
