import type { ContentStore, Environment } from '../store/content-store';
import type { AssetRecord, ContentType, EntryRecord } from '../store/entities';
import type { StoredLocale } from '../store/resource';
import type { Space, SpaceView } from '../store/space';

/** `delivery` reads published content, `preview` everything except archived content. */
export type ReaderKind = 'delivery' | 'preview';

/** Snapshot of an environment for one request; concurrent writes do not change it. */
export class ReaderView {
  readonly kind: ReaderKind;
  readonly spaceId: string;
  readonly storeId: string;
  readonly environment: Environment;
  readonly space: Space;
  /** Published copies of the content types. */
  readonly types: ReadonlyMap<string, ContentType>;
  /** Delivered locales, including the default one. */
  readonly locales: readonly StoredLocale[];
  readonly localeCodes: ReadonlySet<string>;
  readonly #view: SpaceView;
  readonly #publicTags: ReadonlySet<string>;

  constructor(environment: Environment, store: Pick<ContentStore, 'id' | 'spaceId'>, kind: ReaderKind) {
    this.kind = kind;
    this.spaceId = store.spaceId;
    this.storeId = store.id;
    this.environment = environment;
    this.space = environment.space;
    this.#view = kind === 'delivery' ? this.space.published : this.space.preview;
    const published = this.space.contentTypes.filter(({ isPublished }) => isPublished);
    this.types = new Map(published.map((type) => [type.id, type]));
    this.locales = environment.list('Locale').filter((locale) => locale.contentDeliveryApi || locale.default);
    this.localeCodes = new Set(this.locales.map(({ code }) => code));
    const publicTags = environment.list('Tag').filter(({ sys }) => sys.visibility !== 'private');
    this.#publicTags = new Set(publicTags.map(({ sys }) => sys.id));
  }

  /** Entries whose content type is published, in the default order. */
  get entries(): readonly EntryRecord[] {
    return this.#view.entries.filter(({ contentTypeId }) => this.types.has(contentTypeId));
  }

  entriesOfType(contentTypeId: string): readonly EntryRecord[] {
    return this.types.has(contentTypeId) ? this.#view.entriesOfType(contentTypeId) : [];
  }

  /** See {@link SpaceView.candidates}. */
  candidates(
    contentTypeId: string,
    fieldId: string,
    values: readonly unknown[],
  ): readonly EntryRecord[] | null {
    return this.types.has(contentTypeId) ? this.#view.candidates(contentTypeId, fieldId, values) : [];
  }

  /** In the default order. */
  get assets(): readonly AssetRecord[] {
    return this.#view.assets;
  }

  entry(id: string): EntryRecord | undefined {
    const entry = this.#view.entry(id);
    return entry && this.types.has(entry.contentTypeId) ? entry : undefined;
  }

  asset(id: string): AssetRecord | undefined {
    return this.#view.asset(id);
  }

  /** Ids of the entries that link to an entity, in any locale. */
  linkingIds(kind: 'Entry' | 'Asset', id: string): ReadonlySet<string> {
    return new Set(this.#view.linksTo(kind, id).map(({ entry }) => entry.sys.id));
  }

  /** Number of publications of an entity. */
  publicationsOf({ kind, sys }: EntryRecord | AssetRecord): number {
    const copy =
      this.kind === 'delivery'
        ? this.environment.published(kind, sys.id)
        : this.environment.get(kind, sys.id);
    return copy?.sys.publishedCounter ?? (sys.publishedAt === null ? 0 : 1);
  }

  /** Filters tag ids down to public tags. */
  publicTagsOf(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => this.#publicTags.has(id));
  }
}
