import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import isEqual from 'fast-deep-equal';
import type { BrandChanges } from '../../schemas/generated/types';
import { validateBrandChanges } from '../../schemas/generated/validators.js';
import { claimDirectory, holderOf } from '../../services/process/directory-lock';
import { StudioRefusal } from './studio-refusal';

type Stored = BrandChanges['changes'];

const patienceMs = 3_000;
const pauseMs = 50;

/** The stored changes of a brand. @throws StudioRefusal when the file is invalid */
export async function readStored(folder: string, brand: string): Promise<Stored> {
  const file = path.join(folder, `${brand}.json`);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{"changes":[]}';
    throw error;
  });
  const value = parsed(text);
  if (validateBrandChanges(value)) return value.changes;
  throw new StudioRefusal(
    500,
    'BrokenBrandChanges',
    `${file} is no list of changes. Somebody who can reach the server has to correct or remove it.`,
  );
}

/** Ids of brands with a file of changes. */
export async function brandsWithChanges(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => /^([a-z][a-z0-9-]*)\.json$/.exec(name)?.[1] ?? []);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Locks the folder without blocking other requests. @throws StudioRefusal when another process holds the lock too long */
async function claim(folder: string): Promise<() => void> {
  for (let waited = 0; holderOf(folder) !== undefined; waited += pauseMs) {
    if (waited >= patienceMs)
      throw new StudioRefusal(503, 'BrandsBusy', 'Other changes are being stored. Try again in a moment.');
    await setTimeout(pauseMs);
  }
  return claimDirectory(folder);
}

/**
 * Replaces the stored changes of a brand atomically. Several processes may share the folder.
 * @returns false when they were changed since they were read
 * @throws StudioRefusal when another process holds the lock too long
 */
export async function replaceStored(
  folder: string,
  brand: string,
  from: Stored,
  to: Stored,
): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  // A running site notices the lock file and the changes together, and reloads once.
  const release = await claim(path.join(folder, '.writer'));
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
