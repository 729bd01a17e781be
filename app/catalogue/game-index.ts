import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { Game } from '../../schemas/generated/types';
import { type ContentKey, contentKey } from '../content/documents/content-key';
import { allowedTypos, fold, isLike, wordsOf } from './search-text';

/** How well a game matches the typed text; lower is better. */
export const fits = {
  exactName: 0,
  namePrefix: 1,
  wordPrefix: 2,
  alias: 3,
  inName: 4,
  provider: 5,
  label: 6,
  typo: 7,
  none: 255,
} as const;

/** Something a language has words for, such as a feature, and the term that marks its games in the index. */
export interface Label {
  words: readonly string[];
  mark: string;
}

/** Marks of labels, by the kind of thing they name. */
export const markOf = {
  category: (id: string) => `category ${id}`,
  feature: (id: string) => `feature ${id}`,
  kind: (id: string) => `kind ${id}`,
  game: (id: string) => `game ${id}`,
};

const textFields = ['name', 'alias', 'provider'] as const;
const fields = [...textFields, 'marks'];

/** A game in the form that typed text is compared with. */
interface Entry {
  game: Game;
  /** Folded name. */
  name: string;
  /** Words of the name, each preceded by a space. */
  words: string;
  /** The name with everything between letters removed. */
  joined: string;
}

/** Shorter prefixes would match too much. */
const shortestPrefix = 2;
const shortestLabel = 3;
const mostAsked = 200;
const mostSuggestions = 3;
/** Games indexed before yielding to the event loop, about three milliseconds of work. */
const slice = 100;

/** Cached properties of a search text. */
interface Asked {
  labels: readonly Label[];
  /** Match quality of each game, by its index. */
  ranks: Uint8Array;
  /** The same with typos allowed, when nothing matches exactly. */
  nearRanks?: Uint8Array;
}

/**
 * Finds games by name, alias, provider and label, tolerating typos. Independent of site and language: sites that read
 * the same games share one index and pick the games they offer. Names can be searched at once, the rest after
 * `addWords`.
 */
export class GameIndex {
  #entries: (Entry | undefined)[] = [];
  #places = new Map<Game, number>();
  #vocabulary = new Set<string>();
  #words = emptyIndex();
  readonly #waiting: number[];
  readonly #lists = new WeakMap<readonly Game[], Int32Array>();
  readonly #asked = new LRUCache<ContentKey, Asked>({ max: mostAsked });
  #adding: Promise<void> | undefined;
  #complete = false;
  #stopped = false;

  /**
   * @param games in any order; a game that is the same object as before is not indexed again
   * @param earlier index of the previous games; its data is moved over, so it must not be used afterwards
   */
  constructor(games: readonly Game[], earlier?: GameIndex) {
    const changed = earlier ? this.#takeOver(earlier, games) : games;
    this.#waiting = changed.map((game) => this.#remember(game));
  }

  /** Whether more than names can be found. */
  get complete(): boolean {
    return this.#complete;
  }

  /** Whether more results will be available soon. */
  get building(): boolean {
    return this.#adding !== undefined && !this.#complete && !this.#stopped;
  }

  /** Number of indexed games. */
  get size(): number {
    return this.#places.size;
  }

  /** Adds words, aliases, providers and labels in slices, yielding to the event loop in between. */
  addWords(): Promise<void> {
    this.#adding ??= this.#addWaiting();
    return this.#adding;
  }

  /** Stops building. */
  stop(): void {
    this.#stopped = true;
  }

  /**
   * The matching games of a list, best match first, otherwise in list order. Typos are tolerated only if nothing
   * matches exactly.
   * @param labels words of the language the text may be in
   */
  search(text: string, games: readonly Game[], labels: readonly Label[]): Game[] {
    const requested = this.#ask(text, labels);
    const found = this.#pick(games, requested.ranks);
    if (found.length > 0) return found;
    requested.nearRanks ??= this.#nearRanksOf(text);
    return this.#pick(games, requested.nearRanks);
  }

  /** Names of the games of a list that are closest to a text without matches. */
  suggest(text: string, games: readonly Game[]): string[] {
    const places = new Set(this.#placesOf(games));
    const found = this.#words.search(
      { queries: wordsOf(text).slice(0, mostWords), combineWith: 'OR' },
      {
        fields: ['name', 'alias'],
        prefix: true,
        fuzzy: (word) => Math.min(3, Math.round(word.length * 0.4)),
      },
    );
    const names = new Set<string>();
    for (const { id } of found) {
      const entry = this.#entries[id];
      if (entry && places.has(id)) names.add(entry.game.name);
      if (names.size === mostSuggestions) break;
    }
    return [...names];
  }

  /** Moves unchanged games over from an earlier index. @returns the games still to be indexed */
  #takeOver(earlier: GameIndex, games: readonly Game[]): readonly Game[] {
    earlier.stop();
    if (!earlier.complete) return games;
    this.#entries = earlier.#entries;
    this.#places = earlier.#places;
    this.#vocabulary = earlier.#vocabulary;
    this.#words = earlier.#words;
    const still = new Set(games);
    for (const [game, place] of this.#places) {
      if (still.has(game)) continue;
      this.#places.delete(game);
      this.#entries[place] = undefined;
      this.#words.discard(place);
    }
    return games.filter((game) => !this.#places.has(game));
  }

  async #addWaiting(): Promise<void> {
    for (let start = 0; start < this.#waiting.length && !this.#stopped; start += slice) {
      if (start > 0) await new Promise((resolve) => setImmediate(resolve));
      for (const place of this.#waiting.slice(start, start + slice)) {
        const entry = this.#entries[place];
        if (entry) this.#words.add(this.#documentOf(entry.game, place));
      }
    }
    this.#complete = !this.#stopped;
    this.#asked.clear();
  }

  #remember(game: Game): number {
    const name = fold(game.name);
    const words = wordsOf(game.name);
    const place = this.#entries.length;
    this.#entries.push({
      game,
      name,
      words: words.map((word) => ` ${word}`).join(''),
      joined: words.join(''),
    });
    this.#places.set(game, place);
    return place;
  }

  #documentOf(game: Game, id: number): Indexed {
    const document = {
      id,
      name: wordsOf(game.name),
      alias: (game.aliases ?? []).flatMap(wordsOf),
      provider: [game.provider, game.subProvider].flatMap((provider) =>
        provider ? wordsOf(provider.title) : [],
      ),
      marks: [
        markOf.game(game.gameId),
        markOf.kind(game.gameType),
        ...(game.features ?? []).map(markOf.feature),
        ...(game.categories ?? []).map(markOf.category),
      ],
    };
    for (const field of textFields) for (const word of document[field]) this.#vocabulary.add(word);
    return document;
  }

  #placesOf(games: readonly Game[]): Int32Array {
    let places = this.#lists.get(games);
    if (!places) {
      places = Int32Array.from(games, (game) => this.#places.get(game) ?? -1);
      this.#lists.set(games, places);
    }
    return places;
  }

  #pick(games: readonly Game[], ranks: Uint8Array): Game[] {
    const places = this.#placesOf(games);
    const found: Game[][] = [];
    for (let index = 0; index < games.length; index += 1) {
      const rank = ranks[places[index] ?? -1] ?? fits.none;
      const game = games[index];
      if (rank !== fits.none && game) (found[rank] ??= []).push(game);
    }
    // Ranks without games leave gaps.
    return found.flat();
  }

  #ask(text: string, labels: readonly Label[]): Asked {
    const key = contentKey('search', text);
    const entry = this.#asked.get(key);
    if (entry?.labels === labels) return entry;
    const ranks = new Uint8Array(this.#entries.length).fill(fits.none);
    const words = wordsOf(text).slice(0, mostWords);
    this.#rankNames(text, ranks);
    if (words.length > 0) this.#rankWords(words, labels, ranks);
    const requested = { labels, ranks };
    this.#asked.set(key, requested);
    return requested;
  }

  #nearRanksOf(text: string): Uint8Array {
    const ranks = new Uint8Array(this.#entries.length).fill(fits.none);
    const words = wordsOf(text).slice(0, mostWords);
    this.#rankTypos(words, ranks);
    this.#rankJoined(words.join(''), ranks);
    return ranks;
  }

  /** Every name that contains the text (BLOCK-24). */
  #rankNames(text: string, ranks: Uint8Array): void {
    const folded = fold(text).trim();
    const plain = text.trim().toLowerCase();
    const wordStart = ` ${wordsOf(text).join(' ')}`;
    for (let place = 0; place < this.#entries.length; place += 1) {
      const entry = this.#entries[place];
      if (!entry) continue;
      const { name, words } = entry;
      // A text of combining marks only is empty when folded.
      const at = folded ? name.indexOf(folded) : entry.game.name.toLowerCase().includes(plain) ? 1 : -1;
      let rank: number = fits.none;
      if (at >= 0) {
        if (at === 0) rank = name.length === folded.length ? fits.exactName : fits.namePrefix;
        else rank = wordStart !== ' ' && words.includes(wordStart) ? fits.wordPrefix : fits.inName;
      }
      ranks[place] = rank;
    }
  }

  /** Games that contain every word, whole or as a prefix, in any order. */
  #rankWords(words: readonly string[], labels: readonly Label[], ranks: Uint8Array): void {
    const queries = words.map((word) => ({
      combineWith: 'OR' as const,
      queries: [
        { queries: [word], fields: [...textFields], prefix: word.length >= shortestPrefix },
        ...labelQuery(word, labels),
      ],
    }));
    for (const { id, match } of this.#words.search({ combineWith: 'AND', queries })) {
      let worst: number = fits.namePrefix;
      for (const word of words) worst = Math.max(worst, fieldRank(word, match));
      if (worst < (ranks[id] ?? 0)) ranks[id] = worst;
    }
  }

  /** Words written as one, or one written as several: `hattrick`, `black jack`. */
  #rankJoined(joined: string, ranks: Uint8Array): void {
    if (joined.length < 4) return;
    this.#entries.forEach((entry, place) => {
      if (entry?.joined.includes(joined)) ranks[place] = fits.inName;
    });
  }

  /** Games that contain every word, some with a typo. */
  #rankTypos(words: readonly string[], ranks: Uint8Array): void {
    const queries = words.map((word) => ({
      combineWith: 'OR' as const,
      fields: [...textFields],
      ...this.#wordsLike(word),
    }));
    if (queries.length === 0 || queries.some((query) => query.queries.length === 0)) return;
    for (const { id } of this.#words.search({ combineWith: 'AND', queries })) ranks[id] = fits.typo;
  }

  /** Indexed words that a typed word may stand for. */
  #wordsLike(typed: string): { queries: string[]; prefix: boolean } {
    const typos = allowedTypos(typed);
    if (typos === 0) return { queries: [typed], prefix: typed.length >= shortestPrefix };
    return { queries: [...this.#vocabulary].filter((word) => isLike(typed, word, typos)), prefix: false };
  }
}

/** Most words of a query that are looked up; each costs a lookup. */
const mostWords = 8;

interface Indexed {
  id: number;
  name: string[];
  alias: string[];
  provider: string[];
  marks: string[];
}

/** Separates the words of a field, which are split before indexing. */
const separator = '\n';

function emptyIndex(): MiniSearch<Indexed> {
  return new MiniSearch<Indexed>({
    fields,
    idField: 'id',
    stringifyField: (value) => (Array.isArray(value) ? value.join(separator) : String(value)),
    tokenize: (text) => (text ? text.split(separator) : []),
    processTerm: (term) => term,
  });
}

function labelQuery(word: string, labels: readonly Label[]) {
  if (word.length < shortestLabel) return [];
  const marks = labels
    .filter((label) => label.words.some((each) => each.startsWith(word)))
    .map(({ mark }) => mark);
  return marks.length > 0 ? [{ queries: marks, fields: ['marks'], combineWith: 'OR' as const }] : [];
}

/** Score of one matching word, by the field that contains it. */
function fieldRank(word: string, match: Record<string, string[]>): number {
  let best: number = fits.none;
  for (const [term, matched] of Object.entries(match)) {
    if (matched.includes('marks')) {
      // A language's alias is indexed as a label of its game.
      best = Math.min(best, term.startsWith(markOf.game('')) ? fits.alias : fits.label);
    }
    if (!term.startsWith(word)) continue;
    if (matched.includes('name')) return fits.wordPrefix;
    if (matched.includes('alias')) best = Math.min(best, fits.alias);
    else if (matched.includes('provider')) best = Math.min(best, fits.provider);
  }
  return best;
}
