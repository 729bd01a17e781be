import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS } from '../../store/asset-files';

const SHA256 = /^[0-9a-f]{64}$/;

/** The upload exceeds the size limit. */
export class FileTooBig extends Error {
  override name = 'FileTooBig';
}

/** The upload is empty. */
export class FileEmpty extends Error {
  override name = 'FileEmpty';
}

export interface StoredFile {
  /** In hexadecimal. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Uploaded bytes in the data folder, each file named by the hash of its content: equal uploads are stored once,
 * and files never change. Files are written atomically.
 */
export class UploadFiles {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = path.resolve(dataFolder, UPLOADS);
  }

  /** The stored `url` of an asset with this file. */
  static urlOf(sha256: string): string {
    return `//${UPLOADS}/${sha256}`;
  }

  /** Path of the file with a hash. */
  pathOf(sha256: string): string {
    return path.join(this.#folder, sha256);
  }

  /**
   * Stores a stream of bytes.
   * @param source is read up to the limit, and not destroyed
   * @throws FileTooBig, FileEmpty; nothing is stored then, nor when the source fails
   */
  async add(source: AsyncIterable<unknown>, maxBytes: number): Promise<StoredFile> {
    await mkdir(this.#folder, { recursive: true });
    const draft = path.join(this.#folder, `${randomUUID()}.part`);
    const hash = createHash('sha256');
    let size = 0;
    try {
      const handle = await open(draft, 'wx');
      try {
        for await (const chunk of source) {
          const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
          size += bytes.length;
          if (size > maxBytes) throw new FileTooBig(`The file is larger than ${maxBytes} bytes.`);
          hash.update(bytes);
          await handle.write(bytes);
        }
        if (size === 0) throw new FileEmpty('The file is empty.');
        await handle.sync();
      } finally {
        await handle.close();
      }
      const sha256 = hash.digest('hex');
      // Also replaces an existing file: the new time protects it from the next sweep.
      await rename(draft, this.pathOf(sha256));
      await this.#syncFolder();
      return { sha256, size };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /**
   * Removes unreferenced files and the remains of aborted uploads.
   * @param isUsed by hash
   * @param olderThan milliseconds since 1970; newer files are never removed
   * @returns number of removed files
   */
  async sweep(isUsed: (sha256: string) => boolean, olderThan: number): Promise<number> {
    let removed = 0;
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const isUpload = SHA256.test(name);
      if (!isUpload && !name.endsWith('.part')) continue;
      const file = path.join(this.#folder, name);
      const found = await stat(file).catch(() => null);
      if (!found || found.mtimeMs >= olderThan || (isUpload && isUsed(name))) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  }

  /** Makes the renamed file durable: after a power failure, a stored asset must not refer to a missing file. */
  async #syncFolder(): Promise<void> {
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
