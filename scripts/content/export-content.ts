import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { AssetFiles, UPLOADS } from '../../services/content/store/asset-files';
import { ContentStore } from '../../services/content/store/content-store';
import { openContentDatabase } from '../../services/content/store/database';
import type { DatabaseRow } from '../../services/process/database';
import { isRecord } from '../../schemas/is-record';
import { loadSeed } from '../../services/content/store/seed/seed';
import { copyFiles, isThere, namedFiles, type CopiedFiles } from './asset-copies';
import { CommandError } from './command-error';
import { documentOf, documentText, keyText, type ExportDocument } from './export-document';

/** The file with the content, in a folder that also holds the files of assets. */
export const CONTENT_FILE = 'content.json';

export interface ExportOptions {
  /** The data folder of a content service, which may be running. Null exports only the content folder. */
  readonly dataFolder: string | null;
  /** Folder of files that were never uploaded; see CONTENT_DIR. */
  readonly contentFolder: string;
  /** A name ending in `.json` for the content alone, else a folder that includes the assets' files. */
  readonly to: string;
  readonly environment: string;
  readonly withSecrets: boolean;
  /** Overwrites an earlier export. */
  readonly isReplaced: boolean;
}

export interface ExportResult {
  readonly file: string;
  readonly document: ExportDocument;
  /** Null when the content was written without files. */
  readonly files: CopiedFiles | null;
  /** Number of entries, assets and content types edited since their publication. */
  readonly changedSince: number;
}

/**
 * Writes everything a content service holds, or would start with, to a file or folder.
 * @throws CommandError when the target exists, DatabaseError when the data folder cannot be read, ContentLoadError
 *   for a content folder with errors
 */
export async function exportContent(options: ExportOptions): Promise<ExportResult> {
  const { dataFolder, contentFolder, to } = options;
  const isFile = to.endsWith('.json');
  await makeRoom(to, isFile, options.isReplaced);
  const rows =
    dataFolder === null ? await seededRows(contentFolder, options.environment) : await storedRows(dataFolder);
  const document = documentOf(rows, options);
  const file = isFile ? to : path.join(to, CONTENT_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  const files = isFile
    ? null
    : await copyFiles(
        namedFiles(rows),
        new AssetFiles({ contentFolder, dataFolder: dataFolder ?? contentFolder }),
        new AssetFiles({ contentFolder: to, dataFolder: to }),
      );
  // Written last and atomically, so that its existence means a complete export. Secrets are readable by the owner only.
  await writeFile(`${file}.part`, documentText(document), { mode: options.withSecrets ? 0o600 : 0o644 });
  await rename(`${file}.part`, file);
  return { file, document, files, changedSince: changedSince(rows) };
}

async function makeRoom(to: string, isFile: boolean, isReplaced: boolean): Promise<void> {
  const isTaken = isFile ? await isThere(to) : (await readdir(to).catch((): string[] => [])).length > 0;
  if (!isTaken) return;
  if (!isReplaced) throw new CommandError(`${to} is there already. Name another place, or add --replace.`);
  const parts = isFile ? [to] : [CONTENT_FILE, UPLOADS, 'files'].map((name) => path.join(to, name));
  for (const part of parts) await rm(part, { recursive: true, force: true });
}

/** A consistent snapshot of the data folder, even while a service writes to it. */
async function storedRows(dataFolder: string): Promise<DatabaseRow[]> {
  const database = await openContentDatabase(dataFolder, { readOnly: true });
  try {
    return [...database.rows()];
  } finally {
    await database.close();
  }
}

/** The content of a service that starts with this content folder. */
async function seededRows(contentFolder: string, environment: string): Promise<DatabaseRow[]> {
  const logger = pino({ level: 'silent' });
  const store = await ContentStore.open({
    dataFolder: null,
    contentFolder,
    space: 'export',
    logger,
    now: Date.now,
  });
  try {
    await loadSeed(store, contentFolder, environment, logger);
    return [...store.database.rows()];
  } finally {
    await store.close();
  }
}

function changedSince(rows: readonly DatabaseRow[]): number {
  const nameOf = ({ key }: DatabaseRow) => keyText(key.slice(1));
  const sysOf = ({ value }: DatabaseRow) => (isRecord(value) && isRecord(value.sys) ? value.sys : {});
  const edited = new Map(rows.filter(({ key }) => key[0] === 'resource').map((row) => [nameOf(row), row]));
  return rows.filter((row) => {
    const draft = row.key[0] === 'published' ? edited.get(nameOf(row)) : undefined;
    return draft && Number(sysOf(draft).version) > Number(sysOf(row).publishedVersion) + 1;
  }).length;
}
