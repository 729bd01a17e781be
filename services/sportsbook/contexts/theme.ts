import type { Theme } from './context';

interface Colours {
  background: string;
  surface: string;
  text: string;
  accent: string;
}

const usual: Colours = { background: '#f4f5f7', surface: '#ffffff', text: '#14171c', accent: '#0b5cad' };
/** Minimum contrast of text and of meaningful colours (WCAG 2.2, 1.4.3 and 1.4.11). */
const TEXT_CONTRAST = 4.5;
const MARK_CONTRAST = 4.5;

/** Styles with the brand's colours. Colours with too little contrast are replaced, so a theme cannot make bets unreadable. */
export function themeStyles(theme: Theme): string {
  const { background, surface, text, accent } = { ...usual, ...theme };
  const onSurface = contrast(text, surface) >= TEXT_CONTRAST ? text : strongest(surface);
  const onBackground = contrast(text, background) >= TEXT_CONTRAST ? text : strongest(background);
  const mark = contrast(accent, surface) >= MARK_CONTRAST ? accent : onSurface;
  const markOnBackground = contrast(accent, background) >= MARK_CONTRAST ? accent : onBackground;
  const values = {
    background,
    surface,
    'on-surface': onSurface,
    'on-background': onBackground,
    accent,
    'on-accent': strongest(accent),
    mark,
    'mark-on-background': markOnBackground,
  };
  const lines = Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
  const scheme = luminance(surface) < 0.2 ? 'dark' : 'light';
  return `:root { color-scheme: ${scheme}; ${lines.join(' ')} }\n`;
}

/** WCAG contrast of two colours, from 1 to 21. @param one `#rrggbb` */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function strongest(background: string): string {
  return contrast('#ffffff', background) >= contrast('#111111', background) ? '#ffffff' : '#111111';
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
