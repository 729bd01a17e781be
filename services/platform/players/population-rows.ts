import type { PlatformDataPlayers } from '../../../schemas/generated/types';
import { DAY, HOUR } from '../live/activity';
import type { Site } from '../reference-data/data';
import { FIRST_FREE_PLAYER_ID, type NewPlayer } from '../database/tables/players';
import type { NewRestriction } from '../database/tables/restrictions';
import { keyOf, uniform } from '../live/random';
import { stateOfSeed } from './seeded-restrictions';

type Home = PlatformDataPlayers['homes'][string][number];
type Demo = PlatformDataPlayers['demo'][number];

/** Shape of a player's wallet history: no deposit, one, a handful, many, or 2,000 transactions. */
export type MoneyProfile = Demo['money'];

/** A player of the population, before it is stored. */
export interface SeededPlayer {
  /** `totalDepositsCount` and `firstDepositDate` are targets of the wallet history. */
  player: NewPlayer & { playerId: number };
  restrictions: readonly NewRestriction[];
  money: MoneyProfile;
  lockedOut: boolean;
  /** The bonus of the second deposit is never forfeited. */
  keepsBonus: boolean;
  /** Limits that the player has set. */
  limits: NonNullable<Demo['limits']>;
  /** The player's loyalty view. */
  loyalty?: Demo['loyalty'];
}

export interface PopulationSource {
  data: PlatformDataPlayers;
  sites: readonly Site[];
  seed: string;
  /** Hash of the common password. */
  passwordHash: string;
  /** Milliseconds since the epoch; all dates are relative to it. */
  now: number;
}

/** Numbers within a site: lower ones are documented demo players. */
const CROWD_STARTS_AT = 1001;
const NUMBERS_PER_SITE = 10_000;

/** True for a generated player without a documented role. */
export function isOfCrowd(playerId: number): boolean {
  return playerId < FIRST_FREE_PLAYER_ID && playerId % NUMBERS_PER_SITE >= CROWD_STARTS_AT;
}

/** The initial players of an empty database: the demo players of each site and a crowd. Deterministic for the same source. */
export function populationRows(source: PopulationSource): SeededPlayer[] {
  return source.sites.flatMap((site) => {
    const homes = source.data.homes[site.brand] ?? [];
    const [first] = homes;
    if (first === undefined) return [];
    const demo = source.data.demo
      .filter(({ brands }) => brands === undefined || brands.includes(site.brand))
      .map((each) =>
        demoPlayer(source, site, homes.find(({ countryCode }) => countryCode === each.home) ?? first, each),
      );
    const crowd = Array.from({ length: source.data.crowd }, (_, index) =>
      crowdPlayer(source, site, homes, first, index),
    );
    const visited = site.currencies.filter((code) => !homes.some((home) => home.currencyCode === code));
    const travellers = visited.flatMap((currencyCode, place) =>
      Array.from({ length: source.data.travellers }, (_, index) =>
        traveller(source, site, { ...first, currencyCode }, place * source.data.travellers + index),
      ),
    );
    return [...demo, ...crowd, ...travellers];
  });
}

/** A player from the first home country with a currency that none of the homes has. */
function traveller(source: PopulationSource, site: Site, home: Home, index: number): SeededPlayer {
  return crowdPlayer(source, site, [{ ...home, share: 1 }], home, source.data.crowd + index, 'regular');
}

function demoPlayer(source: PopulationSource, site: Site, home: Home, demo: Demo): SeededPlayer {
  const person = personAt(source, site, home, demo.number);
  const until = demo.blockedDays === undefined ? null : new Date(source.now + demo.blockedDays * DAY);
  const { rest, state } = stateOfSeed(demo.player, source.now, until);
  return {
    money: demo.money,
    lockedOut: demo.lockedOut ?? false,
    keepsBonus: demo.keepsBonus ?? false,
    limits: demo.limits ?? [],
    ...(demo.loyalty && { loyalty: demo.loyalty }),
    restrictions: state.restrictions,
    player: {
      ...person,
      ...demo.names?.[site.brand],
      ...accountOf(source, person, demo.money, demo.registeredDaysAgo),
      email: `${demo.who}@${site.brand}.example`,
      ...rest,
      registrationStatus: state.registrationStatus,
    },
  };
}

function crowdPlayer(
  source: PopulationSource,
  site: Site,
  homes: readonly Home[],
  first: Home,
  index: number,
  profile?: MoneyProfile,
): SeededPlayer {
  const number = CROWD_STARTS_AT + index;
  const draw = drawFor(source, site, number);
  const shares = homes.flatMap((home) => Array.from({ length: home.share }, () => home));
  const home = shares[Math.floor(draw('home') * shares.length)] ?? first;
  const person = personAt(source, site, home, number);
  const registeredDaysAgo = 3 + Math.floor(draw('age') ** 2 * 900);
  const money = profile ?? moneyOf(draw('money'));
  const verified = money !== 'none' && draw('verified') < 0.7;
  return {
    money,
    lockedOut: false,
    keepsBonus: false,
    limits: [],
    restrictions: [],
    player: {
      ...person,
      ...accountOf(source, person, money, registeredDaysAgo),
      email: `${plain(person.firstName)}.${plain(person.lastName)}.${number}@${site.brand}.example`,
      kycStatus: verified ? 'FULLY VERIFIED' : money === 'none' ? 'NOT_VERIFIED' : 'DATA_VERIFIED',
    },
  };
}

function moneyOf(at: number): MoneyProfile {
  if (at < 0.3) return 'none';
  if (at < 0.55) return 'once';
  return at < 0.97 ? 'regular' : 'vip';
}

type Person = ReturnType<typeof personAt>;

/** Personal details and address of a player. */
function personAt(source: PopulationSource, site: Site, home: Home, number: number) {
  const draw = drawFor(source, site, number);
  const one = (list: readonly string[], name: string): string =>
    list[Math.floor(draw(name) * list.length)] ?? '';
  const digits = (pattern: string, name: string): string => {
    let place = 0;
    return pattern.replaceAll('#', () => String(Math.floor(draw(name, (place += 1)) * 10)));
  };
  const playerId = site.siteId * NUMBERS_PER_SITE + number;
  const ageInDays = 18.5 * 365.25 + draw('birth') * 45 * 365.25;
  return {
    playerId,
    siteId: site.siteId,
    firstName: one(home.firstNames, 'first'),
    lastName: one(home.lastNames, 'last'),
    dateOfBirth: new Date(source.now - ageInDays * DAY).toISOString().slice(0, 10),
    mobilePhone: digits(home.phone, 'phone'),
    address: `${one(home.streets, 'street')} ${1 + Math.floor(draw('house') * 90)}`,
    city: one(home.cities, 'city'),
    postalCode: digits(home.postalCode, 'post'),
    provinceCode: home.provinces === undefined ? null : one(home.provinces, 'province'),
    countryCode: home.countryCode,
    cpf: home.hasCpf ? cpfFrom(digits('#########', 'cpf')) : null,
    language: home.language,
    currencyCode: home.currencyCode,
    personid: `person-${playerId}`,
  };
}

/** A regular account for a person, with the given age and activity. */
function accountOf(source: PopulationSource, person: Person, money: MoneyProfile, registeredDaysAgo: number) {
  const key = keyOf(source.seed, 'population', person.playerId, 'account');
  const registered = source.now - registeredDaysAgo * DAY + Math.floor(uniform(key) * 8 * HOUR);
  return {
    passwordHash: source.passwordHash,
    registrationDate: new Date(registered),
    phoneVerifiedAt: new Date(registered),
    emailVerifiedAt: new Date(registered),
    registrationStatus: 'REGISTERED' as const,
    firstLogin: false,
    termsAndConditionsAcceptedVersion: source.data.termsVersion,
    totalDepositsCount: depositsOf(money, uniform(key, 1)),
    firstDepositDate:
      money === 'none' ? null : new Date(registered + HOUR + Math.floor(uniform(key, 2) * 20 * HOUR)),
  };
}

function depositsOf(money: MoneyProfile, at: number): number {
  const counts = { none: 0, once: 1, regular: 5, vip: 25 + Math.floor(at * 10), big: 60 };
  return counts[money];
}

type Draw = (name: string, index?: number) => number;

function drawFor({ seed }: PopulationSource, site: Site, number: number): Draw {
  return (name, index = 0) => uniform(keyOf(seed, 'population', site.siteId, number, name), index);
}

/** Nine digits with the two check digits of a Brazilian CPF. */
function cpfFrom(nine: string): string {
  const check = (digits: string): string => {
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const ten = nine + check(nine);
  return ten + check(ten);
}

/** A name as part of an e-mail address: `Émilie` becomes `emilie`. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
