import Color from 'colorjs.io';
import type { Brand, Theme } from '../../../schemas/generated/types';
import { seededRandom, type Random } from './seeded-random';
import type { Scheme } from './palette';

/** The layout of a brand without its colours, named after its header. */
export const looks = ['stacked', 'bar', 'floating'] as const;
export type Look = (typeof looks)[number];

/** Descriptions of the looks, to choose from. */
export const lookWords: Record<Look, string> = {
  stacked: 'grand: navigation below the logo, serif headlines, fine lines',
  bar: 'bold: one line, large capitals, cut corners',
  floating: 'friendly: a rounded bar over the page, round corners',
};

type Shape = Pick<Theme, 'font' | 'radius' | 'clip'> & { effect: Pick<Theme['effect'], 'tileHover'> };

interface LookStyle {
  layout: Omit<Brand['layout'], 'header'>;
  /** Versions of the look, of which each brand has one. */
  shapes: readonly Shape[];
  measures: Theme['layout'];
}

const noClip: Theme['clip'] = { button: 'none', card: 'none', tile: 'none' };
const cut = (size: number) =>
  `polygon(${size}px 0, 100% 0, 100% calc(100% - ${size}px), calc(100% - ${size}px) 100%, 0 100%, 0 ${size}px)`;

const styles: Record<Look, LookStyle> = {
  stacked: {
    layout: { hero: 'bleed', heading: 'ornament', tile: 'plain', liveRowSpan: 1 },
    measures: measures('1440px', 'clamp(16px, 3vw, 40px)', 'clamp(8px, 1vw, 14px)'),
    shapes: [
      {
        font: font('Playfair Display Variable', 'Figtree Variable', 600, 1.08),
        radius: radius('3px', '6px', '10px', '3px', '6px'),
        clip: noClip,
        effect: { tileHover: 'translateY(-4px)' },
      },
      {
        font: font('Playfair Display Variable', 'Manrope Variable', 700, 1.04),
        radius: radius('6px', '10px', '16px', '999px', '10px'),
        clip: noClip,
        effect: { tileHover: 'scale(1.03)' },
      },
    ],
  },
  bar: {
    layout: { hero: 'card', heading: 'slash', tile: 'plain', liveRowSpan: 2 },
    measures: measures('1600px', 'clamp(14px, 2.4vw, 32px)', 'clamp(6px, 0.8vw, 12px)'),
    shapes: [
      {
        font: { ...font('Outfit Variable', 'Manrope Variable', 800, 1), displayCase: 'uppercase' },
        radius: radius('4px', '6px', '8px', '4px', '6px'),
        clip: { button: cut(8), card: cut(14), tile: cut(10) },
        effect: { tileHover: 'scale(1.04)' },
      },
      {
        font: { ...font('Unbounded Variable', 'Outfit Variable', 700, 0.84), displayTracking: '-0.02em' },
        radius: radius('8px', '12px', '18px', '10px', '12px'),
        clip: noClip,
        effect: { tileHover: 'translateY(-3px) scale(1.02)' },
      },
    ],
  },
  floating: {
    layout: { hero: 'split', heading: 'plain', tile: 'titled', liveRowSpan: 1 },
    measures: measures('1280px', 'clamp(16px, 4vw, 48px)', 'clamp(10px, 1.3vw, 18px)'),
    shapes: [
      {
        font: font('Baloo 2 Variable', 'Nunito Variable', 700, 1.12),
        radius: radius('12px', '22px', '36px', '999px', '20px'),
        clip: noClip,
        effect: { tileHover: 'translateY(-4px)' },
      },
      {
        font: font('Figtree Variable', 'Nunito Variable', 800, 1.02),
        radius: radius('10px', '16px', '28px', '14px', '16px'),
        clip: noClip,
        effect: { tileHover: 'translateY(-4px) rotate(-1deg)' },
      },
    ],
  },
};

function font(display: string, text: string, displayWeight: number, displayScale: number): Theme['font'] {
  return { display, text, displayWeight, displayCase: 'none', displayTracking: '-0.01em', displayScale };
}

function radius(small: string, medium: string, large: string, button: string, tile: string): Theme['radius'] {
  return { small, medium, large, button, tile };
}

function measures(maxWidth: string, gutter: string, tileGap: string): Theme['layout'] {
  return { maxWidth, gutter, tileMin: '150px', tileGap, sectionGap: 'clamp(36px, 4.5vw, 64px)' };
}

/**
 * The layout settings of a brand with this look. Ornaments use the link colour, which does not suit the dark footer
 * of a light theme.
 */
export function layoutOf(look: Look, scheme: Scheme): Brand['layout'] {
  const { layout } = styles[look];
  const heading = layout.heading === 'ornament' && scheme === 'light' ? 'plain' : layout.heading;
  return { header: look, ...layout, heading };
}

/** The theme of a brand: its colours in this look, in a variant derived from the brand's id. */
export function themeOf(id: string, look: Look, scheme: Scheme, color: Theme['color']): Theme {
  const random = seededRandom(`${id} look`);
  const { shapes, measures: layout } = styles[look];
  const shape = shapes[Math.floor(random() * shapes.length)] ?? shapes[0];
  if (shape === undefined) throw new Error(`The look "${look}" has no shapes.`);
  const { effect, ...rest } = shape;
  return { scheme, color, ...rest, effect: { ...effectsOf(look, scheme, color, random), ...effect }, layout };
}

function effectsOf(
  look: Look,
  scheme: Scheme,
  color: Theme['color'],
  random: Random,
): Omit<Theme['effect'], 'tileHover'> {
  const { background, header, scrim, primary, border } = color;
  const isDark = scheme === 'dark';
  // Just visible on the background: text is on it.
  const light = mixed(background, primary, isDark ? 9 : 7);
  const side = random() < 0.5 ? '12%' : '86%';
  const page = {
    stacked: `radial-gradient(1200px 700px at 50% -200px, ${light} 0%, ${background} 65%)`,
    bar: `radial-gradient(900px 600px at ${side} -120px, ${light} 0%, ${background}00 70%)`,
    floating: `linear-gradient(180deg, ${light} 0px, ${background} 620px)`,
  }[look];
  const shade = isDark ? '000000' : color.text.slice(1);
  return {
    page,
    hero:
      look === 'floating' ? 'none' : `linear-gradient(90deg, ${scrim}f2 0%, ${scrim}c0 34%, ${scrim}00 68%)`,
    header:
      look === 'stacked' && isDark
        ? `linear-gradient(180deg, ${mixed(header, primary, 5)}, ${header})`
        : 'none',
    cardShadow:
      look === 'bar'
        ? `0 0 0 1px ${border}`
        : `0 ${isDark ? 10 : 6}px ${isDark ? 30 : 22}px #${shade}${isDark ? '59' : '14'}`,
    raisedShadow: `0 22px 60px #${shade}${isDark ? 'a6' : '33'}`,
    glow: look === 'bar' ? `0 0 22px ${primary}66` : `0 6px 18px ${primary}40`,
  };
}

/** So many percent of a colour in another. */
function mixed(ground: string, colour: string, percent: number): string {
  return new Color(ground)
    .mix(colour, percent / 100, { space: 'oklch' })
    .to('srgb')
    .toGamut()
    .toString({
      format: 'hex',
      collapse: false,
    });
}
