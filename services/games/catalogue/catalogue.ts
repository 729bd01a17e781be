import { createHash } from 'node:crypto';
import path from 'node:path';
import { validateGamesDataKinds, validatePlatformDataGames } from '../../../schemas/generated/validators.js';
import { readJsonFile } from '../../process/read-json-file';
import type { PayTable, Skin } from '../api';
import type { Rules } from '../maths/play';
import { returnToPlayer } from '../maths/returns';
import { lookOf, symbolsOf } from '../skins/symbols';
import { readSlotModels } from './slot-models';

export interface Game {
  gameId: string;
  name: string;
  provider: string;
  rules: Rules;
  skin: Skin;
  /** Share of the stakes that comes back over many rounds. */
  returnToPlayer: number;
  payTable: PayTable | null;
  /** The live table at which everybody plays the same round; null when each player has rounds of their own. */
  table: { tableId: string } | null;
}

export interface Catalogue {
  /** Undefined when the provider has no such game. */
  find(provider: string, gameId: string): Game | undefined;
  hasProvider(provider: string): boolean;
  /** The live tables of all providers. */
  readonly tables: readonly Game[];
  readonly size: number;
}

/** Where the pictures of symbols are served. */
export const PICTURES_PATH = '/pictures';
/** Kinds without decisions of a player, so that one result serves everybody. */
const sharedKinds: ReadonlySet<Rules['kind']> = new Set(['roulette', 'baccarat']);
/** Wild and scatter come before them. */
const PAYING_SYMBOLS = 8;
const FIRST_PAYING = 2;

/**
 * Every game of the platform's catalogue, with the rules and the skin it is played with.
 * @param catalogueFile games of the platform
 * @param dataFolder of the game server
 * @throws Error that names a file that is missing or wrong
 */
export function loadCatalogue(catalogueFile: string, dataFolder: string): Catalogue {
  const file = (name: string): string => path.join(dataFolder, name);
  const games = readJsonFile(catalogueFile, validatePlatformDataGames, 'The catalogue');
  const kinds = readJsonFile(file('kinds.json'), validateGamesDataKinds, 'The file of kinds');
  const models = readSlotModels(file('slot-models.json'));

  const rulesOf = (gameType: string, gameId: string): Rules => {
    const rules = kinds.types[gameType] ?? kinds.types[kinds.fallback];
    if (rules === undefined) throw new Error(`kinds.json has no rules for its fallback ${kinds.fallback}.`);
    if (rules.kind !== 'slot') return { kind: rules.kind };
    const id = oneOf(rules.models ?? models.map((model) => model.id), gameId);
    const model = models.find((each) => each.id === id);
    if (model === undefined) throw new Error(`kinds.json names the slot model ${id}, which does not exist.`);
    return { kind: 'slot', model };
  };
  const skinOf = (gameId: string): Skin => {
    const address = (name: string): string => `${PICTURES_PATH}/${name}.svg`;
    const symbols = symbolsOf(gameId, PAYING_SYMBOLS).map(address);
    const look = lookOf(gameId);
    return {
      tint: look?.tint ?? oneOf(kinds.tints, gameId),
      art: look ? address(look.hero) : (symbols[FIRST_PAYING] ?? ''),
      symbols,
    };
  };
  const returns = new Map<string, number>();
  const returnOf = (rules: Rules): number => {
    const key = rules.kind === 'slot' ? rules.model.id : rules.kind;
    const value = returns.get(key) ?? returnToPlayer(rules);
    returns.set(key, value);
    return value;
  };
  const byId = new Map(
    games.map(({ gameId, name, provider, gameType, table }): [string, Game] => {
      const rules = rulesOf(gameType, gameId);
      const game = { gameId, name, provider, rules, skin: skinOf(gameId) };
      const numbers = {
        returnToPlayer: returnOf(rules),
        payTable: rules.kind === 'slot' ? rules.model : null,
        table: table && sharedKinds.has(rules.kind) ? { tableId: table.tableId } : null,
      };
      return [`${provider}/${gameId}`, { ...game, ...numbers }];
    }),
  );
  const providers = new Set(games.map(({ provider }) => provider));
  return {
    find: (provider, gameId) => byId.get(`${provider}/${gameId}`),
    hasProvider: (provider) => providers.has(provider),
    tables: [...byId.values()].filter(({ table }) => table !== null),
    size: byId.size,
  };
}

/** The same choice for a game at every start. */
function oneOf<T>(choices: readonly T[], gameId: string): T {
  const number = createHash('sha256').update(gameId).digest().readUInt32BE();
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('A list in the data of the game server is empty.');
  return choice;
}
