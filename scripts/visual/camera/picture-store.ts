import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepNewest } from '../cache';

/** Pictures by the hash of what they were made of, in a folder that outlives the run. */
export class PictureStore {
  #folder: string;
  /** Those of this run only. */
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
    // Least recently used first out.
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  }

  /** @param lasting whether later runs may use the picture, too */
  write(key: string, picture: Buffer, lasting: boolean): void {
    if (!lasting) return void this.#passing.set(key, picture);
    // Renamed into place: a run that is cut off leaves no half of a picture.
    const unfinished = `${this.#file(key)}.${process.pid}`;
    writeFileSync(unfinished, picture);
    renameSync(unfinished, this.#file(key));
  }

  remove(key: string): void {
    this.#passing.delete(key);
    rmSync(this.#file(key), { force: true });
  }

  /** Removes what has not been needed for longest. */
  clean(count: number): void {
    keepNewest(this.#folder, count);
  }
}

/** Equal pictures have equal fingerprints. */
export function fingerprint(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}
