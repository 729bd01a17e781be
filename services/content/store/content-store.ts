import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { errorMessage } from '../../process/error-message';
import { claimDirectory, DirectoryTakenError } from '../../process/directory-lock';
import type { Actor } from './actor';
import { AssetFiles, type MeasuredFile } from './asset-files';
import { type Database, DatabaseError, type DatabaseWrite } from '../../process/database';
import { openContentDatabase } from './database';
import { DEFAULT_EDITORIAL_RULES, type EditorialRules } from './editorial-rules';
import { type Environment, LoadedEnvironment, type LoggedChange } from './environment';
import type { ContentProblem } from './export-file';
import type {
  EnvironmentKind,
  EnvironmentResources,
  PublishableKind,
  SpaceKind,
  SpaceResources,
} from './resource';
import { type Reader, ResourceTable } from './resource-table';
import { spaceAfter, spaceOf } from './space-of';
import { type Change, Transaction } from './transaction';

export interface ContentStoreOptions {
  /** Folder of all data; null stores it in memory. */
  readonly dataFolder: string | null;
  /** Folder of files that were not uploaded; see {@link AssetFiles}. */
  readonly contentFolder: string | null;
  readonly space: string;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Defaults apply when omitted. */
  readonly rules?: EditorialRules;
  /** For tools that read a folder which a running service may be using. */
  readonly readOnly?: boolean;
}

/** Maximum number of warnings in one log line. */
const SHOWN_WARNINGS = 5;

/**
 * A space: its environments and their content, in memory and on disk.
 *
 * Reads are served from memory. Writes are serialised and atomic: each is on disk before it becomes visible and
 * before its promise resolves, and survives a crash as a whole or not at all.
 */
export class ContentStore {
  readonly spaceId: string;
  /** Unique per data folder, which invalidates sync tokens of another one. */
  readonly id: string;
  readonly database: Database;
  readonly files: AssetFiles;
  readonly dataFolder: string;
  readonly #options: ContentStoreOptions;
  readonly #shared = new ResourceTable<SpaceResources>();
  readonly #environments = new Map<string, LoadedEnvironment>();
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #release: () => Promise<void>;
  #lastWrite: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  private constructor(
    options: ContentStoreOptions,
    database: Database,
    id: string,
    dataFolder: string,
    release: () => Promise<void>,
  ) {
    this.spaceId = options.space;
    this.id = id;
    this.#options = options;
    this.database = database;
    this.dataFolder = dataFolder;
    this.files = new AssetFiles({ contentFolder: options.contentFolder, dataFolder });
    this.#release = release;
  }

  /** @throws DatabaseError when the folder is unusable, in use by another process or was written by newer code */
  static async open(options: ContentStoreOptions): Promise<ContentStore> {
    const isVolatile = options.dataFolder === null;
    const folder = options.dataFolder ?? (await mkdtemp(path.join(tmpdir(), 'marquee-content-')));
    const unlock = options.readOnly ? () => undefined : claimFolder(folder);
    const release = async () => {
      unlock();
      if (isVolatile) await rm(folder, { recursive: true, force: true });
    };
    try {
      const database = await openContentDatabase(folder, { readOnly: options.readOnly ?? false, isVolatile });
      const store = new ContentStore(options, database, await storeIdOf(database, options), folder, release);
      await store.#load();
      return store;
    } catch (error) {
      await release();
      throw error;
    }
  }

  /** Resources of the space outside its environments. */
  get shared(): Reader<SpaceResources> {
    return this.#shared;
  }

  /** Looks up an environment; aliases resolve to their current target. */
  environment(idOrAlias: string): Environment | undefined {
    return this.#loaded(idOrAlias);
  }

  environments(): readonly Environment[] {
    return [...this.#environments.values()];
  }

  /**
   * Runs a transaction. Transactions are serialised, so reads within one stay valid until it is written.
   * Nothing is written when the callback throws.
   * @param actor author of the write
   * @throws errors of the callback, LocaleError when locales would become inconsistent, or a disk error
   */
  write<T>(actor: Actor, work: (transaction: Transaction) => T): Promise<T> {
    const done = this.#lastWrite.then(() => this.#write(actor, work));
    this.#lastWrite = done.catch(() => undefined);
    return done;
  }

  /**
   * Registers a listener that is called for every announced change, in order, once it is on disk.
   * @returns unsubscribes
   */
  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Waits for the write in progress and releases the folder. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    await this.#lastWrite;
    this.#isClosed = true;
    await this.database.close();
    await this.#release();
  }

  async #write<T>(actor: Actor, work: (transaction: Transaction) => T): Promise<T> {
    if (this.#isClosed) throw new Error('the content store is closed');
    const transaction = new Transaction(
      {
        shared: this.#shared,
        environment: (id) => this.#loaded(id),
        newEnvironment: (id) => this.#newEnvironment(id),
        aliasesOf: (id) => this.#aliasesOf(id),
        rules: this.#options.rules ?? DEFAULT_EDITORIAL_RULES,
      },
      new Date(this.#options.now()).toISOString(),
      actor,
    );
    const result = work(transaction);
    transaction.throwRefusal();
    const writers = transaction.writers.filter(({ writes }) => writes.length > 0);
    const spaces = [];
    const warnings = this.#warnings();
    for (const writer of writers) {
      const environment =
        this.#environments.get(writer.id) ?? transaction.added.find(({ id }) => id === writer.id);
      if (!environment) continue;
      const options = this.#spaceOptions(writer.id, environment.sequence + 1, warnings.of(writer.id));
      const space = this.#environments.has(writer.id)
        ? await spaceAfter(environment.space, writer, writer.changed, options)
        : await spaceOf(writer, options);
      spaces.push({ environment, space });
    }
    warnings.tell();
    await this.database.commit([
      ...transaction.writes,
      ...spaces.map(({ environment }): DatabaseWrite => [
        ['sequence', environment.id],
        environment.sequence + 1,
      ]),
      ...transaction.removed.flatMap((id) => this.#rowsOf(id)),
      ...this.#measuredRows(),
    ]);
    transaction.apply();
    for (const { environment, space } of spaces) {
      environment.space = space;
      this.#environments.set(environment.id, environment);
    }
    for (const id of transaction.removed) this.#environments.delete(id);
    for (const change of transaction.changes) for (const listener of this.#listeners) listener(change);
    return result;
  }

  #loaded(idOrAlias: string): LoadedEnvironment | undefined {
    const alias = this.#shared.get('EnvironmentAlias', idOrAlias);
    return this.#environments.get(alias ? alias.environment.sys.id : idOrAlias);
  }

  #aliasesOf(id: string): readonly string[] {
    return this.#shared
      .list('EnvironmentAlias')
      .filter(({ environment }) => environment.sys.id === id)
      .map(({ sys }) => sys.id);
  }

  #newEnvironment(id: string): LoadedEnvironment {
    return new LoadedEnvironment(id, this.database, (environment) => this.#aliasesOf(environment));
  }

  #spaceOptions(environment: string, sequence: number, onWarning: (problem: ContentProblem) => void) {
    return {
      spaceId: this.spaceId,
      revision: `${environment}-${sequence}`,
      files: this.files,
      onWarning,
    };
  }

  /** Collects warnings about incomplete content, for one log line per environment. */
  #warnings() {
    // The draft and the published copy of an asset refer to the same file.
    const found = new Map<string, Map<string, ContentProblem>>();
    return {
      of: (environment: string) => (problem: ContentProblem) => {
        const problems = found.get(environment) ?? new Map<string, ContentProblem>();
        found.set(environment, problems.set(`${problem.id ?? ''} ${problem.file}`, problem));
      },
      tell: () => {
        for (const [environment, problems] of found) {
          const first = [...problems.values()].slice(0, SHOWN_WARNINGS);
          this.#options.logger.warn({ environment, count: problems.size, first }, 'content is incomplete');
        }
      },
    };
  }

  /** All rows of an environment, for its deletion. */
  #rowsOf(environment: string): DatabaseWrite[] {
    return ['resource', 'published', 'snapshot', 'draft', 'log', 'seed', 'sequence'].flatMap((table) =>
      [...this.database.keys(table, environment)].map((key): DatabaseWrite => [key]),
    );
  }

  #measuredRows(): DatabaseWrite[] {
    return [...this.files.takeMeasured()].map(([file, measured]) => [['measured', file], measured]);
  }

  /** Rows were validated when they were written: their type follows from their keys. */
  async #load(): Promise<void> {
    for (const { key, value } of this.database.rows('measured'))
      this.files.remember(String(key[1]), value as MeasuredFile);
    for (const { key, value } of this.database.rows('resource', '')) {
      this.#shared.set(key[2] as SpaceKind, String(key[3]), value as SpaceResources[SpaceKind]);
    }
    const warnings = this.#warnings();
    for (const { sys } of this.#shared.list('Environment')) {
      const environment = this.#newEnvironment(sys.id);
      this.#fill(environment);
      const options = this.#spaceOptions(sys.id, environment.sequence, warnings.of(sys.id));
      environment.space = await spaceOf(environment, options);
      this.#environments.set(sys.id, environment);
    }
    warnings.tell();
    const measured = this.#measuredRows();
    if (measured.length > 0 && !this.#options.readOnly) await this.database.commit(measured);
  }

  #fill(environment: LoadedEnvironment): void {
    const { id, resources, publishedCopies, log } = environment;
    for (const { key, value } of this.database.rows('resource', id)) {
      const kind = key[2] as EnvironmentKind;
      resources.set(kind, String(key[3]), value as EnvironmentResources[EnvironmentKind]);
    }
    for (const { key, value } of this.database.rows('published', id)) {
      const [kind, entityId] = [key[2] as PublishableKind, String(key[3])];
      publishedCopies.set(kind, entityId, withSharedFields(value, resources.get(kind, entityId)));
    }
    for (const { key, value } of this.database.rows('log', id)) {
      log.set(`${String(key[2])} ${String(key[3])}`, value as LoggedChange);
    }
    environment.sequence = Number(this.database.get(['sequence', id]) ?? 0);
  }
}

/**
 * Locks a data folder for this process, since writes of another process would not reach its memory.
 * @returns releases the lock
 * @throws DatabaseError when a running process holds it
 */
export function claimFolder(folder: string): () => void {
  try {
    return claimDirectory(folder);
  } catch (error) {
    const reason =
      error instanceof DirectoryTakenError
        ? `is in use by ${error.holder}. Stop it, or use another folder (CONTENT_DATA_DIR)`
        : `cannot be used: ${errorMessage(error)}`;
    throw new DatabaseError(`${folder} ${reason}.`, { cause: error });
  }
}

async function storeIdOf(database: Database, { readOnly }: ContentStoreOptions): Promise<string> {
  const storeId = database.get(['store']);
  if (typeof storeId === 'string') return storeId;
  const id = randomUUID();
  if (!readOnly) await database.commit([[['store'], id]]);
  return id;
}

/** Resources not edited since their publication share one object. */
function withSharedFields(
  value: unknown,
  draft: EnvironmentResources[PublishableKind] | undefined,
): EnvironmentResources[PublishableKind] {
  const copy = value as EnvironmentResources[PublishableKind];
  const isUnchanged = draft && draft.sys.version === (copy.sys.publishedVersion ?? 0) + 1;
  return isUnchanged ? ({ ...draft, sys: copy.sys } as EnvironmentResources[PublishableKind]) : copy;
}

export type { Environment } from './environment';
export type { Change, ChangeAction, EnvironmentWriter, Transaction } from './transaction';
