import { createHash } from 'node:crypto';
import { at, type ContentApi, listAt, numberAt, textAt } from './content-kill-api';

/** All content of the service by id, as each kind of reader sees it. */
export interface Found {
  readonly managedEntries: ReadonlyMap<string, unknown>;
  readonly managedAssets: ReadonlyMap<string, unknown>;
  readonly deliveredTexts: ReadonlyMap<string, string>;
  readonly queriedTexts: ReadonlyMap<string, string>;
  /** SHA-256 of the bytes at the file's URL. */
  readonly managedBytes: ReadonlyMap<string, string>;
  readonly deliveredBytes: ReadonlyMap<string, string>;
  /** Types of the changes since the start of the round: Entry, DeletedEntry … */
  readonly told: ReadonlyMap<string, string>;
  /** Inconsistencies, regardless of the author. */
  readonly contradictions: readonly string[];
}

const pageSize = 1000;

/** Reads the whole space through every interface. */
export async function readSpace(api: ContentApi, syncToken: string): Promise<Found> {
  const managedEntries = await listed(api, 'management', '/entries');
  const managedAssets = await listed(api, 'management', '/assets');
  const delivered = await listed(api, 'delivery', '/entries');
  const deliveredAssets = await listed(api, 'delivery', '/assets');
  const { items } = await api.sync(syncToken);
  const deliveredBytes = await digests(api, deliveredAssets, ['fields', 'file', 'url']);
  return {
    managedEntries,
    managedAssets,
    deliveredTexts: texts(delivered, (entry) => textAt(entry, 'fields', 'text')),
    queriedTexts: await queriedTexts(api),
    managedBytes: await digests(api, managedAssets, ['fields', 'file', 'en-US', 'url']),
    deliveredBytes,
    told: texts(byId(items), (item) => textAt(item, 'sys', 'type')),
    contradictions: [
      ...contradictions(managedEntries, delivered),
      ...contradictions(managedAssets, deliveredAssets),
      ...[...deliveredAssets.keys()]
        .filter((id) => !deliveredBytes.has(id))
        .map((id) => `${id} is published and has no bytes`),
    ],
  };
}

/** Checks that edited and delivered content are consistent. */
function contradictions(
  managed: ReadonlyMap<string, unknown>,
  delivered: ReadonlyMap<string, unknown>,
): string[] {
  const wrong: string[] = [];
  for (const [id, resource] of managed) {
    const version = numberAt(resource, 'sys', 'version') ?? 0;
    const published = numberAt(resource, 'sys', 'publishedVersion');
    if (published !== undefined && published >= version)
      wrong.push(`${id}: version ${published} is published and version ${version} edited`);
    if ((published !== undefined) !== delivered.has(id))
      wrong.push(
        `${id}: publishedVersion is ${published} and readers get ${delivered.has(id) ? 'it' : 'nothing'}`,
      );
  }
  for (const id of delivered.keys()) if (!managed.has(id)) wrong.push(`${id}: readers get what is not there`);
  return wrong;
}

async function listed(
  api: ContentApi,
  token: 'management' | 'delivery',
  path: string,
): Promise<Map<string, unknown>> {
  const items: unknown[] = [];
  for (;;) {
    const query = `?limit=${pageSize}&skip=${items.length}&order=sys.id&include=0`;
    const { status, body } = await api.call(token, `/spaces/marquee/environments/master${path}${query}`);
    if (status !== 200) throw new Error(`${token} ${path} answered ${status}: ${JSON.stringify(body)}`);
    const page = listAt(body, 'items');
    items.push(...page);
    if (page.length < pageSize) return byId(items);
  }
}

async function queriedTexts(api: ContentApi): Promise<Map<string, string>> {
  const query = `query Notes($skip: Int!) { noteCollection(limit: ${pageSize}, skip: $skip, order: sys_id_ASC) { items { sys { id } text } } }`;
  const items: unknown[] = [];
  for (;;) {
    const page = listAt(await api.graphql(query, { skip: items.length }), 'noteCollection', 'items');
    items.push(...page);
    if (page.length < pageSize) return texts(byId(items), (item) => textAt(item, 'text'));
  }
}

async function digests(
  api: ContentApi,
  assets: ReadonlyMap<string, unknown>,
  path: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [id, asset] of assets) {
    const address = textAt(asset, ...path);
    const bytes = address === undefined ? undefined : await api.bytes(address);
    if (bytes) found.set(id, createHash('sha256').update(bytes).digest('hex'));
  }
  return found;
}

function byId(items: readonly unknown[]): Map<string, unknown> {
  return new Map(items.map((item) => [String(at(item, 'sys', 'id')), item]));
}

function texts(
  items: ReadonlyMap<string, unknown>,
  read: (item: unknown) => string | undefined,
): Map<string, string> {
  return new Map(
    [...items].flatMap(([id, item]): [string, string][] => {
      const text = read(item);
      return text === undefined ? [] : [[id, text]];
    }),
  );
}
