import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Look } from './looks';
import type { StoredEntry } from './project.server';

/** Relative to the working directory: in a build this module is elsewhere. */
const folder = 'app/workbench/new-brand/starter';

/** Texts of the starter pages by content locale: `home.title` → text. */
export type StarterTexts = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** A file of the starter pages: entries with placeholders. */
interface StarterFile {
  /** Looks it applies to; all if missing. */
  looks?: Look[];
  entries: StoredEntry[];
}

const readJson = (...names: string[]): unknown =>
  JSON.parse(readFileSync(path.join(folder, ...names), 'utf8'));

/**
 * The starter pages of a look, by file name. They are Contentful entries with placeholders in double braces; a field
 * with the locale
 * `*` is filled in every language of the brand.
 */
export function starterPages(look: Look): Map<string, StoredEntry[]> {
  const files = readdirSync(path.join(folder, 'pages'))
    .sort()
    .map((name) => [name, readJson('pages', name) as StarterFile] as const);
  return new Map(
    files
      .filter(([, { looks }]) => !looks || looks.includes(look))
      .map(([name, { entries }]) => [name, entries]),
  );
}

export function starterTexts(): StarterTexts {
  return new Map(
    readdirSync(path.join(folder, 'texts')).map((name) => [
      path.basename(name, '.json'),
      readJson('texts', name) as Record<string, string>,
    ]),
  );
}
