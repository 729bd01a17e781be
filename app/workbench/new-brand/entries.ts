import type { StoredEntry } from './project.server';

/** A link as Contentful writes it. */
export function link(linkType: 'Entry' | 'Asset' | 'ContentType', id: string) {
  return { sys: { type: 'Link', linkType, id } } as const;
}

/** A published entry. */
export function entryOf(id: string, contentType: string, fields: Record<string, unknown>): StoredEntry {
  return {
    sys: { id, type: 'Entry', contentType: link('ContentType', contentType) },
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }])),
  };
}

/** Ids of the entries a field links, whatever its language. */
export function linkedIds(entry: StoredEntry, field: string): string[] {
  const value = entry.fields[field]?.['en'];
  return Array.isArray(value) ? value.flatMap((item: unknown) => idOf(item) ?? []) : [];
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('sys' in value)) return undefined;
  const { sys } = value;
  return typeof sys === 'object' && sys !== null && 'id' in sys && typeof sys.id === 'string'
    ? sys.id
    : undefined;
}
