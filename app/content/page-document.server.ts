import type { ErrorObject } from 'ajv';
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

const cache = new FreshCache<StoredDocument>({ name: 'document', freshMs: environment.content.freshMs, now: Date.now });

/** Most blocks of a page, as schemas/content/page limits them. */
const maxBlocks = 40;
const placementFields = ['visibleTo', 'targetAudience', 'showFrom', 'showUntil', 'onlyMarkets', 'onlyChannels'];

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
  const own = contentSelections[type].text.replace(/ \}$/, ` blocks: blocksCollection(limit: ${maxBlocks}) { items { __typename ... on Entry { sys { id } } } } }`);
  const query = `query ${typeName(type)}Tree($id: String!, $locale: String) { document: ${type}(id: $id, locale: $locale) ${own} }`;
  const data = await queryContent(`${type}Tree`, query, { id, locale });
  const document = data['document'];
  if (!isRecord(document)) throw new InvalidPageError(`${type} ${id} is not published`);
  const references = blockReferences(document['blocks'], id);
  const raw = await fetchBlocks(references, locale);
  const blocks = references.flatMap(({ block, id: entryId }) => {
    const entry = raw.get(entryId);
    // A link that could not be resolved has been logged by the query.
    return entry ? validateBlock(block, entryId, entry, id) : [];
  });
  return { page: type === 'page' ? validatePageFields(document, id) : undefined, blocks };
}

function blockReferences(collection: unknown, pageId: string): BlockReference[] {
  const items = isRecord(collection) && Array.isArray(collection['items']) ? collection['items'] : [];
  return items.filter(isRecord).flatMap((item) => {
    const name = String(item['__typename']);
    const block = blockOfType(name);
    if (block && isRecord(item['sys'])) return [{ block, id: String(item['sys']['id']) }];
    log.warn({ event: 'block.unknown', entryId: pageId, type: name }, 'unknown block type left out');
    return [];
  });
}

async function fetchBlocks(references: BlockReference[], locale: string): Promise<Map<string, Record<string, unknown>>> {
  const answers = await Promise.all(planBlockQueries(references).map(({ query, variables }) => queryContent('Blocks', query, { locale, ...variables })));
  const found = new Map<string, Record<string, unknown>>();
  for (const answer of answers)
    for (const collection of Object.values(answer)) {
      if (!isRecord(collection) || !Array.isArray(collection['items'])) continue;
      for (const item of collection['items']) if (isRecord(item) && isRecord(item['sys'])) found.set(String(item['sys']['id']), item);
    }
  return found;
}

/** An `open` block that is wrong is left out and logged; a `closed` one makes the whole document invalid. */
function validateBlock(block: BlockName, entryId: string, raw: Record<string, unknown>, documentId: string): StoredBlock[] {
  const { placement, content } = splitPlacement(mapContent(raw));
  const stored: unknown = { block, entryId, placement, content };
  if (isStoredBlock(stored, block, placement)) return [stored];
  const error = firstError(contentValidators[block].errors) ?? firstError(validatePlacement.errors);
  const place = { block, entryId, documentId, pointer: error?.pointer ?? '/', reason: error?.reason };
  if (blockMeta[block].failure === 'closed') throw new InvalidPageError(`${block} ${entryId}${place.pointer}: ${place.reason ?? 'is wrong'}`);
  log.warn({ event: 'block.invalid', ...place }, 'block left out');
  return [];
}

function isStoredBlock(stored: unknown, block: BlockName, placement: unknown): stored is StoredBlock {
  return isRecord(stored) && validatePlacement(placement) && contentValidators[block](stored['content']);
}

function splitPlacement(mapped: Mapped): { placement: Mapped; content: Mapped } {
  const entries = isRecord(mapped) ? Object.entries(mapped as Record<string, Mapped>) : [];
  return {
    placement: Object.fromEntries(entries.filter(([name]) => placementFields.includes(name))),
    content: Object.fromEntries(entries.filter(([name]) => !placementFields.includes(name))),
  };
}

function validatePageFields(document: Record<string, unknown>, id: string): Omit<Page, 'blocks'> {
  const { blocks: _blocks, ...fields } = document;
  const page: unknown = mapContent(fields);
  if (validatePage(page)) return page;
  const error = firstError(validatePage.errors);
  throw new InvalidPageError(`page ${id}${error?.pointer ?? '/'}: ${error?.reason ?? 'is wrong'}`);
}

function firstError(errors: ErrorObject[] | null | undefined): { pointer: string; reason: string } | undefined {
  const error = errors?.[0];
  return error ? { pointer: error.instancePath || '/', reason: error.message ?? 'is wrong' } : undefined;
}
