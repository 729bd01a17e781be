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
  /** Long-term share of the stakes that is paid back. */
  returnToPlayer: number;
  payTable: PayTable | null;
  /** The live table whose rounds all players share; null for single-player games. */
  table: { tableId: string } | null;
}

export interface Catalogue {
  /** Undefined for an unknown game. */
  find(provider: string, gameId: string): Game | undefined;
  hasProvider(provider: string): boolean;
  /** The live tables of all providers. */
  readonly tables: readonly Game[];
  readonly size: number;
}

/** Path of the symbol pictures. */
export const PICTURES_PATH = '/pictures';
/** Kinds without player decisions, so that one result can be shared by all players. */
const sharedKinds: ReadonlySet<Rules['kind']> = new Set(['roulette', 'baccarat']);
/** Symbol indexes; wild and scatter come first. */
const PAYING_SYMBOLS = 8;
const FIRST_PAYING = 2;

/**
 * Games of the platform's catalogue with their rules and skins.
 * @param catalogueFile games of the platform
 * @param dataFolder data of the game server
 * @throws Error with the name of a missing or invalid file
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

/** Deterministic, so that a game gets the same choice on every start. */
function oneOf<T>(choices: readonly T[], gameId: string): T {
  const number = createHash('sha256').update(gameId).digest().readUInt32BE();
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('A list in the data of the game server is empty.');
  return choice;
}
