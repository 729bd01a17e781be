import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { AssetPathError, type AssetFiles, UPLOADS } from '../../services/content/store/asset-files';
import type { DatabaseRow } from '../../services/process/database';
import { isRecord } from '../../schemas/is-record';

/** The outcome of copying the assets' files. Paths are relative, as in the assets' urls. */
export interface CopiedFiles {
  readonly copied: number;
  readonly missing: readonly string[];
  /** Files left unchanged because another one with the same name exists. */
  readonly different: readonly string[];
}

/** The files that any version of any asset names, and those uploaded for one: `files/games/x.svg`, `uploads/{hash}`. Sorted. */
export function namedFiles(rows: Iterable<DatabaseRow>): string[] {
  const found = new Set<string>();
  for (const { key, value } of rows) {
    const [table, , kind] = key;
    if (kind === 'Upload' && isRecord(value)) found.add(`${UPLOADS}/${String(value.sha256)}`);
    if (kind !== 'Asset') continue;
    const asset = table === 'snapshot' && isRecord(value) ? value.resource : value;
    const file = isRecord(asset) && isRecord(asset.fields) ? asset.fields.file : undefined;
    for (const one of isRecord(file) ? Object.values(file) : [])
      if (isRecord(one) && typeof one.url === 'string') found.add(one.url.replace(/^(https?:)?\/\//, ''));
  }
  return [...found].sort();
}

/**
 * Copies files from one store's folders to another's. Writes are atomic; existing files are not overwritten.
 * @throws AssetPathError when a name leads out of its folder; nothing is copied then
 */
export async function copyFiles(
  names: readonly string[],
  from: AssetFiles,
  to: AssetFiles,
): Promise<CopiedFiles> {
  const pairs = names.map((name) => ({
    name,
    source: from.resolve(`//${name}`),
    target: to.resolve(`//${name}`),
  }));
  const missing: string[] = [];
  const different: string[] = [];
  let copied = 0;
  for (const { name, source, target } of pairs) {
    const bytes = await readFile(source).catch(() => null);
    if (bytes === null) {
      missing.push(name);
      continue;
    }
    checkHash(name, bytes);
    const found = await readFile(target).catch(() => null);
    if (found?.equals(bytes)) continue;
    if (found) {
      different.push(name);
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.part`;
    await copyFile(source, draft);
    await rename(draft, target);
    copied += 1;
  }
  return { copied, missing, different };
}

/** Uploaded files are named by the hash of their bytes. */
function checkHash(name: string, bytes: Buffer): void {
  const [folder, hash] = name.split('/');
  if (folder !== UPLOADS) return;
  if (createHash('sha256').update(bytes).digest('hex') !== hash)
    throw new AssetPathError(
      `${name} does not hold the bytes that its name says. The copy is damaged; make a new one.`,
    );
}

/** Whether a file or folder of this name is there. */
export async function isThere(name: string): Promise<boolean> {
  return (await stat(name).catch(() => null)) !== null;
}

export async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => null))?.isDirectory() ?? false;
}
