import type { ErrorObject } from 'ajv';
import * as validators from '../../schemas/generated/validators.js';
import { contentSelections } from '../../schemas/generated/selections';
import type {
  Category,
  Game,
  LanguageName,
  MarketName,
  PaymentMethod,
  Promotion,
  PromotionCategory,
  PromotionTag,
  Provider,
  StaticPage,
  Tournament,
} from '../../schemas/generated/types';
import { log } from '../log.server';
import { countRefused } from '../metrics.server';
import { isRecord, queryContent } from './client.server';
import { contentCache } from './content-cache.server';
import { contentKey } from './content-key';
import type { FreshCache, Loaded } from './fresh-cache.server';
import { mapContent } from './map';
import { previewScope } from './preview-scope.server';
import { schemaFault } from './schema-fault';

/** Content types that are read whole and kept: the catalogue and small lists. */
interface Collections {
  game: Game;
  provider: Provider;
  category: Category;
  promotion: Promotion;
  promotionTag: PromotionTag;
  promotionCategory: PromotionCategory;
  staticPage: StaticPage;
  paymentMethod: PaymentMethod;
  marketName: MarketName;
  languageName: LanguageName;
  tournament: Tournament;
}

type CollectionName = keyof Collections;

interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

const validatorOf: { [Name in CollectionName]: Validate<Collections[Name]> } = {
  game: validators.validateGame,
  provider: validators.validateProvider,
  category: validators.validateCategory,
  promotion: validators.validatePromotion,
  promotionTag: validators.validatePromotionTag,
  promotionCategory: validators.validatePromotionCategory,
  staticPage: validators.validateStaticPage,
  paymentMethod: validators.validatePaymentMethod,
  marketName: validators.validateMarketName,
  languageName: validators.validateLanguageName,
  tournament: validators.validateTournament,
};

/** Types without a translated field: one copy serves every language. */
const untranslated = new Set<CollectionName>(['game', 'provider', 'languageName']);
const defaultLocale = 'en';

/** Stays below Contentful's complexity limit of 11,000 and its largest page of 1,000. */
const maxCost = 9_000;

/** Every entry with its id: the last good version of one stands in where what was published is broken. */
interface KnownEntry<T> {
  id: string;
  item: T;
}

/** A list of items that stays the same object until content changes, so that views of it can be kept beside it. */
interface Listed<T> {
  entries: KnownEntry<T>[];
  items: T[];
}

const caches = new Map<CollectionName, FreshCache<Listed<unknown>>>();

/**
 * All published entries of a type in a content locale. One that is invalid is logged with its pointer; its last good version stands in
 * for it, and without one it is left out.
 */
export async function collection<Name extends CollectionName>(
  name: Name,
  contentLocale: string,
): Promise<Collections[Name][]> {
  const locale = untranslated.has(name) ? defaultLocale : contentLocale;
  let cache = caches.get(name) as FreshCache<Listed<Collections[Name]>> | undefined;
  if (!cache) {
    cache = contentCache<Listed<Collections[Name]>>(`collection ${name}`);
    caches.set(name, cache as FreshCache<Listed<unknown>>);
  }
  const { value } = await cache.get(contentKey(locale), {
    load: (lastGood) => load(name, locale, lastGood),
    restore: (kept) => listed(restoreEntries(name, kept)),
  });
  return value.items;
}

/** Has every collection at hand, so that the time budget of a block is spent on live data and not on the first read of the catalogue. */
export async function readCollections(contentLocale: string): Promise<void> {
  const names = Object.keys(validatorOf) as CollectionName[];
  await Promise.all(names.map((name) => collection(name, contentLocale)));
}

async function load<Name extends CollectionName>(
  name: Name,
  locale: string,
  lastGood: () => Promise<Listed<Collections[Name]> | undefined>,
): Promise<Loaded<Listed<Collections[Name]>>> {
  const ids = new Set<string>();
  const entries: KnownEntry<Collections[Name]>[] = [];
  let earlier: ReturnType<typeof lastGood> | undefined;
  for (const item of await fetchItems(name, locale, ids)) {
    if (!isRecord(item)) continue;
    const id = isRecord(item['sys']) ? String(item['sys']['id']) : '';
    const mapped: unknown = mapContent(item);
    const validate: Validate<Collections[Name]> = validatorOf[name];
    if (validate(mapped)) {
      entries.push({ id, item: mapped });
      continue;
    }
    // Drafts that are not finished are no failure.
    if (previewScope()) continue;
    const fault = schemaFault(validate.errors);
    earlier ??= lastGood();
    const known = (await earlier)?.entries.find((entry) => entry.id === id);
    log.warn(
      { event: 'content.invalid', contentType: name, locale, entryId: id, ...fault },
      known ? 'last good version of an entry shown' : 'entry left out',
    );
    countRefused(name);
    if (known) entries.push(known);
  }
  return { value: listed(entries), dependsOn: { ids, types: [name] }, keep: entries };
}

async function fetchItems(name: CollectionName, locale: string, ids: Set<string>): Promise<unknown[]> {
  const { text, cost } = contentSelections[name];
  const limit = Math.min(1_000, Math.floor(maxCost / (1 + cost)));
  const query = `query Collection($locale: String, $limit: Int, $skip: Int) { page: ${name}Collection(locale: $locale, limit: $limit, skip: $skip, order: sys_id_ASC) { total items ${text} } }`;
  const items: unknown[] = [];
  let total = Infinity;
  while (items.length < total) {
    const data = await queryContent(
      `${name}Collection`,
      query,
      { locale, limit, skip: items.length },
      { ids },
    );
    const page = isRecord(data['page']) ? data['page'] : {};
    const found = Array.isArray(page['items']) ? page['items'] : [];
    total = typeof page['total'] === 'number' ? page['total'] : 0;
    if (found.length === 0) break;
    items.push(...found);
  }
  return items;
}

/** @throws Error when what was kept is no list */
function restoreEntries<Name extends CollectionName>(
  name: Name,
  kept: unknown,
): KnownEntry<Collections[Name]>[] {
  if (!Array.isArray(kept)) throw new Error('is no list');
  const validate: Validate<Collections[Name]> = validatorOf[name];
  return kept.flatMap((entry: unknown) => {
    const { id, item } = isRecord(entry) ? entry : {};
    return typeof id === 'string' && validate(item) ? [{ id, item }] : [];
  });
}

function listed<T>(entries: KnownEntry<T>[]): Listed<T> {
  return { entries, items: entries.map(({ item }) => item) };
}
