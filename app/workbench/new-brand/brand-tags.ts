import type { ContentFile, StoredEntry } from './project.server';

interface Tag {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Tag'; readonly id: string };
}

/** A brand's file of content with the tags by which roles are limited: that of the brand, and those of a page's markets. */
export function taggedFile(brand: string, file: ContentFile): ContentFile {
  const { entries } = file;
  return entries ? { ...file, entries: entries.map((entry) => taggedEntry(brand, entry)) } : file;
}

/** The definition of a brand's tag. Those of markets are shared by all brands. */
export function brandTagFile(brand: string, name: string): ContentFile {
  return {
    tags: [{ sys: { id: `brand-${brand}`, type: 'Tag', visibility: 'public' }, name: `Brand: ${name}` }],
  };
}

function taggedEntry(brand: string, { sys, fields, ...rest }: StoredEntry): StoredEntry {
  const markets = Object.values(fields['markets'] ?? {}).flatMap((codes: unknown) =>
    Array.isArray(codes) ? codes.map((code: unknown) => `market-${String(code).toLowerCase()}`) : [],
  );
  const tags = [`brand-${brand}`, ...markets].map((id): Tag => ({
    sys: { type: 'Link', linkType: 'Tag', id },
  }));
  return { sys, metadata: { tags }, fields, ...rest };
}
