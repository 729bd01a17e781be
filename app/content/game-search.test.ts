import { describe, expect, it } from 'vitest';
import type { Game } from '../../schemas/generated/types';
import { providerIdOf } from './game-card';
import {
  gamePageSize,
  isFirstLevelFilter,
  pageOf,
  readGameQuery,
  searchGames,
  writeGameQuery,
} from './game-search';

const game = (name: string, providerId: string, features: string[] = []): Game => ({
  gameId: name.toLowerCase().replaceAll(' ', '-'),
  name,
  provider: { providerId, title: providerId },
  type: 'casino',
  gameType: 'slot',
  channels: ['desktop'],
  thumbnail: { url: 'https://x.test/a.svg', width: 1, height: 1, alt: '' },
  features,
});
const games = [
  game('Book of Embers', 'relax', ['free-spins']),
  game('Cook Book', 'egt'),
  game('Fjord Run', 'relax'),
];
const query = (text: string) => readGameQuery(new URLSearchParams(text));
const names = (text: string) => searchGames(games, query(text)).map(({ name }) => name);

describe('game search', () => {
  it('BLOCK-24 finds a name by any part of it, whatever the case', () => {
    expect(names('q=BOOK')).toEqual(['Book of Embers', 'Cook Book']);
    expect(names('q=ook')).toEqual(['Book of Embers', 'Cook Book']);
  });

  it('BLOCK-25 joins search, providers and features with AND', () => {
    expect(names('q=book&provider=relax')).toEqual(['Book of Embers']);
    expect(names('provider=relax&provider=egt')).toHaveLength(3);
    expect(names('provider=relax&feature=free-spins')).toEqual(['Book of Embers']);
  });

  it('BLOCK-37 and LIVE-07 page sizes by lobby and channel', () => {
    expect([gamePageSize('casino', 'mobile'), gamePageSize('casino', 'desktop')]).toEqual([30, 60]);
    expect([gamePageSize('live casino', 'mobile'), gamePageSize('live casino', 'desktop')]).toEqual([15, 30]);
  });

  it('BLOCK-38 has a next page only when one game more is there', () => {
    const items = Array.from({ length: 61 }, (_, index) => index);
    expect(pageOf(items, 0, 60)).toMatchObject({ hasMore: true });
    expect(pageOf(items.slice(1), 0, 60)).toMatchObject({ hasMore: false });
    expect(pageOf(items, 60, 60)).toEqual({ items: [60], hasMore: false });
  });

  it('BLOCK-18 and BLOCK-19 first-level filters differ by lobby', () => {
    const filter = (providerId: string, lobby: 'casino' | 'live casino', isAggregators = false) =>
      isFirstLevelFilter({ providerId, isAggregators }, lobby);
    expect(['pariplay', 'softswiss', 'creedroomz', 'relax'].map((id) => filter(id, 'live casino'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect([filter('relax', 'casino'), filter('softswiss', 'casino', true), filter('egt', 'casino')]).toEqual(
      [false, false, true],
    );
  });

  it('BLOCK-14 the provider id is the part after the dash of a two-part id', () => {
    expect([providerIdOf('softswiss-bgaming'), providerIdOf('relax'), providerIdOf('a-b-c')]).toEqual([
      'bgaming',
      'relax',
      'a-b-c',
    ]);
  });

  it('reads back what it writes and drops what makes no sense', () => {
    const written = writeGameQuery({
      search: 'äö & x',
      providers: ['a'],
      features: ['b'],
      category: 'c',
      sort: 'new',
      offset: 60,
    });
    expect(readGameQuery(written)).toEqual({
      search: 'äö & x',
      providers: ['a'],
      features: ['b'],
      category: 'c',
      sort: 'new',
      offset: 60,
    });
    expect(query('sort=DROP&offset=-5&provider=')).toEqual({
      search: '',
      providers: [],
      features: [],
      sort: 'popular',
      offset: 0,
    });
  });
});
