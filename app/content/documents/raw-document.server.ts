import { contentSelections } from '../../../schemas/generated/selections';
import { isRecord } from '../../../schemas/is-record';
import { type DeadLink, queryContent } from '../client/content-client.server';
import { NotPublishedError } from '../client/content-errors';
import { planBlockQueries, typeName } from '../client/query-plan';
import { type BlockLink, type RawEntries, innerLinks, maxContainerDepth } from './block-tree';
import { type RawPage, baseOf, composePage, maxBases } from './page-changes';
import { exceptionLinks } from './page-exceptions';

/** Most blocks of a page, the limit of schemas/content/page. */
const maxBlocks = 40;

export type DocumentType = 'page' | 'siteLayout';

/** Key of a document, which is the same for all brands that show it. */
export interface DocumentKey {
  type: DocumentType;
  id: string;
  /** Content locale. */
  locale: string;
  /** Name of the unsaved content that a preview merges into it. */
  unsaved?: string;
}

/**
 * A document as the content service returns it. This form is stored, so that a later version of the site can map it
 * in its own way.
 */
export interface RawDocument {
  document: Record<string, unknown>;
  /** The pages it is based on, nearest first; an unpublished one has no document. */
  bases: { id: string; document?: Record<string, unknown> }[];
  /** Whether its base is linked and not published. */
  baseRemoved: boolean;
  /** Ids and entries of its blocks, including those in panels. */
  entries: [id: string, entry: Record<string, unknown>][];
}

/** A document with the ids of everything in it, and its dead links. */
export interface FetchedDocument extends FoundContent {
  raw: RawDocument;
}

/** Ids and dead links collected while queries run. */
interface FoundContent {
  ids: Set<string>;
  deadLinks: DeadLink[];
}

/**
 * Fetches the tree with type names and ids, then one batch per type, then another round per depth of nested panels.
 * @throws ContentServiceError, NotPublishedError
 */
export async function fetchDocument({ type, id, locale }: DocumentKey): Promise<FetchedDocument> {
  const ids = new Set([id]);
  const deadLinks: DeadLink[] = [];
  const document = await fetchTree(type, id, locale, { ids, deadLinks });
  if (!document) throw new NotPublishedError(type, id);
  const bases: RawDocument['bases'] = [];
  let baseId = baseOf(document);
  while (baseId && bases.length < maxBases && baseId !== id && !bases.some((base) => base.id === baseId)) {
    ids.add(baseId);
    const base = await fetchTree(type, baseId, locale, { ids, deadLinks });
    bases.push({ id: baseId, document: base });
    baseId = base && baseOf(base);
  }
  const baseRemoved =
    bases.some((base) => !base.document) || deadLinks.some(({ field }) => field === 'basedOn');
  const pages = pagesOf({ document, bases }, id);
  const links = [...composePage(pages).links, ...exceptionLinks(pages)];
  const entries = [...(await fetchBlocks(links, locale, { ids, deadLinks }))];
  return { raw: { document, bases, baseRemoved, entries }, ids, deadLinks };
}

/** A page and the published ones it is based on. */
export function pagesOf({ document, bases }: Pick<RawDocument, 'document' | 'bases'>, id: string): RawPage[] {
  return [
    { id, document },
    ...bases.flatMap((base) => (base.document ? [{ id: base.id, document: base.document }] : [])),
  ];
}

/** The selection of a document: fields, links to blocks and, for a page, its changes. */
export function treeSelection(type: DocumentType): string {
  return contentSelections[type].text.replace(
    / \}$/,
    ` blocks: blocksCollection(limit: ${maxBlocks}) { items { __typename ... on Entry { sys { id } } } } }`,
  );
}

async function fetchTree(
  type: DocumentType,
  id: string,
  locale: string,
  found: FoundContent,
): Promise<Record<string, unknown> | undefined> {
  const query = `query ${typeName(type)}Tree($id: String!, $locale: String) { document: ${type}(id: $id, locale: $locale) ${treeSelection(type)} }`;
  const { document } = await queryContent(`${type}Tree`, query, { id, locale }, found);
  return isRecord(document) ? document : undefined;
}

/** The entries of these blocks and, level by level, of the blocks in their panels. */
async function fetchBlocks(
  links: readonly BlockLink[],
  locale: string,
  found: FoundContent,
): Promise<RawEntries> {
  const entries = new Map<string, Record<string, unknown>>();
  let wanted = links;
  for (let depth = 0; depth <= maxContainerDepth && wanted.length > 0; depth++) {
    const missing = wanted.filter(({ id }) => !entries.has(id));
    for (const [id, entry] of await fetchEntries(missing, locale, found)) entries.set(id, entry);
    wanted = innerLinks(missing, entries).filter(({ id }) => !entries.has(id));
  }
  return entries;
}

async function fetchEntries(
  links: readonly BlockLink[],
  locale: string,
  found: FoundContent,
): Promise<[id: string, entry: Record<string, unknown>][]> {
  const answers = await Promise.all(
    planBlockQueries(links).map(({ query, variables }) =>
      queryContent('Blocks', query, { locale, ...variables }, found),
    ),
  );
  return answers
    .flatMap((answer) => Object.values(answer))
    .flatMap((collection) =>
      isRecord(collection) && Array.isArray(collection['items']) ? (collection['items'] as unknown[]) : [],
    )
    .flatMap((item) => (isRecord(item) && isRecord(item['sys']) ? [[String(item['sys']['id']), item]] : []));
}

/** @throws Error when the stored value is not a document */
export function rawDocument(stored: unknown): RawDocument {
  if (!isRecord(stored) || !isRecord(stored['document']) || !Array.isArray(stored['entries']))
    throw new Error('is no document');
  const entries = stored['entries'].flatMap((pair: unknown): RawDocument['entries'] => {
    const [id, entry]: unknown[] = Array.isArray(pair) ? pair : [];
    return typeof id === 'string' && isRecord(entry) ? [[id, entry]] : [];
  });
  const baseRemoved = stored['baseRemoved'] === true;
  return { document: stored['document'], bases: storedBases(stored['bases']), baseRemoved, entries };
}

function storedBases(stored: unknown): RawDocument['bases'] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.filter(isRecord).map(({ id, document }) => ({
    id: String(id),
    ...(isRecord(document) ? { document } : {}),
  }));
}
