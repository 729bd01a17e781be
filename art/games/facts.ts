import type { Game } from './games';
import { providers, type Provider } from './providers';
import { Random } from '../../app/workbench/new-brand/drawing/random';
import type { GameType } from './worlds/world';

/** What the business knows about a game. Money is in minor units of the euro. */
export interface Facts {
  readonly provider: Provider;
  readonly subProvider?: Provider;
  readonly channels: readonly ('desktop' | 'mobile')[];
  readonly features: readonly string[];
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme';
  /** Return to player in percent. */
  readonly rtp: number;
  /** Largest win as a multiple of the stake. */
  readonly maxWin: number;
  readonly restrictedCountries: readonly string[];
  readonly releasedAt: string;
  /** 0..1000, higher is played more. */
  readonly popularity: number;
  readonly jackpot?: { readonly seed: number; readonly mustDropAt?: number };
  readonly betLimits?: { readonly min: number; readonly max: number };
  readonly table?: { readonly tableId: string; readonly gameServerId: string; readonly seats: number };
}

const slotStudios = [
  'relax',
  'quickspin',
  'playngo',
  'playngo',
  'pragmaticplay',
  'pragmaticplay',
  'yggdrasil',
  'thunderkick',
  'pushgaming',
  'softswiss-bgaming',
  'softswiss-spinomenal',
  'pariplay-wizard',
  'lanternfish',
  'northpaw',
  'tinhorse',
] as const;
const classicStudios = [
  'novomatic',
  'novomatic',
  'egt',
  'egt',
  'playngo',
  'relax',
  'softswiss-bgaming',
] as const;
const tableStudios = ['relax', 'playngo', 'novomatic', 'softswiss-bgaming', 'northpaw'] as const;
const instantStudios = [
  'softswiss-bgaming',
  'northpaw',
  'lanternfish',
  'pariplay-wizard',
  'softswiss',
] as const;
const liveStudios = ['evolution', 'evolution', 'evolution', 'creedroomz', 'pragmaticplay'] as const;

const slotFeatures = [
  'free-spins',
  'multiplier',
  'cascades',
  'bonus-buy',
  'hold-and-win',
  'expanding-wilds',
  'sticky-wilds',
  'respins',
  'gamble',
  'mystery-symbols',
] as const;

const firstRelease = Date.UTC(2021, 0, 4);
const lastRelease = Date.UTC(2026, 10, 12);
const week = 7 * 24 * 3600 * 1000;

/** The facts of a game, from its id alone. */
export function factsOf(game: Game): Facts {
  const random = new Random(`facts/${game.id}`);
  const studio = studioOf(game, random);
  const parent = studio.id.includes('-') ? providerOf(studio.id.slice(0, studio.id.indexOf('-'))) : undefined;
  const volatility = volatilityOf(game, random);
  const jackpot = jackpotOf(game, random);
  const limits = limitsOf(game, random);
  const table = tableOf(game, studio, random);
  return {
    provider: parent ?? studio,
    ...(parent === undefined ? {} : { subProvider: studio }),
    channels: channelsOf(random),
    features: featuresOf(game, random),
    volatility,
    rtp:
      Math.round(random.between(game.gameType === 'jackpot' ? 91 : 94.5, game.live ? 98.9 : 97.4) * 100) /
      100,
    maxWin: maxWinOf(game, volatility, random),
    restrictedCountries: random.chance(0.045)
      ? random.shuffled(['FI', 'NO', 'DE', 'BR', 'CA', 'CL']).slice(0, 2)
      : [],
    releasedAt: releaseOf(random),
    popularity: Math.min(1000, Math.round(1000 * random.next() ** 2)),
    ...(jackpot === undefined ? {} : { jackpot }),
    ...(limits === undefined ? {} : { betLimits: limits }),
    ...(table === undefined ? {} : { table }),
  };
}

function studioOf(game: Game, random: Random): Provider {
  if (game.live) return providerOf(random.pick(liveStudios));
  switch (game.gameType) {
    case 'slot':
    case 'jackpot':
      return providerOf(
        random.pick(game.worldCategories.includes('classic-slots') ? classicStudios : slotStudios),
      );
    case 'instant':
    case 'crash':
    case 'bingo':
      return providerOf(random.pick(instantStudios));
    default:
      return providerOf(random.pick(tableStudios));
  }
}

function providerOf(id: string): Provider {
  const provider = providers.find((candidate) => candidate.id === id);
  if (provider === undefined) throw new Error(`There is no provider "${id}": see providers.ts.`);
  return provider;
}

function channelsOf(random: Random): readonly ('desktop' | 'mobile')[] {
  const lot = random.next();
  if (lot < 0.03) return ['desktop'];
  return lot < 0.04 ? ['mobile'] : ['desktop', 'mobile'];
}

function featuresOf(game: Game, random: Random): string[] {
  if (game.gameType !== 'slot' && game.gameType !== 'jackpot') return [];
  const some = random.shuffled(slotFeatures).slice(0, random.whole(2, 4));
  const ways = /\bWays\b/.test(game.name) ? ['ways'] : [];
  return [...(game.gameType === 'jackpot' ? ['jackpot'] : []), ...ways, ...some];
}

function volatilityOf(game: Game, random: Random): Facts['volatility'] {
  if (game.worldCategories.includes('easy-going')) return random.pick(['low', 'low', 'medium']);
  if (game.worldCategories.includes('high-volatility')) return random.pick(['high', 'high', 'extreme']);
  return random.pick(['low', 'medium', 'medium', 'high', 'extreme']);
}

function maxWinOf(game: Game, volatility: Facts['volatility'], random: Random): number {
  if (game.live || ['roulette', 'blackjack', 'baccarat', 'poker', 'dice'].includes(game.gameType)) {
    return random.pick([35, 100, 500, 1000]);
  }
  const base = { low: 1000, medium: 2500, high: 6000, extreme: 20000 }[volatility];
  return base * random.pick([1, 1.25, 1.5, 2]);
}

function releaseOf(random: Random): string {
  // The exponent leans towards recent dates: catalogues grow faster every year.
  const share = 1 - random.next() ** 1.3;
  const weeks = Math.floor(((lastRelease - firstRelease) * share) / week);
  const hour = random.whole(7, 11) * 3600 * 1000;
  return new Date(firstRelease + weeks * week + hour).toISOString();
}

function jackpotOf(game: Game, random: Random): Facts['jackpot'] {
  if (game.gameType !== 'jackpot') return undefined;
  if (/Must-Drop|Daily Drop/.test(game.name)) return { seed: 1_000_000, mustDropAt: 5_000_000 };
  return { seed: random.pick([250_000, 500_000, 1_000_000, 2_500_000, 10_000_000, 25_000_000, 100_000_000]) };
}

function limitsOf(game: Game, random: Random): Facts['betLimits'] {
  const table = ['roulette', 'blackjack', 'baccarat', 'poker', 'dice', 'game-show'].includes(game.gameType);
  if (!table) return undefined;
  if (/\bVIP\b/.test(game.name)) {
    const min = random.pick([10_000, 25_000, 50_000]);
    return { min, max: min * 100 };
  }
  const min = random.pick(
    game.gameType === 'blackjack' && game.live ? [500, 1000, 1500, 2500] : [10, 20, 50, 100, 200],
  );
  return { min, max: min * random.pick([500, 1000, 2000]) };
}

const seatsByType: Partial<Record<GameType, number>> = {
  blackjack: 7,
  baccarat: 9,
  roulette: 40,
  'game-show': 250,
};
const usualSeats = 12;

function tableOf(game: Game, studio: Provider, random: Random): Facts['table'] {
  if (!game.live) return undefined;
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const tableId = Array.from({ length: 16 }, () => random.pick([...alphabet])).join('');
  const seats = seatsByType[game.gameType] ?? usualSeats;
  return { tableId, gameServerId: `${studio.id}-gs-${random.whole(1, 6)}`, seats };
}
