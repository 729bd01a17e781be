import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateTheme } from '../../schemas/generated/validators.js';
import { measuredPairs } from './contrast';
import { type ThemeColour, contrastPairs } from './contrast-pairs';

const theme: unknown = JSON.parse(readFileSync('brands/halden/theme.json', 'utf8'));
if (!validateTheme(theme)) throw new Error('the theme is wrong');

const layout = { header: 'bar', hero: 'bleed', heading: 'plain', tile: 'plain', liveRowSpan: 1 } as const;

/** Text of every stylesheet of the interface; the gallery's and the editors' own stay out. */
const stylesheets = ['app', 'blocks', 'ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
);

const camel = (name: string) => name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** Tokens that stylesheets name in a declaration. */
function tokensIn(declaration: RegExp): string[] {
  const found = stylesheets.flatMap((text) =>
    [...text.matchAll(declaration)].map(([, name = '']) => camel(name)),
  );
  return [...new Set(found)].sort();
}

const namesOf = (colour: ThemeColour) => (typeof colour === 'string' ? [colour] : [colour[0], colour[2]]);

describe('contrast', () => {
  it('measures as WCAG does, mixtures and colours of effects included', () => {
    const color = {
      ...theme.color,
      background: '#ffffff',
      text: '#777777',
      surface: '#000000',
      primary: '#ffffff',
    };
    const pairs = measuredPairs(
      { ...theme, color, effect: { ...theme.effect, page: 'linear-gradient(#00000080, #ffffff)' } },
      layout,
    );
    const ratio = (on: string, ground: string) =>
      pairs.find((pair) => pair.on === on && pair.ground === ground)?.ratio;
    expect(ratio('text', 'background')).toBe(4.47);
    expect(ratio('text', 'primary 34% surface')).toBe(1.62);
    expect(ratio('text', 'effect.page #00000080')).toBe(1.11);
  });

  it('leaves out what another layout forms', () => {
    const grounds = (heading: 'plain' | 'ornament') =>
      measuredPairs(theme, { ...layout, heading }).flatMap(({ on, ground }) =>
        on === 'link' ? [ground] : [],
      );
    expect(grounds('ornament')).toContain('footer');
    expect(grounds('plain')).not.toContain('footer');
  });

  it('knows every colour that stylesheets use, and every one is a token', () => {
    const tokens = Object.keys(theme.color);
    expect(tokensIn(/var\(--mq-color-([a-z-]+)\)/g).filter((name) => !tokens.includes(name))).toEqual([]);
    const text = contrastPairs.flatMap(({ on }) => namesOf(on));
    // `surface` is the text of a badge on `text`, the same pair reversed.
    const words = tokensIn(/[^-]color: var\(--mq-color-([a-z-]+)\)/g).filter((name) => name !== 'surface');
    expect(words.filter((name) => !text.includes(name as (typeof text)[number]))).toEqual([]);
  });
});
