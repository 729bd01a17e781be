import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { AssetFiles } from '../../services/content/store/asset-files';
import { claimFolder, ContentStore } from '../../services/content/store/content-store';
import { openContentDatabase } from '../../services/content/store/database';
import type { Database, DatabaseRow, DatabaseWrite } from '../../services/process/database';
import { noEntities, readExportFile, type ContentProblem } from '../../services/content/store/export-file';
import { isRecord } from '../../schemas/is-record';
import { ContentLoadError } from '../../services/content/store/seed/load-error';
import { copyFiles, namedFiles, type CopiedFiles } from './asset-copies';
import { CommandError } from './command-error';
import { disabledWebhook } from './disabled-webhook';
import { isReadByImporters, rowsOf, type ExportDocument } from './export-document';
import { placeOf, readExport } from './read-export';

export interface ImportOptions {
  /** A folder or file that `content:export` has written. */
  readonly from: string;
  readonly dataFolder: string;
  /** Folder of files that were never uploaded. */
  readonly contentFolder: string;
  /** Replaces the contents of the data folder. */
  readonly isReplaced: boolean;
  /** Active webhooks stay active and call their listeners with the first change. */
  readonly keepsWebhooksActive?: boolean;
}

export interface ImportResult {
  readonly document: ExportDocument;
  readonly files: CopiedFiles;
}

/**
 * Fills a data folder with everything in an export, including history, all or nothing.
 * @throws CommandError when the data folder is not empty, DatabaseError when a running service uses it,
 *   ContentLoadError for content that a service
 * could not serve
 */
export async function importIntoStore(options: ImportOptions): Promise<ImportResult> {
  const { from, dataFolder, contentFolder, isReplaced, keepsWebhooksActive = false } = options;
  const { file, folder } = await placeOf(from);
  const document = await readExport(file);
  const exported = rowsOf(document);
  const rows = keepsWebhooksActive ? exported : exported.map(withoutActiveWebhook);
  checkContent(file, rows);
  await tryOut(rows, contentFolder);
  const release = claimFolder(dataFolder);
  try {
    const database = await openContentDatabase(dataFolder);
    try {
      const before = [...database.rows()].filter(({ key: [table] }) => table !== 'format');
      if (before.some(({ key: [table] }) => table === 'resource') && !isReplaced)
        throw new CommandError(`${dataFolder} holds content. Name an empty folder, or add --replace.`);
      checkFormat(file, document, database);
      const source = new AssetFiles({ contentFolder: folder, dataFolder: folder });
      const files = await copyFiles(namedFiles(rows), source, new AssetFiles({ contentFolder, dataFolder }));
      const removed = before.map(({ key }): DatabaseWrite => [key]);
      await database.commit([...removed, ...rows.map(({ key, value }): DatabaseWrite => [key, value])]);
      return { document, files };
    } finally {
      await database.close();
    }
  } finally {
    release();
  }
}

function withoutActiveWebhook({ key, value }: DatabaseRow): DatabaseRow {
  const [table, , kind] = key;
  const isWebhook = table === 'resource' && kind === 'WebhookDefinition';
  return { key, value: isWebhook ? disabledWebhook(value) : value };
}

function checkFormat(file: string, { marquee }: ExportDocument, database: Database): void {
  const format = database.get(['format']);
  if (marquee.storeFormat === format) return;
  throw new CommandError(
    `${file} comes from a data folder of format ${marquee.storeFormat}; this version writes format ${String(format)}. Import it with the version that wrote it.`,
  );
}

/** Validates every version of every resource like a content folder. */
function checkContent(file: string, rows: readonly DatabaseRow[]): void {
  const names: Record<string, string> = {
    ContentType: 'contentTypes',
    Locale: 'locales',
    Tag: 'tags',
    Entry: 'entries',
    Asset: 'assets',
  };
  const found: Record<string, unknown[]> = {};
  for (const { key, value } of rows) {
    const [table, , kind] = key;
    const name = names[String(kind)];
    if (!name || !['resource', 'published', 'snapshot', 'draft'].includes(String(table))) continue;
    const resource = table === 'snapshot' && isRecord(value) ? value.resource : value;
    if (isReadByImporters(String(kind), resource)) (found[name] ??= []).push(resource);
  }
  const problems: ContentProblem[] = [];
  readExportFile(file, JSON.stringify(found), noEntities(), problems);
  if (problems.length > 0) throw new ContentLoadError(file, problems);
}

/** Checks that a service could start with it, for example that locales are consistent. */
async function tryOut(rows: readonly DatabaseRow[], contentFolder: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-import-'));
  try {
    const database = await openContentDatabase(folder, { isVolatile: true });
    await database.commit(rows.map(({ key, value }): DatabaseWrite => [key, value]));
    await database.close();
    const logger = pino({ level: 'silent' });
    const store = await ContentStore.open({
      dataFolder: folder,
      contentFolder,
      space: 'import',
      logger,
      now: Date.now,
    });
    await store.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
