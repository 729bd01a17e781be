import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnySchemaObject } from 'ajv';
import countriesSchema from '../../../schemas/platform/data-countries.schema.json';
import currenciesSchema from '../../../schemas/platform/data-currencies.schema.json';
import defaultsSchema from '../../../schemas/platform/data-defaults.schema.json';
import gamesSchema from '../../../schemas/platform/data-games.schema.json';
import inboxSchema from '../../../schemas/platform/data-inbox.schema.json';
import ipRangesSchema from '../../../schemas/platform/data-ip-ranges.schema.json';
import namesSchema from '../../../schemas/platform/data-names.schema.json';
import playersSchema from '../../../schemas/platform/data-players.schema.json';
import tournamentsSchema from '../../../schemas/platform/data-tournaments.schema.json';
import type {
  PlatformDataBonuses,
  PlatformDataDefaults,
  PlatformDataInbox,
  PlatformDataLoyalty,
  PlatformDataPayments,
  PlatformDataPlayers,
  PlatformDataRoundModels,
} from '../../../schemas/generated/types';
import {
  validatePlatformDataBonuses,
  validatePlatformDataLoyalty,
  validatePlatformDataPayments,
  validatePlatformDataRoundModels,
} from '../../../schemas/generated/validators.js';
import type { IdentityProviderName } from '../documents/identity/identity-provider';
import { assertRoundModels } from '../bonus/chance/round-models';
import { readSites } from './brand-sites';
import { type CountryLaws, readCountryLaws } from './country-laws';
import { loadRegistrationData, type RegistrationData } from './registration-data';
import { assertSeries, type Tournament } from '../live/series';
import { readJsonFile } from '../../process/read-json-file';
import { readLicences } from './market-facts';
import { readTimeZones, type TimeZones } from './time-zones';
import { compileSchema } from '../validation';

type NonEmpty<T> = [T, ...T[]];

/** A game of the platform; amounts in euro cents. */
export interface Game {
  gameId: string;
  name: string;
  provider: string;
  subProvider: string | null;
  type: 'casino' | 'live casino';
  gameType: string;
  jackpot: { seed: number; mustDropAt?: number } | null;
  table: { tableId: string; gameServerId: string; seats: number; minBet: number; maxBet: number } | null;
  restrictedCountries: string[];
}

/** A brand of the platform. The first currency is the site's reporting currency. */
export interface Site {
  siteId: number;
  partnerId: number;
  brand: string;
  /** Name in messages. */
  name: string;
  /** Version of the terms and conditions accepted at registration. */
  termsVersion: string;
  currencies: NonEmpty<string>;
  blockedCountries: string[];
  /** Overrides of the payment methods of all brands. */
  payments?: PlatformDataPayments;
  /** Identity provider by market; `*` for all others. */
  identityChecks?: Partial<Record<string, IdentityProviderName>>;
}

/** MARKET-18, plus the market to which a visitor from the country is directed. */
export interface Country {
  code: string;
  name: string;
  isd: string;
  currency: string;
  active: boolean;
  allowed: boolean;
  location: { lat: number; lon: number };
  removeCountryFromRegistration: boolean;
  market: string;
}

export interface IpRange {
  network: string;
  prefix: number;
  country: string;
  region: string;
  city: string;
}

export type Currencies = Record<string, { perEuro: number; offerRate: number; decimals: number }>;

/** Fictional names of people at the live tables. */
export interface Names {
  dealers: NonEmpty<string>;
}

export interface PlatformData {
  games: NonEmpty<Game>;
  sites: Site[];
  countries: Country[];
  /** Legal requirements by country. */
  laws: CountryLaws;
  /** Time zones of the markets by country. */
  timeZones: TimeZones;
  ipRanges: IpRange[];
  currencies: Currencies;
  /** Fallback codes. */
  defaults: PlatformDataDefaults;
  names: Names;
  tournaments: Tournament[];
  /** Initial players of an empty database. */
  players: PlatformDataPlayers;
  /** Initial campaigns of an empty database, by brand. */
  bonuses: PlatformDataBonuses;
  /** The loyalty programmes, by brand. */
  loyalty: PlatformDataLoyalty;
  /** Payouts of game rounds, for the chances shown with bonuses. */
  roundModels: PlatformDataRoundModels;
  /** Initial inbox messages. */
  inbox: PlatformDataInbox;
  /** The payment methods of all brands. */
  payments: PlatformDataPayments;
  /** Registration rules, salary ranges, messages to players. */
  accounts: RegistrationData;
}

/** Folder of this project's brands. */
export const DEFAULT_BRANDS_DIR = fileURLToPath(new URL('../../../brands', import.meta.url));

/**
 * Reads and validates the data files of a folder and the sites of the brands. `gamesFile` overrides the
 * folder's `games.json`. Throws an error with the file and all problems, so that an invalid file prevents the
 * start.
 */
export function loadData(
  dataDir: string,
  gamesFile = join(dataDir, 'games.json'),
  brandsDir = DEFAULT_BRANDS_DIR,
): PlatformData {
  const currencies = readData<Currencies>(join(dataDir, 'currencies.json'), currenciesSchema);
  const countries = readData<Country[]>(join(dataDir, 'countries.json'), countriesSchema);
  const defaults = readData<PlatformDataDefaults>(join(dataDir, 'defaults.json'), defaultsSchema);
  const data: PlatformData = {
    games: readData<NonEmpty<Game>>(gamesFile, gamesSchema),
    sites: readSites(brandsDir, currencies),
    countries,
    laws: readCountryLaws(join(brandsDir, 'rules'), readLicences(brandsDir, countries)),
    timeZones: readTimeZones(brandsDir, countries, defaults.timeZone),
    ipRanges: readData<IpRange[]>(join(dataDir, 'ip-ranges.json'), ipRangesSchema),
    currencies,
    defaults,
    names: readData<Names>(join(dataDir, 'names.json'), namesSchema),
    tournaments: readData<Tournament[]>(join(dataDir, 'tournaments.json'), tournamentsSchema),
    players: readData<PlatformDataPlayers>(join(dataDir, 'players.json'), playersSchema),
    bonuses: readJsonFile(
      join(dataDir, 'bonuses.json'),
      validatePlatformDataBonuses,
      "The platform's data file",
    ),
    loyalty: readJsonFile(
      join(dataDir, 'loyalty.json'),
      validatePlatformDataLoyalty,
      "The platform's data file",
    ),
    roundModels: readJsonFile(
      join(dataDir, 'round-models.json'),
      validatePlatformDataRoundModels,
      "The platform's data file",
    ),
    inbox: readData<PlatformDataInbox>(join(dataDir, 'inbox.json'), inboxSchema),
    payments: readJsonFile(
      join(dataDir, 'payments.json'),
      validatePlatformDataPayments,
      "The platform's data file",
    ),
    accounts: loadRegistrationData(dataDir),
  };
  assertGames(data.games, gamesFile);
  assertRoundModels(data.roundModels);
  data.tournaments.forEach(assertSeries);
  if (data.accounts.salaryRanges[data.defaults.currency] === undefined)
    throw new Error(
      `${join(dataDir, 'salary-ranges.json')}: there are no bounds in ${data.defaults.currency}, the currency of defaults.json. Add them.`,
    );
  return data;
}

function readData<T>(file: string, schema: AnySchemaObject): T {
  return readJsonFile(file, compileSchema<T>(schema), "The platform's data file");
}

function assertGames(games: readonly Game[], file: string): void {
  const seen = new Set<string>();
  for (const { gameId, jackpot, table } of games) {
    if (seen.has(gameId)) throw new Error(`${file}: game ${gameId} occurs twice; ids must be unique.`);
    seen.add(gameId);
    if (jackpot?.mustDropAt !== undefined && jackpot.mustDropAt <= jackpot.seed) {
      throw new Error(
        `${file}: the jackpot of ${gameId} must drop at an amount above its seed ${jackpot.seed}.`,
      );
    }
    if (table !== null && table.maxBet < table.minBet) {
      throw new Error(`${file}: the highest bet of ${gameId} is below its lowest bet ${table.minBet}.`);
    }
  }
}
