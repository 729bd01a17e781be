import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import type { Page, StoredVersion } from '../../../schemas/generated/types';
import { validatePage } from '../../../schemas/generated/validators.js';
import { memo, reads } from '../../memo/process-memos.server';
import { environment } from '../../server/environment.server';
import { log } from '../../server/log.server';
import { type UnrenderedBlock, countRefused } from '../../server/metrics.server';
import { type LeftOut, type RawBlock, buildTree, hasDeadLink, panelLinks } from './block-tree';
import type { DeadLink } from '../client/content-client.server';
import { type FaultPlace, InvalidPageError, NotPublishedError } from '../client/content-errors';
import type { Dependencies } from '../changes/dependencies';
import { type Loaded, dependOn, fromContent } from '../last-good/content-source.server';
import { mapContent } from './map';
import { type BlockPlace, placesOf } from './block-places';
import {
  type ChangeFault,
  type RemovedBlock,
  baseOf,
  changesOf,
  composePage,
  maxBases,
} from './page-changes';
import { checkExcepted } from './excepted-block';
import { holdsClosed, makeExceptions } from './page-exceptions';
import { localeChain } from '../preview/locale-chain.server';
import { type PreviewFault, marked } from '../preview/preview-mark';
import { draftOf, previewScope } from '../preview/preview-scope.server';
import { versionDocument } from '../preview/version-document';
import { heldVersion, withUnsaved } from '../preview/unsaved-content.server';
import {
  type DocumentKey,
  type DocumentType,
  type FetchedDocument,
  type RawDocument,
  fetchDocument,
  pagesOf,
  rawDocument,
} from './raw-document.server';
import { schemaFault } from './schema-fault';
import { type BlockFault, type CheckedBlock, type StoredBlock, checkBlock } from './stored-block';

/** A page or layout after mapping, migration and validation, before audience rules and live data. */
export interface StoredDocument {
  page: Omit<Page, 'blocks'> | undefined;
  blocks: StoredBlock[];
  /** Invalid blocks that were left out; they are counted with every page view. */
  leftOut: UnrenderedBlock[];
  /** Changes and exceptions of the page that cannot be applied. */
  faults: ChangeFault[];
  /** Whether the page is withdrawn because the page it is based on was unpublished. */
  withdrawn: boolean;
  /** In preview only: faults without a place on the page. */
  notes: PreviewFault[];
  /** In preview only: where its blocks are linked, in order. */
  places: BlockPlace[];
  /** Blocks that changes and exceptions remove. */
  removed: RemovedBlock[];
  /** Ids of the content it depends on. */
  dependsOn: Dependencies;
}

/** State of reading a document: its origin, for the log, and its omissions. */
interface Reading {
  type: DocumentType;
  id: string;
  leftOut: UnrenderedBlock[];
  dependsOn: Dependencies;
  /** Supplies required blocks that are broken in the newest version. */
  lastGood?: StoredDocument;
  /** Faults already logged: a document is read twice if the last good version is needed. */
  told: Set<string>;
  notes: PreviewFault[];
}

/** An average: content may be nested too deep to be measured. */
const bytesOfBlock = 5_000;

function countBlocks(blocks: readonly StoredBlock[]): number {
  return blocks.reduce((sum, { slots = [] }) => sum + 1 + countBlocks(slots.flat()), 0);
}

const source = fromContent<DocumentKey, StoredDocument>({
  name: 'document',
  load,
  restore: (stored, key, dependsOn) => readDocument(rawDocument(stored), { ...readingOf(key), dependsOn }),
  size: ({ blocks }) => bytesOfBlock * countBlocks(blocks),
});

/**
 * Fetch → map → migrate → validate of one page or layout. Reading it throws `InvalidPageError` or `ContentServiceError` only when
 * there is no last good version, and `NotPublishedError` when it was unpublished.
 */
export const documents = memo(source.compute, source.options);

function readingOf({ type, id }: DocumentKey): Reading {
  return { type, id, leftOut: [], dependsOn: { ids: new Set([id]), types: [] }, told: new Set(), notes: [] };
}

/** Drafts as fetched from the content service, until one of them is saved or a preview requests fresh ones. */
const drafts = memo<Pick<DocumentKey, 'type' | 'id' | 'locale'>, FetchedDocument>(
  async (key) => {
    reads.input(draftOf.document(key.id), 'draft');
    const fetched = await fetchDocument(key);
    dependOn({ ids: fetched.ids, types: [] });
    return fetched;
  },
  { maxAge: environment.content.freshMs, size: ({ raw }) => bytesOfBlock * raw.entries.length },
);

/** The document for an editor: drafts, merged with unsaved content. */
async function loadDraft({ type, id, locale, unsaved }: DocumentKey): Promise<Loaded<StoredDocument>> {
  const version = unsaved ? heldVersion(unsaved) : undefined;
  if (version?.entries[id]) return { value: await readVersion(version, { type, id, locale }) };
  const { raw, ids, deadLinks } = await drafts.get({ type, id, locale });
  const reading: Reading = { ...readingOf({ type, id, locale }), dependsOn: { ids, types: [] } };
  const savedIn = async (other: string) => (await drafts.get({ type, id, locale: other })).raw;
  const edited = unsaved ? await withUnsaved(raw, unsaved, await localeChain(locale), savedIn) : raw;
  const value = readDocument(edited, reading);
  value.notes.push(...deadLinks.map(noteOfDeadLink));
  return { value };
}

/** A stored version of the document, with its base pages as they are now. */
async function readVersion(version: StoredVersion, key: DocumentKey): Promise<StoredDocument> {
  const { raw, deadLinks } = await versionDocument(version, key, await localeChain(key.locale), async (id) =>
    drafts.get({ ...key, id }).then(
      (base) => base.raw,
      (error: unknown) => {
        if (error instanceof NotPublishedError) return undefined;
        throw error;
      },
    ),
  );
  const value = readDocument(raw, readingOf(key));
  value.notes.push(...deadLinks.map(noteOfDeadLink));
  return value;
}

function noteOfDeadLink({ entryId, field, linkId }: DeadLink): PreviewFault {
  return { entryId, pointer: `/${field}`, reason: `links ${linkId}, which does not exist or is archived` };
}

async function load(
  key: DocumentKey,
  lastGood: () => Promise<StoredDocument | undefined>,
): Promise<Loaded<StoredDocument>> {
  if (previewScope()) return loadDraft(key);
  const { raw, ids } = await fetchDocument(key);
  const first: Reading = { ...readingOf(key), dependsOn: { ids, types: [] } };
  try {
    return { value: readDocument(raw, first), store: raw };
  } catch (error) {
    if (!(error instanceof InvalidPageError)) throw error;
    const previous = await lastGood();
    if (!previous || previous.withdrawn) throw error;
    // Only broken blocks come from the last good version: blocks an editor removed must disappear.
    const dependsOn = dependenciesOf(ids, previous);
    const second: Reading = { ...first, leftOut: [], dependsOn, lastGood: previous };
    return { value: readDocument(raw, second), stale: error.message };
  }
}

/** Map → migrate → validate of a response of the content service, current or stored. @throws InvalidPageError */
function readDocument(raw: RawDocument, reading: Reading): StoredDocument {
  const { type, id } = reading;
  const { document, entries, baseRemoved } = raw;
  if (baseRemoved && !previewScope()) return withdrawn(reading);
  refuseDeadLinks(reading, document['blocks'], { entryId: id, pointer: '/blocks' });
  refuseMissingBase(reading, raw);
  const pages = pagesOf(raw, id);
  const composed = composePage(pages);
  const entriesById = new Map(entries);
  const tree = buildTree(composed.links, entriesById, id);
  const excepted = makeExceptions(tree.blocks, pages, entriesById);
  const faults = [...composed.faults, ...excepted.faults];
  for (const missing of [...composed.leftOut, ...tree.leftOut]) leaveOut(reading, missing);
  const blocks = excepted.blocks.flatMap((raw) => readBlock(raw, reading, faults));
  for (const fault of faults) logFault(reading, fault);
  if (lacksLinked(reading, document['blocks'])) blocks.push(...lastGoodOthers(reading, blocks));
  return {
    page: type === 'page' ? validatePageFields(document, reading) : undefined,
    blocks,
    leftOut: reading.leftOut,
    faults,
    withdrawn: false,
    notes: reading.notes,
    places: previewScope() ? placesOf(excepted.blocks) : [],
    removed: [...composed.removed, ...excepted.removed],
    dependsOn: reading.dependsOn,
  };
}

/** Without its base, a page would lack most of its blocks: it disappears together with the base. */
function withdrawn(reading: Reading): StoredDocument {
  const details = { event: 'content.withdrawn', documentId: reading.id, pointer: '/basedOn' };
  if (isNews(reading, details)) log.warn(details, 'page not shown: the page it is based on is not published');
  const { dependsOn } = reading;
  const nothing = { blocks: [], leftOut: [], faults: [], notes: [], places: [], removed: [] };
  return { page: undefined, ...nothing, withdrawn: true, dependsOn };
}

/** Whether a fault has not been logged by an earlier reading of the same response. */
function isNews({ told }: Reading, details: object): boolean {
  const text = JSON.stringify(details);
  return !told.has(text) && Boolean(told.add(text));
}

/** Required blocks of the last good version that are missing in the newest. */
function lastGoodOthers({ lastGood }: Reading, blocks: readonly StoredBlock[]): StoredBlock[] {
  return (lastGood?.blocks ?? []).filter(
    ({ block, entryId }) =>
      blockMeta[block].failure === 'closed' && !blocks.some((present) => present.entryId === entryId),
  );
}

/** The last good version of a required block. */
function lastGoodBlock({ lastGood }: Reading, entryId: string): StoredBlock | undefined {
  const find = (blocks: readonly StoredBlock[]): StoredBlock | undefined => {
    for (const stored of blocks) {
      const found = stored.entryId === entryId ? stored : find((stored.slots ?? []).flat());
      if (found) return found;
    }
    return undefined;
  };
  return find(lastGood?.blocks ?? []);
}

/** A document with last good blocks also depends on the inputs of those blocks. */
function dependenciesOf(ids: ReadonlySet<string>, lastGood: StoredDocument): Dependencies {
  return { ids: new Set([...ids, ...lastGood.blocks.map(({ entryId }) => entryId)]), types: [] };
}

/** Rejects an invalid publish: it is logged and counted, and the last good version is served instead. */
function refuse(
  reading: Reading,
  place: FaultPlace,
  reason: string,
  blocks: readonly UnrenderedBlock[] = [],
): never {
  const { type, id, dependsOn } = reading;
  // The editor sees it on the page; an unfinished draft is not a failure.
  if (previewScope()) throw new InvalidPageError(reason, place, dependsOn, blocks);
  const details = { event: 'content.refused', type, documentId: id, ...place, reason };
  if (isNews(reading, details)) {
    log.error(details, 'what was published is not shown');
    countRefused(type);
  }
  throw new InvalidPageError(reason, place, dependsOn, blocks);
}

/** Whether a layout links an unpublished block, all of which are required; pages do without theirs. */
function lacksLinked({ type }: Reading, collection: unknown): boolean {
  return type === 'siteLayout' && hasDeadLink(collection) && !previewScope();
}

function refuseDeadLinks(reading: Reading, collection: unknown, place: FaultPlace): void {
  if (lacksLinked(reading, collection) && !(place.entryId === reading.id && reading.lastGood))
    refuse(reading, place, 'a linked block is not published');
}

/** Rejects a page with changes that has no base, or is its own base. */
function refuseMissingBase(reading: Reading, { document, bases }: RawDocument): void {
  const place = { entryId: reading.id, pointer: '/basedOn' };
  const last = bases.at(-1);
  if (last ? !last.document : changesOf(document).length > 0)
    refuse(reading, place, 'the page it is based on is not published');
  if (last?.document ? baseOf(last.document) : baseOf(document))
    refuse(reading, place, `is based on itself, or on more than ${maxBases} pages`);
}

/** Shows an editor what would otherwise be logged. @returns whether this is a preview */
function isNoted({ notes }: Reading, fault: PreviewFault): boolean {
  if (!previewScope()) return false;
  notes.push(fault);
  return true;
}

/** A change that cannot be applied is logged; the page is served without it. */
function logFault(reading: Reading, { changeId, pointer, reason }: ChangeFault): void {
  if (isNoted(reading, { entryId: changeId, pointer, reason })) return;
  const details = { event: 'page.change', documentId: reading.id, entryId: changeId, pointer, reason };
  if (isNews(reading, details)) log.warn(details, 'change or exception of a page left out');
}

/**
 * One block with the blocks in its panels. A container of a required block is required too.
 * @param faults receives the exceptions that cannot be applied
 */
function readBlock(raw: RawBlock, reading: Reading, faults: ChangeFault[]): StoredBlock[] {
  const { block, id, entry, exceptions } = raw;
  for (const { collection, pointer } of panelLinks(block, entry))
    refuseDeadLinks(reading, collection, { entryId: id, pointer });
  const slots = raw.slots?.map((panel) => panel.flatMap((inner) => readBlock(inner, reading, faults)));
  const excepted = entry && exceptions && checkExcepted(block, id, entry, exceptions, slots);
  faults.push(...(excepted?.faults ?? []));
  const { stored, fault } = entry
    ? (excepted?.checked ?? checkOnce(block, id, entry, slots))
    : { fault: { stage: 'validate' as const, pointer: '/', reason: 'is no longer published' } };
  if (!previewScope()) return stored ? [stored] : refuseBlock(raw, fault, reading);
  const { holder, origin } = raw;
  const mark = { holder, ...(origin ? { origin } : {}) };
  if (stored) return [marked(stored, mark)];
  const { pointer, reason } = fault;
  return [marked(boxFor(block, id), { ...mark, fault: { block, entryId: id, pointer, reason } })];
}

/** Draft blocks by their raw entry: while an editor types in one, the others are the same objects. */
const checkedDrafts = new WeakMap<object, CheckedBlock>();

/** Like `checkBlock`, but checks each draft once. */
function checkOnce(
  block: BlockName,
  id: string,
  entry: Record<string, unknown>,
  slots: StoredBlock[][] | undefined,
): CheckedBlock {
  const cached = previewScope() && checkedDrafts.get(entry);
  if (cached) return cached.stored && slots ? { stored: { ...cached.stored, slots } } : cached;
  const checked = checkBlock(block, id, entry, slots);
  if (previewScope()) checkedDrafts.set(entry, checked);
  return checked;
}

/** Placeholder of an invalid block in preview, until the box with its fault is rendered; its content is never read. */
function boxFor(block: BlockName, entryId: string): StoredBlock {
  return { block, entryId, placement: {}, content: {} } as StoredBlock;
}

/**
 * An invalid `open` block is left out and logged; a `closed` one is replaced by its last good version.
 * @throws InvalidPageError when a closed block has no last good version
 */
function refuseBlock(raw: RawBlock, { stage, ...fault }: BlockFault, reading: Reading): StoredBlock[] {
  const { block, id: entryId } = raw;
  const details = { event: 'block.invalid', stage, block, entryId, documentId: reading.id, ...fault };
  if (holdsClosed(raw)) {
    const standIn = lastGoodBlock(reading, entryId);
    if (isNews(reading, details))
      log.error(details, 'document refused: a block that may not be missing is wrong');
    if (standIn) {
      reading.leftOut.push({ block, stage });
      return [standIn];
    }
    refuse(reading, { entryId, pointer: fault.pointer }, fault.reason, [{ block, stage }]);
  }
  if (isNews(reading, details)) log.warn(details, 'block left out');
  reading.leftOut.push({ block, stage });
  return [];
}

/** Leaves out a link with an unknown type, or to a block that may not be placed there. */
function leaveOut(reading: Reading, { holderId, closed, type, block, ...details }: LeftOut): void {
  if (
    isNoted(reading, {
      pointer: details.pointer,
      reason: details.reason,
      block: block ?? type,
      entryId: holderId,
    })
  )
    return;
  const found = { ...details, documentId: reading.id, ...(holderId === reading.id ? {} : { holderId }) };
  const line = block
    ? { event: 'block.misplaced', block, ...found }
    : { event: 'block.unknown', type, ...found };
  const news = isNews(reading, line);
  if (closed) {
    if (news) log.error(line, 'document refused: it may hold a block that may not be missing');
    const place = { entryId: holderId, pointer: details.pointer };
    refuse(reading, place, details.reason, [{ block, stage: 'validate' }]);
  }
  if (news) log.warn(line, block ? 'block left out' : 'unknown block type left out');
  reading.leftOut.push({ block, stage: 'validate' });
}

function validatePageFields(
  document: Record<string, unknown>,
  reading: Reading,
): Omit<Page, 'blocks'> | undefined {
  const {
    blocks: _blocks,
    changes: _changes,
    exceptions: _exceptions,
    basedOn: _basedOn,
    ...fields
  } = document;
  const page: unknown = mapContent(fields);
  if (validatePage(page)) return page;
  if (reading.lastGood?.page) return reading.lastGood.page;
  const fault = schemaFault(validatePage.errors);
  // A title that is still being typed must not blank the page.
  if (previewScope()?.unsaved) {
    const { pointer = '/', reason = 'is wrong' } = fault ?? {};
    reading.notes.push({ entryId: reading.id, pointer, reason });
    return undefined;
  }
  return refuse(
    reading,
    { entryId: reading.id, pointer: fault?.pointer ?? '/' },
    fault?.reason ?? 'is wrong',
  );
}
