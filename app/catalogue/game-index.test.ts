import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../schemas/generated/types';
import { seededGames } from '../../tests/support/seeded-games';
import { GameIndex, type Label, markOf } from './game-index';
import { fold, isLike, wordsOf } from './search-text';

const provider = (providerId: string, title: string) => ({ providerId, title });
const relax = provider('relax', 'Laidback Labs');
const studio = provider('softswiss-bgaming', 'Bumblebee Büro');

const named = (name: string, rest: Partial<Game> = {}): Game => ({
  gameId: name.toLowerCase().replaceAll(' ', '-'),
  name,
  provider: relax,
  type: 'casino',
  gameType: 'slot',
  channels: ['desktop'],
  thumbnail: { url: 'https://x.test/a.svg', width: 1, height: 1, alt: '' },
  ...rest,
});

/** In order of popularity. */
const games = [
  named('Grand Book of Embers'),
  named('Book of Embers'),
  named('Thunderhoof Plains'),
  named('Cook Book', { subProvider: studio }),
  named('Book'),
  named('Hat-Trick Hotel'),
  named('Corner Café Slots', { gameType: 'jackpot' }),
  named('Işık Kulesi'),
  named('Straße der Könige'),
  named('Łódź Nocą'),
  named('ブラックジャック東京'),
  named('大小の夜', { features: ['free-spins'] }),
  named('Comet Roulette 500X', { aliases: ['CR500', 'space wheel'], categories: ['book-games'] }),
  named('Blackjack Suomi'),
];
const labels: Label[] = [
  { words: wordsOf('Vapaapelit'), mark: markOf.feature('free-spins') },
  { words: wordsOf('Book games'), mark: markOf.category('book-games') },
  { words: wordsOf('ventti'), mark: markOf.game('blackjack-suomi') },
];

let index: GameIndex;
let many: GameIndex;
const catalogue = seededGames(600);
beforeAll(async () => {
  index = new GameIndex(games);
  many = new GameIndex(catalogue);
  await Promise.all([index.addWords(), many.addWords()]);
});
const names = (text: string, from = index) => from.search(text, games, labels).map(({ name }) => name);

describe('the index of games', () => {
  it('BLOCK-24 ranks: name, its beginning, a word of it, alias, part of a word, provider, label; popular ones first', () => {
    expect(names('book')).toEqual([
      'Book',
      'Book of Embers',
      'Grand Book of Embers',
      'Cook Book',
      'Comet Roulette 500X',
    ]);
    expect(names('OOK')).toEqual(['Grand Book of Embers', 'Book of Embers', 'Cook Book', 'Book']);
    expect(names('büro')).toEqual(['Cook Book']);
  });

  it.each([
    ['embers book', ['Grand Book of Embers', 'Book of Embers']],
    ['emb boo', ['Grand Book of Embers', 'Book of Embers']],
    ['cr500', ['Comet Roulette 500X']],
    ['wheel space', ['Comet Roulette 500X']],
    ['bumblebee cook', ['Cook Book']],
    ['vapaa', ['大小の夜']],
    ['ventti', ['Blackjack Suomi']],
    ['hattrick', ['Hat-Trick Hotel']],
    ['black jack suomi', ['Blackjack Suomi']],
    // Typos: a wrong, missing, extra or swapped letter, also in an unfinished word.
    ['thunderhof', ['Thunderhoof Plains']],
    ['thnuderhoof', ['Thunderhoof Plains']],
    ['thumderh', ['Thunderhoof Plains']],
    ['emebrs', ['Grand Book of Embers', 'Book of Embers']],
    ['rulette comet', ['Comet Roulette 500X']],
    // Every language.
    ['cafe', ['Corner Café Slots']],
    ['IŞIK', ['Işık Kulesi']],
    ['ışık', ['Işık Kulesi']],
    ['isik', ['Işık Kulesi']],
    ['STRASSE', ['Straße der Könige']],
    ['konige', ['Straße der Könige']],
    ['lodz', ['Łódź Nocą']],
    ['noca łódź', ['Łódź Nocą']],
    ['ジャック', ['ブラックジャック東京']],
    ['ﾌﾞﾗｯｸ', ['ブラックジャック東京']],
    ['ぶらっく', ['ブラックジャック東京']],
    ['東京', ['ブラックジャック東京']],
    ['夜 大小', ['大小の夜']],
    ['qqqq', []],
  ])('finds %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('allows one mistake from four letters, two from eight, and none in shorter words', () => {
    expect([isLike('bok', 'book', 0), isLike('boko', 'book', 1), isLike('xoxk', 'book', 1)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(names('bxo')).toEqual([]);
  });

  it('suggests names where nothing fits', () => {
    expect(index.suggest('blakcjakc sumoi', games)[0]).toBe('Blackjack Suomi');
    expect(index.suggest('emberrrs xyz', games)).toContain('Book of Embers');
  });

  it('BLOCK-24 finds every name that contains the text, and never fails', () => {
    const part = fc
      .tuple(fc.constantFrom(...catalogue), fc.nat(30), fc.nat(30), fc.boolean())
      .map(([{ name }, from, length, upper]) => {
        const text = name.slice(from, from + length + 1).trim() || name;
        return upper ? text.toUpperCase() : text;
      });
    const anything = fc.oneof(
      part,
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('.*', '(', '[a', '\\', '\u200f', '\u0301', '🎰', '👨‍👩‍👧', '\ud800', ' ', "'", 'İ', '\n'),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const typed = text.trim().toLowerCase();
        if (!typed) return;
        const found = new Set(many.search(text, catalogue, labels));
        many.suggest(text, catalogue);
        for (const game of catalogue)
          if (game.name.toLowerCase().includes(typed))
            expect(found.has(game), `${text} in ${game.name}`).toBe(true);
      }),
      { seed: 24, numRuns: 300 },
    );
  });

  it('folding keeps what contains what', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(word, word, word, (before, text, after) => {
        expect(fold(`${before} ${text} ${after}`)).toContain(fold(text));
      }),
      { seed: 25, numRuns: 500 },
    );
  });

  it('finds names while it is built, and afterwards the same as one that was made anew', async () => {
    const [, ...rest] = games;
    const renamed = [...rest, named('Wintertide Ways')];
    const before = new GameIndex(games);
    expect(before.complete).toBe(false);
    expect(names('ember', before)).toEqual(['Grand Book of Embers', 'Book of Embers']);
    await before.addWords();
    const after = new GameIndex(renamed, before);
    await after.addWords();
    expect(after.size).toBe(renamed.length);
    const fresh = new GameIndex(renamed);
    await fresh.addWords();
    for (const text of ['book', 'embers book', 'wintertied', 'laidback', 'grand', 'ventti'])
      expect(after.search(text, renamed, labels), text).toEqual(fresh.search(text, renamed, labels));
  });
});
