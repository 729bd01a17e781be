import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesFolder } from '../../site/configuration/changed-brand.server';
import { ConfigurationError } from '../../site/configuration/configuration-error';
import type { BrandProblem } from '../new-brand/wish';
import { readWithChanges } from './site-project.server';

/** Path below the folder of a brand → text. */
export type BrandTexts = ReadonlyMap<string, string>;

/** A brand with this id was created concurrently. */
export class BrandTakenError extends Error {
  override name = 'BrandTakenError';
}

/** Configuration files as text. */
export function brandTexts(configuration: Readonly<Record<string, object>>): Map<string, string> {
  return new Map(
    Object.entries(configuration).map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`]),
  );
}

/** Faults the site would find in a new brand together with all others; checked on copies, outside of the watched folder. */
export function folderProblems(brandsFolder: string, id: string, texts: BrandTexts): BrandProblem[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-brand-'));
  try {
    for (const name of readdirSync(brandsFolder))
      if (name !== changesFolder)
        cpSync(path.join(brandsFolder, name), path.join(copy, name), { recursive: true });
    writeAll(path.join(copy, id), texts);
    readWithChanges(copy);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const lines = error.message.replaceAll(copy, brandsFolder).split('\n');
    return lines.map((message) => ({ field: 'brand', message }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Writes the folder of a brand to a draft and moves it into place atomically.
 * @param draft folder on the same disk, owned by this process
 * @throws BrandTakenError when a brand with this id exists
 */
export function placeBrand(brandsFolder: string, draft: string, id: string, texts: BrandTexts): void {
  writeAll(path.join(draft, id), texts);
  try {
    renameSync(path.join(draft, id), path.join(brandsFolder, id));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOTDIR')
      throw new BrandTakenError(`${path.join(brandsFolder, id)} is there already.`, { cause: error });
    throw error;
  }
}

/** Never overwrites existing files. */
function writeAll(folder: string, texts: BrandTexts): void {
  for (const [file, text] of texts) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
}
