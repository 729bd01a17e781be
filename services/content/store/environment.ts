import type { Database } from '../../process/database';
import { type Draft, type DraftedKind, storedDraft, storedDrafts } from './draft-rows';
import { IndexedEntries } from './indexed-entries';
import type { RecordChanges } from './record-list';
import type { EnvironmentResources, PublishableKind, StoredEntry } from './resource';
import { ResourceTable, type Reader } from './resource-table';
import type { Space } from './space';

/** System properties of an entity that is no longer visible to readers. */
export interface DeletedSys {
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string;
  readonly contentTypeId?: string;
}

/** The latest publication, unpublication or deletion of an entity. */
export interface LoggedChange {
  readonly sequence: number;
  readonly kind: 'Entry' | 'Asset';
  readonly id: string;
  readonly deleted?: DeletedSys;
}

/** A published version of a resource. */
export interface Snapshot<K extends PublishableKind> {
  readonly id: string;
  readonly createdAt: string;
  readonly resource: EnvironmentResources[K];
}

export type EntryState = 'edited' | 'published';

/** Current content of one environment. */
export interface Environment extends Reader<EnvironmentResources> {
  readonly id: string;
  /** Aliases of the environment. */
  readonly aliases: readonly string[];
  /** Sequence number of the latest write. */
  readonly sequence: number;
  readonly space: Space;
  published<K extends PublishableKind>(kind: K, id: string): EnvironmentResources[K] | undefined;
  listPublished<K extends PublishableKind>(kind: K): readonly EnvironmentResources[K][];
  /** Entries in their edited state (including archived ones) or published state. */
  indexedEntries(state: EntryState): IndexedEntries<StoredEntry>;
  /** Superset of the published entries of a type that have a value in a field; null when the value is not indexed. */
  publishedWith(contentTypeId: string, fieldId: string, value: unknown): readonly StoredEntry[] | null;
  /** Changes after a sequence number (0: all), oldest first, one per entity. */
  changesSince(sequence: number): readonly LoggedChange[];
  /** Published versions, newest first. Read from disk. */
  snapshots<K extends PublishableKind>(kind: K, id: string): readonly Snapshot<K>[];
  /** Saved drafts, oldest first. Read from disk, without their content. */
  drafts(kind: DraftedKind, id: string): readonly Draft[];
  /** The content of a draft, read from disk; undefined when it was dropped. */
  draft<K extends DraftedKind>(kind: K, id: string, draft: Draft): EnvironmentResources[K] | undefined;
}

/** An environment in memory. Only the store writes to it. */
export class LoadedEnvironment implements Environment {
  readonly id: string;
  readonly resources = new ResourceTable<EnvironmentResources>();
  readonly publishedCopies = new ResourceTable<EnvironmentResources>();
  readonly log = new Map<string, LoggedChange>();
  readonly #database: Database;
  readonly #aliasesOf: (id: string) => readonly string[];
  sequence = 0;
  #space: Space | undefined;
  /** Created lazily. */
  readonly #indexed = new Map<EntryState, IndexedEntries<StoredEntry>>();

  constructor(id: string, database: Database, aliasesOf: (id: string) => readonly string[]) {
    this.id = id;
    this.#database = database;
    this.#aliasesOf = aliasesOf;
  }

  get space(): Space {
    if (!this.#space) throw new Error(`environment ${this.id} is not loaded yet`);
    return this.#space;
  }

  set space(space: Space) {
    this.#space = space;
  }

  get aliases(): readonly string[] {
    return this.#aliasesOf(this.id);
  }

  get<K extends keyof EnvironmentResources>(kind: K, id: string): EnvironmentResources[K] | undefined {
    return this.resources.get(kind, id);
  }

  list<K extends keyof EnvironmentResources>(kind: K): readonly EnvironmentResources[K][] {
    return this.resources.list(kind);
  }

  published<K extends PublishableKind>(kind: K, id: string): EnvironmentResources[K] | undefined {
    return this.publishedCopies.get(kind, id);
  }

  listPublished<K extends PublishableKind>(kind: K): readonly EnvironmentResources[K][] {
    return this.publishedCopies.list(kind);
  }

  indexedEntries(state: EntryState): IndexedEntries<StoredEntry> {
    let indexed = this.#indexed.get(state);
    if (!indexed) {
      const list = state === 'edited' ? this.list('Entry') : this.listPublished('Entry');
      indexed = IndexedEntries.of(list, ({ sys }) => sys.contentType.sys.id);
      this.#indexed.set(state, indexed);
    }
    return indexed;
  }

  publishedWith(contentTypeId: string, fieldId: string, value: unknown): readonly StoredEntry[] | null {
    const records = this.#space?.published.candidates(contentTypeId, fieldId, [value]) ?? null;
    return records && records.flatMap(({ sys }) => this.published('Entry', sys.id) ?? []);
  }

  /** Applies written entries to the indexes; the tables must not contain later writes yet. */
  followEntries(ids: ReadonlySet<string>): void {
    for (const [state, indexed] of this.#indexed) {
      const read = (id: string) => (state === 'edited' ? this.get('Entry', id) : this.published('Entry', id));
      const changes: RecordChanges<StoredEntry> = new Map([...ids].map((id) => [id, read(id) ?? null]));
      this.#indexed.set(state, indexed.with(changes));
    }
  }

  changesSince(sequence: number): readonly LoggedChange[] {
    return [...this.log.values()]
      .filter((change) => change.sequence > sequence && (sequence > 0 || !change.deleted))
      .sort((a, b) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1));
  }

  snapshots<K extends PublishableKind>(kind: K, id: string): readonly Snapshot<K>[] {
    const rows = [...this.#database.rows('snapshot', this.id, kind, id)];
    return rows.map(({ value }) => value as Snapshot<K>).reverse();
  }

  drafts(kind: DraftedKind, id: string): readonly Draft[] {
    return storedDrafts(this.#database, this.id, kind, id);
  }

  draft<K extends DraftedKind>(kind: K, id: string, draft: Draft): EnvironmentResources[K] | undefined {
    return storedDraft(this.#database, this.id, kind, id, draft);
  }
}
