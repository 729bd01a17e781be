import { notFound } from '../http/api-error';
import { mimeTypeTest } from '../rest/mime-groups';
import { unknownContentType } from '../rest/query-error';
import { type EntityQuery, readQuery } from '../rest/query-parameters';
import { arrayBody, select } from '../rest/select';
import { lookedUpFields, wantedIds } from '../rest/looked-up-fields';
import type { ContentType, EntityRecord, EntryRecord } from '../store/entities';
import { newestFirst } from '../store/record-list';
import { type BodyScope, type EntityBody, entityBody } from './entity-body';
import { includedBy, readDepth } from './includes';
import { chooseLocale, deliveredFields } from './locale-choice';
import type { ReaderView } from './reader-view';
import { filesOf, searchableAssets, searchableEntries } from './searchable';
import { readSelect, refuseSelect, type Selector } from './selected-fields';

type Reading = Pick<BodyScope, 'view' | 'fileUrl'>;

const entryParameters = ['content_type', 'links_to_entry', 'links_to_asset'];
const assetFields = ['title', 'description', 'file'];

/**
 * A page of entries with the entities they link to.
 * @param url path and query
 * @throws ApiError 400
 */
export function entryList(url: string, reading: Reading): Record<string, unknown> {
  const query = readQuery(url, entryParameters);
  const scope = scopeOf(query, reading);
  const typeId = query.parameter('content_type');
  const type = typeId === undefined ? undefined : reading.view.types.get(typeId);
  if (typeId !== undefined && !type) throw unknownContentType(typeId);
  const selector = readSelect(
    query.parameter('select'),
    type ? deliveredFields(type).map(({ id }) => id) : null,
  );
  const depth = readDepth(query.parameter('include'));
  const entries = candidates(query, reading.view, type);
  const selection = select(entries, query, searchableEntries(scope, type, query));
  const bodies = answeredBodies(selection.items, scope, selector);
  const answered = [...bodies].map(([record, { fields = {} }]) => ({ record, fields }));
  return { ...arrayBody(selection, (entry) => bodies.get(entry)), ...includedBy(answered, depth, scope) };
}

/** @throws ApiError 404 for an entry that readers cannot see, 400 */
export function singleEntry(id: string, url: string, reading: Reading): EntityBody {
  return single('Entry', reading.view.entry(id), id, url, reading);
}

/**
 * A page of assets.
 * @throws ApiError 400
 */
export function assetList(url: string, reading: Reading): Record<string, unknown> {
  const query = readQuery(url, ['mimetype_group']);
  const scope = scopeOf(query, reading);
  const selector = readSelect(query.parameter('select'), assetFields);
  const group = query.parameter('mimetype_group');
  const isOfGroup = group === undefined ? null : mimeTypeTest(group);
  const assets = isOfGroup
    ? reading.view.assets.filter((asset) => filesOf(asset, scope).some((file) => isOfGroup(file.contentType)))
    : reading.view.assets;
  const selection = select(assets, query, searchableAssets(scope));
  const bodies = answeredBodies(selection.items, scope, selector);
  return arrayBody(selection, (asset) => bodies.get(asset));
}

/** @throws ApiError 404 for an asset that readers cannot see, 400 */
export function singleAsset(id: string, url: string, reading: Reading): EntityBody {
  return single('Asset', reading.view.asset(id), id, url, reading);
}

function single(
  type: 'Entry' | 'Asset',
  record: EntityRecord | undefined,
  id: string,
  url: string,
  reading: Reading,
): EntityBody {
  const query = readQuery(url);
  refuseSelect(query.parameter('select'));
  const scope = scopeOf(query, reading);
  const { environment, spaceId } = reading.view;
  if (!record) throw notFound({ type, id, environment: environment.id, space: spaceId });
  return entityBody(record, scope);
}

function scopeOf(query: EntityQuery, { view, fileUrl }: Reading): BodyScope {
  return { view, fileUrl, locale: chooseLocale(query.parameter('locale'), view) };
}

/** Narrows the list by the query parameters that have an index; the result may still contain non-matches. */
function candidates(query: EntityQuery, view: ReaderView, type?: ContentType): readonly EntryRecord[] {
  let entries = indexedEntries(query, view, type);
  const wanted = { Entry: query.parameter('links_to_entry'), Asset: query.parameter('links_to_asset') };
  for (const kind of ['Entry', 'Asset'] as const) {
    const id = wanted[kind];
    if (id === undefined) continue;
    const linking = view.linkingIds(kind, id);
    entries = entries.filter(({ sys }) => linking.has(sys.id));
  }
  return entries;
}

function indexedEntries(query: EntityQuery, view: ReaderView, type?: ContentType): readonly EntryRecord[] {
  const ids = wantedIds(query);
  if (ids) {
    const found = [...new Set(ids)].flatMap((id) => view.entry(id) ?? []);
    return found.filter(({ contentTypeId }) => !type || contentTypeId === type.id).sort(newestFirst);
  }
  if (!type) return view.entries;
  for (const { fieldId, values } of lookedUpFields(query, deliveredFields(type))) {
    const found = view.candidates(type.id, fieldId, values);
    if (found) return found;
  }
  return view.entriesOfType(type.id);
}

function answeredBodies(
  records: readonly EntityRecord[],
  scope: BodyScope,
  selector: Selector,
): ReadonlyMap<EntityRecord, Partial<EntityBody>> {
  return new Map(records.map((record) => [record, selector(entityBody(record, scope))]));
}
