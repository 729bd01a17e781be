import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AssetPathError, type AssetFiles } from '../asset-files';
import { checkDuplicates, checkEntry } from './check-entities';
import {
  isEmpty,
  noEntities,
  readExportFile,
  type ContentProblem,
  type RawAsset,
  type RawLocale,
  type Sourced,
  type SourcedEntities,
} from '../export-file';
import { ContentLoadError } from './load-error';
import { LocaleError, Locales } from '../locales';
import { seedResource } from './seed-resource';

/** Folder of asset bytes; JSON files below it are assets, not content. */
const FILES_FOLDER = 'files';

/**
 * Reads and validates every JSON file of a folder (Contentful export format), merged into one; empty for a folder without JSON files.
 * @throws ContentLoadError with the file and id of each problem
 */
export async function readSeedFolder(folder: string, files: AssetFiles): Promise<SourcedEntities> {
  const problems: ContentProblem[] = [];
  const entities = noEntities();
  for (const file of await jsonFiles(folder)) {
    readExportFile(file, await readFile(path.join(folder, file), 'utf8'), entities, problems);
  }
  checkDuplicates(entities, problems);
  if (problems.length === 0 && isEmpty(entities)) return entities;
  const locales = checkLocales(entities.locales, problems);
  const contentTypes = new Map(
    entities.contentTypes.map(({ raw }) => {
      const type = seedResource.contentType(raw);
      return [raw.sys.id, type.record];
    }),
  );
  if (locales) for (const entry of entities.entries) checkEntry(entry, contentTypes, locales, problems);
  for (const asset of entities.assets) checkPaths(asset, files, problems);
  if (problems.length > 0) throw new ContentLoadError(folder, problems);
  return entities;
}

async function jsonFiles(folder: string): Promise<string[]> {
  let found: string[];
  try {
    found = await readdir(folder, { recursive: true });
  } catch {
    throw new ContentLoadError(folder, [{ file: folder, message: 'is not a folder that can be read' }]);
  }
  return found
    .filter((file) => file.endsWith('.json') && !file.startsWith(FILES_FOLDER + path.sep))
    .sort()
    .map((file) => file.replaceAll(path.sep, '/'));
}

function checkLocales(sourced: readonly Sourced<RawLocale>[], problems: ContentProblem[]): Locales | null {
  try {
    return new Locales(sourced.map(({ raw }) => raw));
  } catch (error) {
    if (!(error instanceof LocaleError)) throw error;
    problems.push({ file: sourced[0]?.file ?? 'locales', message: error.message });
    return null;
  }
}

function checkPaths({ file, raw }: Sourced<RawAsset>, files: AssetFiles, problems: ContentProblem[]): void {
  for (const { url } of Object.values(raw.fields.file ?? {})) {
    if (url === undefined) continue;
    try {
      files.resolve(url);
    } catch (error) {
      if (!(error instanceof AssetPathError)) throw error;
      problems.push({ file, id: raw.sys.id, message: error.message });
    }
  }
}
