import Color from 'colorjs.io';
import type { Theme } from '../../../schemas/generated/types';
import { type ColourName, leastContrast } from '../../../ui/theme/contrast-pairs';

export type Scheme = Theme['scheme'];

export interface Palette {
  color: Theme['color'];
  /** Colours of the brand that were changed for the contrast of the text on them. */
  adjusted: { name: ColourName; given: string; used: string }[];
}

/** Contrast beyond the least, so that a mixture that is rounded to whole numbers still has enough. */
const reserve = 0.15;

/** Contrast of what only decorates: below it, the second colour of the brand would not be noticed. */
const leastDecoration = 1.8;

/** OKLCH: a step of lightness looks the same in every hue. */
const tone = (lightness: number, chroma: number, hue: number): Color =>
  new Color('oklch', [lightness, chroma, hue]).toGamut({ space: 'srgb' });

const hexOf = (colour: Color): string =>
  colour.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** A colour as written, or undefined when it is none. Understands everything CSS does: `#0b2545`, `teal`, `rgb(11 37 69)`. */
export function readColour(text: string): string | undefined {
  const read = Color.try(text.trim());
  return read && (read.alpha ?? 1) === 1 ? hexOf(read) : undefined;
}

/** Dark when the first colour of the brand is: it becomes the ground. */
export function usualScheme(first: string): Scheme {
  return lightnessOf(first) < 0.5 ? 'dark' : 'light';
}

/** A second colour for a brand that named one: across the colour wheel, and bright enough for buttons. */
export function companionOf(first: string): string {
  const [, chroma, hue] = partsOf(first);
  return hexOf(tone(0.76, Math.max(0.13, chroma), hue + 150));
}

/**
 * Every colour of a theme from two of the brand, each moved in lightness until it has the contrast of WCAG 2.2 AA to all it meets
 * (`ui/theme/contrast-pairs.ts`). Grounds take their hue from the first; of the two, the one that stands out is for buttons.
 *
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
  // Where a touch of the brand's colours lies under words.
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
    // Also over pictures: the veil is dark in every scheme.
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

/** The colour that is seen better on the ground, weighed by how colourful it is: a grey button says little. */
function buttonFirst(colours: readonly [string, string], ground: Color): readonly [string, string] {
  const worth = (colour: string) => {
    const [, chroma] = partsOf(colour);
    return Math.min(new Color(colour).contrastWCAG21(ground), 6) * (0.04 + chroma);
  };
  const [first, second] = colours;
  return worth(first) >= worth(second) ? [first, second] : [second, first];
}

/** A colour on which white is nearly readable, darkened by what it lacks: white on a brand's red looks better than black. */
function forWhiteWords(colour: Color): Color {
  const contrast = colour.contrastWCAG21('#ffffff');
  const enough = leastContrast.text + reserve;
  return contrast >= 3.7 && contrast < enough
    ? seenOn(colour, [new Color('#ffffff')], leastContrast.text)
    : colour;
}

/** Words on a colour: tinted near-black or near-white, else the pure one, of which one always has enough contrast. */
function wordsOn(ground: Color): Color {
  const [, chroma, hue] = partsOf(hexOf(ground));
  const tinted = [tone(0.99, Math.min(chroma, 0.01), hue), tone(0.16, Math.min(chroma, 0.03), hue)];
  const pure = [new Color('#ffffff'), new Color('#000000')];
  const enough = (colour: Color) => colour.contrastWCAG21(ground) >= leastContrast.text + 0.6;
  const best = (choice: Color[]) =>
    choice.reduce((a, b) => (b.contrastWCAG21(ground) > a.contrastWCAG21(ground) ? b : a));
  return enough(best(tinted)) ? best(tinted) : best(pure);
}

/** The colour a step further from the words on it, so that they stay readable. */
function movedFrom(colour: Color, words: Color, step: number): Color {
  const [lightness, chroma, hue] = partsOf(hexOf(colour));
  const away = lightnessOf(hexOf(words)) > 0.5 ? -step : step;
  const moved = tone(Math.min(0.97, Math.max(0.08, lightness + away)), chroma, hue);
  return moved.contrastWCAG21(words) >= leastContrast.text ? moved : colour;
}

/** The colour, with the lightness nearest to its own at which it is seen on all the grounds. */
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

/** Every hundredth, the nearest first. */
const lightnessesFrom = (start: number) =>
  Array.from({ length: 101 }, (_, step) => step / 100).sort(
    (a, b) => Math.abs(a - start) - Math.abs(b - start),
  );

const rounded = (colour: Color) => new Color(hexOf(colour));

/** So many percent of a colour in another, as the stylesheets mix them. */
const mixed = (colour: Color, percent: number, ground: Color) =>
  rounded(ground).mix(rounded(colour), percent / 100, { space: 'srgb' });

const lightnessOf = (hex: string): number => partsOf(hex)[0];

/** Lightness, chroma and hue; greys have no hue and count as a cool one. */
function partsOf(hex: string): [lightness: number, chroma: number, hue: number] {
  const [lightness, chroma, hue] = new Color(hex).to('oklch').coords;
  return [lightness ?? 0, chroma ?? 0, hue === null || Number.isNaN(hue) ? 260 : hue];
}
