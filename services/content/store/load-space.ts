import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { AssetFileMissing, AssetPathError, type AssetFiles } from './asset-files';
import { checkDuplicates, checkEntry } from './check-entities';
import type { AssetFile, AssetRecord, ContentType, EntryRecord } from './entities';
import { completeSys, entityState } from './entity-state';
import {
  noEntities,
  readExportFile,
  type ContentProblem,
  type RawAsset,
  type RawContentType,
  type RawLocale,
  type RawMetadata,
  type Sourced,
} from './export-file';
import { ContentLoadError } from './load-error';
import { LocaleError, Locales } from './locales';
import { assetFileKey, SpaceView, type Space } from './space';

/** Asset bytes live here; a JSON file below it is an asset and no content. */
const FILES_FOLDER = 'files';

export interface LoadOptions {
  readonly folder: string;
  readonly space: string;
  readonly environment: string;
  readonly files: AssetFiles;
  /** Told about what is served incompletely, such as an asset whose file is missing. */
  readonly onWarning: (problem: ContentProblem) => void;
}

/**
 * Loads every JSON file of a folder (Contentful export format) and merges them into one space.
 * @throws ContentLoadError naming file and id of everything that is wrong.
 */
export async function loadSpace(options: LoadOptions): Promise<Space> {
  const { folder } = options;
  const problems: ContentProblem[] = [];
  const entities = noEntities();
  const digest = createHash('sha256');
  for (const file of await jsonFiles(folder)) {
    const text = await readFile(path.join(folder, file), 'utf8');
    digest.update(`${file}\0${text}\0`);
    readExportFile(file, text, entities, problems);
  }
  checkDuplicates(entities, problems);

  const locales = readLocales(entities.locales, problems);
  const contentTypes = new Map(entities.contentTypes.map(({ raw }) => [raw.sys.id, toContentType(raw)]));
  if (locales) for (const entry of entities.entries) checkEntry(entry, contentTypes, locales, problems);
  const assets = await Promise.all(entities.assets.map((asset) => toAsset(asset, options, problems)));
  if (!locales || problems.length > 0) throw new ContentLoadError(folder, problems);

  const files = new Map<string, AssetFile>();
  for (const asset of assets) {
    for (const file of Object.values(asset.record.files)) {
      files.set(assetFileKey(file.assetId, file.hash), file);
      digest.update(`${file.assetId}\0${file.hash}\0`);
    }
  }
  const entries = entities.entries.map(({ raw }) => ({
    state: entityState(raw.sys),
    record: {
      kind: 'Entry',
      sys: completeSys(raw.sys),
      contentTypeId: raw.sys.contentType.sys.id,
      fields: raw.fields,
      ...metadataOf(raw.metadata),
    } satisfies EntryRecord,
  }));
  const seenBy = <T>(list: readonly { state: string; record: T }[], states: readonly string[]) =>
    list.filter(({ state }) => states.includes(state)).map(({ record }) => record);
  return {
    id: options.space,
    environment: options.environment,
    revision: digest.digest('hex').slice(0, 32),
    locales,
    contentTypes: [...contentTypes.values()],
    tagNames: new Map(entities.tags.map(({ raw }) => [raw.sys.id, raw.name])),
    published: new SpaceView(seenBy(entries, ['published']), seenBy(assets, ['published'])),
    preview: new SpaceView(seenBy(entries, ['published', 'draft']), seenBy(assets, ['published', 'draft'])),
    files,
  };
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

function readLocales(sourced: readonly Sourced<RawLocale>[], problems: ContentProblem[]): Locales | null {
  try {
    return new Locales(sourced.map(({ raw }) => raw));
  } catch (error) {
    if (!(error instanceof LocaleError)) throw error;
    problems.push({ file: sourced[0]?.file ?? 'locales', message: error.message });
    return null;
  }
}

function toContentType(raw: RawContentType): ContentType {
  return {
    id: raw.sys.id,
    name: raw.name,
    description: raw.description ?? '',
    fields: raw.fields,
    isPublished: entityState(raw.sys) === 'published',
    raw,
  };
}

async function toAsset({ file, raw }: Sourced<RawAsset>, options: LoadOptions, problems: ContentProblem[]) {
  const files: Record<string, AssetFile> = {};
  for (const [locale, rawFile] of Object.entries(raw.fields.file ?? {})) {
    try {
      files[locale] = await options.files.locate(raw.sys.id, rawFile);
    } catch (error) {
      const problem = (message: string) => ({ file, id: raw.sys.id, message });
      if (error instanceof AssetPathError) problems.push(problem(error.message));
      else if (error instanceof AssetFileMissing)
        options.onWarning(problem(`${error.message}; its url is null`));
      else throw error;
    }
  }
  const record: AssetRecord = {
    kind: 'Asset',
    sys: completeSys(raw.sys),
    title: raw.fields.title ?? {},
    description: raw.fields.description ?? {},
    files,
    ...metadataOf(raw.metadata),
  };
  return { state: entityState(raw.sys), record };
}

function metadataOf(metadata: RawMetadata | undefined) {
  return {
    tagIds: metadata?.tags?.map(({ sys }) => sys.id) ?? [],
    conceptIds: metadata?.concepts?.map(({ sys }) => sys.id) ?? [],
  };
}
