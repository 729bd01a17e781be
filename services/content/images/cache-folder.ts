import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Minimum size accounted per file; otherwise many tiny files would bypass the limit. */
const BLOCK_BYTES = 4096;

/**
 * Disk cache of limited size, evicting the least recently used file first. File times carry the order over to
 * the next process. Processes may share a folder; each limits the files that it has seen.
 */
export class CacheFolder {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Size in bytes by path below the folder. */
  readonly #files: LRUCache<string, number>;
  #scan: Promise<void> | undefined;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: blocksOf,
      dispose: (_bytes, name, reason) => {
        // Not awaited; if the deletion fails, the next process indexes the file.
        if (reason === 'evict') void rm(this.#pathOf(name), { force: true }).catch(() => undefined);
      },
    });
  }

  /** The bytes of a file, null on a cache miss. */
  async read(name: string): Promise<Buffer | null> {
    await this.#loaded();
    const bytes = await readFile(this.#pathOf(name)).catch(() => null);
    if (!bytes) return null;
    this.#files.set(name, bytes.length);
    const now = new Date();
    await utimes(this.#pathOf(name), now, now).catch(() => undefined);
    return bytes;
  }

  /** Stores a file unless it alone exceeds the limit. Written to a temporary name first, so that readers never see a partial file. */
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

  /** Resolves once the existing files are indexed. */
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
