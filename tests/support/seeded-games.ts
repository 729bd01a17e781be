import type { Game, Provider } from '../../schemas/generated/types';

const first =
  'Amber Azure Bold Cherry Copper Crimson Crystal Dusky Ember Fabled Frozen Gilded Golden Hidden Ivory Jade Lucky Midnight Mystic Northern Obsidian Polar Quiet Royal Ruby Sapphire Silver Sunken Velvet Wild'.split(
    ' ',
  );
const second =
  'Anchor Badger Beacon Book Buffalo Caravan Castle Comet Crown Dragon Falcon Fjord Forge Garden Harbour Heron Jester Knight Lagoon Lantern Orchard Oracle Panther Phoenix Pyramid Raven Temple Tiger Voyage Wizard'.split(
    ' ',
  );
const third =
  'Blaze Bonanza Cascade Drop Express Frenzy Gallery Hold Jubilee Parade Quest Rush Spins Tale Ways'.split(
    ' ',
  );
const features =
  'free-spins multiplier ways cascades bonus-buy hold-and-win expanding-wilds sticky-wilds respins jackpot gamble mystery-symbols'.split(
    ' ',
  );
const kinds = ['slot', 'slot', 'slot', 'slot', 'slot', 'jackpot', 'blackjack', 'roulette', 'crash', 'bingo'];
const liveKinds = ['blackjack', 'roulette', 'baccarat', 'game-show'];

/** Deterministic numbers from 0 to 1 for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface SeededOptions {
  seed?: number;
  providers?: readonly Pick<Provider, 'providerId' | 'title'>[];
  /** Category ids; every game is in several. */
  categories?: readonly string[];
}

const fewProviders = [
  { providerId: 'relax', title: 'Laidback Labs' },
  { providerId: 'egt', title: 'Sofia Lane Reels' },
  { providerId: 'northpaw', title: 'Northpaw' },
];

/** A generated catalogue, deterministic per seed; one game in eight is a live table. */
export function seededGames(count: number, options: SeededOptions = {}): Game[] {
  const { seed = 1, providers = fewProviders, categories = ['slots', 'new', 'book-games'] } = options;
  const random = seeded(seed);
  const one = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const some = <T>(list: readonly T[], share: number) => list.filter(() => random() < share);
  return Array.from({ length: count }, (_, place): Game => {
    const live = place % 8 === 7;
    const gameId = `seeded-${place}`;
    const image = {
      url: `https://images.marquee.test/games/${gameId}.svg`,
      width: 640,
      height: 640,
      alt: '',
    };
    const name = `${one(first)} ${one(second)} ${one(third)} ${1 + Math.floor(place / 500)}`;
    return {
      gameId,
      name,
      ...(place % 10 === 0 ? { aliases: [`${name.replace(/[^A-Z0-9]/g, '')}${place}`] } : {}),
      provider: one(providers),
      type: live ? 'live casino' : 'casino',
      gameType: one(live ? liveKinds : kinds),
      channels: random() < 0.9 ? ['desktop', 'mobile'] : ['desktop'],
      categories: some(categories, Math.min(1, 4 / categories.length)),
      thumbnail: image,
      tint: '#30343c',
      jackpotExist: !live && random() < 0.05,
      features: some(features, 0.25),
      rtp: 96,
      volatility: 'medium',
      releasedAt: new Date(Date.UTC(2020, 0, 1) + Math.floor(random() * 2_000) * 86_400_000).toISOString(),
      popularity: Math.floor(random() * 1_000),
      ...(live ? { tableId: `table-${place}`, seats: 7 } : {}),
    };
  });
}
