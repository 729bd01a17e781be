import { blockMeta } from '../../schemas/generated/blocks';
import { contentSelections } from '../../schemas/generated/selections';
import type { Page } from '../../schemas/generated/types';
import { validatePage } from '../../schemas/generated/validators.js';
import { isRecord } from '../../ui/json-fields';
import { environment } from '../environment.server';
import { log } from '../log.server';
import { type UnrenderedBlock, countUnrendered } from '../metrics.server';
import type { Site } from '../site/site';
import {
  type BlockLink,
  type LeftOut,
  type RawBlock,
  type RawEntries,
  blockLinks,
  buildTree,
  hasDeadLink,
  innerLinks,
  maxContainerDepth,
  panelLinks,
} from './block-tree';
import { queryContent } from './client.server';
import { type Cached, FreshCache } from './fresh-cache.server';
import { mapContent } from './map';
import { planBlockQueries, typeName } from './query-plan';
import { schemaFault } from './schema-fault';
import { type BlockFault, type StoredBlock, checkBlock } from './stored-block';

/** A page or layout as it is stored: mapped, migrated and validated, before audience and live data. */
export interface StoredDocument {
  page: Omit<Page, 'blocks'> | undefined;
  blocks: StoredBlock[];
  /** What is wrong in it and left out, so that every view of the page counts it. */
  leftOut: UnrenderedBlock[];
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

type DocumentType = 'page' | 'siteLayout';

/** A document while it is read: where it comes from, for the log, and what it has to do without. */
interface Reading {
  type: DocumentType;
  id: string;
  brand: string;
  leftOut: UnrenderedBlock[];
}

/**
 * Fetch → map → migrate → validate of one page or layout (DESIGN §2, §6): first the tree with type names and ids, then a batch per
 * type, and another round for each depth of blocks in panels.
 *
 * @throws InvalidPageError or ContentServiceError, only when there is no last good version
 */
export function storedDocument(type: DocumentType, id: string, site: Site): Promise<Cached<StoredDocument>> {
  const locale = site.speech.contentLocale;
  return cache.get(`${type} ${id} ${locale}`, () =>
    load({ type, id, brand: site.brand.id, leftOut: [] }, locale),
  );
}

export function expireDocuments(): void {
  cache.expire();
}

async function load(reading: Reading, locale: string): Promise<StoredDocument> {
  const { type, id } = reading;
  const own = contentSelections[type].text.replace(
    / \}$/,
    ` blocks: blocksCollection(limit: ${maxBlocks}) { items { __typename ... on Entry { sys { id } } } } }`,
  );
  const query = `query ${typeName(type)}Tree($id: String!, $locale: String) { document: ${type}(id: $id, locale: $locale) ${own} }`;
  const data = await queryContent(`${type}Tree`, query, { id, locale });
  const document = data['document'];
  if (!isRecord(document)) throw new InvalidPageError(`${type} ${id} is not published`);
  refuseDeadLinks(reading, document['blocks']);
  const links = blockLinks(document['blocks'], id, '/blocks');
  const entries = await fetchBlocks(links.blocks, locale);
  const tree = buildTree(links.blocks, entries, id);
  for (const missing of [...links.leftOut, ...tree.leftOut]) leaveOut(reading, missing);
  const blocks = tree.blocks.flatMap((raw) => readBlock(raw, reading));
  return {
    page: type === 'page' ? validatePageFields(document, id) : undefined,
    blocks,
    leftOut: reading.leftOut,
  };
}

/** A page does without a block that is not published, but a layout holds nothing a page may go out without. */
function refuseDeadLinks({ type, id }: Reading, collection: unknown): void {
  if (type === 'siteLayout' && hasDeadLink(collection))
    throw new InvalidPageError(`${type} ${id}/blocks: a linked block is not published`);
}

/** The entries of these blocks and, round by round, of the blocks in their panels. */
async function fetchBlocks(links: readonly BlockLink[], locale: string): Promise<RawEntries> {
  const entries = new Map<string, Record<string, unknown>>();
  let wanted = links;
  for (let depth = 0; depth <= maxContainerDepth && wanted.length > 0; depth++) {
    const asked = wanted.filter(({ id }) => !entries.has(id));
    for (const [id, entry] of await fetchEntries(asked, locale)) entries.set(id, entry);
    wanted = innerLinks(asked, entries).filter(({ id }) => !entries.has(id));
  }
  return entries;
}

async function fetchEntries(
  links: readonly BlockLink[],
  locale: string,
): Promise<[id: string, entry: Record<string, unknown>][]> {
  const answers = await Promise.all(
    planBlockQueries(links).map(({ query, variables }) =>
      queryContent('Blocks', query, { locale, ...variables }),
    ),
  );
  return answers
    .flatMap((answer) => Object.values(answer))
    .flatMap((collection) =>
      isRecord(collection) && Array.isArray(collection['items']) ? (collection['items'] as unknown[]) : [],
    )
    .flatMap((item) => (isRecord(item) && isRecord(item['sys']) ? [[String(item['sys']['id']), item]] : []));
}

/** One block with the blocks in its panels. What holds a block that may not be missing may not be missing either. */
function readBlock(raw: RawBlock, reading: Reading): StoredBlock[] {
  const { block, id, entry } = raw;
  for (const { collection } of panelLinks(block, entry)) refuseDeadLinks(reading, collection);
  const slots = raw.slots?.map((panel) => panel.flatMap((inner) => readBlock(inner, reading)));
  const { stored, fault } = entry
    ? checkBlock(block, id, entry, slots)
    : { fault: { stage: 'validate' as const, pointer: '/', reason: 'is no longer published' } };
  if (stored) return [stored];
  refuseBlock(raw, fault, reading);
  return [];
}

/** An `open` block that is wrong is left out and logged; a `closed` one is logged and makes the whole document invalid. */
function refuseBlock(raw: RawBlock, { stage, ...fault }: BlockFault, reading: Reading): void {
  const { block, id: entryId } = raw;
  const details = { event: 'block.invalid', stage, block, entryId, documentId: reading.id, ...fault };
  if (holdsClosed(raw)) {
    log.error(details, 'document refused: a block that may not be missing is wrong');
    countUnrendered(reading.brand, [{ block, stage }]);
    throw new InvalidPageError(`${block} ${entryId}${fault.pointer}: ${fault.reason}`);
  }
  log.warn(details, 'block left out');
  reading.leftOut.push({ block, stage });
}

function holdsClosed({ block, slots = [] }: RawBlock): boolean {
  return blockMeta[block].failure === 'closed' || slots.flat().some(holdsClosed);
}

/** A link that cannot be followed: its type is unknown, or the block cannot stand there. */
function leaveOut(reading: Reading, { holderId, closed, type, block, ...details }: LeftOut): void {
  const place = { ...details, documentId: reading.id, ...(holderId === reading.id ? {} : { holderId }) };
  if (closed) {
    log.error(
      { event: 'block.misplaced', block, ...place },
      'document refused: it may hold a block that may not be missing',
    );
    countUnrendered(reading.brand, [{ block, stage: 'validate' }]);
    throw new InvalidPageError(`${holderId}${details.pointer}: ${details.reason}`);
  }
  if (block) log.warn({ event: 'block.misplaced', block, ...place }, 'block left out');
  else log.warn({ event: 'block.unknown', type, ...place }, 'unknown block type left out');
  reading.leftOut.push({ block, stage: 'validate' });
}

function validatePageFields(document: Record<string, unknown>, id: string): Omit<Page, 'blocks'> {
  const { blocks: _blocks, ...fields } = document;
  const page: unknown = mapContent(fields);
  if (validatePage(page)) return page;
  const fault = schemaFault(validatePage.errors);
  throw new InvalidPageError(`page ${id}${fault?.pointer ?? '/'}: ${fault?.reason ?? 'is wrong'}`);
}
