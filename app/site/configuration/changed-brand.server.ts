import { existsSync } from 'node:fs';
import path from 'node:path';
import { validateBrandChanges } from '../../../schemas/generated/validators.js';
import { type ChangeConflict, type StoredChange, changedFile } from './brand-changes';
import { ConfigurationError } from './configuration-error';
import { checked, readJson } from './read-files.server';

/** Subfolder of the brands' folder with changes made in the studio. */
export const changesFolder = 'changes';

/** Stored changes conflict with the files of their brand. */
export class BrandConflictError extends ConfigurationError {
  override name = 'BrandConflictError';
}

/** The stored changes of a brand; none without a file. @throws ConfigurationError when the file is invalid */
export function readChanges(directory: string, id: string): StoredChange[] {
  const file = path.join(directory, changesFolder, `${id}.json`);
  return existsSync(file) ? checked(file, readJson(file), validateBrandChanges).changes : [];
}

/**
 * Reads a file of a brand with the stored changes applied.
 * @throws BrandConflictError with file, pointer and both values
 */
export function readChanged(folder: string, name: string, changes: readonly StoredChange[]): unknown {
  const file = path.join(folder, name);
  const value = name.startsWith('messages/') && !existsSync(file) ? {} : readJson(file);
  const changed = changedFile(name, value, changes);
  if (changed.conflicts.length === 0) return changed.value;
  throw new BrandConflictError(
    changed.conflicts.map((conflict) => conflictText(folder, conflict)).join('\n'),
  );
}

function conflictText(folder: string, { file, pointer, base, yours, theirs }: ChangeConflict): string {
  const [was, wanted, is] = [base, yours, theirs].map((value) => JSON.stringify(value) ?? 'missing');
  return `${path.join(folder, file)}: ${pointer} is ${is}, but a change made in the studio sets ${wanted} where it was ${was}. Take the change back in the studio, or make it again.`;
}
