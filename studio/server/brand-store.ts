import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import isEqual from 'fast-deep-equal';
import type { BrandChanges } from '../../schemas/generated/types';
import { validateBrandChanges } from '../../schemas/generated/validators.js';
import { claimDirectory } from '../../services/process/directory-lock';

type Stored = BrandChanges['changes'];

/** The stored changes of a brand. @throws Error when the file is no list of changes */
export async function readStored(folder: string, brand: string): Promise<Stored> {
  const file = path.join(folder, `${brand}.json`);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{"changes":[]}';
    throw error;
  });
  const value: unknown = JSON.parse(text);
  if (!validateBrandChanges(value)) throw new Error(`${file} is no list of changes`);
  return value.changes;
}

/**
 * Replaces the stored changes of a brand, complete or not at all. Several processes may share the folder.
 *
 * @returns false when they are no longer those it was made from
 * @throws DirectoryTakenError when another process does not let go of the folder
 */
export async function replaceStored(
  folder: string,
  brand: string,
  from: Stored,
  to: Stored,
): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  // A running site notices the mark and the file together, and reads once.
  const release = claimDirectory(path.join(folder, '.writer'));
  try {
    if (!isEqual(await readStored(folder, brand), from)) return false;
    const draft = path.join(folder, `.${brand}.${randomUUID()}`);
    await writeFile(draft, `${JSON.stringify({ changes: to }, undefined, 2)}\n`);
    await rename(draft, path.join(folder, `${brand}.json`));
    return true;
  } finally {
    release();
  }
}
