import { isRecord } from '../../../schemas/is-record';

/** Values by locale. */
export type LocalisedField = Readonly<Record<string, unknown>>;

/** An entry or asset as the delivery API returns it for all locales at once. */
export interface StoredItem {
  id: string;
  /** Content type of an entry, `asset` of an asset. */
  type: string;
  fields: Readonly<Record<string, LocalisedField>>;
}

export interface ContentLocale {
  code: string;
  /** Locale to fall back to. */
  fallback?: string;
}

/** A link inside an entry. */
export interface StoredLink {
  kind: 'Entry' | 'Asset';
  id: string;
  /** Id of the field. */
  field: string;
}

export interface PublishedParts {
  entries: readonly StoredItem[];
  assets: readonly StoredItem[];
  locales: readonly ContentLocale[];
  /** Content type → names of the fields that are translated. */
  translated: ReadonlyMap<string, ReadonlySet<string>>;
  /** Content type → names of its required fields. */
  required?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** All published content with the texts of all languages, which a report on languages needs and a page does not. */
export class PublishedContent {
  readonly #entries: ReadonlyMap<string, StoredItem>;
  readonly #assets: ReadonlyMap<string, StoredItem>;
  readonly #byType = new Map<string, StoredItem[]>();
  readonly #fallbacks: ReadonlyMap<string, string | undefined>;
  readonly #translated: PublishedParts['translated'];
  readonly #required: PublishedParts['required'];
  /** Cached, because every site follows the same links. */
  readonly #links = new WeakMap<StoredItem, readonly StoredLink[]>();
  #linking: ReadonlyMap<string, string[]> | undefined;

  constructor({ entries, assets, locales, translated, required }: PublishedParts) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#assets = new Map(assets.map((asset) => [asset.id, asset]));
    this.#fallbacks = new Map(locales.map(({ code, fallback }) => [code, fallback]));
    this.#translated = translated;
    this.#required = required;
    for (const entry of entries) {
      const others = this.#byType.get(entry.type);
      if (others) others.push(entry);
      else this.#byType.set(entry.type, [entry]);
    }
  }

  entry(id: string): StoredItem | undefined {
    return this.#entries.get(id);
  }

  asset(id: string): StoredItem | undefined {
    return this.#assets.get(id);
  }

  ofType(type: string): readonly StoredItem[] {
    return this.#byType.get(type) ?? [];
  }

  /** Names of an item's translated fields that have a value. */
  translatedFields({ type, fields }: StoredItem): string[] {
    const translated = type === 'asset' ? new Set(['description']) : this.#translated.get(type);
    return Object.keys(fields).filter((name) => translated?.has(name));
  }

  /** Names of an entry's required fields. */
  requiredFields({ type }: StoredItem): string[] {
    return [...(this.#required?.get(type) ?? [])];
  }

  /** The locale whose value is shown in a locale: its own, or the nearest fallback. */
  sourceOf(field: LocalisedField | undefined, locale: string): string | undefined {
    const seen = new Set<string>();
    let at: string | undefined = locale;
    while (field && at !== undefined && !seen.has(at)) {
      if (!isEmpty(field[at])) return at;
      seen.add(at);
      at = this.#fallbacks.get(at);
    }
    return undefined;
  }

  /** The value of a field in a locale, with fallback. */
  value({ fields }: StoredItem, name: string, locale: string): unknown {
    const field = fields[name];
    const source = this.sourceOf(field, locale);
    return source === undefined ? undefined : field?.[source];
  }

  text(item: StoredItem, name: string, locale: string): string | undefined {
    const value = this.value(item, name, locale);
    return typeof value === 'string' ? value : undefined;
  }

  /** The value of an untranslated field. */
  plain({ fields }: StoredItem, name: string): unknown {
    return Object.values(fields[name] ?? {})[0];
  }

  plainText(item: StoredItem, name: string): string | undefined {
    const value = this.plain(item, name);
    return typeof value === 'string' ? value : undefined;
  }

  /** A list of names such as markets or brands; undefined if the field is not set. */
  names(item: StoredItem, name: string): string[] | undefined {
    const value = this.plain(item, name);
    return Array.isArray(value) ? value.map(String) : undefined;
  }

  /** The entries and assets an entry links, except those in rich text. */
  links(item: StoredItem): readonly StoredLink[] {
    let links = this.#links.get(item);
    if (!links) this.#links.set(item, (links = linksOf(item)));
    return links;
  }

  /** Ids of the entries that link an entry. */
  linking(id: string): readonly string[] {
    this.#linking ??= this.#findLinking();
    return this.#linking.get(id) ?? [];
  }

  #findLinking(): ReadonlyMap<string, string[]> {
    const linking = new Map<string, string[]>();
    for (const entry of this.#entries.values())
      for (const { kind, id } of this.links(entry)) {
        if (kind === 'Asset') continue;
        const from = linking.get(id);
        if (from) from.push(entry.id);
        else linking.set(id, [entry.id]);
      }
    return linking;
  }

  /** The entry a field links. */
  linked(item: StoredItem, name: string): StoredItem[] {
    return this.links(item)
      .filter(({ field }) => field === name)
      .flatMap(({ kind, id }) => (kind === 'Entry' ? this.entry(id) : this.asset(id)) ?? []);
  }
}

/** The entries and assets that an entry links in any language, except those in rich text. */
export function linksOf({ fields }: StoredItem): StoredLink[] {
  return Object.entries(fields).flatMap(([field, values]) =>
    Object.values(values).flatMap((value) =>
      (Array.isArray(value) ? value : [value]).flatMap((item) => linkIn(item, field)),
    ),
  );
}

function linkIn(value: unknown, field: string): StoredLink[] {
  const sys = isRecord(value) ? value['sys'] : undefined;
  if (!isRecord(sys) || sys['type'] !== 'Link' || typeof sys['id'] !== 'string') return [];
  const kind = sys['linkType'];
  return kind === 'Entry' || kind === 'Asset' ? [{ kind, id: sys['id'], field }] : [];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
