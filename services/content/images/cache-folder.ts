import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Smallest size on disk that a file counts as: tiny files without number would count as nothing. */
const BLOCK_BYTES = 4096;

/**
 * Files that can be made again, in a folder of limited size: the least recently used are evicted first.
 * The next process reads the order from the times of the files. Several processes may share a folder; each limits the files it has seen.
 */
export class CacheFolder {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Bytes by path below the folder. */
  readonly #files: LRUCache<string, number>;
  #scan: Promise<void> | undefined;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: blocksOf,
      dispose: (_bytes, name, reason) => {
        // Not awaited; a file that stays is found by the next process.
        if (reason === 'evict') void rm(this.#pathOf(name), { force: true }).catch(() => undefined);
      },
    });
  }

  /** The bytes of a file, null when there is none. */
  async read(name: string): Promise<Buffer | null> {
    await this.#loaded();
    const bytes = await readFile(this.#pathOf(name)).catch(() => null);
    if (!bytes) return null;
    this.#files.set(name, bytes.length);
    const now = new Date();
    await utimes(this.#pathOf(name), now, now).catch(() => undefined);
    return bytes;
  }

  /** Keeps a file, unless it alone is over the limit. It is written beside its place, so that no reader meets half of it. */
  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#loaded();
    if (blocksOf(bytes.length) > this.#maxBytes) return;
    const file = this.#pathOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    this.#files.set(name, bytes.length);
  }

  #pathOf(name: string): string {
    return path.join(this.#folder, name);
  }

  /** Resolves once the files of earlier processes are indexed. */
  #loaded(): Promise<void> {
    this.#scan ??= this.#takeStock();
    return this.#scan;
  }

  async #takeStock(): Promise<void> {
    const found: { name: string; bytes: number; time: number }[] = [];
    for (const name of await readdir(this.#folder, { recursive: true }).catch(() => [])) {
      const stats = await stat(this.#pathOf(name)).catch(() => null);
      if (stats?.isFile()) found.push({ name, bytes: stats.size, time: stats.mtimeMs });
    }
    for (const { name, bytes } of found.sort((a, b) => a.time - b.time)) this.#files.set(name, bytes);
  }
}

function blocksOf(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / BLOCK_BYTES)) * BLOCK_BYTES;
}
