import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weakPairs } from '../../../ui/theme/contrast';
import { layoutOf, looks, themeOf } from './looks';
import { companionOf, paletteOf, readColour, usualScheme } from './palette';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const weakIn = (colours: readonly [string, string], scheme: 'dark' | 'light') =>
  looks.flatMap((look) =>
    weakPairs(themeOf('lantern', look, scheme, paletteOf(colours, scheme).color), layoutOf(look, scheme)),
  );

test(
  'any two colours make a theme in which everybody can read everything, in every look',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom('dark', 'light'), (one, other, scheme) => {
        expect(weakIn([one, other], scheme)).toEqual([]);
      }),
      { numRuns: 40, seed: 20261121 },
    );
  },
);

test.each([
  ['#000000', '#000000'],
  ['#ffffff', '#ffffff'],
  ['#808080', '#7f7f7f'],
  ['#ffff00', '#00ffff'],
  ['#0000ff', '#ff0000'],
] as const)('%s with %s too', (one, other) => {
  expect([...weakIn([one, other], 'dark'), ...weakIn([one, other], 'light')]).toEqual([]);
});

test('a colour that had to be changed is told, one that is readable stays as it is', () => {
  const { color, adjusted } = paletteOf(['#0b2545', '#ffb703'], 'dark');
  expect(color.primary).toBe('#ffb703');
  expect(adjusted).toEqual([{ name: 'accent', given: '#0b2545', used: color.accent }]);
});

test('one colour is enough, and says whether the brand is dark', () => {
  expect(usualScheme('#0b2545')).toBe('dark');
  expect(usualScheme('#ffd166')).toBe('light');
  expect(weakIn(['#0b2545', companionOf('#0b2545')], 'dark')).toEqual([]);
});

test('colours are read as CSS writes them', () => {
  expect([readColour('#0b2545'), readColour(' teal '), readColour('rgb(11, 37, 69)')]).toEqual([
    '#0b2545',
    '#008080',
    '#0b2545',
  ]);
  expect([readColour('blurple'), readColour('#12'), readColour('#0b254580')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
