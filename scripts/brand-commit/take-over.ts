import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { format, resolveConfig } from 'prettier';
import {
  type ChangeConflict,
  type StoredChange,
  changedFile,
} from '../../app/site/configuration/brand-changes';
import { changesFolder, readChanged, readChanges } from '../../app/site/configuration/changed-brand.server';
import { pointerNames } from '../../app/site/configuration/json-pointer';
import { claimDirectory } from '../../services/process/directory-lock';

/** Stored changes of a brand that were written to its files. */
export interface TakenOver {
  /** Below the folder of brands. */
  readonly files: readonly string[];
  readonly changes: readonly StoredChange[];
}

/** Changes that conflict with the files and must be resolved in the studio first. */
export class UnresolvedChangesError extends Error {
  override name = 'UnresolvedChangesError';
  constructor(
    readonly brand: string,
    readonly conflicts: readonly ChangeConflict[],
  ) {
    super(`${brand} has changes that conflict with its files`);
  }
}

/**
 * Writes the stored changes of a brand to its files and removes them from the store, all or none: a running site sees
 * the same values before and after.
 * @throws UnresolvedChangesError when one of them conflicts with its file, before anything is written
 * @throws DirectoryTakenError while the studio stores a change
 */
export async function takeOver(directory: string, brand: string): Promise<TakenOver> {
  const release = claimDirectory(path.join(directory, changesFolder, '.writer'));
  try {
    const changes = readChanges(directory, brand);
    const names = [...new Set(changes.map(({ file }) => file))];
    const folder = path.join(directory, brand);
    const conflicts = names.flatMap(
      (name) => changedFile(name, readChanged(folder, name, []), changes).conflicts,
    );
    if (conflicts.length > 0) throw new UnresolvedChangesError(brand, conflicts);
    const texts = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}\n';
        const own = changes.filter((change) => change.file === name);
        const options = { ...(await resolveConfig(file)), parser: 'json' };
        return { file, text: await format(own.reduce(withChange, text), options) };
      }),
    );
    for (const { file, text } of texts) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    rmSync(path.join(directory, changesFolder, `${brand}.json`), { force: true });
    return { files: names.map((name) => path.join(brand, name)), changes };
  } finally {
    release();
  }
}

/** Preserves the rest of the text, so that a commit shows only the changes. */
function withChange(text: string, { pointer, value }: StoredChange): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, pointerNames(pointer), value, { formattingOptions }));
}
