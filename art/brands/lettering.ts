/** Lettering as outlines: pictures must not depend on the fonts of the machine that shows them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

const require = createRequire(import.meta.url);

/** The Latin part of the open fonts used: package of `@fontsource` and weight. */
const FACES = {
  cinzel: ['cinzel-decorative', 700],
  limelight: ['limelight', 400],
  lilita: ['lilita-one', 400],
  russo: ['russo-one', 400],
} as const;

type Face = keyof typeof FACES;

const loaded = new Map<Face, Font>();

function font(face: Face): Font {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const [name, weight] = FACES[face];
  const bytes = readFileSync(
    require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`),
  );
  const made = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded.set(face, made);
  return made;
}

interface LetteringOptions {
  /** Font size in user units. */
  size: number;
  x: number;
  /** The baseline. */
  y: number;
  /** Space added between letters, in user units. */
  tracking?: number;
  align?: 'start' | 'middle' | 'end';
  /** Shrinks the text until it is no wider than this. */
  maxWidth?: number;
}

/** How wide a line of text is, in user units. */
export function letteringWidth(face: Face, text: string, size: number, tracking = 0): number {
  const letters = [...text];
  return letters.reduce(
    (sum, letter) => sum + font(face).getAdvanceWidth(letter, size),
    tracking * (letters.length - 1),
  );
}

/** Outlines of a line of text as path data. */
export function lettering(face: Face, text: string, options: LetteringOptions): string {
  const { size, x, y, tracking = 0, align = 'start', maxWidth } = options;
  const natural = letteringWidth(face, text, size, tracking);
  const scale = maxWidth === undefined ? 1 : Math.min(1, maxWidth / natural);
  let pen = x - natural * scale * { start: 0, middle: 0.5, end: 1 }[align];
  let d = '';
  for (const letter of text) {
    d += font(face)
      .getPath(letter, pen, y, size * scale)
      .toPathData(1);
    pen += (font(face).getAdvanceWidth(letter, size) + tracking) * scale;
  }
  return d;
}
