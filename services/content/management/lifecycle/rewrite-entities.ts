import type { RawLocalized, RawMetadata } from '../../store/export-file';
import type { EnvironmentWriter } from '../../store/content-store';
import type { StoredAsset, StoredEntry } from '../../store/resource';

/**
 * Moves all values of entries and assets in a locale to another code, or drops them (null). Published copies
 * are changed too, as their values would be unreachable. Versions do not change, since no editor has edited the
 * content.
 */
export function renameLocale(tx: EnvironmentWriter, from: string, to: string | null): void {
  const rename = <T>(values: RawLocalized<T>): RawLocalized<T> => {
    const { [from]: moved, ...retained } = values;
    if (moved === undefined) return values;
    return to === null ? retained : { ...retained, [to]: moved };
  };
  rewriteEntities(tx, {
    entry: (entry) => mapFields(entry, (_id, values) => rename(values)),
    asset: (asset) => {
      const { title, description, file } = asset.fields;
      const fields = {
        ...(title && { title: rename(title) }),
        ...(description && { description: rename(description) }),
        ...(file && { file: rename(file) }),
      };
      const isSame = fields.title === title && fields.description === description && fields.file === file;
      return isSame ? asset : { ...asset, fields };
    },
  });
}

/** Removes a tag from all entries and assets. */
export function dropTag(tx: EnvironmentWriter, tagId: string): void {
  const drop = <T extends { readonly metadata?: RawMetadata }>(entity: T): T => {
    const tags = entity.metadata?.tags ?? [];
    const retained = tags.filter(({ sys }) => sys.id !== tagId);
    return retained.length === tags.length
      ? entity
      : { ...entity, metadata: { ...entity.metadata, tags: retained } };
  };
  rewriteEntities(tx, { entry: drop, asset: drop });
}

/** Values that no longer fit a content type. */
export interface LostValues {
  /** Removed fields. */
  readonly fields: ReadonlySet<string>;
  /** Fields that are no longer localized. */
  readonly translations: ReadonlySet<string>;
}

/** Drops values of a type's entries. Published copies lose them too: a field created again may have another type. */
export function dropValues(tx: EnvironmentWriter, contentTypeId: string, lost: LostValues): void {
  if (lost.fields.size + lost.translations.size === 0) return;
  const defaultCode = tx.list('Locale').find((locale) => locale.default)?.code ?? '';
  const remaining = (id: string, values: RawLocalized<unknown>) => {
    if (lost.fields.has(id)) return null;
    const { [defaultCode]: retained } = values;
    const isTranslated = Object.keys(values).some((code) => code !== defaultCode);
    if (!lost.translations.has(id) || !isTranslated) return values;
    return retained === undefined ? {} : { [defaultCode]: retained };
  };
  rewriteEntities(tx, {
    entry: (entry) => (entry.sys.contentType.sys.id === contentTypeId ? mapFields(entry, remaining) : entry),
    asset: (asset) => asset,
  });
}

function mapFields(
  entry: StoredEntry,
  map: (id: string, values: RawLocalized<unknown>) => RawLocalized<unknown> | null,
): StoredEntry {
  const before = Object.entries(entry.fields);
  const after = before.flatMap(([id, values]) => {
    const mapped = map(id, values);
    return mapped === null ? [] : [[id, mapped] as const];
  });
  const isSame = after.length === before.length && after.every(([id, values]) => entry.fields[id] === values);
  return isSame ? entry : { ...entry, fields: Object.fromEntries(after) };
}

interface Rewrite {
  /** Returns the same object if nothing changes. */
  readonly entry: (entry: StoredEntry) => StoredEntry;
  readonly asset: (asset: StoredAsset) => StoredAsset;
}

function rewriteEntities(tx: EnvironmentWriter, rewrite: Rewrite): void {
  for (const entry of tx.list('Entry')) {
    const next = rewrite.entry(entry);
    if (next !== entry) tx.put('Entry', next);
  }
  for (const entry of tx.listPublished('Entry')) {
    const next = rewrite.entry(entry);
    if (next !== entry) tx.setPublished('Entry', next.sys.id, next);
  }
  for (const asset of tx.list('Asset')) {
    const next = rewrite.asset(asset);
    if (next !== asset) tx.put('Asset', next);
  }
  for (const asset of tx.listPublished('Asset')) {
    const next = rewrite.asset(asset);
    if (next !== asset) tx.setPublished('Asset', next.sys.id, next);
  }
}
