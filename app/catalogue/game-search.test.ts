import { describe, expect, it } from 'vitest';
import { configuration } from '../site/configuration/configuration.server';
import { providerIdOf } from './game-card';
import { gamePageSize, isFirstLevelFilter, pageOf, readGameQuery, writeGameQuery } from './game-search';

const query = (text: string) => readGameQuery(new URLSearchParams(text));

describe('game search', () => {
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
      isFirstLevelFilter({ providerId, isAggregators }, lobby, configuration().defaultBrand.brand);
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

  it('cuts a long search where no character is taken apart', () => {
    const { search } = query(`q=${encodeURIComponent('🎰'.repeat(70))}`);
    expect(search).toBe('🎰'.repeat(60));
  });

  it('reads back what it writes and drops what makes no sense', () => {
    const written = writeGameQuery({
      search: 'äö & x',
      providers: ['a'],
      features: ['b'],
      types: ['slot'],
      jackpot: true,
      category: 'c',
      sort: 'new',
      offset: 60,
    });
    expect(readGameQuery(written)).toEqual({
      search: 'äö & x',
      providers: ['a'],
      features: ['b'],
      types: ['slot'],
      jackpot: true,
      category: 'c',
      sort: 'new',
      offset: 60,
    });
    expect(query('sort=DROP&offset=-5&provider=&jackpot=yes')).toEqual({
      search: '',
      providers: [],
      features: [],
      types: [],
      jackpot: false,
      sort: 'popular',
      offset: 0,
    });
  });
});
