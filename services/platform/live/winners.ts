import { LRUCache } from 'lru-cache';
import { activityShare, HOUR } from './activity';
import type { Game, PlatformData, Site } from '../reference-data/data';
import { hasJackpot, jackpotHitsBetween } from './jackpots';
import { fromEuro } from './money';
import { maskedPlayer } from './nicknames';
import { keyOf, pick, uniform } from './random';

/** WIN-01: a win as the widget shows it; `amount` in minor units of `currency`. */
export interface Winner {
  id: string;
  gameId: string;
  gameName: string;
  gameProvider: string;
  gameSubProvider: string | null;
  gameType: string;
  /** Always empty: pictures belong to the content service, which has the game by its id. */
  images: string[];
  nickname: string;
  amount: number;
  currency: string;
  wonAt: string;
}

const ROWS = 20;
/** A site's main currency sees a win about every 4 s at the busiest hour, each other one about every 9 s. */
const MAIN_INTERVAL = 4000;
const OTHER_INTERVAL = 9000;

/** Compact form of a win: a day has some twenty thousand. */
interface Win {
  id: string;
  time: number;
  amount: number;
  index: number;
  game: Game;
}

/** The wins of one site in one currency (WIN-02), an endless stream: top and latest are views of it. */
export interface WinnersFeed {
  /** The newest wins, newest first. */
  latest(time: number): Winner[];
  /** The biggest wins of the last hours, biggest first. */
  top(time: number, hours: number): Winner[];
}

/** Builds the feed of a site and currency. It remembers the biggest wins of past hours, which never change. */
export function createWinnersFeed(
  seed: string,
  site: Site,
  currency: string,
  data: PlatformData,
): WinnersFeed {
  const main = site.currencies[0] === currency;
  const interval = main ? MAIN_INTERVAL : OTHER_INTERVAL;
  const key = keyOf(seed, 'winners', site.siteId, currency);
  const players = keyOf(seed, 'winners', site.siteId, currency, 'players');
  const shelves = shelve(seed, site, data.games);
  const jackpotGames = data.games.filter(hasJackpot);
  const pastHours = new LRUCache<number, Win[]>({ max: 100 });

  /** Each span of the interval holds one win at most; at quiet hours many hold none. */
  function spinWin(span: number): Win | undefined {
    const draw = (part: number): number => uniform(key, span * 8 + part);
    const time = span * interval + Math.floor(draw(0) * interval);
    if (draw(1) > activityShare(time)) return undefined;
    const live = shelves.live.length > 0 && draw(2) < 0.16;
    const shelf = live ? shelves.live : shelves.casino;
    // The square puts half of all play on the first quarter of the shelf: some games are hot.
    const game = shelf[Math.floor(draw(3) ** 2 * shelf.length)];
    if (game === undefined) return undefined;
    const cents = live ? liveWin(draw(4), draw(5)) : spin(draw(4), draw(5));
    const amount = fromEuro(cents, currency, data.currencies);
    return { id: `${site.siteId}-${currency}-${span}`, time, amount, index: span, game };
  }

  function jackpotWins(from: number, to: number): Win[] {
    return jackpotGames.flatMap((game) =>
      jackpotHitsBetween(seed, game, from, to)
        .filter((hit) => isPaidHere(seed, game, hit.time, site, currency, data.sites))
        .map((hit) => ({
          id: `${site.siteId}-${currency}-${game.gameId}-${hit.time}`,
          time: hit.time,
          amount: fromEuro(hit.cents, currency, data.currencies),
          index: Math.floor(hit.time / 1000),
          game,
        })),
    );
  }

  /** All wins after `from`, up to and including `to`. */
  function winsBetween(from: number, to: number): Win[] {
    const wins: Win[] = jackpotWins(from, to);
    for (let span = Math.floor(from / interval); span <= Math.floor(to / interval); span += 1) {
      const win = spinWin(span);
      if (win !== undefined && win.time > from && win.time <= to) wins.push(win);
    }
    return wins;
  }

  function topOfHour(hour: number): Win[] {
    const cached = pastHours.get(hour);
    if (cached !== undefined) return cached;
    const top = biggest(winsBetween(hour * HOUR, (hour + 1) * HOUR));
    pastHours.set(hour, top);
    return top;
  }

  function winnerOf({ id, time, amount, index, game }: Win): Winner {
    return {
      id,
      gameId: game.gameId,
      gameName: game.name,
      gameProvider: game.provider,
      gameSubProvider: game.subProvider,
      gameType: game.gameType,
      images: [],
      nickname: maskedPlayer(data.names, currency, players, index),
      amount,
      currency,
      wonAt: new Date(time).toISOString(),
    };
  }

  return {
    latest(time) {
      let from = time;
      let wins: Win[] = [];
      while (wins.length < ROWS) {
        from -= ROWS * 2 * interval;
        wins = winsBetween(from, time);
      }
      return wins
        .sort((a, b) => b.time - a.time || a.id.localeCompare(b.id))
        .slice(0, ROWS)
        .map(winnerOf);
    },
    top(time, hours) {
      const from = time - hours * HOUR;
      const firstWhole = Math.ceil(from / HOUR);
      const lastWhole = Math.floor(time / HOUR);
      const wins = [...winsBetween(from, firstWhole * HOUR), ...winsBetween(lastWhole * HOUR, time)];
      for (let hour = firstWhole; hour < lastWhole; hour += 1) wins.push(...topOfHour(hour));
      return biggest(wins).map(winnerOf);
    },
  };
}

function biggest(wins: Win[]): Win[] {
  return wins
    .sort((a, b) => b.amount - a.amount || b.time - a.time || a.id.localeCompare(b.id))
    .slice(0, ROWS);
}

/** Games in the order of a site's taste, which differs from site to site. */
function shelve(seed: string, site: Site, games: readonly Game[]): { casino: Game[]; live: Game[] } {
  const taste = (game: Game): number => uniform(keyOf(seed, 'taste', site.siteId, game.gameId));
  const sorted = games.map((game) => ({ game, at: taste(game) })).sort((a, b) => a.at - b.at);
  const ofType = (type: Game['type']): Game[] =>
    sorted.filter(({ game }) => game.type === type).map(({ game }) => game);
  return { casino: ofType('casino'), live: ofType('live casino') };
}

/** A jackpot is shared by all sites; the player who won it plays at one of them, in one currency. */
function isPaidHere(
  seed: string,
  game: Game,
  time: number,
  site: Site,
  currency: string,
  sites: readonly Site[],
): boolean {
  const purses = sites.flatMap(({ siteId, currencies }) => currencies.map((code) => `${siteId} ${code}`));
  const at = uniform(keyOf(seed, 'jackpot', game.gameId, 'winner'), time);
  return purses[Math.floor(at * purses.length)] === `${site.siteId} ${currency}`;
}

const STAKES: [number, ...number[]] = [20, 40, 40, 60, 80, 100, 100, 100, 200, 200, 300, 500, 1000, 2000];
const LIVE_STAKES: [number, ...number[]] = [
  200, 500, 500, 1000, 1000, 1000, 2500, 2500, 5000, 10_000, 25_000,
];

/** Euro cents won by a spin: a stake times a multiplier with the long tail of slot games, up to 5000. */
function spin(stake: number, luck: number): number {
  return Math.round(pick(STAKES, stake) * Math.min(5000, 12 * luck ** -0.72));
}

/** Euro cents won at a live table: higher stakes, multipliers from even money to a straight number and bonus rounds. */
function liveWin(stake: number, luck: number): number {
  return Math.round(pick(LIVE_STAKES, stake) * Math.min(500, 2 * luck ** -0.45));
}
