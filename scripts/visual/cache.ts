import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** All files the visual comparison stores between runs; deleting it only costs time. */
export const cacheFolder = path.resolve('.cache/visual');

export function cachePath(...parts: string[]): string {
  return path.join(cacheFolder, ...parts);
}

/** Creates the folder of a file. */
export function makeFolderOf(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
}

/** Keeps the newest entries of a folder and removes the others. */
export function keepNewest(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder)
    .map((name) => ({ place: path.join(folder, name), age: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.age - a.age);
  for (const { place } of entries.slice(count)) rmSync(place, { recursive: true, force: true });
}
