import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { draw } from './composition/picture';
import type { FormatId } from './composition/formats';
import { listing } from './listing';

const entries = listing();

const casinoCategories =
  'top-games new-games slots jackpots megaways bonus-buy table-games blackjack roulette classic-slots book-games fruit-games fishing egypt adventure fantasy animals asia candy christmas instant-games crash high-volatility easy-going';
const liveCategories =
  'live-top live-roulette live-blackjack live-baccarat live-poker live-game-shows live-vip live-speed';

describe('the catalogue', () => {
  it.each([...casinoCategories.split(' '), ...liveCategories.split(' ')])(
    'BLOCK-09 the category %s has enough games to fill a row',
    (category) => {
      const games = entries.filter(({ categories }) => categories.includes(category));
      expect(games.length).toBeGreaterThanOrEqual(14);
      expect(games.every(({ game }) => game.live === category.startsWith('live-'))).toBe(true);
    },
  );

  it('BLOCK-12 every live table has a table id of its own and a game server', () => {
    const tables = entries.filter(({ game }) => game.live).map(({ facts }) => facts.table);
    expect(tables.every((table) => table !== undefined && table.gameServerId !== '' && table.seats > 0)).toBe(
      true,
    );
    expect(new Set(tables.map((table) => table?.tableId)).size).toBe(tables.length);
  });

  it('BLOCK-13 a studio with a two-part id is listed under its aggregator', () => {
    const sub = entries.filter(({ facts }) => facts.subProvider !== undefined);
    expect(sub.length).toBeGreaterThan(20);
    for (const { facts } of sub) {
      expect(facts.provider.aggregator).toBe(true);
      expect(facts.subProvider?.id.startsWith(`${facts.provider.id}-`)).toBe(true);
    }
  });

  it('BLOCK-43 exactly the jackpot games have a jackpot, and bet limits are ordered', () => {
    for (const { game, facts } of entries) {
      expect(facts.jackpot !== undefined).toBe(game.gameType === 'jackpot');
      if (facts.betLimits) expect(facts.betLimits.min).toBeLessThan(facts.betLimits.max);
    }
  });
});

describe('the art', () => {
  const sample = entries.filter((_, index) => index % 60 === 0);
  const formats: readonly FormatId[] = ['square', 'tall', 'wide'];

  it('is the same on every run and holds nothing that a picture cannot show everywhere', () => {
    for (const { game } of sample) {
      for (const format of formats) {
        const text = draw(game.design, format);
        expect(draw(game.design, format)).toBe(text);
        expect(text).not.toMatch(/<(text|image|foreignObject|script|filter)|NaN|undefined|href="(?!#)/);
      }
    }
  });

  it('refers only to ids that the picture defines', () => {
    for (const { game } of entries) {
      const text = draw(game.design, 'square');
      const defined = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...text.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });

  it('is drawn by librsvg in the size of its format', async () => {
    const [first] = sample;
    if (first === undefined) throw new Error('There are no games.');
    const { width, height } = await sharp(Buffer.from(draw(first.game.design, 'wide'))).metadata();
    expect([width, height]).toEqual([1300, 640]);
  });
});
