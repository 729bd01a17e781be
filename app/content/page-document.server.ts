import { type BlockContents, type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { contentValidators } from '../../schemas/generated/block-validators';
import { contentSelections } from '../../schemas/generated/selections';
import type { Page, Placement } from '../../schemas/generated/types';
import { validatePage, validatePlacement } from '../../schemas/generated/validators.js';
import { environment } from '../environment.server';
import { log } from '../log.server';
import type { Site } from '../site/site';
import { isRecord, queryContent } from './client.server';
import { type Cached, FreshCache } from './fresh-cache.server';
import { type Mapped, mapContent } from './map';
import { type BlockReference, blockOfType, planBlockQueries, typeName } from './query-plan';
import { type SchemaFault, schemaFault } from './schema-fault';

/** A block whose content a schema has checked. */
export type StoredBlock = {
  [Name in BlockName]: { block: Name; entryId: string; placement: Placement; content: BlockContents[Name] };
}[BlockName];

/** A page or layout as it is stored: mapped and validated, before audience and live data. */
export interface StoredDocument {
  page: Omit<Page, 'blocks'> | undefined;
  blocks: StoredBlock[];
}

/** A page description that must not be shown: a block that may not be missing is wrong, or the page itself is. */
export class InvalidPageError extends Error {
  override name = 'InvalidPageError';
}

const cache = new FreshCache<StoredDocument>({
  name: 'document',
  freshMs: environment.content.freshMs,
  now: Date.now,
});

/** Most blocks of a page, as schemas/content/page limits them. */
const maxBlocks = 40;
const placementFields = [
  'visibleTo',
  'targetAudience',
  'showFrom',
  'showUntil',
  'onlyMarkets',
  'onlyChannels',
];

type DocumentType = 'page' | 'siteLayout';

/**
 * Fetch → map → validate of one page or layout (DESIGN §2, §6): first the tree with type names and ids, then a batch per type.
 *
 * @throws InvalidPageError or ContentServiceError, only when there is no last good version
 */
export function storedDocument(type: DocumentType, id: string, site: Site): Promise<Cached<StoredDocument>> {
  const locale = site.speech.contentLocale;
  return cache.get(`${type} ${id} ${locale}`, () => load(type, id, locale));
}

export function expireDocuments(): void {
  cache.expire();
}

async function load(type: DocumentType, id: string, locale: string): Promise<StoredDocument> {
  const own = contentSelections[type].text.replace(
    / \}$/,
    ` blocks: blocksCollection(limit: ${maxBlocks}) { items { __typename ... on Entry { sys { id } } } } }`,
  );
  const query = `query ${typeName(type)}Tree($id: String!, $locale: String) { document: ${type}(id: $id, locale: $locale) ${own} }`;
  const data = await queryContent(`${type}Tree`, query, { id, locale });
  const document = data['document'];
  if (!isRecord(document)) throw new InvalidPageError(`${type} ${id} is not published`);
  const references = blockReferences(type, document['blocks'], id);
  const raw = await fetchBlocks(references, locale);
  const blocks = references.flatMap(({ block, id: entryId }) => {
    const entry = raw.get(entryId);
    if (entry) return validateBlock(block, entryId, entry, id);
    // Unpublished between the two queries.
    return refuseBlock(block, entryId, id, { pointer: '/', reason: 'is no longer published' });
  });
  return { page: type === 'page' ? validatePageFields(document, id) : undefined, blocks };
}

/**
 * The blocks a document links. A link that could not be resolved arrives as null and has been logged by the query: a page does
 * without that block, but a layout holds nothing a page may go out without.
 */
function blockReferences(type: DocumentType, collection: unknown, documentId: string): BlockReference[] {
  const items: unknown[] =
    isRecord(collection) && Array.isArray(collection['items']) ? collection['items'] : [];
  if (type === 'siteLayout' && items.includes(null))
    throw new InvalidPageError(`${type} ${documentId}/blocks: a linked block is not published`);
  return items.filter(isRecord).flatMap((item) => {
    const name = String(item['__typename']);
    const entryId = isRecord(item['sys']) ? String(item['sys']['id']) : undefined;
    const block = blockOfType(name);
    if (block && entryId) return [{ block, id: entryId }];
    log.warn(
      { event: 'block.unknown', entryId, documentId, pointer: `/blocks/${items.indexOf(item)}`, type: name },
      'unknown block type left out',
    );
    return [];
  });
}

async function fetchBlocks(
  references: BlockReference[],
  locale: string,
): Promise<Map<string, Record<string, unknown>>> {
  const answers = await Promise.all(
    planBlockQueries(references).map(({ query, variables }) =>
      queryContent('Blocks', query, { locale, ...variables }),
    ),
  );
  const found = new Map<string, Record<string, unknown>>();
  for (const answer of answers)
    for (const collection of Object.values(answer)) {
      if (!isRecord(collection) || !Array.isArray(collection['items'])) continue;
      for (const item of collection['items'])
        if (isRecord(item) && isRecord(item['sys'])) found.set(String(item['sys']['id']), item);
    }
  return found;
}

function validateBlock(
  block: BlockName,
  entryId: string,
  raw: Record<string, unknown>,
  documentId: string,
): StoredBlock[] {
  const { placement, content } = splitPlacement(mapContent(raw));
  const stored: unknown = { block, entryId, placement, content };
  if (isStoredBlock(stored, block, placement)) return [stored];
  // A validator keeps the errors of its last run, so the one that ran last and failed is asked.
  const fault = schemaFault(
    validatePlacement(placement) ? contentValidators[block].errors : validatePlacement.errors,
  );
  return refuseBlock(block, entryId, documentId, fault);
}

/** An `open` block that is wrong is left out and logged; a `closed` one is logged and makes the whole document invalid. */
function refuseBlock(
  block: BlockName,
  entryId: string,
  documentId: string,
  fault: SchemaFault = { pointer: '/', reason: 'is wrong' },
): [] {
  const details = { event: 'block.invalid', block, entryId, documentId, ...fault };
  if (blockMeta[block].failure === 'closed') {
    log.error(details, 'document refused: a block that may not be missing is wrong');
    throw new InvalidPageError(`${block} ${entryId}${fault.pointer}: ${fault.reason}`);
  }
  log.warn(details, 'block left out');
  return [];
}

function isStoredBlock(stored: unknown, block: BlockName, placement: unknown): stored is StoredBlock {
  return isRecord(stored) && validatePlacement(placement) && contentValidators[block](stored['content']);
}

function splitPlacement(mapped: Mapped): { placement: Mapped; content: Mapped } {
  const entries = isRecord(mapped) ? Object.entries(mapped as Record<string, Mapped>) : [];
  return {
    placement: Object.fromEntries(entries.filter(([name]) => placementFields.includes(name))),
    // A list nobody filled arrives empty instead of missing; without this, no list would ever count as required and missing.
    content: Object.fromEntries(
      entries.filter(([name, value]) => !placementFields.includes(name) && !isEmptyList(value)),
    ),
  };
}

function isEmptyList(value: Mapped): boolean {
  return Array.isArray(value) && value.length === 0;
}

function validatePageFields(document: Record<string, unknown>, id: string): Omit<Page, 'blocks'> {
  const { blocks: _blocks, ...fields } = document;
  const page: unknown = mapContent(fields);
  if (validatePage(page)) return page;
  const fault = schemaFault(validatePage.errors);
  throw new InvalidPageError(`page ${id}${fault?.pointer ?? '/'}: ${fault?.reason ?? 'is wrong'}`);
}
