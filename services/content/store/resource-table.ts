import type { EnvironmentResources } from './resource';

/** Read access to resources by kind and id. */
export interface Reader<Resources> {
  get<K extends keyof Resources>(kind: K, id: string): Resources[K] | undefined;
  /** In order of creation. */
  list<K extends keyof Resources>(kind: K): readonly Resources[K][];
}

export interface Writer<Resources> extends Reader<Resources> {
  put<K extends keyof Resources>(kind: K, resource: Resources[K]): void;
  remove<K extends keyof Resources>(kind: K, id: string): void;
}

/** Resources of several kinds by id, in memory. */
export class ResourceTable<Resources extends object> implements Reader<Resources> {
  readonly #kinds: { [K in keyof Resources]?: Map<string, Resources[K]> } = {};

  get<K extends keyof Resources>(kind: K, id: string): Resources[K] | undefined {
    return this.#kinds[kind]?.get(id);
  }

  list<K extends keyof Resources>(kind: K): readonly Resources[K][] {
    return [...(this.#kinds[kind]?.values() ?? [])];
  }

  /** Null deletes. */
  set<K extends keyof Resources>(kind: K, id: string, resource: Resources[K] | null): void {
    const table = (this.#kinds[kind] ??= new Map<string, Resources[K]>());
    if (resource === null) table.delete(id);
    else table.set(id, resource);
  }
}

/** A table including staged writes. Null marks a deletion. */
export class StagedTable<Resources extends object> implements Reader<Resources> {
  readonly #base: Reader<Resources>;
  readonly #staged: { [K in keyof Resources]?: Map<string, Resources[K] | null> } = {};

  constructor(base: Reader<Resources>) {
    this.#base = base;
  }

  get<K extends keyof Resources>(kind: K, id: string): Resources[K] | undefined {
    const staged = this.#staged[kind]?.get(id);
    if (staged === undefined) return this.#base.get(kind, id);
    return staged ?? undefined;
  }

  list<K extends keyof Resources>(kind: K): readonly Resources[K][] {
    const staged = this.#staged[kind];
    const base = this.#base.list(kind);
    if (!staged) return base;
    const added = [...staged.values()].filter((resource) => resource !== null);
    const changed = new Set(staged.keys());
    return [...base.filter((resource) => !changed.has(idOf(resource))), ...added];
  }

  /** The staged writes, by id. */
  staged<K extends keyof Resources>(kind: K): ReadonlyMap<string, Resources[K] | null> {
    return this.#staged[kind] ?? new Map<string, never>();
  }

  set<K extends keyof Resources>(kind: K, id: string, resource: Resources[K] | null): void {
    (this.#staged[kind] ??= new Map<string, Resources[K] | null>()).set(id, resource);
  }
}

/** The storage key of a resource: its id, or that of the content type for an editor interface. */
export function idOf(resource: unknown): string {
  const { sys } = resource as { sys: { id: string; type?: string; contentType?: { sys: { id: string } } } };
  return sys.type === 'EditorInterface' && sys.contentType ? sys.contentType.sys.id : sys.id;
}

/** Kinds that a new environment copies from its source. Comments and tasks stay with their original entries. */
export const copiedKinds: readonly (keyof EnvironmentResources)[] = [
  'ContentType',
  'Locale',
  'Tag',
  'Entry',
  'Asset',
  'EditorInterface',
  'Release',
  'ReleaseAction',
  'BulkAction',
];
