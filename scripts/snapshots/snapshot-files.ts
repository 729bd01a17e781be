import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const snapshotFolder = 'tests/snapshots';

/** Path below the snapshot folder → text. */
export type Snapshots = Map<string, string>;

/** Differences between the stored snapshots and the new ones, by path. */
export interface SnapshotChanges {
  added: string[];
  changed: string[];
  /** Stored snapshots whose block or fixture no longer exists. */
  obsolete: string[];
}

export function readSnapshots(folder = snapshotFolder): Snapshots {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

export function compareSnapshots(stored: Snapshots, made: Snapshots): SnapshotChanges {
  return {
    added: [...made.keys()].filter((file) => !stored.has(file)),
    changed: [...made.keys()].filter((file) => stored.has(file) && stored.get(file) !== made.get(file)),
    obsolete: [...stored.keys()].filter((file) => !made.has(file)),
  };
}

/** Writes the new snapshots over the stored ones. */
export function writeSnapshots(changes: SnapshotChanges, made: Snapshots, folder = snapshotFolder): void {
  for (const file of [...changes.added, ...changes.changed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), made.get(file) ?? '');
  }
  for (const file of changes.obsolete) rmSync(path.join(folder, file));
}
