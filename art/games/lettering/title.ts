import type { Font, PathCommand } from 'opentype.js';
import { number, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import type { Pen } from '../../../app/workbench/new-brand/drawing/svg/pen';
import type { Point } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { fontOf, type FontId } from './fonts';
import { outline } from '../../../app/workbench/new-brand/drawing/lettering/outline';
import { letterStyles, type LetterStyleId } from './styles';
import {
  capitalHeight,
  textCommands,
  textSpan,
} from '../../../app/workbench/new-brand/drawing/lettering/text';

export type Warp = 'plain' | 'arch' | 'smile' | 'rise' | 'bulge' | 'wave';

export interface TitleOptions {
  readonly font: FontId;
  readonly style: LetterStyleId;
  readonly warp: Warp;
  /** Centre of the block and the space it may take. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Most lines the title is broken into. */
  readonly lines: number;
}

interface Line {
  readonly words: readonly string[];
  /** Width at a font size of 1. */
  readonly span: number;
}

interface Placed {
  readonly commands: readonly PathCommand[];
}

/** Path data is written in whole numbers at this size, which is as coarse as letters bear. */
const precision = 1.25;
/** Space between two lines, as a part of the font size. */
const lineGap = 0.16;
const smallWords = new Set(['of', 'the', 'and', 'in', 'to', 'a', '&', 'at', 'on', 'for', 'vs']);
const smallScale = 0.52;

/** A lettered title: broken into lines, fitted to its space, bent, and given sides, edge and shadow. */
export function title(pen: Pen, text: string, options: TitleOptions): string {
  const font = fontOf(options.font);
  const capital = capitalHeight(font);
  const layout = best(font, text.split(' '), options, capital);
  const move = warped(options, layout.height);
  const paths = layout.lines.map(({ commands }) => `<path d="${outline(commands, move)}"/>`).join('');
  const id = pen.group(paths);
  const { face, edge, side, ink } = letterStyles[options.style];
  const size = Math.max(26, Math.min(layout.tallest, 150)) / 100;
  const thick = (units: number) => number(units * size * precision);
  const use = (down: number) => `<use href="#${id}"${down ? ` y="${thick(down)}"` : ''}/>`;
  const coat = (colour: string, line: number, content: string, extra = '') =>
    `<g fill="${colour}" stroke="${colour}" stroke-width="${thick(line)}"${extra}>${content}</g>`;
  return (
    svg`<g transform="translate(${options.x} ${options.y})scale(${1 / precision})">` +
    coat(ink, 34, use(15), ' opacity=".4"') +
    coat(ink, 25, use(9) + use(0)) +
    coat(side, 9, use(8) + use(4)) +
    coat(edge, 9, use(0)) +
    `<use href="#${id}" fill="${pen.linear(face)}"/></g>`
  );
}

/** The way to break the words into lines that gives the largest letters. */
function best(font: Font, words: readonly string[], options: TitleOptions, capital: number) {
  const candidates = breaks(words, options.lines).map((lines) => fit(font, lines, options, capital));
  const chosen = candidates.sort((a, b) => b.area - a.area)[0];
  if (chosen === undefined) throw new Error('A title needs at least one word.');
  return chosen;
}

function breaks(words: readonly string[], most: number): string[][][] {
  if (words.length === 0) return [[]];
  if (most === 1) return [[[...words]]];
  return words.flatMap((_, index) => {
    const line = words.slice(0, index + 1);
    const rest = words.slice(index + 1);
    // A line never consists of a small word alone, nor ends with one.
    if (rest.length > 0 && smallWords.has((line.at(-1) ?? '').toLowerCase())) return [];
    return breaks(rest, most - 1).map((tail) => [line, ...tail]);
  });
}

function fit(font: Font, lines: readonly (readonly string[])[], options: TitleOptions, capital: number) {
  const measured: Line[] = lines.map((words) => ({ words, span: spanOf(font, words) }));
  const widest = Math.max(...measured.map(({ span }) => span));
  // Short lines grow towards the width of the longest, as logos do.
  const wanted = measured.map(({ span }) => Math.min(options.width / span, (options.width / widest) * 1.5));
  const gap = (size: number) => size * lineGap;
  const heightOf = (sizes: readonly number[]) =>
    sizes.reduce((sum, size) => sum + size * capital, 0) +
    sizes.slice(1).reduce((sum, size) => sum + gap(size), 0);
  const shrink = Math.min(1, options.height / heightOf(wanted));
  const sizes = wanted.map((size) => size * shrink);
  const height = heightOf(sizes);
  let top = -height / 2;
  const placed: Placed[] = measured.map(({ words, span }, index) => {
    const size = sizes[index] ?? 0;
    if (index > 0) top += gap(size);
    const baseline = top + size * capital;
    top = baseline;
    return { commands: lineCommands(font, words, (-span * size) / 2, baseline, size, capital) };
  });
  const area = measured.reduce((sum, { span }, index) => sum + span * (sizes[index] ?? 0) ** 2, 0);
  // The smallest line decides whether a title can be read in a small tile.
  const smallest = Math.min(...sizes);
  return { lines: placed, height, tallest: Math.max(...sizes), area: area * Math.min(1, smallest / 60) };
}

function isSmall(word: string, words: readonly string[]): boolean {
  return words.length > 1 && smallWords.has(word.toLowerCase());
}

const wordGap = 0.26;

function spanOf(font: Font, words: readonly string[]): number {
  return words.reduce((sum, word, index) => {
    const scale = isSmall(word, words) ? smallScale : 1;
    return sum + textSpan(font, word) * scale + (index ? wordGap : 0);
  }, 0);
}

function lineCommands(
  font: Font,
  words: readonly string[],
  left: number,
  baseline: number,
  size: number,
  capital: number,
): PathCommand[] {
  let x = left;
  return words.flatMap((word) => {
    const small = isSmall(word, words);
    const own = small ? size * smallScale : size;
    // Small words float at half height.
    const raised = small ? ((1 - smallScale) * size * capital) / 2 : 0;
    const commands = textCommands(font, word, x, baseline - raised, own);
    x += textSpan(font, word) * own + wordGap * size;
    return commands;
  });
}

function warped({ warp, width }: TitleOptions, height: number): (point: Point) => Point {
  const bend = ({ x, y }: Point): Point => {
    const across = (x / width) * 2;
    const down = height === 0 ? 0 : (y / height) * 2;
    switch (warp) {
      case 'arch':
        return { x, y: y + (across * across - 0.4) * height * 0.13 };
      case 'smile':
        return { x, y: y - (across * across - 0.4) * height * 0.12 };
      case 'rise':
        return { x: x + down * -6, y: y - across * width * 0.035 };
      case 'bulge':
        return { x, y: y * (1.1 - across * across * 0.24) };
      case 'wave':
        return { x, y: y + Math.sin(across * 2.6) * height * 0.06 };
      case 'plain':
        return { x, y };
    }
  };
  return (point) => {
    const bent = bend(point);
    return { x: bent.x * precision, y: bent.y * precision };
  };
}
