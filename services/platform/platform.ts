import { createAccess } from './access';
import { createClock, type Clock } from './clock';
import type { PlatformData, Site } from './data';
import { createIdentity, type Identity } from './identity';
import { createPlayerStore, type PlayerStore } from './players';
import { createWinnersFeed, type WinnersFeed } from './winners';

/** How a platform is set up; `main.ts` reads it from the environment. */
export interface PlatformSettings {
  seed: string;
  tokenSecret: string;
  /** The secret with which the site proves that visitor headers come from it. */
  platformKey: string;
  countryHeader: string;
  regionHeader: string;
  /** The country of visitors from the own machine or network. */
  defaultCountry: string;
}

/** Where tests say all visitors are. */
export interface SeededPlace {
  country: string;
  region: string;
}

/** Everything the routes work on: the data, the clock, and the little state there is. */
export interface Platform {
  settings: PlatformSettings;
  data: PlatformData;
  clock: Clock;
  players: PlayerStore;
  identity: Identity;
  access: ReturnType<typeof createAccess>;
  seed(): string;
  reseed(seed: string): void;
  seededPlace(): SeededPlace | undefined;
  placeVisitors(place: SeededPlace | undefined): void;
  winners(site: Site, currency: string): WinnersFeed;
  /** Back to the state after the start: seed, clock, players, sessions, visitors. */
  reset(): void;
}

export function createPlatform(data: PlatformData, settings: PlatformSettings, now: () => number): Platform {
  const clock = createClock(now);
  const players = createPlayerStore(data.players);
  const identity = createIdentity(players, clock, settings.tokenSecret);
  const feeds = new Map<string, WinnersFeed>();
  let seed = settings.seed;
  let place: SeededPlace | undefined;

  function reseed(value: string): void {
    seed = value;
    feeds.clear();
  }

  return {
    settings,
    data,
    clock,
    players,
    identity,
    access: createAccess(data, settings.defaultCountry),
    seed: () => seed,
    reseed,
    seededPlace: () => place,
    placeVisitors(value) {
      place = value;
    },
    winners(site, currency) {
      const name = `${site.siteId} ${currency}`;
      const feed = feeds.get(name) ?? createWinnersFeed(seed, site, currency, data);
      feeds.set(name, feed);
      return feed;
    },
    reset() {
      reseed(settings.seed);
      clock.reset();
      players.reset();
      identity.reset();
      place = undefined;
    },
  };
}
