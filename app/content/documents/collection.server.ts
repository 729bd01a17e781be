import type { ErrorObject } from 'ajv';
import * as validators from '../../../schemas/generated/validators.js';
import { contentSelections } from '../../../schemas/generated/selections';
import type {
  Category,
  Experiment,
  Game,
  LanguageName,
  MarketName,
  Occupation,
  PaymentMethod,
  Promotion,
  PromotionCategory,
  PromotionTag,
  Provider,
  SourceOfFunds,
  StaticPage,
  Tournament,
} from '../../../schemas/generated/types';
import { isEqual } from '../../memo/is-equal';
import type { Memo } from '../../memo/memo-options';
import { memo, reads } from '../../memo/process-memos.server';
import { log } from '../../server/log.server';
import { countRefused } from '../../server/metrics.server';
import { isRecord } from '../../../schemas/is-record';
import type { Dependencies } from '../changes/dependencies';
import { type Loaded, fromContent } from '../last-good/content-source.server';
import { type KnownEntry, ListReader, type ListSelection, type MadeItem } from '../client/list-reader.server';
import { mapContent } from './map';
import { draftOf, previewScope } from '../preview/preview-scope.server';
import { unpublishedOf } from '../client/published-ids.server';
import { type SchemaFault, schemaFault } from './schema-fault';

/** Content types that are read as complete lists. */
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
  occupation: Occupation;
  sourceOfFunds: SourceOfFunds;
  experiment: Experiment;
  gameAliases: GameAliases;
}

/** Other names of a game in a language. */
export type GameAliases = Required<Pick<Game, 'gameId' | 'aliases'>>;

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
  occupation: validators.validateOccupation,
  sourceOfFunds: validators.validateSourceOfFunds,
  experiment: validators.validateExperiment,
  gameAliases: isGameAliases,
};

function isGameAliases(value: unknown): value is GameAliases {
  if (!isRecord(value)) return false;
  const { gameId, aliases } = value;
  return (
    typeof gameId === 'string' &&
    Array.isArray(aliases) &&
    aliases.every((alias) => typeof alias === 'string')
  );
}

/** The selection of a list: all fields of a type, or for game aliases only the translated ones. */
function selectionOf(name: CollectionName): ListSelection {
  if (name === 'gameAliases')
    return { type: 'game', where: 'aliases_exists: true', text: '{ sys { id } gameId aliases }', cost: 0 };
  return { type: name, ...contentSelections[name] };
}

/** Lists read in one locale, because they hardly differ between languages; translated fields of games are a list of their own. */
const untranslated = new Set<CollectionName>(['game', 'provider', 'languageName', 'experiment']);
const defaultLocale = 'en';

/** A list of items, each with its inputs. */
interface Listed<T> {
  entries: readonly KnownEntry<T>[];
  items: T[];
  dependsOn: Dependencies;
}

/** The memo of each kind of list; its key is a content locale. */
const lists: { [Name in CollectionName]: Memo<string, Listed<Collections[Name]>> } = {
  game: listMemo('game'),
  provider: listMemo('provider'),
  category: listMemo('category'),
  promotion: listMemo('promotion'),
  promotionTag: listMemo('promotionTag'),
  promotionCategory: listMemo('promotionCategory'),
  staticPage: listMemo('staticPage'),
  paymentMethod: listMemo('paymentMethod'),
  marketName: listMemo('marketName'),
  languageName: listMemo('languageName'),
  tournament: listMemo('tournament'),
  occupation: listMemo('occupation'),
  sourceOfFunds: listMemo('sourceOfFunds'),
  experiment: listMemo('experiment'),
  gameAliases: listMemo('gameAliases'),
};

function listMemo<Name extends CollectionName>(name: Name): Memo<string, Listed<Collections[Name]>> {
  const readers = new Map<string, ListReader<Collections[Name]>>();
  const source = fromContent<string, Listed<Collections[Name]>>({
    name: `collection ${name}`,
    load(locale, lastGood) {
      if (previewScope()) reads.input(draftOf.lists, 'draft');
      const reader = readers.get(locale) ?? new ListReader<Collections[Name]>(selectionOf(name), locale);
      readers.set(locale, reader);
      return load(name, locale, reader, lastGood);
    },
    restore: (stored, _locale, dependsOn) => listed(restoreEntries(name, stored), dependsOn),
    same: isSameList,
  });
  return memo(source.compute, source.options);
}

/** Entries that were not read again are the same objects, so a list of 50,000 is compared in a millisecond. */
function isSameList<T>(a: Listed<T>, b: Listed<T>): boolean {
  return (
    a.entries.length === b.entries.length &&
    a.entries.every(({ item }, index) => isEqual(item, b.entries[index]?.item))
  );
}

/**
 * All published entries of a type in a content locale. An invalid entry is logged with its pointer and replaced by its
 * last good version while everything in that version is still published. Otherwise it is left out: removed content must
 * disappear.
 */
export async function collection<Name extends CollectionName>(
  name: Name,
  contentLocale: string,
): Promise<Collections[Name][]> {
  const locale = untranslated.has(name) ? defaultLocale : contentLocale;
  return (await lists[name].get(locale)).items;
}

/** Content types that are read as complete lists by some collection. */
export const collectionTypes = [
  ...new Set((Object.keys(validatorOf) as CollectionName[]).map((name) => selectionOf(name).type)),
];

/** Loads every collection in advance, so that the time budget of a block is not spent on the first read of the catalogue. */
export async function readCollections(contentLocale: string): Promise<void> {
  const names = Object.keys(validatorOf) as CollectionName[];
  await Promise.all(names.map((name) => collection(name, contentLocale)));
}

async function load<Name extends CollectionName>(
  name: Name,
  locale: string,
  reader: ListReader<Collections[Name]>,
  lastGood: () => Promise<Listed<Collections[Name]> | undefined>,
): Promise<Loaded<Listed<Collections[Name]>>> {
  const validate: Validate<Collections[Name]> = validatorOf[name];
  const { entries, ids } = await reader.read(async (answers) => {
    const made = new Map<string, MadeItem<Collections[Name]>>();
    const faults = new Map<string, SchemaFault | undefined>();
    for (const [id, answer] of answers) {
      const mapped: unknown = mapContent(answer);
      if (validate(mapped)) made.set(id, { item: mapped });
      // Unfinished drafts are not failures.
      else if (!previewScope()) faults.set(id, schemaFault(validate.errors));
    }
    if (faults.size === 0) return made;
    const broken = ((await lastGood())?.entries ?? []).filter(({ id }) => faults.has(id));
    const removed = await unpublishedOf(broken.flatMap(({ madeOf }) => madeOf));
    for (const [id, fault] of faults) {
      const known = broken.find((entry) => entry.id === id);
      const details = { contentType: name, locale, entryId: id, ...fault };
      const gone = known?.madeOf.filter((part) => removed.has(part)) ?? [];
      if (gone.length > 0) {
        log.warn(
          { event: 'content.withdrawn', ...details, removed: gone },
          'entry left out: its last good version shows what is no longer published',
        );
        continue;
      }
      log.warn(
        { event: 'content.invalid', ...details },
        known ? 'last good version of an entry shown' : 'entry left out',
      );
      countRefused(name);
      if (known) made.set(id, known);
    }
    return made;
  });
  const store = entries.map(({ id, item, madeOf }) => ({ id, item, madeOf }));
  return { value: listed(entries, { ids, types: [selectionOf(name).type] }), store };
}

/** @throws Error when the stored value is not a list */
function restoreEntries<Name extends CollectionName>(
  name: Name,
  stored: unknown,
): KnownEntry<Collections[Name]>[] {
  if (!Array.isArray(stored)) throw new Error('is no list');
  const validate: Validate<Collections[Name]> = validatorOf[name];
  return stored.flatMap((entry: unknown) => {
    const { id, item, madeOf } = isRecord(entry) ? entry : {};
    return typeof id === 'string' && validate(item) ? [{ id, item, madeOf: idsOf(madeOf) ?? [id] }] : [];
  });
}

function idsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined;
}

function listed<T>(entries: readonly KnownEntry<T>[], dependsOn: Dependencies): Listed<T> {
  return { entries, items: entries.map(({ item }) => item), dependsOn };
}
