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
import { environment } from '../environment.server';
import { log } from '../log.server';
import { isRecord, queryContent } from './client.server';
import { FreshCache } from './fresh-cache.server';
import { mapContent } from './map';
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

const caches = new Map<string, FreshCache<unknown[]>>();

/** All published, valid entries of a type in a content locale. An invalid entry is left out and logged with its pointer. */
export async function collection<Name extends CollectionName>(
  name: Name,
  contentLocale: string,
): Promise<Collections[Name][]> {
  const locale = untranslated.has(name) ? defaultLocale : contentLocale;
  let cache = caches.get(name) as FreshCache<Collections[Name][]> | undefined;
  if (!cache) {
    cache = new FreshCache<Collections[Name][]>({
      name: `collection ${name}`,
      freshMs: environment.content.freshMs,
      now: Date.now,
    });
    caches.set(name, cache as FreshCache<unknown[]>);
  }
  return (await cache.get(locale, () => load(name, locale))).value;
}

/** Has every collection at hand, so that the time budget of a block is spent on live data and not on the first read of the catalogue. */
export async function readCollections(contentLocale: string): Promise<void> {
  const names = Object.keys(validatorOf) as CollectionName[];
  await Promise.all(names.map((name) => collection(name, contentLocale)));
}

/** A publish happened: the next read asks again. */
export function expireCollections(): void {
  for (const cache of caches.values()) cache.expire();
}

async function load<Name extends CollectionName>(name: Name, locale: string): Promise<Collections[Name][]> {
  const { text, cost } = contentSelections[name];
  const limit = Math.min(1_000, Math.floor(maxCost / (1 + cost)));
  const query = `query Collection($locale: String, $limit: Int, $skip: Int) { page: ${name}Collection(locale: $locale, limit: $limit, skip: $skip, order: sys_id_ASC) { total items ${text} } }`;
  const items: unknown[] = [];
  let total = Infinity;
  while (items.length < total) {
    const data = await queryContent(`${name}Collection`, query, { locale, limit, skip: items.length });
    const page = isRecord(data['page']) ? data['page'] : {};
    const found = Array.isArray(page['items']) ? page['items'] : [];
    total = typeof page['total'] === 'number' ? page['total'] : 0;
    if (found.length === 0) break;
    items.push(...found);
  }
  const validate = validatorOf[name];
  return items.flatMap((item) => {
    if (!isRecord(item)) return [];
    const mapped: unknown = mapContent(item);
    if (validate(mapped)) return [mapped];
    const entryId = isRecord(item['sys']) ? item['sys']['id'] : undefined;
    log.warn(
      { event: 'content.invalid', contentType: name, locale, entryId, ...schemaFault(validate.errors) },
      'entry left out',
    );
    return [];
  });
}
