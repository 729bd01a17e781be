import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import looks from './looks.json';
import { lookOf, symbolsOf } from './symbols';

const worlds = new Set(Object.keys(looks.worlds));
const ids = Object.entries(looks.games).flatMap(([id, { world }]) => (worlds.has(world) ? [id] : []));

describe('the symbols of a slot', () => {
  it.each([8, 9, 10])('are %i different pictures that exist, for every game', (paying) => {
    for (const id of ids) {
      const symbols = symbolsOf(id, paying);
      expect(new Set(symbols).size, id).toBe(paying + 2);
      for (const name of symbols)
        expect(existsSync(new URL(`pictures/${name}.svg`, import.meta.url)), name).toBe(true);
    }
  });

  it('begin with the wild, the scatter and the hero of the tile', () => {
    expect(symbolsOf('crimson-orchard', 8).slice(0, 3)).toEqual([
      'wild-fruits',
      'scatter-fruits',
      'apple-ruby',
    ]);
    expect(symbolsOf('crimson-orchard', 10)).not.toContain('apple');
  });

  it('come with a colour and a picture for games of every kind', () => {
    for (const id of Object.keys(looks.games)) {
      const { hero, tint } = lookOf(id) ?? { hero: '', tint: '' };
      expect(tint, id).toMatch(/^#[0-9a-f]{6}$/);
      expect(existsSync(new URL(`pictures/${hero}.svg`, import.meta.url)), hero).toBe(true);
    }
    expect(lookOf('no-such-game')).toBeUndefined();
  });

  it('are the usual ones for a game that is no slot', () => {
    expect(symbolsOf('no-such-game', 8)[0]).toBe('wild-jackpots');
  });

  it('are refused where there are too few', () => {
    expect(() => symbolsOf('cherry-parade', 40)).toThrow(/art\/games\/symbols\.ts/);
  });
});
