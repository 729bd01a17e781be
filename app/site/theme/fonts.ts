import baloo2 from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import baloo2Extended from '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import manropeExtended from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import nunitoExtended from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import outfitExtended from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url';
import playfairDisplay from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import playfairDisplayExtended from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url';
import unbounded from '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2?url';
import unboundedExtended from '@fontsource-variable/unbounded/files/unbounded-latin-ext-wght-normal.woff2?url';

export interface FontFace {
  /** The available weights, as the `font-weight` of a face. */
  weights: string;
  /** Address of the file for each subset of characters. */
  files: Record<Subset, string>;
}

/** `latin`: Western European languages; `extended`: the other letters of Latin script, as in Polish and Turkish. */
export type Subset = 'latin' | 'extended';

/** Font families bundled with the site, each with all its weights; a theme chooses by these names. */
const families: Record<string, FontFace> = {
  'Baloo 2 Variable': { weights: '400 800', files: { latin: baloo2, extended: baloo2Extended } },
  'Figtree Variable': { weights: '300 900', files: { latin: figtree, extended: figtreeExtended } },
  'Manrope Variable': { weights: '200 800', files: { latin: manrope, extended: manropeExtended } },
  'Nunito Variable': { weights: '200 1000', files: { latin: nunito, extended: nunitoExtended } },
  'Outfit Variable': { weights: '100 900', files: { latin: outfit, extended: outfitExtended } },
  'Playfair Display Variable': {
    weights: '400 900',
    files: { latin: playfairDisplay, extended: playfairDisplayExtended },
  },
  'Unbounded Variable': { weights: '200 900', files: { latin: unbounded, extended: unboundedExtended } },
};

/** Families a theme can choose from. */
export const bundledFonts: readonly string[] = Object.keys(families);

/** The same families in single weights. */
const singleFiles = import.meta.glob<string>(
  '/node_modules/@fontsource/{baloo-2,figtree,manrope,nunito,outfit,playfair-display,unbounded}/files/*-{latin,latin-ext}-[1-9]00-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);

/**
 * The face of a family.
 * @param weight set if only this weight is used: its file is half the size
 * @returns undefined for a family that is not bundled, such as a system font
 */
export function fontFace(family: string, weight?: number): FontFace | undefined {
  const name = family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');
  const single = (part: string) =>
    singleFiles[`/node_modules/@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`];
  const latin = single('latin');
  const extended = single('latin-ext');
  return latin && extended ? { weights: String(weight), files: { latin, extended } } : families[family];
}

/**
 * Unicode ranges of the font files, from the packages' `unicode.json`: browsers fetch a file when a page uses one of
 * its characters.
 */
export const unicodeRanges: Record<Subset, string> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  extended:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** A letter of the extended files that is in no Western European alphabet; currency signs are excluded. */
const extendedLetter = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f]/;

/** The subsets a language needs. @param sample some of its texts */
export function subsetsOf(sample: string): Subset[] {
  return extendedLetter.test(sample) ? ['latin', 'extended'] : ['latin'];
}
