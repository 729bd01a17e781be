import { fontOf } from './lettering/fonts';
import { outline } from '../../app/workbench/new-brand/drawing/lettering/outline';
import { capitalHeight, textCommands, textSpan } from '../../app/workbench/new-brand/drawing/lettering/text';
import type { Mark, Provider } from './providers';
import { svg } from '../../app/workbench/new-brand/drawing/svg/markup';
import {
  circle,
  polar,
  polygon,
  regular,
  ring,
  star,
} from '../../app/workbench/new-brand/drawing/svg/shapes';

export const logoSize = { width: 240, height: 80 } as const;

/** `light` is drawn in white for dark grounds, `dark` in near-black for light ones. */
export const logoVariants = ['light', 'dark'] as const;
export type LogoVariant = (typeof logoVariants)[number];

const inks: Record<LogoVariant, string> = { light: '#ffffff', dark: '#14161f' };

/** Signs of about 44 units, filled by the even-odd rule. */
const marks: Record<Mark, string> = {
  arch: 'M-20,22V-2a20,20 0 0 1 40,0V22H10V-2a10,10 0 0 0-20,0V22Z',
  bars: 'M-20,-6h10v28h-10ZM-5,-22h10v44h-10ZM10,-12h10v34h-10Z',
  bolt: 'M6,-24L-16,6H-3L-8,24 16,-8H3Z',
  burst: star(10, 24, 13),
  'circle-cut': `${circle(22)}M-22,-4H22V4H-22Z`,
  crest: 'M-20,-22H20V0Q20,16 0,25Q-20,16-20,0ZM-10,-12V0Q-10,10 0,14Q10,10 10,0V-12Z',
  diamond: `${regular(4, 24)}${regular(4, 11)}`,
  dots: [0, 60, 120, 180, 240, 300]
    .map((angle) => polar(16, angle))
    .map(({ x, y }) => circle(6, x, y))
    .join(''),
  eye: `M-25,0Q0,-30 25,0Q0,30-25,0Z${circle(10)}${circle(4)}`,
  flag: 'M-18,-24h6v48h-6ZM-9,-22H22L12,-9 22,4H-9Z',
  hex: `${regular(6, 24)}${regular(6, 13)}`,
  leaf: 'M-18,20Q-22,-20 20,-22Q22,20-18,20ZM-14,16Q-4,-2 12,-14Q0,2-14,16Z',
  loop: `${ring(16, 9, -9)}${ring(16, 9, 9)}`,
  orbit: `${ring(23, 17)}${circle(8)}`,
  peak: polygon([
    { x: -24, y: 20 },
    { x: -6, y: -20 },
    { x: 3, y: -2 },
    { x: 9, y: -12 },
    { x: 24, y: 20 },
  ]),
  ring: ring(22, 13),
  shoe: 'M-22,22H-8Q-14,4-10,-6Q0,-18 10,-6Q14,4 8,22H22Q28,-22 0,-24Q-28,-22-22,22Z',
  'square-cut': 'M-20,-20H20V20H-20ZM-8,-8V8H8Z',
  wave: 'M-24,-8q12,-16 24,0t24,0v8q-12,16-24,0t-24,0ZM-24,12q12,-16 24,0t24,0v6q-12,16-24,0t-24,0Z',
};

const space = { left: 8, gap: 12, right: 8 } as const;
const markRoom = 48;
const largest = 34;

/** A provider's wordmark: its sign and its title in one or two lines, in one colour on nothing. */
export function wordmark(provider: Provider, variant: LogoVariant): string {
  const font = fontOf(provider.wordmark.font);
  const lines = linesOf(provider.title);
  const room = logoSize.width - space.left - markRoom - space.gap - space.right;
  const widest = Math.max(...lines.map((line) => textSpan(font, line)));
  const size = Math.min(room / widest, lines.length > 1 ? 29 : largest);
  const capital = capitalHeight(font) * size;
  const step = capital + size * 0.3;
  const left = space.left + markRoom + space.gap;
  const top = (logoSize.height - capital - step * (lines.length - 1)) / 2;
  const precision = 2;
  const letters = lines
    .map((line, index) => textCommands(font, line, left, top + capital + index * step, size))
    .map((commands) => outline(commands, ({ x, y }) => ({ x: x * precision, y: y * precision })))
    .join('');
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" width="${logoSize.width}" height="${logoSize.height}" viewBox="0 0 ${logoSize.width} ${logoSize.height}">` +
    `<g fill="${inks[variant]}"><path fill-rule="evenodd" transform="translate(${space.left + markRoom / 2} ${logoSize.height / 2})" d="${marks[provider.wordmark.mark]}"/>` +
    `<path transform="scale(.5)" d="${letters}"/></g></svg>\n`
  );
}

/** Long titles take two lines, broken where the halves are most equal. */
function linesOf(title: string): string[] {
  const words = title.split(' ');
  if (words.length === 1) return [title];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const unevenness = ([first = '', second = '']: string[]) => Math.abs(first.length - second.length);
  return splits.sort((a, b) => unevenness(a) - unevenness(b))[0] ?? [title];
}
