import Color from 'colorjs.io';
import type { Theme } from '../../../schemas/generated/types';
import { type ColourName, leastContrast } from '../../../ui/theme/contrast-pairs';

export type Scheme = Theme['scheme'];

export interface Palette {
  color: Theme['color'];
  /** Brand colours that were changed for the contrast of text on them. */
  adjusted: { name: ColourName; given: string; used: string }[];
}

/** Margin above the minimum contrast, so that rounding does not fall below it. */
const reserve = 0.15;

/** Minimum contrast of decoration: below it, the brand's second colour would not be noticed. */
const leastDecoration = 1.8;

/** OKLCH: equal steps of lightness look equal in every hue. */
const tone = (lightness: number, chroma: number, hue: number): Color =>
  new Color('oklch', [lightness, chroma, hue]).toGamut({ space: 'srgb' });

const hexOf = (colour: Color): string =>
  colour.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** A colour as `#rrggbb`, or undefined if invalid. Accepts all CSS colours: `#0b2545`, `teal`, `rgb(11 37 69)`. */
export function readColour(text: string): string | undefined {
  const read = Color.try(text.trim());
  return read && (read.alpha ?? 1) === 1 ? hexOf(read) : undefined;
}

/** Dark if the brand's first colour, the background, is dark. */
export function usualScheme(first: string): Scheme {
  return lightnessOf(first) < 0.5 ? 'dark' : 'light';
}

/** A second colour for a brand with only one: complementary, and bright enough for buttons. */
export function companionOf(first: string): string {
  const [, chroma, hue] = partsOf(first);
  return hexOf(tone(0.76, Math.max(0.13, chroma), hue + 150));
}

/**
 * Every colour of a theme from two brand colours, each adjusted in lightness until it has the contrast of WCAG 2.2 AA
 * to all it is combined with (`ui/theme/contrast-pairs.ts`). Backgrounds take their hue from the first; the more
 * conspicuous one is for buttons.
 * @param colours `#rrggbb`
 */
export function paletteOf(colours: readonly [string, string], scheme: Scheme): Palette {
  const grounds = scheme === 'dark' ? darkGrounds(colours[0]) : lightGrounds(colours[0]);
  const surfaces = [grounds.background, grounds.surface, grounds.surfaceRaised, grounds.surfaceSunken];
  const isDark = scheme === 'dark';
  const [given, other] = buttonFirst(colours, grounds.surface);
  const primary = seenOn(forWhiteWords(new Color(given)), surfaces, leastContrast.part);
  const onPrimary = wordsOn(primary);
  const primaryHover = movedFrom(primary, onPrimary, 0.06);
  const accent = seenOn(new Color(other), [grounds.background, grounds.surface], leastDecoration);
  const onAccent = wordsOn(accent);
  const [, , hue] = partsOf(hexOf(primary));
  const [, , groundHue] = partsOf(colours[0]);
  // Surfaces tinted with the brand's colours, with text on them.
  const tinted = [mixed(primary, 34, grounds.surface), mixed(accent, 24, grounds.surface)];
  const words = (start: Color, on: readonly Color[] = surfaces) => seenOn(start, on, leastContrast.text);
  const signal = (signalHue: number, chroma: number) => words(tone(isDark ? 0.82 : 0.5, chroma, signalHue));
  const { header, footer, scrim } = grounds;
  const text = words(tone(isDark ? 0.97 : 0.26, 0.012, groundHue), [...surfaces, ...tinted]);
  const live = new Color(isDark ? '#d61f45' : '#c8102e');
  const named: Record<ColourName, Color> = {
    ...grounds,
    text,
    textMuted: words(tone(isDark ? 0.79 : 0.47, 0.03, groundHue)),
    primary,
    primaryHover,
    onPrimary,
    accent,
    onAccent,
    link: words(tone(isDark ? 0.82 : 0.48, 0.12, hue), [
      ...surfaces,
      mixed(primary, 18, grounds.surface),
      ...(isDark ? [footer, scrim] : []),
    ]),
    // Also used over pictures: the veil is dark in every scheme.
    focus: seenOn(
      tone(isDark ? 0.86 : 0.55, 0.16, hue + 60),
      [...surfaces, header, scrim],
      leastContrast.part,
    ),
    onHeader: seenOn(text, [header], 9),
    onFooter: seenOn(tone(0.88, 0.02, groundHue), [footer], 7),
    live,
    onLive: new Color('#ffffff'),
    jackpot: words(tone(isDark ? 0.87 : 0.5, 0.14, 85)),
    success: signal(155, 0.14),
    warning: signal(75, 0.14),
    danger: signal(22, 0.16),
    scrim,
    onScrim: new Color('#ffffff'),
  };
  const color = Object.fromEntries(
    Object.entries(named).map(([name, colour]) => [name, hexOf(colour)]),
  ) as Record<ColourName, string>;
  const brandColours = [
    { name: 'primary', given, used: color.primary },
    { name: 'accent', given: other, used: color.accent },
  ] as const;
  return { color, adjusted: brandColours.filter((colour) => colour.given !== colour.used) };
}

type Grounds = Record<
  'background' | 'surface' | 'surfaceRaised' | 'surfaceSunken' | 'border' | 'header' | 'footer' | 'scrim',
  Color
>;

function darkGrounds(first: string): Grounds {
  const [lightness, chroma, hue] = partsOf(first);
  const tint = Math.min(0.065, chroma * 0.9);
  const base = Math.min(0.24, Math.max(0.175, lightness));
  const at = (step: number, share = 1) => tone(base + step, tint * share, hue);
  return {
    background: at(0),
    surface: at(0.045),
    surfaceRaised: at(0.085, 1.1),
    surfaceSunken: at(-0.035, 0.9),
    border: at(0.21, 1.1),
    header: at(-0.03, 0.95),
    footer: at(-0.055, 0.85),
    scrim: at(-0.05, 0.9),
  };
}

function lightGrounds(first: string): Grounds {
  const [, chroma, hue] = partsOf(first);
  const tint = Math.min(0.02, chroma * 0.12);
  return {
    background: tone(0.978, tint * 0.6, hue),
    surface: new Color('#ffffff'),
    surfaceRaised: new Color('#ffffff'),
    surfaceSunken: tone(0.945, tint, hue),
    border: tone(0.88, tint * 1.4, hue),
    header: new Color('#ffffff'),
    footer: tone(0.24, Math.min(0.06, chroma * 0.6), hue),
    scrim: tone(0.2, Math.min(0.05, chroma * 0.6), hue),
  };
}

/** The colour more visible on the background, weighted by chroma: a grey button is inconspicuous. */
function buttonFirst(colours: readonly [string, string], ground: Color): readonly [string, string] {
  const worth = (colour: string) => {
    const [, chroma] = partsOf(colour);
    return Math.min(new Color(colour).contrastWCAG21(ground), 6) * (0.04 + chroma);
  };
  const [first, second] = colours;
  return worth(first) >= worth(second) ? [first, second] : [second, first];
}

/** A colour on which white is almost readable, darkened until it is: white on a brand's red looks better than black. */
function forWhiteWords(colour: Color): Color {
  const contrast = colour.contrastWCAG21('#ffffff');
  const enough = leastContrast.text + reserve;
  return contrast >= 3.7 && contrast < enough
    ? seenOn(colour, [new Color('#ffffff')], leastContrast.text)
    : colour;
}

/** Text colour for a background: tinted near-black or near-white, else the pure one, of which one always has enough contrast. */
function wordsOn(ground: Color): Color {
  const [, chroma, hue] = partsOf(hexOf(ground));
  const tinted = [tone(0.99, Math.min(chroma, 0.01), hue), tone(0.16, Math.min(chroma, 0.03), hue)];
  const pure = [new Color('#ffffff'), new Color('#000000')];
  const enough = (colour: Color) => colour.contrastWCAG21(ground) >= leastContrast.text + 0.6;
  const best = (choice: Color[]) =>
    choice.reduce((a, b) => (b.contrastWCAG21(ground) > a.contrastWCAG21(ground) ? b : a));
  return enough(best(tinted)) ? best(tinted) : best(pure);
}

/** The colour moved a step away from the text on it, so that it stays readable. */
function movedFrom(colour: Color, words: Color, step: number): Color {
  const [lightness, chroma, hue] = partsOf(hexOf(colour));
  const away = lightnessOf(hexOf(words)) > 0.5 ? -step : step;
  const moved = tone(Math.min(0.97, Math.max(0.08, lightness + away)), chroma, hue);
  return moved.contrastWCAG21(words) >= leastContrast.text ? moved : colour;
}

/** The colour with the nearest lightness that has enough contrast to all backgrounds. */
function seenOn(colour: Color, grounds: readonly Color[], least: number): Color {
  const [start, chroma, hue] = partsOf(hexOf(colour));
  const isSeen = (candidate: Color) =>
    grounds.every((ground) => rounded(candidate).contrastWCAG21(ground) >= least + reserve);
  if (isSeen(colour)) return colour;
  const found = lightnessesFrom(start)
    .map((lightness) => tone(lightness, chroma, hue))
    .find(isSeen);
  if (found === undefined)
    throw new Error(`No lightness of ${hexOf(colour)} is seen on ${grounds.map(hexOf).join(', ')}.`);
  return found;
}

/** Every hundredth, nearest first. */
const lightnessesFrom = (start: number) =>
  Array.from({ length: 101 }, (_, step) => step / 100).sort(
    (a, b) => Math.abs(a - start) - Math.abs(b - start),
  );

const rounded = (colour: Color) => new Color(hexOf(colour));

/** A percentage of one colour mixed into another, as in the stylesheets. */
const mixed = (colour: Color, percent: number, ground: Color) =>
  rounded(ground).mix(rounded(colour), percent / 100, { space: 'srgb' });

const lightnessOf = (hex: string): number => partsOf(hex)[0];

/** Lightness, chroma and hue; greys have no hue and are treated as cool. */
function partsOf(hex: string): [lightness: number, chroma: number, hue: number] {
  const [lightness, chroma, hue] = new Color(hex).to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, hue === null || Number.isNaN(hue) ? 260 : hue];
}
