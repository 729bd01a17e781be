/** Colour arithmetic in OKLab, where a step of lightness or a mixture looks the way its number says. */
interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const start = toLab(from);
  const end = toLab(to);
  const blend = (a: number, b: number) => a + (b - a) * amount;
  return toHex({ l: blend(start.l, end.l), a: blend(start.a, end.a), b: blend(start.b, end.b) });
}

export function lighter(colour: string, amount: number): string {
  return mix(colour, '#ffffff', amount);
}

export function darker(colour: string, amount: number): string {
  const lab = toLab(colour);
  const rest = 1 - amount;
  // Chroma falls slower than lightness: painted shadows stay saturated.
  const chroma = 1 - amount * 0.75;
  return toHex({ l: lab.l * rest, a: lab.a * chroma, b: lab.b * chroma });
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  return toLab(colour).l;
}

/**
 * The colour in sixteen steps per channel, "#rgb" or "#rgba", which takes half the bytes. For gradient stops and lines,
 * where no step is seen.
 */
export function coarse(colour: string, opacity?: number): string {
  const steps = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17));
  const all = opacity === undefined ? steps : [...steps, Math.round(opacity * 15)];
  return `#${all.map((step) => step.toString(16)).join('')}`;
}

function toLab(hex: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red + green + blue)) {
    throw new Error(`"${hex}" is not a colour of the form #rrggbb.`);
  }
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toHex({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => toByte(channel)).join('')}`;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
