import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { publishedSecrets } from '../process/environment';
import { createAccess } from './access/access';
import { createAccountServices, type AccountServices } from './account-services';
import { preferenceStep } from './account/preference-history';
import { type Bonuses, createBonuses } from './bonus/bonuses';
import { type Campaigns, createCampaigns } from './bonus/campaigns/campaigns';
import { createReaders } from './bonus/reward-readers';
import { bonusStep } from './bonus/bonus-history';
import { createLoyalty, type Loyalty } from './loyalty/loyalty';
import { loyaltyStep } from './loyalty/loyalty-history';
import { programmeFor } from './loyalty/programme';
import { createClock, type Clock } from './clock';
import type { PlatformData } from './reference-data/data';
import { marketOf } from './reference-data/market-facts';
import { createCleanUp, type CleanUp } from './database/clean-up';
import type { OpenDatabase } from './database/database';
import { documentStep } from './documents/document-history';
import { createDocuments, type Documents } from './documents/document-services';
import type { DocumentSettings } from './documents/document-settings';
import { createEvents, type EventEmitter } from './events';
import type { Gateway } from './gateway/gateway';
import { LOCAL_ORIGINS, parseOrigins } from './gateway/origins';
import { createPlatformGateway } from './gateway/platform-gateway';
import { createKeys, type Keys } from './http/keys';
import { createRateLimit, type RateLimit } from './http/rate-limit';
import { createIdentity, type Identity } from './identity/identity';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from './identity/sessions';
import { tokenSecretOf } from './identity/token-secret';
import { inboxStep } from './inbox/inbox-history';
import { gameDirectory } from './ledger/games';
import { historyStep } from './ledger/history/history';
import { createInvariantJob, type InvariantJob } from './ledger/invariant-job';
import { createLedger, type Ledger } from './ledger/ledger';
import { LEDGER_DEFAULTS } from './ledger/settings';
import { limitStep } from './limits/limit-history';
import { instrumentStep } from './payments/instrument-history';
import { createPayAndPlay, type PayAndPlay } from './pay-and-play/pay-and-play';
import { createPayments, type Payments } from './payments/payments';
import { roundAmount } from './payments/round-amount';
import { createMetrics, type Metrics } from './metrics';
import { createOperators, type Operators } from './operators/operators';
import { createPlayerStore, type PlayerStore } from './players/player-store';
import { createPopulation, type Population } from './players/population';
import { secureRandomness, type Randomness } from './randomness';
import { createRegisterChecks, type RegisterChecks } from './registers/register-checks';
import { createRegisterIdentities } from './registers/register-identities';
import { type RegisterName, registerNames } from './registers/register';
import {
  createIdentitySimulator,
  IDENTITY_SIMULATOR_PATH,
  type IdentitySimulator,
} from './simulators/identity/identity-simulator';
import { createCrmSimulator, type CrmSimulator } from './simulators/crm/crm-simulator';
import {
  createMessengerSimulator,
  type MessengerSimulator,
} from './simulators/messenger/messenger-simulator';
import {
  createRegisterSimulators,
  REGISTER_SIMULATORS_PATH,
  type RegisterSimulators,
  SIMULATED_KEY,
  SIMULATED_TIMEOUT_MS,
} from './simulators/registers/register-simulators';
import { NO_THIRD_PARTIES, type ThirdParties } from './third-parties';
import { createSignedInTime, type SignedInTime } from './signed-in/signed-in-time';
import { createLaunches, type Launches } from './games/launches';
import { createSportsbookProvider, type SportsbookProvider } from './sportsbook/sportsbook-provider';
import { createWalletCalls, type WalletCalls } from './wallet-api/wallet-calls';
import { createLiveFeed, type LiveFeed } from './live/feed/live-feed';
import { createLive, type Live, openingStep } from './live/live';
import { fromEuro, toParts } from './live/money';

/** Settings of a platform; `main.ts` reads them from the environment. */
export interface PlatformSettings {
  /** Fills an empty database with demo players and serves the simulators. */
  demo: boolean;
  /** Rounds per minute of the demo players, across all processes; none outside demo mode. */
  demoRoundsPerMinute: number;
  seed: string;
  /** Signs tokens; without one the platform generates its own and stores it in the database. */
  tokenSecret: string | undefined;
  /** Secret of the sites outside the key file. */
  siteKey: string | undefined;
  /** JSON file of the keys; defaults to the published ones in demo mode. */
  keysFile: string | undefined;
  countryHeader: string;
  regionHeader: string;
  /** Country of visitors from loopback and private addresses; defaults to the one in the data. */
  defaultCountry: string | undefined;
  /** Addresses blocked at all sites. */
  blockedAddresses: BlockList | undefined;
  sessions: SessionLimits;
  /** Serves the page with messages to players, for developers. */
  showOutbox: boolean;
  /** Refuses registrations without a token when no captcha service is configured. */
  strictCaptcha: boolean;
  thirdParties: ThirdParties;
  /** Origins of the sites' pages that may open websockets and be linked in e-mails. */
  siteOrigins: string;
  /** Maximum number of open websockets per player. */
  socketsPerPlayer: number;
  /** Maximum number of live sockets per process; the other connections are reserved for calls. */
  liveSockets: number;
  /** Connects the websocket gateways of several processes; without it each pushes only its own events. */
  redisUrl: string | undefined;
  /** Bearer token of `/metrics`; without one they are disabled. */
  metricsToken: string | undefined;
  /** Origin of games, with `{provider}` for the provider's id; defaults to that of `npm start` in demo mode. */
  gamesUrl: string | undefined;
  /** Origin of callback URLs for payment and identity providers; defaults to the platform's own URL. */
  callbackOrigin: string | undefined;
  /** Origin of the simulated identity provider's pages; defaults to a name below localhost. */
  identitySimulatorUrl: string | undefined;
  /** Origin of the simulated messenger; defaults to a name below localhost. */
  messengerSimulatorUrl: string | undefined;
  documents: DocumentSettings;
}

/** The published key is valid in demo mode only. */
function siteKeyOf({ siteKey, demo }: PlatformSettings): string | undefined {
  return siteKey ?? (demo ? publishedSecrets.platform : undefined);
}

export const DEFAULT_SETTINGS: PlatformSettings = {
  demo: false,
  demoRoundsPerMinute: 0,
  seed: 'marquee',
  tokenSecret: undefined,
  siteKey: undefined,
  keysFile: undefined,
  countryHeader: 'x-visitor-country',
  regionHeader: 'x-visitor-region',
  defaultCountry: undefined,
  blockedAddresses: undefined,
  sessions: DEFAULT_SESSION_LIMITS,
  showOutbox: false,
  strictCaptcha: false,
  thirdParties: NO_THIRD_PARTIES,
  siteOrigins: LOCAL_ORIGINS,
  socketsPerPlayer: 10,
  liveSockets: 5_000,
  redisUrl: undefined,
  metricsToken: undefined,
  gamesUrl: undefined,
  callbackOrigin: undefined,
  identitySimulatorUrl: undefined,
  messengerSimulatorUrl: undefined,
  documents: { keys: [], store: {} },
};

/** Location of all visitors as set by tests. */
export interface SeededPlace {
  country: string;
  region: string;
}

/** Dependencies shared by all subjects of the platform. */
export interface PlatformCore {
  settings: PlatformSettings;
  data: PlatformData;
  log: Logger;
  clock: Clock;
  random: Randomness;
  database: OpenDatabase;
  events: EventEmitter;
  rateLimit: RateLimit;
  players: PlayerStore;
  identity: Identity;
  signedInTime: SignedInTime;
  registers: RegisterChecks;
}

/** Dependencies of the routes. */
export interface Platform extends PlatformCore {
  accounts: AccountServices;
  documents: Documents;
  cleanUp: CleanUp;
  gateway: Gateway;
  ledger: Ledger;
  invariantJob: InvariantJob;
  live: Live;
  liveFeed: LiveFeed;
  metrics: Metrics;
  keys: Keys;
  operators: Operators;
  bonuses: Bonuses;
  campaigns: Campaigns;
  loyalty: Loyalty;
  /** Deposits and withdrawals through payment providers. */
  payments: Payments;
  /** Sign-up by a deposit. */
  payAndPlay: PayAndPlay;
  access: ReturnType<typeof createAccess>;
  launches: Launches;
  sportsbook: SportsbookProvider;
  /** Calls of game providers. */
  wallet: WalletCalls;
  population: Population;
  /** Simulated exclusion registers of demo mode. */
  simulators: RegisterSimulators | undefined;
  /** Simulated identity provider of demo mode. */
  identitySimulator: IdentitySimulator | undefined;
  /** Simulated CRM provider of demo mode. */
  crmSimulator: CrmSimulator | undefined;
  /** Simulated messenger of demo mode; a real one has its own agent desk. */
  messengerSimulator: MessengerSimulator | undefined;
  seed(): string;
  reseed(seed: string): void;
  seededPlace(): SeededPlace | undefined;
  placeVisitors(place: SeededPlace | undefined): void;
  /** Restores the state after the start: seed, clock, visitors, and a database with the population only. */
  reset(): Promise<void>;
}

export interface PlatformParts {
  data: PlatformData;
  settings: PlatformSettings;
  database: OpenDatabase;
  log: Logger;
  now: () => number;
  random?: Randomness;
  /** URL of the platform itself. */
  url: string;
}

/** The registers required by law in countries that permit registration. */
function namedRegisters({ countries, laws }: PlatformData, now: number): RegisterName[] {
  const open = countries.filter(({ active, allowed }) => active && allowed);
  return [...new Set(open.flatMap(({ code }) => laws.registers(code, now).names))];
}

/** Key of the simulated messenger. */
const SIMULATED_MESSENGER = { keyId: 'simulated', secret: SIMULATED_KEY };

/** The configured registers; demo mode simulates the others. */
function registersOf({ demo, thirdParties }: PlatformSettings, url: string): ThirdParties['registers'] {
  if (!demo) return thirdParties.registers;
  const simulated: ThirdParties['registers'] = {};
  for (const name of registerNames) {
    simulated[name] = {
      url: `${url}${REGISTER_SIMULATORS_PATH}/${name}`,
      key: SIMULATED_KEY,
      timeoutMs: SIMULATED_TIMEOUT_MS,
    };
  }
  return { ...simulated, ...thirdParties.registers };
}

/** The configured identity providers; demo mode simulates one. */
function identityOf({ demo, thirdParties }: PlatformSettings, url: string): ThirdParties['identity'] {
  if (!demo) return thirdParties.identity;
  const hosted = {
    url: `${url}${IDENTITY_SIMULATOR_PATH}`,
    key: SIMULATED_KEY,
    callbackSecret: SIMULATED_KEY,
    timeoutMs: SIMULATED_TIMEOUT_MS,
  };
  return { hosted, ...thirdParties.identity };
}

/** Creates the platform and populates an empty database. */
export async function createPlatform(parts: PlatformParts): Promise<Platform> {
  const { data, settings, database, log } = parts;
  const clock = createClock(parts.now);
  const random = parts.random ?? secureRandomness();
  const events = createEvents(database);
  const players = createPlayerStore(database);
  const tokenSecret = settings.tokenSecret ?? (await tokenSecretOf(database, random));
  const messenger = settings.thirdParties.messenger ?? (settings.demo ? SIMULATED_MESSENGER : undefined);
  const identity = createIdentity({
    database,
    players,
    clock,
    events,
    random,
    tokenSecret,
    messenger,
    limits: settings.sessions,
    beforeSignIn: async (player) => registers.atSignIn(await signedInTime.atSignIn(player)),
  });
  const signedInTime = createSignedInTime({
    database,
    clock,
    log,
    players,
    identity,
    sessions: settings.sessions,
    timeZoneOf: data.timeZones.of,
  });
  const simulators = settings.demo ? createRegisterSimulators() : undefined;
  const identitySimulator = settings.demo
    ? createIdentitySimulator({
        key: SIMULATED_KEY,
        callbackSecret: SIMULATED_KEY,
        origin:
          settings.identitySimulatorUrl?.replace(/\/$/, '') ??
          `http://identity.localhost:${new URL(parts.url).port}`,
        now: clock.source,
      })
    : undefined;
  const crmSimulator = settings.demo ? createCrmSimulator() : undefined;
  const messengerSimulator = settings.demo
    ? createMessengerSimulator({
        settings: SIMULATED_MESSENGER,
        origin:
          settings.messengerSimulatorUrl?.replace(/\/$/, '') ??
          `http://messenger.localhost:${new URL(parts.url).port}`,
        siteOrigins: settings.siteOrigins,
        now: () => clock.now(),
      })
    : undefined;
  const registerSettings = registersOf(settings, parts.url);
  const missing = namedRegisters(data, clock.now()).filter((name) => registerSettings[name] === undefined);
  if (missing.length > 0)
    log.warn(
      { event: 'register.missing', missing },
      'nobody plays where the law names these: set their addresses',
    );
  const metrics = createMetrics();
  const registers = createRegisterChecks({
    database,
    clock,
    log,
    players,
    laws: data.laws,
    identities: createRegisterIdentities(tokenSecret),
    settings: registerSettings,
    count: ({ register, outcome }) => metrics.registerAnswers.inc({ register, outcome }),
    endSessions: (playerId) => identity.endSessions(playerId, { reason: 'blocked' }),
  });
  const rateLimit = createRateLimit(database, clock);
  const core: PlatformCore = {
    settings,
    data,
    log,
    clock,
    random,
    database,
    events,
    rateLimit,
    players,
    identity,
    signedInTime,
    registers,
  };
  const ledger = createLedger({
    database,
    clock,
    events,
    games: gameDirectory(data),
    timeZoneOf: data.timeZones.of,
    depositLimitLaw: data.laws.depositLimits,
    registersOf: data.laws.registers,
    askRegisters: (playerId) => registers.beforePlay(playerId),
    onPayoutCancelled: (withdrawalId) => payments.withdrawalCancelled(withdrawalId),
    realityCheckMinutes: data.laws.realityCheckMinutes,
    playLaw: data.laws.play,
    bonusLaw: data.laws.bonuses,
    marketOf: (countryCode) => marketOf(data.countries, countryCode),
    loyaltyOf: (player, now) => programmeFor(data, player, now),
    settings: {
      ...LEDGER_DEFAULTS,
      sessions: settings.sessions,
      unapprovedWithdrawal: (currency) =>
        fromEuro(data.defaults.approval.withdrawal, currency, data.currencies),
      fromEuro: (euro, currency) => roundAmount(euro, currency, data.currencies),
      toEuroParts: (amount, currency) => toParts(amount, currency, data.currencies),
    },
  });
  const population = createPopulation(core, [
    historyStep(core),
    instrumentStep(core),
    openingStep(core),
    preferenceStep(settings.seed),
    limitStep(core),
    bonusStep(core),
    loyaltyStep(core),
    documentStep(settings.seed),
    inboxStep(core),
  ]);
  if (settings.demo) await population.settle();
  const accounts = createAccountServices(core, tokenSecret);
  const callbackOrigin = settings.callbackOrigin?.replace(/\/$/, '') ?? parts.url;
  const documents = createDocuments(core, accounts.salaryRanges, tokenSecret, {
    providers: identityOf(settings, parts.url),
    callbackOrigin,
    siteOrigins: settings.siteOrigins,
  });

  const readerOf = createReaders(core);
  const bonuses = createBonuses(core, ledger, readerOf);
  const payments = createPayments(core, ledger, bonuses, metrics, accounts.outbox, {
    providers: settings.thirdParties.payments,
    callbackOrigin,
    siteOrigins: settings.siteOrigins,
  });
  const access = createAccess(data, settings);
  const launches = createLaunches(core, ledger, access, tokenSecret);
  const sportsbook = createSportsbookProvider(settings.thirdParties.sportsbook, clock.source, log);

  let seed = settings.seed;
  let place: SeededPlace | undefined;

  return {
    ...core,
    accounts,
    documents,
    cleanUp: createCleanUp(database, clock, settings.sessions, log, documents.deleteOld),
    gateway: createPlatformGateway(core, accounts.tickets),
    ledger,
    invariantJob: createInvariantJob(database, clock, log, metrics),
    live: createLive(core, ledger, metrics, tokenSecret),
    liveFeed: createLiveFeed({
      log,
      sources: { data, database, clock, seed: () => seed },
      isAllowedOrigin: parseOrigins(settings.siteOrigins),
      maxSockets: settings.liveSockets,
    }),
    metrics,
    keys: createKeys({ siteKey: siteKeyOf(settings), file: settings.keysFile, demo: settings.demo }, log),
    operators: createOperators(
      database,
      ledger,
      {
        adjustment: (currency) => fromEuro(data.defaults.approval.adjustment, currency, data.currencies),
        withdrawal: (currency) => fromEuro(data.defaults.approval.secondApproval, currency, data.currencies),
      },
      events,
      data,
      documents.pages,
    ),
    bonuses,
    campaigns: createCampaigns(core, readerOf),
    loyalty: createLoyalty(core, ledger),
    payments,
    payAndPlay: createPayAndPlay(core, accounts, payments, tokenSecret, callbackOrigin),
    population,
    simulators,
    identitySimulator,
    crmSimulator,
    messengerSimulator,
    access,
    launches,
    sportsbook,
    wallet: createWalletCalls(core, ledger, launches),
    seed: () => seed,
    reseed(value) {
      seed = value;
    },
    seededPlace: () => place,
    placeVisitors(value) {
      place = value;
    },
    async reset() {
      seed = settings.seed;
      clock.reset();
      place = undefined;
      simulators?.reset();
      identitySimulator?.reset();
      crmSimulator?.reset();
      messengerSimulator?.reset();
      registers.reset();
      payments.reset();
      documents.identityChecks.reset();
      sportsbook.reset();
      await population.resettle();
    },
  };
}
