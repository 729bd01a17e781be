import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepNewest } from '../cache';

/** Pictures by the hash of their inputs, in a persistent folder. */
export class PictureStore {
  #folder: string;
  /** Pictures of this run only. */
  #passing = new Map<string, Buffer>();

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  #file(key: string): string {
    return path.join(this.#folder, `${key}.png`);
  }

  has(key: string): boolean {
    return this.#passing.has(key) || existsSync(this.#file(key));
  }

  read(key: string): Buffer {
    const passing = this.#passing.get(key);
    if (passing) return passing;
    const file = this.#file(key);
    // Updates the time of use, for eviction.
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  }

  /** @param lasting whether later runs may use the picture */
  write(key: string, picture: Buffer, lasting: boolean): void {
    if (!lasting) return void this.#passing.set(key, picture);
    // Written atomically, so that an aborted run leaves no incomplete picture.
    const unfinished = `${this.#file(key)}.${process.pid}`;
    writeFileSync(unfinished, picture);
    renameSync(unfinished, this.#file(key));
  }

  remove(key: string): void {
    this.#passing.delete(key);
    rmSync(this.#file(key), { force: true });
  }

  /** Removes the least recently used pictures. */
  clean(count: number): void {
    keepNewest(this.#folder, count);
  }
}

/** Equal pictures have equal fingerprints. */
export function fingerprint(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}
