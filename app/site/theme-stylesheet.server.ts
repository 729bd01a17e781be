import { createHash } from 'node:crypto';
import type { Theme } from '../../schemas/generated/types';
import { cssProperties } from '../../ui/theme/css-properties';
import { muiTheme } from '../../ui/theme/mui-theme';
import { fonts } from './fonts';

export interface Stylesheet {
  /** Address with the hash of the text, so that it may be kept for ever. */
  href: string;
  text: string;
  /** Font files the first screen needs. */
  fontHrefs: string[];
}

const sheets = new WeakMap<Theme, Stylesheet>();

/** The one stylesheet of a brand: its tokens, MUI's variables made from them, and its fonts. */
export function themeStylesheet(brandId: string, theme: Theme): Stylesheet {
  let sheet = sheets.get(theme);
  if (!sheet) {
    const text = stylesheetText(theme);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    sheet = {
      href: `/themes/${brandId}-${hash}.css`,
      text,
      fontHrefs: familiesOf(theme).flatMap((family) => fonts[family] ?? []),
    };
    sheets.set(theme, sheet);
  }
  return sheet;
}

function familiesOf({ font }: Theme): string[] {
  return [...new Set([font.display, font.text])];
}

function stylesheetText(theme: Theme): string {
  const faces = familiesOf(theme).flatMap((family) => {
    const href = fonts[family];
    // `optional`: a font that comes late is not swapped in, so that nothing moves; it is preloaded, so that it rarely is late.
    return href
      ? [
          `@font-face{font-family:"${family}";src:url(${href}) format("woff2");font-weight:200 900;font-display:optional}`,
        ]
      : [];
  });
  const tokens = block(':root', cssProperties(theme));
  const mui = muiTheme(theme)
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet).map(([selector, properties]) => block(selector, properties)));
  return [...faces, tokens, ...mui].join('\n');
}

function block(selector: string, properties: unknown): string {
  const lines = Object.entries(properties as Record<string, unknown>).map(
    ([name, value]) => `${name}:${String(value)}`,
  );
  return `${selector}{${lines.join(';')}}`;
}
