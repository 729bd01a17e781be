import type { DatabaseKey, DatabaseRow } from '../../services/process/database';
import { idOf } from '../../services/content/store/resource-table';
import { isRecord } from '../../schemas/is-record';
import { withoutSecrets } from './secrets';

/** Increment when an older `content:import` cannot read the format any longer. */
export const EXPORT_FORMAT = 1;

/** Tables that describe one data folder and its location. */
const aboutTheFolder = new Set(['format', 'measured', 'seeded-from', 'store']);

/**
 * A whole data folder as one file in Contentful's export format: everything the format supports is in its arrays,
 * readable by Contentful's own importer and other tools; the rest, including all earlier versions, is under `marquee`.
 */
export interface ExportDocument {
  readonly contentTypes: readonly unknown[];
  readonly tags: readonly unknown[];
  readonly locales: readonly unknown[];
  readonly entries: readonly unknown[];
  readonly assets: readonly unknown[];
  readonly editorInterfaces: readonly unknown[];
  /** Without ids and secrets, because importers create new ones. The rows contain them in full. */
  readonly webhooks: readonly unknown[];
  readonly marquee: {
    readonly format: number;
    /** Format of the data folder it was read from. */
    readonly storeFormat: number;
    /** The environment whose content is in the arrays. */
    readonly environment: string;
    readonly rows: readonly ExportRow[];
  };
}

/** A row of the data folder. Rows equal to another one are not repeated. */
export interface ExportRow {
  readonly key: DatabaseKey;
  readonly value?: unknown;
  /** The published copy equals the edited one, or the snapshot equals the published one. */
  readonly same?: 'edited' | 'published';
}

type Arrays = Pick<
  ExportDocument,
  'contentTypes' | 'tags' | 'locales' | 'entries' | 'assets' | 'editorInterfaces'
>;

/** Which array holds the resources of a kind. */
const arrayOf: Readonly<Record<string, keyof Arrays>> = {
  ContentType: 'contentTypes',
  Tag: 'tags',
  Locale: 'locales',
  Entry: 'entries',
  Asset: 'assets',
  EditorInterface: 'editorInterfaces',
};

interface DocumentOptions {
  /** The environment, or alias, whose content is in the arrays. */
  readonly environment: string;
  readonly withSecrets: boolean;
}

/** Built from rows in a deterministic order, independent of when they were written. */
export function documentOf(rows: Iterable<DatabaseRow>, options: DocumentOptions): ExportDocument {
  const every = [...rows];
  const all = every.filter(({ key: [table] }) => !aboutTheFolder.has(String(table)));
  const byKey = new Map(all.map(({ key, value }) => [keyText(key), value]));
  const environment = environmentNamed(options.environment, byKey);
  const arrays: Record<keyof Arrays, unknown[]> = {
    contentTypes: [],
    tags: [],
    locales: [],
    entries: [],
    assets: [],
    editorInterfaces: [],
  };
  const webhooks: unknown[] = [];
  const rest: ExportRow[] = [];
  for (const { key, value: stored } of all) {
    const [table, scope, kind] = key;
    const value =
      table === 'resource' && !options.withSecrets ? withoutSecrets(String(kind), stored) : stored;
    if (value === null) continue;
    const array = table === 'resource' && scope === environment ? arrayOf[String(kind)] : undefined;
    if (array && isReadByImporters(String(kind), value)) arrays[array].push(value);
    else rest.push(compact(key, value, byKey));
    if (table === 'resource' && kind === 'WebhookDefinition') webhooks.push(plainWebhook(value));
  }
  const storeFormat = every.find(({ key: [table] }) => table === 'format')?.value;
  return {
    ...arrays,
    webhooks,
    marquee: { format: EXPORT_FORMAT, storeFormat: Number(storeFormat ?? 1), environment, rows: rest },
  };
}

/** The rows of a document, in the order of its parts. */
export function rowsOf(document: ExportDocument): DatabaseRow[] {
  const { environment } = document.marquee;
  const fromArrays = Object.entries(arrayOf).flatMap(([kind, array]) =>
    document[array].map((value): DatabaseRow => ({
      key: ['resource', environment, kind, idOf(value)],
      value,
    })),
  );
  const rows = new Map(fromArrays.map((row) => [keyText(row.key), row]));
  // In the order in which they refer to each other.
  for (const wanted of ['resource', 'published', 'snapshot']) {
    for (const row of document.marquee.rows)
      if (row.key[0] === wanted) rows.set(keyText(row.key), { key: row.key, value: expanded(row, rows) });
  }
  for (const { key, value } of document.marquee.rows)
    if (!rows.has(keyText(key))) rows.set(keyText(key), { key, value });
  return [...rows.values()];
}

/** Serialised deterministically. */
export function documentText(document: ExportDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function environmentNamed(name: string, byKey: ReadonlyMap<string, unknown>): string {
  const alias = byKey.get(keyText(['resource', '', 'EnvironmentAlias', name]));
  const target = isRecord(alias) && isRecord(alias.environment) ? alias.environment.sys : undefined;
  return isRecord(target) ? String(target.id) : name;
}

/** Importers fail at an asset without a file, or whose file has no address. */
export function isReadByImporters(kind: string, value: unknown): boolean {
  if (kind !== 'Asset') return true;
  const file = isRecord(value) && isRecord(value.fields) ? value.fields.file : undefined;
  const files = isRecord(file) ? Object.values(file) : [];
  return files.length > 0 && files.every((one) => isRecord(one) && typeof one.url === 'string');
}

function plainWebhook(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { sys: _sys, ...webhook } = value;
  const bare = withoutSecrets('WebhookDefinition', webhook);
  return isRecord(bare)
    ? Object.fromEntries(Object.entries(bare).filter(([, member]) => member !== null))
    : bare;
}

function compact(key: DatabaseKey, value: unknown, byKey: ReadonlyMap<string, unknown>): ExportRow {
  const [table, scope = '', kind = '', id = ''] = key;
  if (table === 'published' && isEqual(value, byKey.get(keyText(['resource', scope, kind, id]))))
    return { key, same: 'edited' };
  if (table === 'snapshot' && isRecord(value)) {
    const { resource, ...rest } = value;
    if (isEqual(resource, byKey.get(keyText(['published', scope, kind, id]))))
      return { key, value: rest, same: 'published' };
  }
  return { key, value };
}

function expanded({ key, value, same }: ExportRow, rows: ReadonlyMap<string, DatabaseRow>): unknown {
  if (!same) return value;
  const [, scope = '', kind = '', id = ''] = key;
  const table = same === 'edited' ? 'resource' : 'published';
  const other = rows.get(keyText([table, scope, kind, id]));
  if (!other)
    throw new Error(`${key.join(' ')} is the same as what is ${same}, which the file does not hold`);
  return same === 'edited' ? other.value : { ...(isRecord(value) ? value : {}), resource: other.value };
}

function isEqual(a: unknown, b: unknown): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

/** Keys as unambiguous text. */
export function keyText(key: DatabaseKey): string {
  return JSON.stringify(key);
}
