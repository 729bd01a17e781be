import type { Font, Glyph, PathCommand } from 'opentype.js';

/**
 * Letters one by one with kerning. The library's own text functions run every substitution of a font, some of which it
 * does not support.
 */
export function textCommands(font: Font, text: string, x: number, y: number, size: number): PathCommand[] {
  const scale = size / font.unitsPerEm;
  let pen = x;
  return glyphsOf(font, text).flatMap((glyph, index, glyphs) => {
    pen += kerning(font, glyphs[index - 1], glyph) * scale;
    const { commands } = glyph.getPath(pen, y, size);
    pen += (glyph.advanceWidth ?? 0) * scale;
    return commands;
  });
}

/** Width of a text at a font size of 1. */
export function textSpan(font: Font, text: string): number {
  const units = glyphsOf(font, text).reduce(
    (sum, glyph, index, glyphs) => sum + kerning(font, glyphs[index - 1], glyph) + (glyph.advanceWidth ?? 0),
    0,
  );
  return units / font.unitsPerEm;
}

/** Height of "H" at a font size of 1. */
export function capitalHeight(font: Font): number {
  const box = font.charToGlyph('H').getPath(0, 0, 1000).getBoundingBox();
  return (box.y2 - box.y1) / 1000;
}

function glyphsOf(font: Font, text: string): Glyph[] {
  return [...text].map((letter) => {
    if (!font.hasChar(letter)) throw new Error(`The title font has no letter "${letter}" (in "${text}").`);
    return font.charToGlyph(letter);
  });
}

function kerning(font: Font, left: Glyph | undefined, right: Glyph): number {
  return left === undefined ? 0 : font.getKerningValue(left, right);
}
