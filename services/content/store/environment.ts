import type { Database } from './database';
import type { EnvironmentResources, PublishableKind } from './resource';
import { ResourceTable, type Reader } from './resource-table';
import type { Space } from './space';

/** System properties of an entity that readers can no longer see. */
export interface DeletedSys {
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly deletedAt: string;
  readonly contentTypeId?: string;
}

/** The newest publication, unpublication or deletion of an entity. */
export interface LoggedChange {
  readonly sequence: number;
  readonly kind: 'Entry' | 'Asset';
  readonly id: string;
  readonly deleted?: DeletedSys;
}

/** A resource as it was when it was published. */
export interface Snapshot<K extends PublishableKind> {
  readonly id: string;
  readonly createdAt: string;
  readonly resource: EnvironmentResources[K];
}

/** The content of one environment as readers see it now. */
export interface Environment extends Reader<EnvironmentResources> {
  readonly id: string;
  /** Names under which it is also reached. */
  readonly aliases: readonly string[];
  /** The number of the newest write. */
  readonly sequence: number;
  readonly space: Space;
  published<K extends PublishableKind>(kind: K, id: string): EnvironmentResources[K] | undefined;
  listPublished<K extends PublishableKind>(kind: K): readonly EnvironmentResources[K][];
  /** What readers must hear of who know everything up to a sequence number (0: nothing), oldest first, each entity once. */
  changesSince(sequence: number): readonly LoggedChange[];
  /** Published versions, newest first. Read from disk. */
  snapshots<K extends PublishableKind>(kind: K, id: string): readonly Snapshot<K>[];
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

  changesSince(sequence: number): readonly LoggedChange[] {
    return [...this.log.values()]
      .filter((change) => change.sequence > sequence && (sequence > 0 || !change.deleted))
      .sort((a, b) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1));
  }

  snapshots<K extends PublishableKind>(kind: K, id: string): readonly Snapshot<K>[] {
    const rows = [...this.#database.rows('snapshot', this.id, kind, id)];
    return rows.map(({ value }) => value as Snapshot<K>).reverse();
  }
}
