import type { ContentFile, StoredEntry } from './project.server';

interface Tag {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Tag'; readonly id: string };
}

/** A brand's content file with the tags that limit roles: of the brand, and of each page's markets. */
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
