import type { ManagedEntry } from '../../../schemas/generated/types';
import { copyEntries } from '../../model/copy-entries';
import { createEntry, newEntryId } from '../api/entries';
import { ownedFields } from '../forms/owned-fields';
import { readSharedSections } from '../sharing/shared-sections';
import { loadPage } from '../composer/load-page';

export interface NewPage {
  readonly title: string;
  readonly path: string;
  readonly brands: readonly string[];
  readonly markets: readonly string[];
  /** The page whose blocks are copied. */
  readonly templateId: string | undefined;
}

/**
 * Creates a page as a draft, empty or with copies of another page's blocks.
 *
 * @param locale default content locale
 * @returns its id
 * @throws ApiError
 */
export async function createPage(page: NewPage, locale: string): Promise<string> {
  const tags = [
    ...page.brands.map((brand) => `brand-${brand}`),
    ...page.markets.map((market) => `market-${market.toLowerCase()}`),
  ].map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } }));
  const own = {
    internalName: { [locale]: page.title },
    title: { [locale]: page.title },
    path: { [locale]: page.path },
    ...(page.brands.length > 0 ? { brands: { [locale]: page.brands } } : {}),
    ...(page.markets.length > 0 ? { markets: { [locale]: page.markets } } : {}),
  };
  const copies = page.templateId === undefined ? [] : await copiesOf(page.templateId);
  const [root, ...parts] = copies;
  // Parts are created first, so that no page links missing blocks.
  for (const { id, contentType, fields } of parts.reverse())
    await createEntry(id, contentType, fields, { tags });
  const id = root?.id ?? newEntryId();
  await createEntry(id, 'page', { ...root?.fields, ...own }, { tags });
  return id;
}

async function copiesOf(pageId: string) {
  const [loaded, sections] = await Promise.all([loadPage(pageId), readSharedSections()]);
  const entries = new Map(loaded.map((entry): [string, ManagedEntry] => [entry.sys.id, entry]));
  const shared = new Set(sections.map(({ block }) => block.sys.id));
  return copyEntries(
    pageId,
    (id) => {
      const entry = entries.get(id);
      return entry && { contentType: entry.sys.contentType.sys.id, fields: entry.fields };
    },
    (contentType, field) => ownedFields(contentType).includes(field),
    newEntryId,
    (id) => shared.has(id),
  );
}
