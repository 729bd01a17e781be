import { queryContent } from './content-client.server';
import { isRecord } from '../../../schemas/is-record';
import { onContentChange } from '../changes/content-changes.server';
import { type ContentChange, addIds } from '../changes/dependencies';
import { previewScope } from '../preview/preview-scope.server';

/** The fields queried for each entry of a list. */
export interface ListSelection {
  /** Content type. */
  type: string;
  /** GraphQL selection of an entry; every level selects `sys { id }`. */
  text: string;
  /** Contentful's complexity of an entry, excluding the entry itself. */
  cost: number;
  /** Condition on the entries, as GraphQL. */
  where?: string;
}

/** An entry of a list, with the ids of everything it was made of. */
export interface KnownEntry<T> {
  id: string;
  item: T;
  madeOf: readonly string[];
}

/** The entries read, and the changes since the read began. */
interface Read<T> {
  /** By id, including those that were left out. */
  entries: ReadonlyMap<string, KnownEntry<T | undefined>>;
  /** Unresolvable links; the response does not say which entry holds them. */
  deadLinks: ReadonlySet<string>;
  changes: ContentChange[];
}

/** An entry of a list. */
export interface MadeItem<T> {
  item: T;
  /** Ids of its inputs, if they are not in the response. */
  madeOf?: readonly string[];
}

/** Makes list items of the response's entries, both by id; an entry without a result is left out. */
type MakeItems<T> = (
  answers: ReadonlyMap<string, Record<string, unknown>>,
) => Promise<ReadonlyMap<string, MadeItem<T>>>;

/** Stays below Contentful's complexity limit of 11,000 and its largest page of 1,000. */
const maxCost = 9_000;
const maxPage = 1_000;

/** Most entries requested by id in one query: its address may have 7,600 characters. */
const idsOfQuery = 40;
/** Above this number, reading the whole list is cheaper. */
const mostChanged = 400;
/** Most changes stored for a list that is not being read. */
const mostChanges = 1_000;

/** Changes since each list's read began. */
const heard = new Set<ContentChange[]>();

onContentChange((change) => {
  for (const changes of heard) {
    if (changes.length < mostChanges) changes.push(change);
    else changes.splice(0, changes.length, 'everything');
  }
});

/**
 * Reads every published entry of a list. Unchanged entries are not requested again and remain the same objects:
 * publishing one game of 10,000 costs a query for one.
 */
export class ListReader<T> {
  readonly #selection: ListSelection;
  readonly #locale: string;
  #earlier: Read<T> | undefined;

  constructor(selection: ListSelection, locale: string) {
    this.#selection = selection;
    this.#locale = locale;
  }

  /** @throws ContentServiceError */
  async read(make: MakeItems<T>): Promise<{ entries: KnownEntry<T>[]; ids: ReadonlySet<string> }> {
    if (previewScope()) return listOf(await this.#readAll(make, []));
    const earlier = this.#earlier;
    // If this read fails, or another begins before it ends, the next one reads everything.
    this.#earlier = undefined;
    if (earlier) heard.delete(earlier.changes);
    const changes: ContentChange[] = [];
    heard.add(changes);
    try {
      const changed = earlier && changedIds(earlier, this.#selection.type);
      const read =
        earlier && changed
          ? await this.#readSome(earlier, changed, make, changes)
          : await this.#readAll(make, changes);
      if (this.#earlier) heard.delete(changes);
      else this.#earlier = read;
      return listOf(read);
    } catch (error) {
      heard.delete(changes);
      throw error;
    }
  }

  async #readAll(make: MakeItems<T>, changes: ContentChange[]): Promise<Read<T>> {
    const { type, text, cost, where } = this.#selection;
    const limit = Math.min(maxPage, Math.floor(maxCost / (1 + cost)));
    const condition = where ? `, where: { ${where} }` : '';
    const query = `query Collection($locale: String, $limit: Int, $skip: Int) { page: ${type}Collection(locale: $locale, limit: $limit, skip: $skip, order: sys_id_ASC${condition}) { total items ${text} } }`;
    const entries = new Map<string, KnownEntry<T | undefined>>();
    const ids = new Set<string>();
    let total = Infinity;
    for (let skip = 0; skip < total;) {
      const page = await this.#ask(query, { limit, skip }, ids);
      if (page.items.length === 0) break;
      total = page.total;
      skip += page.items.length;
      await addEntries(page.items, make, entries);
    }
    return { entries, deadLinks: without(ids, entries), changes };
  }

  /** Requests only changed entries; one missing from the response is no longer published. */
  async #readSome(
    earlier: Read<T>,
    changed: readonly string[],
    make: MakeItems<T>,
    changes: ContentChange[],
  ): Promise<Read<T>> {
    const { type, text, where } = this.#selection;
    const query = `query Collection($locale: String, $limit: Int, $ids: [String]) { page: ${type}Collection(locale: $locale, limit: $limit, order: sys_id_ASC, where: { sys: { id_in: $ids }${where ? `, ${where}` : ''} }) { total items ${text} } }`;
    const found = new Map<string, KnownEntry<T | undefined>>();
    const seen = new Set<string>();
    for (let start = 0; start < changed.length; start += idsOfQuery) {
      const ids = changed.slice(start, start + idsOfQuery);
      const page = await this.#ask(query, { limit: ids.length, ids }, seen);
      await addEntries(page.items, make, found);
    }
    const gone = new Set(changed);
    const entries = [...earlier.entries.values()].filter(({ id }) => !gone.has(id));
    entries.push(...found.values());
    entries.sort((a, b) => (a.id < b.id ? -1 : 1));
    return {
      entries: new Map(entries.map((entry) => [entry.id, entry])),
      deadLinks: new Set([...earlier.deadLinks, ...without(seen, found)]),
      changes,
    };
  }

  async #ask(
    query: string,
    variables: Record<string, unknown>,
    ids: Set<string>,
  ): Promise<{ total: number; items: unknown[] }> {
    const name = `${this.#selection.type}Collection`;
    const { page } = await queryContent(name, query, { locale: this.#locale, ...variables }, { ids });
    const { total, items } = isRecord(page) ? page : {};
    return { total: typeof total === 'number' ? total : 0, items: Array.isArray(items) ? items : [] };
  }
}

async function addEntries<T>(
  items: readonly unknown[],
  make: MakeItems<T>,
  entries: Map<string, KnownEntry<T | undefined>>,
): Promise<void> {
  const answers = new Map(
    items
      .filter(isRecord)
      .map((answer) => [isRecord(answer['sys']) ? String(answer['sys']['id']) : '', answer] as const),
  );
  const made = await make(answers);
  for (const [id, answer] of answers) {
    const result = made.get(id);
    // An entry replaced by its last good version also depends on the inputs of the invalid one: a change of any may be
    // the repair.
    const madeOf = new Set(result?.madeOf);
    addIds(answer, madeOf);
    entries.set(id, { id, item: result?.item, madeOf: [...madeOf] });
  }
}

/**
 * The entries that the changes touch, including new ones.
 * @returns undefined when that cannot be determined, or when there are so many that reading the whole list is cheaper
 */
function changedIds({ entries, deadLinks, changes }: Read<unknown>, type: string): string[] | undefined {
  // No change was reported: the list has only expired.
  if (changes.length === 0) return undefined;
  const ids = new Set<string>();
  const own = new Set<string>();
  for (const change of changes) {
    if (typeof change === 'string') return undefined;
    const ofType = change.types.includes(type);
    // A change that names a type but no ids may concern any entry.
    if (ofType && change.ids.length === 0) return undefined;
    for (const id of change.ids) {
      ids.add(id);
      // An id not in the list may be new.
      if (ofType) own.add(id);
    }
  }
  if ([...ids].some((id) => deadLinks.has(id))) return undefined;
  for (const { id, madeOf } of entries.values()) if (madeOf.some((part) => ids.has(part))) own.add(id);
  return own.size > mostChanged ? undefined : [...own];
}

function without(
  ids: ReadonlySet<string>,
  entries: ReadonlyMap<string, { madeOf: readonly string[] }>,
): Set<string> {
  const left = new Set(ids);
  for (const { madeOf } of entries.values()) for (const id of madeOf) left.delete(id);
  return left;
}

function listOf<T>({ entries, deadLinks }: Read<T>): { entries: KnownEntry<T>[]; ids: ReadonlySet<string> } {
  const ids = new Set(deadLinks);
  const known: KnownEntry<T>[] = [];
  for (const { id, item, madeOf } of entries.values()) {
    for (const part of madeOf) ids.add(part);
    if (item !== undefined) known.push({ id, item, madeOf });
  }
  return { entries: known, ids };
}
