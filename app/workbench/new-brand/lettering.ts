import type { Font } from 'opentype.js';
import { outline } from './drawing/lettering/outline';
import { capitalHeight, textCommands, textSpan } from './drawing/lettering/text';
import { flat } from './drawing/svg/shading';

interface Box {
  /** Start of the line, or its middle if `centred`. */
  x: number;
  /** Vertical middle of the capitals. */
  y: number;
  width: number;
  /** Maximum height of the capitals. */
  height: number;
  centred?: boolean;
}

/** Outlines of a short line of text, as large as the box allows: pictures must not depend on installed fonts. */
export function lettering(font: Font, text: string, box: Box, colour: string): string {
  const span = textSpan(font, text);
  if (span === 0) return '';
  const size = Math.min(box.width / span, box.height / capitalHeight(font));
  const x = box.centred ? box.x - (span * size) / 2 : box.x;
  const y = box.y + (capitalHeight(font) * size) / 2;
  // Ten times the size, because outlines have integer coordinates.
  const commands = textCommands(font, text, x * 10, y * 10, size * 10);
  return `<g transform="scale(.1)">${flat(
    outline(commands, (point) => point),
    colour,
  )}</g>`;
}

/** The part of a text that a font can render: letters with unsupported marks lose the mark, others are dropped. */
export function writable(font: Font, text: string): string {
  const letters = [...text].map((letter) => {
    if (font.hasChar(letter)) return letter;
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
    return [...plain].every((part) => font.hasChar(part)) ? plain : '';
  });
  return letters.join('').trim();
}

/** A name in one line, or in two if it is long and has a space near its middle. */
export function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const cut = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (name.length <= 12 || cut === undefined) return [name];
  return [name.slice(0, cut), name.slice(cut + 1)];
}
