import {
  ColorSpace,
  OKLCH,
  contrastWCAG21,
  sRGB,
  serialize,
  to,
  toGamut,
  type ColorObject,
} from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** Colours of a game by custom property name, as `#rrggbb`. */
export interface Palette {
  ground: string;
  surface: string;
  raised: string;
  line: string;
  text: string;
  quiet: string;
  accent: string;
  accentInk: string;
}

/** Minimum contrast of text on every surface (WCAG 2). */
const readable = 4.5;
/** Minimum contrast of control borders. */
const visible = 3;

/**
 * Derives all colours of a game from the dominant colour of its tile.
 * @throws Error for an invalid colour
 */
export function paletteOf(tint: string): Palette {
  const [, chroma, hue] = coordsOf(tint);
  const shade = (lightness: number, most: number, turned = 0) =>
    hexOf([lightness, Math.min(chroma, most), hue + turned]);
  const ground = shade(0.17, 0.05);
  const surface = shade(0.22, 0.06);
  const raised = shade(0.3, 0.08);
  const onRaised = (least: number, from: number, most: number) =>
    lightened([from, Math.min(Math.max(chroma, 0.02), most), hue], raised, least);
  const accent = lightened([0.8, 0.16, accentHue(hue)], raised, readable);
  return {
    ground,
    surface,
    raised,
    line: onRaised(visible, 0.55, 0.09),
    text: shade(0.97, 0.01),
    quiet: onRaised(readable, 0.78, 0.05),
    accent,
    accentInk: shade(0.18, 0.04),
  };
}

/** Gold on most games; on warm hues, where gold lacks contrast, the complementary colour. */
function accentHue(hue: number): number {
  const gold = 85;
  const distance = Math.abs(((hue - gold + 540) % 360) - 180);
  return distance < 35 ? 190 : gold;
}

type Coords = readonly [number, number, number];

function lightened([from, chroma, hue]: Coords, on: string, least: number): string {
  for (let lightness = from; lightness < 1; lightness += 0.02) {
    const colour = hexOf([lightness, chroma, hue]);
    if (contrast(colour, on) >= least) return colour;
  }
  return '#ffffff';
}

/** Contrast ratio by WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  return contrastWCAG21(one, other);
}

function coordsOf(colour: string): Coords {
  const { coords } = to(colour, OKLCH);
  const [lightness, chroma, hue] = coords;
  // Greys have no hue.
  return [lightness ?? 0, chroma ?? 0, Number.isFinite(hue) ? Number(hue) : 0];
}

function hexOf(coords: Coords): string {
  const colour: ColorObject = { space: OKLCH, coords: [...coords], alpha: 1 };
  return serialize(toGamut(to(colour, sRGB)), { format: 'hex', collapse: false });
}
