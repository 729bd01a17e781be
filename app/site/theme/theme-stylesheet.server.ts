import { createHash } from 'node:crypto';
import type { Theme } from '../../../schemas/generated/types';
import { cssProperties } from '../../../ui/theme/css-properties';
import { cssText, cssValue } from '../../../ui/theme/css-text';
import { type FontFace, type Subset, fontFace, unicodeRanges } from './fonts';

export interface Stylesheet {
  /** Address with a hash of the text, so that it can be cached for ever. */
  href: string;
  text: string;
}

const sheets = new WeakMap<Theme, Stylesheet>();

/** The stylesheet of a brand: its fonts and tokens. Excludes MUI's variables, because player pages do not use MUI. */
export function themeStylesheet(brandId: string, theme: Theme): Stylesheet {
  let sheet = sheets.get(theme);
  if (!sheet) {
    const text = cssText([...fontFaces(theme), block(':root', cssProperties(theme))].join('\n'));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    sheet = { href: `/themes/${brandId}-${hash}.css`, text };
    sheets.set(theme, sheet);
  }
  return sheet;
}

/** Font files of the first screen in a language that needs these subsets. */
export function fontHrefs(theme: Theme, subsets: readonly Subset[]): string[] {
  return facesOf(theme).flatMap(({ files }) => subsets.map((subset) => files[subset]));
}

/** Headlines use one weight, unless they share the family of the text. */
function facesOf({ font: { display, displayWeight, text } }: Theme): (FontFace & { family: string })[] {
  const faces = [
    { family: display, face: display === text ? undefined : fontFace(display, displayWeight) },
    { family: text, face: fontFace(text) },
  ];
  return faces.flatMap(({ family, face }) => (face ? [{ family, ...face }] : []));
}

function fontFaces(theme: Theme): string[] {
  // `optional`: a late font is not swapped in, so that nothing shifts; preloading makes that rare.
  return facesOf(theme).flatMap(({ family, weights, files }) =>
    (['extended', 'latin'] as const).map(
      (subset) =>
        `@font-face{font-family:"${cssValue(family)}";src:url(${files[subset]}) format("woff2");font-weight:${weights};font-display:optional;unicode-range:${unicodeRanges[subset]}}`,
    ),
  );
}

function block(selector: string, properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
