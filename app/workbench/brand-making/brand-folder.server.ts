import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesFolder } from '../../site/configuration/changed-brand.server';
import { ConfigurationError } from '../../site/configuration/configuration-error';
import type { BrandProblem } from '../new-brand/wish';
import { readWithChanges } from './site-project.server';

/** Path below the folder of a brand → text. */
export type BrandTexts = ReadonlyMap<string, string>;

/** Somebody else made a brand with this id. */
export class BrandTakenError extends Error {
  override name = 'BrandTakenError';
}

/** Files of configuration as text. */
export function brandTexts(configuration: Readonly<Record<string, object>>): Map<string, string> {
  return new Map(
    Object.entries(configuration).map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`]),
  );
}

/** What the site would refuse about a new brand among all others; checked on copies, away from the folder that is watched. */
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
 * Writes the folder of a brand beside its place and moves it there as a whole.
 *
 * @param draft folder on the same disk that belongs to this process
 * @throws BrandTakenError when there is a brand with this id by now
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

/** Never overwrites: what is there belongs to somebody. */
function writeAll(folder: string, texts: BrandTexts): void {
  for (const [file, text] of texts) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text, { flag: 'wx' });
  }
}
