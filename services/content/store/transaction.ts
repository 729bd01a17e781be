import type { DatabaseWrite } from '../../process/database';
import { type Draft, type DraftedKind, draftKey } from './draft-rows';
import type { EditorialRules } from './editorial-rules';
import type { Actor, Guard, ProposedWrite } from './actor';
import type { DeletedSys, LoadedEnvironment, LoggedChange } from './environment';
import type {
  EnvironmentKind,
  EnvironmentResources,
  PublishableKind,
  SpaceKind,
  SpaceResources,
  StoredEntry,
  StoredEnvironment,
} from './resource';
import { copiedKinds, idOf, type ResourceTable, StagedTable, type Writer } from './resource-table';
import type { ChangedIds } from './space-of';

export type ChangeAction =
  | 'create'
  | 'save'
  | 'auto_save'
  | 'archive'
  | 'unarchive'
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'execute'
  | 'change_target';

/** Event after a write is on disk. */
export interface Change {
  /** Null for resources of the space. */
  readonly environment: string | null;
  readonly aliases: readonly string[];
  readonly action: ChangeAction;
  readonly resource: EnvironmentResources[EnvironmentKind] | SpaceResources[SpaceKind];
  /** Webhook headers about the cause of the change. */
  readonly headers: Readonly<Record<string, string>>;
  /** ISO 8601. */
  readonly at: string;
}

interface Announcer<Resource> {
  /** Queues an event that is sent once the write is on disk. */
  announce(action: ChangeAction, resource: Resource, headers?: Readonly<Record<string, string>>): void;
}

export type SpaceWriter = Writer<SpaceResources> & Announcer<SpaceResources[SpaceKind]>;

/** Database rows other than resources, such as those of the seed. */
export interface RowWriter {
  putRow(key: DatabaseWrite[0], value: unknown): void;
}

interface Circumstances {
  readonly now: string;
  readonly actor: Actor;
  /** Throws when the actor lacks permission. */
  readonly check: (write: ProposedWrite) => void;
  readonly isAdmin: boolean;
  readonly aliasesOf: (id: string) => readonly string[];
  readonly rules: EditorialRules;
}

/** Collects the writes to one environment, and reads include them. Nothing changes until the store has written them to disk. */
export class EnvironmentWriter
  implements Writer<EnvironmentResources>, Announcer<EnvironmentResources[EnvironmentKind]>
{
  readonly id: string;
  readonly writes: DatabaseWrite[] = [];
  readonly changes: Change[] = [];
  readonly #base: LoadedEnvironment;
  readonly #circumstances: Circumstances;
  readonly #resources: StagedTable<EnvironmentResources>;
  readonly #copies: StagedTable<EnvironmentResources>;
  readonly #apply: (() => void)[] = [];
  readonly #drafts = new Map<string, readonly Draft[]>();
  readonly #entries = new Set<string>();
  readonly #assets = new Set<string>();
  #hasOther = false;

  constructor(base: LoadedEnvironment, circumstances: Circumstances) {
    this.id = base.id;
    this.#base = base;
    this.#circumstances = circumstances;
    this.#resources = new StagedTable(base.resources);
    this.#copies = new StagedTable(base.publishedCopies);
  }

  /** The time of all its writes, ISO 8601. */
  get now(): string {
    return this.#circumstances.now;
  }

  /** Author of the writes. */
  get by(): Actor['user'] {
    return this.#circumstances.actor.user;
  }

  /** True if the author is an administrator. */
  get isAdmin(): boolean {
    return this.#circumstances.isAdmin;
  }

  get<K extends EnvironmentKind>(kind: K, id: string): EnvironmentResources[K] | undefined {
    return this.#resources.get(kind, id);
  }

  list<K extends EnvironmentKind>(kind: K): readonly EnvironmentResources[K][] {
    return this.#resources.list(kind);
  }

  published<K extends PublishableKind>(kind: K, id: string): EnvironmentResources[K] | undefined {
    return this.#copies.get(kind, id);
  }

  listPublished<K extends PublishableKind>(kind: K): readonly EnvironmentResources[K][] {
    return this.#copies.list(kind);
  }

  /** @throws ApiError 403 when the actor lacks permission; the same applies to the other write methods */
  put<K extends EnvironmentKind>(kind: K, resource: EnvironmentResources[K]): void {
    this.#check(kind, idOf(resource), resource);
    this.#set(kind, idOf(resource), resource);
  }

  /** Deletes a resource; an entry or asset with its drafts, comments and tasks. */
  remove(kind: EnvironmentKind, id: string): void {
    this.#check(kind, id, null);
    this.#set(kind, id, null);
    if (kind === 'Entry' || kind === 'Asset')
      for (const draft of this.drafts(kind, id)) this.setDraft(kind, id, draft, null);
    if (kind !== 'Entry') return;
    for (const { sys } of [...this.list('Comment'), ...this.list('Task')])
      if (sys.parentEntity.sys.id === id) this.#set(sys.type, sys.id, null);
  }

  /** Sets or removes (null) the published copy. The edited copy must be written separately. */
  setPublished<K extends PublishableKind>(
    kind: K,
    id: string,
    resource: EnvironmentResources[K] | null,
  ): void {
    const before = this.#copies.get(kind, id) ?? null;
    this.#circumstances.check({ what: 'published', kind, before, after: resource });
    this.#setPublished(kind, id, resource);
  }

  #setPublished<K extends PublishableKind>(
    kind: K,
    id: string,
    resource: EnvironmentResources[K] | null,
  ): void {
    const before = this.#copies.get(kind, id);
    const key = [this.id, kind, id];
    this.#note(kind, id);
    this.#copies.set(kind, id, resource);
    this.#apply.push(() => this.#base.publishedCopies.set(kind, id, resource));
    this.writes.push([['published', ...key], resource ?? undefined]);
    if (resource) {
      const version = resource.sys.publishedVersion ?? resource.sys.version;
      const createdAt = resource.sys.publishedAt ?? this.#circumstances.now;
      const snapshot = { id: `${id}-${version}`, createdAt, resource };
      this.writes.push([['snapshot', ...key, version], snapshot]);
    }
    if (kind === 'Entry' || kind === 'Asset') this.#log(kind, id, resource, before);
  }

  /** Editorial settings. */
  get rules(): EditorialRules {
    return this.#circumstances.rules;
  }

  /** The saved drafts of an entry or asset, oldest first. */
  drafts(kind: DraftedKind, id: string): readonly Draft[] {
    return this.#drafts.get(`${kind} ${id}`) ?? this.#base.drafts(kind, id);
  }

  /** Stores or drops (null) a draft. */
  setDraft<K extends DraftedKind>(
    kind: K,
    id: string,
    draft: Draft,
    resource: EnvironmentResources[K] | null,
  ): void {
    const others = this.drafts(kind, id).filter((other) => other.version !== draft.version);
    this.#drafts.set(`${kind} ${id}`, resource ? [...others, draft] : others);
    this.writes.push([draftKey(this.id, kind, id, draft), resource ?? undefined]);
  }

  announce(
    action: ChangeAction,
    resource: EnvironmentResources[EnvironmentKind],
    headers: Readonly<Record<string, string>> = {},
  ): void {
    const { now: at, aliasesOf } = this.#circumstances;
    this.changes.push({ environment: this.id, aliases: aliasesOf(this.id), action, resource, headers, at });
  }

  /** Copies all content of another environment. Permission to create an environment includes it. */
  copyFrom(source: EnvironmentWriter): void {
    const copyKind = <K extends EnvironmentKind>(kind: K) => {
      for (const resource of source.list(kind)) this.#set(kind, idOf(resource), resource);
    };
    const copyPublished = <K extends PublishableKind>(kind: K) => {
      for (const resource of source.listPublished(kind)) this.#setPublished(kind, resource.sys.id, resource);
    };
    for (const kind of copiedKinds) copyKind(kind);
    copyPublished('ContentType');
    copyPublished('Entry');
    copyPublished('Asset');
  }

  /** Parts of the readers' view that changed. */
  get changed(): ChangedIds {
    return { entries: this.#entries, assets: this.#assets, hasOther: this.#hasOther };
  }

  publishedWith(contentTypeId: string, fieldId: string, value: unknown): readonly StoredEntry[] | null {
    const found = this.#base.publishedWith(contentTypeId, fieldId, value);
    if (!found) return null;
    const staged = this.#copies.staged('Entry');
    return [
      ...found.filter(({ sys }) => !staged.has(sys.id)),
      ...[...staged.values()].filter((entry) => entry?.sys.contentType.sys.id === contentTypeId),
    ].filter((entry) => entry !== null);
  }

  /** Makes the writes visible in memory. */
  apply(): void {
    for (const step of this.#apply) step();
    this.#base.followEntries(this.#entries);
    if (this.writes.length > 0) this.#base.sequence += 1;
  }

  get #sequence(): number {
    return this.#base.sequence + 1;
  }

  #check(kind: EnvironmentKind, id: string, after: EnvironmentResources[EnvironmentKind] | null): void {
    const before = this.get(kind, id) ?? null;
    this.#circumstances.check({ what: 'resource', kind, before, after, environment: this });
  }

  #set<K extends EnvironmentKind>(kind: K, id: string, resource: EnvironmentResources[K] | null): void {
    this.#note(kind, id);
    this.#resources.set(kind, id, resource);
    this.#apply.push(() => this.#base.resources.set(kind, id, resource));
    this.writes.push([['resource', this.id, kind, id], resource ?? undefined]);
  }

  #note(kind: EnvironmentKind, id: string): void {
    if (kind === 'Entry') this.#entries.add(id);
    else if (kind === 'Asset') this.#assets.add(id);
    else if (kind === 'ContentType' || kind === 'Locale' || kind === 'Tag') this.#hasOther = true;
  }

  #log(
    kind: 'Entry' | 'Asset',
    id: string,
    resource: EnvironmentResources[PublishableKind] | null,
    before: EnvironmentResources[PublishableKind] | undefined,
  ): void {
    if (!resource && !before) return;
    const change: LoggedChange = {
      sequence: this.#sequence,
      kind,
      id,
      ...(before && !resource && { deleted: deletedSys(before, this.#circumstances.now) }),
    };
    this.#apply.push(() => this.#base.log.set(`${kind} ${id}`, change));
    this.writes.push([['log', this.id, kind, id], change]);
  }
}

function deletedSys({ sys }: EnvironmentResources[PublishableKind], now: string): DeletedSys {
  return {
    revision: sys.publishedCounter ?? 1,
    createdAt: sys.firstPublishedAt ?? sys.createdAt,
    updatedAt: now,
    deletedAt: now,
    ...('contentType' in sys && { contentTypeId: sys.contentType.sys.id }),
  };
}

interface Base {
  readonly shared: ResourceTable<SpaceResources>;
  readonly environment: (idOrAlias: string) => LoadedEnvironment | undefined;
  /** Creates an empty environment. */
  readonly newEnvironment: (id: string) => LoadedEnvironment;
  readonly aliasesOf: (id: string) => readonly string[];
  readonly rules: EditorialRules;
}

/** Collects the writes of one operation, which are performed atomically. */
export class Transaction implements RowWriter {
  /** The time of all its writes, ISO 8601. */
  readonly now: string;
  readonly actor: Actor;
  readonly shared: SpaceWriter;
  readonly added: LoadedEnvironment[] = [];
  readonly removed: string[] = [];
  readonly #base: Base;
  readonly #writers = new Map<string, EnvironmentWriter>();
  readonly #sharedWrites: DatabaseWrite[] = [];
  readonly #sharedChanges: Change[] = [];
  readonly #applyShared: (() => void)[] = [];
  readonly #guard: Guard | null;
  #refusal: unknown = null;

  constructor(base: Base, now: string, actor: Actor) {
    this.#base = base;
    this.now = now;
    this.actor = actor;
    this.#guard = actor.guard?.(base.shared) ?? null;
    this.shared = this.#sharedWriter();
  }

  /** Author of the writes. */
  get by(): Actor['user'] {
    return this.actor.user;
  }

  environment(idOrAlias: string): EnvironmentWriter | undefined {
    const added = this.added.find(({ id }) => id === idOrAlias);
    const environment = added ?? this.#base.environment(idOrAlias);
    if (!environment || this.removed.includes(environment.id)) return undefined;
    const writer =
      this.#writers.get(environment.id) ??
      new EnvironmentWriter(environment, {
        now: this.now,
        actor: this.actor,
        check: (write) => this.#check(write),
        isAdmin: this.#guard?.isAdmin ?? true,
        aliasesOf: this.#base.aliasesOf,
        rules: this.#base.rules,
      });
    this.#writers.set(environment.id, writer);
    return writer;
  }

  /** Creates an environment with the content of the source. Throws for an unknown source. */
  createEnvironment(resource: StoredEnvironment, sourceId?: string): void {
    const source = sourceId === undefined ? undefined : this.environment(sourceId);
    if (sourceId !== undefined && !source) throw new Error(`there is no environment ${sourceId}`);
    this.added.push(this.#base.newEnvironment(resource.sys.id));
    this.shared.put('Environment', resource);
    const writer = this.environment(resource.sys.id);
    if (source && writer) writer.copyFrom(source);
  }

  /** Deletes an environment and its content. */
  removeEnvironment(id: string): void {
    this.shared.remove('Environment', id);
    this.removed.push(id);
    this.#writers.delete(id);
  }

  putRow(key: DatabaseWrite[0], value: unknown): void {
    this.#sharedWrites.push([key, value]);
  }

  get writers(): readonly EnvironmentWriter[] {
    return [...this.#writers.values()];
  }

  get writes(): readonly DatabaseWrite[] {
    return [...this.#sharedWrites, ...this.writers.flatMap(({ writes }) => writes)];
  }

  get changes(): readonly Change[] {
    return [...this.#sharedChanges, ...this.writers.flatMap(({ changes }) => changes)];
  }

  /** @throws the first refused write, even if the operation went on after it: nothing of it may be performed */
  throwRefusal(): void {
    if (this.#refusal !== null) throw this.#refusal;
  }

  #check(write: ProposedWrite): void {
    try {
      this.#guard?.check(write);
    } catch (error) {
      this.#refusal = error;
      throw error;
    }
  }

  apply(): void {
    for (const step of this.#applyShared) step();
    for (const writer of this.writers) writer.apply();
  }

  #sharedWriter(): SpaceWriter {
    const table = this.#base.shared;
    const staged = new StagedTable<SpaceResources>(table);
    const set = <K extends SpaceKind>(kind: K, id: string, resource: SpaceResources[K] | null) => {
      const before = staged.get(kind, id) ?? null;
      const environment = (name: string) => this.environment(name);
      this.#check({ what: 'shared', kind, before, after: resource, environment });
      staged.set(kind, id, resource);
      this.#applyShared.push(() => table.set(kind, id, resource));
      this.#sharedWrites.push([['resource', '', kind, id], resource ?? undefined]);
    };
    return {
      get: (kind, id) => staged.get(kind, id),
      list: (kind) => staged.list(kind),
      put: (kind, resource) => set(kind, idOf(resource), resource),
      remove: (kind, id) => set(kind, id, null),
      announce: (action, resource, headers = {}) => {
        this.#sharedChanges.push({ environment: null, aliases: [], action, resource, headers, at: this.now });
      },
    };
  }
}
