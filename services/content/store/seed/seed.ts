import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { AUTOMATION } from '../actor';
import type { ContentStore } from '../content-store';
import { DEFAULT_DATE } from './entity-state';
import { isEmpty, type SourcedEntities } from '../export-file';
import { ContentLoadError } from './load-error';
import type { EnvironmentKind, EnvironmentResources, PublishableKind } from '../resource';
import { readSeedFolder } from './seed-folder';
import { seedResource } from './seed-resource';
import type { EnvironmentWriter, Transaction } from '../transaction';

/** Result of loading a content folder. */
export interface SeedResult {
  readonly created: number;
  readonly changed: number;
  readonly removed: number;
  /** Changed both in the folder and by editors; the editors' version wins. `Entry home-banner` */
  readonly kept: readonly string[];
}

/** State of a resource in the folder when it was loaded, and the version that this created. */
interface SeedRow {
  readonly fingerprint: string;
  readonly version: number;
}

type SeededKind = 'Locale' | 'ContentType' | 'Tag' | 'Asset' | 'Entry';

interface SeedItem<K extends SeededKind = SeededKind> {
  readonly kind: K;
  readonly id: string;
  readonly fingerprint: string;
  /** Creates the resource, given the highest stored version. */
  readonly make: (after: number) => { resource: EnvironmentResources[K]; isPublished: boolean };
}

/** Maximum number of names in one log line. */
const SHOWN = 5;

/**
 * Loads the content of a folder into an environment: everything into an empty one, later only changes of the
 * folder. Content written by editors since is not overwritten; such conflicts are logged. The same applies to
 * deletions.
 * @throws ContentLoadError when the folder has an error; nothing is loaded then
 */
export async function loadSeed(
  store: ContentStore,
  folder: string,
  environmentId: string,
  logger: Logger,
): Promise<SeedResult> {
  const entities = await readSeedFolder(folder, store.files);
  const seedRowsByKey = seedRows(store, environmentId);
  if (isEmpty(entities)) {
    if (store.environment(environmentId)) return reuseStored(folder, seedRowsByKey);
    logger.warn({ folder }, 'the content folder is empty: the service starts without content');
    entities.locales.push({ file: folder, raw: firstLocale });
  }
  const items = await itemsOf(entities, store);
  const wanted = new Set(items.map(keyOf));
  const isNew = (item: SeedItem) => seedRowsByKey.get(keyOf(item))?.fingerprint !== item.fingerprint;
  const place = path.resolve(folder);
  const isSamePlace = store.database.get(['seeded-from']) === place;
  // In another folder, missing resources were not deleted: they never existed there.
  const gone = isSamePlace ? [...seedRowsByKey.keys()].filter((key) => !wanted.has(key)) : [];
  const isThere = store.environment(environmentId) !== undefined;
  if (isThere && isSamePlace && gone.length === 0 && !items.some(isNew))
    return { created: 0, changed: 0, removed: 0, kept: [] };
  const result = await store.write(AUTOMATION, (transaction) => {
    const seed = new SeedWriter(transaction, writerOf(transaction, environmentId), seedRowsByKey, isThere);
    for (const item of items) if (isNew(item)) seed.takeIn(item);
    for (const key of gone) seed.remove(key);
    if (!isSamePlace) transaction.putRow(['seeded-from'], place);
    return seed.result;
  });
  if (result.kept.length > 0)
    logger.warn(
      { count: result.kept.length, first: result.kept.slice(0, SHOWN) },
      'changed in the content folder, but edited since it was loaded: the edited version stays',
    );
  return result;
}

/** Initial locale, as in a new space at Contentful: content requires a default locale. */
const firstLocale = { code: 'en-US', name: 'English (United States)', default: true, fallbackCode: null };

/** An empty folder does not affect content created by editors, but a folder that was emptied is treated as a mistake. */
function reuseStored(folder: string, seedRowsByKey: ReadonlyMap<string, SeedRow>): SeedResult {
  const own = keyOf({ kind: 'Locale', id: firstLocale.code });
  if ([...seedRowsByKey.keys()].some((key) => key !== own))
    throw new ContentLoadError(folder, [{ file: folder, message: 'holds no content any more' }]);
  return { created: 0, changed: 0, removed: 0, kept: [] };
}

function writerOf(transaction: Transaction, id: string): EnvironmentWriter {
  if (!transaction.environment(id)) {
    const sys = {
      type: 'Environment',
      id,
      version: 1,
      createdAt: DEFAULT_DATE,
      updatedAt: DEFAULT_DATE,
    } as const;
    transaction.createEnvironment({ sys, name: id });
  }
  const writer = transaction.environment(id);
  if (!writer) throw new Error(`environment ${id} could not be made`);
  return writer;
}

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`;

function seedRows(store: ContentStore, environment: string): Map<string, SeedRow> {
  const rows = [...store.database.rows('seed', environment)];
  return new Map(rows.map(({ key, value }) => [`${String(key[2])} ${String(key[3])}`, value as SeedRow]));
}

class SeedWriter {
  readonly #transaction: Transaction;
  readonly #writer: EnvironmentWriter;
  readonly #seedRowsByKey: ReadonlyMap<string, SeedRow>;
  /** The initial content of an environment sends no webhooks. */
  readonly #announces: boolean;
  #created = 0;
  #changed = 0;
  #removed = 0;
  readonly #kept: string[] = [];

  constructor(
    transaction: Transaction,
    writer: EnvironmentWriter,
    seedRowsByKey: ReadonlyMap<string, SeedRow>,
    announces: boolean,
  ) {
    this.#transaction = transaction;
    this.#writer = writer;
    this.#seedRowsByKey = seedRowsByKey;
    this.#announces = announces;
  }

  get result(): SeedResult {
    return { created: this.#created, changed: this.#changed, removed: this.#removed, kept: this.#kept };
  }

  takeIn<K extends SeededKind>({ kind, id, fingerprint, make }: SeedItem<K>): void {
    const row = this.#seedRowsByKey.get(keyOf({ kind, id }));
    const stored = this.#writer.get(kind, id);
    const storedVersion = stored?.sys.version;
    if (storedVersion !== row?.version) {
      this.#kept.push(keyOf({ kind, id }));
      // The editors' version resolves this conflict, so it is not logged again on each start.
      this.#note(kind, id, { fingerprint, version: row?.version ?? 0 });
      return;
    }
    const { resource, isPublished } = make(storedVersion ?? 0);
    this.#writer.put(kind, resource);
    if (isPublishable(kind)) this.#setPublished(kind, id, resource, isPublished);
    this.#note(kind, id, { fingerprint, version: resource.sys.version });
    if (stored) this.#changed += 1;
    else this.#created += 1;
  }

  remove(key: string): void {
    const [kind, id] = key.split(' ') as [SeededKind, string];
    const stored = this.#writer.get(kind, id);
    this.#note(kind, id, undefined);
    if (!stored || stored.sys.version !== this.#seedRowsByKey.get(key)?.version) return;
    this.#writer.remove(kind, id);
    this.#removed += 1;
    if (!isPublishable(kind)) return;
    const published = this.#writer.published(kind, id);
    if (!published) return;
    this.#writer.setPublished(kind, id, null);
    if (this.#announces) this.#writer.announce('unpublish', published);
  }

  #setPublished(
    kind: PublishableKind,
    id: string,
    resource: EnvironmentResources[EnvironmentKind],
    isPublished: boolean,
  ): void {
    const before = this.#writer.published(kind, id);
    if (isPublished) {
      this.#writer.setPublished(kind, id, resource as EnvironmentResources[PublishableKind]);
      if (this.#announces) this.#writer.announce('publish', resource);
    } else if (before) {
      this.#writer.setPublished(kind, id, null);
      if (this.#announces) this.#writer.announce('unpublish', resource);
    }
  }

  #note(kind: SeededKind, id: string, row: SeedRow | undefined): void {
    this.#transaction.putRow(['seed', this.#writer.id, kind, id], row);
  }
}

function isPublishable(kind: SeededKind): kind is PublishableKind & SeededKind {
  return kind === 'ContentType' || kind === 'Entry' || kind === 'Asset';
}

/** In order of dependency. */
async function itemsOf(entities: SourcedEntities, store: ContentStore): Promise<SeedItem[]> {
  const assets = await Promise.all(
    entities.assets.map(async ({ raw }): Promise<SeedItem<'Asset'>> => {
      // An asset is changed when the bytes of its files change.
      const { resource } = seedResource.asset(raw);
      const hashes = await Promise.all(
        Object.values(resource.fields.file ?? {}).map((file) =>
          store.files.locate(raw.sys.id, file).then(
            ({ hash }) => hash,
            () => 'missing',
          ),
        ),
      );
      return item('Asset', raw.sys.id, [raw, hashes], (after) => seedResource.asset(raw, after));
    }),
  );
  return [
    ...entities.locales.map(({ raw }) =>
      item('Locale', raw.sys?.id ?? raw.code, raw, (after) => seedResource.locale(raw, after)),
    ),
    ...entities.contentTypes.map(({ raw }) =>
      item('ContentType', raw.sys.id, raw, (after) => seedResource.contentType(raw, after)),
    ),
    ...entities.tags.map(({ raw }) => item('Tag', raw.sys.id, raw, (after) => seedResource.tag(raw, after))),
    ...assets,
    ...entities.entries.map(({ raw }) =>
      item('Entry', raw.sys.id, raw, (after) => seedResource.entry(raw, after)),
    ),
  ];
}

function item<K extends SeededKind>(
  kind: K,
  id: string,
  raw: unknown,
  make: SeedItem<K>['make'],
): SeedItem<K> {
  const fingerprint = createHash('sha256').update(JSON.stringify(raw)).digest('hex').slice(0, 20);
  return { kind, id, fingerprint, make };
}
