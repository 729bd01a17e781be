import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UPLOADS } from '../../store/asset-files';

const SHA256 = /^[0-9a-f]{64}$/;

/** More bytes than are taken. */
export class FileTooBig extends Error {
  override name = 'FileTooBig';
}

/** Not one byte. */
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
 * Uploaded bytes in the data folder, each file under the hash of its bytes: equal ones are stored once, and a file never changes. Files are
 * written atomically.
 */
export class UploadFiles {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = path.resolve(dataFolder, UPLOADS);
  }

  /** The `url` of an asset whose file this is. */
  static urlOf(sha256: string): string {
    return `//${UPLOADS}/${sha256}`;
  }

  /** Where the bytes of a hash lie. */
  pathOf(sha256: string): string {
    return path.join(this.#folder, sha256);
  }

  /**
   * Takes bytes as they come in.
   * @param source is read to the limit at most, and not destroyed
   * @throws FileTooBig, FileEmpty; nothing is stored then, nor when the source ends with an error
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
      // Also where the same bytes are there already: the new time protects it from the next sweep.
      await rename(draft, this.pathOf(sha256));
      await this.#syncFolder();
      return { sha256, size };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /**
   * Removes files that nothing names any more, and what was left of uploads that broke off.
   * @param isUsed by hash
   * @param olderThan milliseconds since 1970; newer files stay in any case
   * @returns how many files went
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

  /** Without it, a power failure could forget the new name of a file that an asset on disk already has. */
  async #syncFolder(): Promise<void> {
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
