/** Kiekko's crew: a fox, a seal, a puffin and a polar bear. About 300 high, feet at y = 150. */
import { circle, ellipse, group, path, place } from '../svg';
import { K } from './paints';

const SHADOW = ellipse(0, 152, 96, 14, { fill: K.ink, opacity: 0.14 });

function eyes(gap: number, y: number, size = 8): string {
  const eye = (x: number): string =>
    circle(x, y, size, { fill: K.ink }) +
    circle(x + size * 0.32, y - size * 0.36, size * 0.34, { fill: K.white });
  return eye(-gap) + eye(gap);
}

function cheeks(gap: number, y: number): string {
  return (
    ellipse(-gap, y, 13, 9, { fill: K.coral, opacity: 0.5 }) +
    ellipse(gap, y, 13, 9, { fill: K.coral, opacity: 0.5 })
  );
}

function smile(y: number, width = 14): string {
  return path(
    `M${-width} ${y}q${width / 2} ${width * 0.8} ${width} 0q${width / 2} ${width * 0.8} ${width} 0`,
    {
      fill: 'none',
      stroke: K.ink,
      'stroke-width': 4,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
  );
}

/** A limb drawn as one thick rounded line. */
function limb(d: string, colour: string, width: number): string {
  return path(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function scarf(colour: string, dark: string, y: number, half: number): string {
  return (
    path(
      `M${half * 0.35} ${y + 4}L${half * 0.75} ${y + 74}L${half * 0.28} ${y + 80}L${half * 0.05} ${y + 8}Z`,
      { fill: dark, stroke: dark, 'stroke-width': 8, 'stroke-linejoin': 'round' },
    ) + limb(`M${-half} ${y}Q0 ${y + 26} ${half} ${y}`, colour, 24)
  );
}

interface PoseOptions {
  /** Colours of the scarf, light and dark; no scarf when left out. */
  scarf?: readonly [string, string];
  /** Arms: both down, one up, or both up. */
  arms?: 'down' | 'wave' | 'cheer';
  /** A small crown on the head. */
  crowned?: boolean;
}

export function smallCrown(): string {
  return (
    path('M-40 0L-46 -44L-20 -22L0 -54L20 -22L46 -44L40 0Z', {
      fill: K.sun,
      stroke: K.sun,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }) +
    path('M0 -54L20 -22L46 -44L40 0H0Z', { fill: K.sunDark, opacity: 0.55 }) +
    circle(0, -16, 7, { fill: K.coral }) +
    circle(-26, -10, 5, { fill: K.blue }) +
    circle(26, -10, 5, { fill: K.blue }) +
    circle(-46, -48, 7, { fill: K.white }) +
    circle(46, -48, 7, { fill: K.white }) +
    circle(0, -60, 8, { fill: K.white })
  );
}

export function fox(options: PoseOptions = {}): string {
  const { arms = 'wave' } = options;
  const left = arms === 'cheer' ? 'M-52 40Q-108 4 -112 -52' : 'M-52 42Q-84 66 -70 98';
  const right = arms === 'down' ? 'M52 42Q84 66 70 98' : 'M52 40Q108 4 112 -52';
  return (
    SHADOW +
    path('M44 120C110 150 190 120 178 40C172 -6 130 -14 118 16C108 44 140 66 112 92C92 110 60 100 44 92Z', {
      fill: K.fox,
    }) +
    path('M178 40C172 -6 130 -14 118 16C114 30 120 42 124 54C142 36 160 34 178 40Z', { fill: K.cream }) +
    limb('M-34 120V142M34 120V142', K.ink, 26) +
    limb(left, K.foxDark, 28) +
    limb(right, K.foxDark, 28) +
    (arms !== 'down' ? circle(112, -54, 16, { fill: K.ink }) : '') +
    (arms === 'cheer' ? circle(-112, -54, 16, { fill: K.ink }) : '') +
    path('M0 0C58 0 74 60 68 104C64 136 36 146 0 146S-64 136 -68 104C-74 60 -58 0 0 0Z', { fill: K.fox }) +
    path('M0 40C32 40 42 76 40 104C38 132 20 140 0 140S-38 132 -40 104C-42 76 -32 40 0 40Z', {
      fill: K.cream,
    }) +
    (options.scarf === undefined ? '' : scarf(options.scarf[0], options.scarf[1], 14, 56)) +
    path('M-86 -64L-98 -154Q-98 -168 -84 -160L-20 -112ZM86 -64L98 -154Q98 -168 84 -160L20 -112Z', {
      fill: K.fox,
    }) +
    path('M-80 -92L-86 -140L-46 -110ZM80 -92L86 -140L46 -110Z', {
      fill: K.ink,
      stroke: K.ink,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }) +
    path('M0 -126C64 -126 104 -82 104 -50C104 -22 56 18 0 18S-104 -22 -104 -50C-104 -82 -64 -126 0 -126Z', {
      fill: K.fox,
    }) +
    path(
      'M-104 -50C-104 -22 -56 18 0 18S104 -22 104 -50C78 -66 40 -56 22 -30Q0 -8 -22 -30C-40 -56 -78 -66 -104 -50Z',
      { fill: K.cream },
    ) +
    eyes(40, -60, 9) +
    cheeks(66, -30) +
    path('M-14 -22Q0 -34 14 -22Q10 -8 0 -6Q-10 -8 -14 -22Z', { fill: K.ink }) +
    smile(0, 11) +
    (options.crowned === true ? place(smallCrown(), 0, -118) : '')
  );
}

export function seal(options: PoseOptions = {}): string {
  const body = '#8fb0cc';
  const dark = '#7298b8';
  const cheer = options.arms === 'cheer' || options.arms === 'wave';
  return (
    ellipse(0, 150, 140, 14, { fill: K.ink, opacity: 0.14 }) +
    path(
      'M84 128C130 108 168 112 182 84C190 112 184 126 172 132C188 136 190 150 184 158C150 162 116 158 84 148Z',
      { fill: dark },
    ) +
    path(
      'M0 -126C66 -126 84 -72 90 -20C98 40 128 70 122 112C118 144 70 150 0 150S-118 144 -122 112C-128 70 -98 40 -90 -20C-84 -72 -66 -126 0 -126Z',
      { fill: body },
    ) +
    path('M0 -8C50 -8 76 60 74 104C72 136 40 144 0 144S-72 136 -74 104C-76 60 -50 -8 0 -8Z', {
      fill: '#e3eff8',
    }) +
    path(
      cheer
        ? 'M-88 20C-150 0 -172 -44 -162 -66C-138 -74 -96 -34 -78 -14Z'
        : 'M-86 26C-136 54 -150 100 -136 118C-112 118 -84 82 -74 60Z',
      { fill: dark },
    ) +
    path(
      options.arms === 'cheer'
        ? 'M88 20C150 0 172 -44 162 -66C138 -74 96 -34 78 -14Z'
        : 'M86 26C136 54 150 100 136 118C112 118 84 82 74 60Z',
      { fill: dark },
    ) +
    (options.scarf === undefined ? '' : scarf(options.scarf[0], options.scarf[1], 6, 76)) +
    eyes(36, -66, 11) +
    cheeks(60, -38) +
    ellipse(-17, -34, 21, 16, { fill: '#e3eff8' }) +
    ellipse(17, -34, 21, 16, { fill: '#e3eff8' }) +
    path('M-12 -50Q0 -58 12 -50Q8 -38 0 -36Q-8 -38 -12 -50Z', { fill: K.ink }) +
    path('M-26 -34L-64 -42M-26 -28L-62 -24M26 -34L64 -42M26 -28L62 -24', {
      stroke: K.white,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }) +
    smile(-28, 11) +
    (options.crowned === true ? place(smallCrown(), 0, -116) : '')
  );
}

export function puffin(options: PoseOptions = {}): string {
  const black = '#263349';
  const wing = (side: 1 | -1, up: boolean): string =>
    group(
      { transform: side === -1 ? 'scale(-1 1)' : undefined },
      path(
        up
          ? 'M62 10C130 -10 160 -60 150 -92C120 -88 70 -46 54 -14Z'
          : 'M64 -10C110 20 116 80 96 116C78 106 62 70 56 40Z',
        { fill: '#1b2537' },
      ),
    );
  const { arms = 'down' } = options;
  return (
    SHADOW +
    path('M-46 136Q-60 150 -70 150H-14Q-26 146 -28 130ZM46 136Q60 150 70 150H14Q26 146 28 130Z', {
      fill: K.foxDark,
      stroke: K.foxDark,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }) +
    wing(-1, arms === 'cheer') +
    wing(1, arms !== 'down') +
    path(
      'M0 -132C58 -132 78 -92 78 -50C78 -10 92 30 88 70C84 120 46 140 0 140S-84 120 -88 70C-92 30 -78 -10 -78 -50C-78 -92 -58 -132 0 -132Z',
      { fill: black },
    ) +
    path('M0 -4C48 -4 66 40 64 74C60 116 34 132 0 132S-60 116 -64 74C-66 40 -48 -4 0 -4Z', {
      fill: K.white,
    }) +
    path(
      'M-8 -96C-60 -112 -74 -78 -72 -52C-70 -22 -40 -12 -10 -16ZM8 -96C60 -112 74 -78 72 -52C70 -22 40 -12 10 -16Z',
      { fill: K.white },
    ) +
    (options.scarf === undefined ? '' : scarf(options.scarf[0], options.scarf[1], 2, 70)) +
    eyes(40, -66, 9) +
    cheeks(54, -40) +
    path('M0 -86Q26 -74 25 -48Q22 -22 0 -8Q-22 -22 -25 -48Q-26 -74 0 -86Z', { fill: K.coral }) +
    path('M0 -86Q26 -74 25 -60H-25Q-26 -74 0 -86Z', { fill: '#5f7fa6' }) +
    path('M-25.5 -60H25.500L25 -50H-25Z', { fill: K.sun }) +
    path('M-15 -34Q0 -26 15 -34', {
      fill: 'none',
      stroke: K.coralDark,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }) +
    (options.crowned === true ? place(smallCrown(), 0, -124) : '')
  );
}

export function bear(options: PoseOptions = {}): string {
  const { arms = 'down' } = options;
  const shade = '#bdd2e4';
  return (
    ellipse(0, 152, 120, 14, { fill: K.ink, opacity: 0.14 }) +
    limb('M-46 116V138M46 116V138', shade, 44) +
    limb(arms === 'cheer' ? 'M-76 40Q-130 0 -130 -58' : 'M-76 36Q-116 62 -98 104', shade, 42) +
    limb(arms === 'down' ? 'M76 36Q116 62 98 104' : 'M76 40Q130 0 130 -58', shade, 42) +
    path('M0 -10C70 -10 104 40 102 90C100 132 60 148 0 148S-100 132 -102 90C-104 40 -70 -10 0 -10Z', {
      fill: K.white,
    }) +
    ellipse(0, 90, 62, 52, { fill: K.snow }) +
    (options.scarf === undefined ? '' : scarf(options.scarf[0], options.scarf[1], 10, 76)) +
    circle(-66, -118, 27, { fill: K.white }) +
    circle(66, -118, 27, { fill: K.white }) +
    circle(-66, -118, 14, { fill: K.coralPale }) +
    circle(66, -118, 14, { fill: K.coralPale }) +
    path('M0 -140C64 -140 98 -98 98 -58C98 -14 56 14 0 14S-98 -14 -98 -58C-98 -98 -64 -140 0 -140Z', {
      fill: K.white,
    }) +
    ellipse(0, -28, 42, 32, { fill: shade }) +
    eyes(38, -70, 9) +
    cheeks(64, -40) +
    path('M-16 -46Q0 -56 16 -46Q12 -30 0 -28Q-12 -30 -16 -46Z', { fill: K.ink }) +
    smile(-20, 12) +
    (options.crowned === true ? place(smallCrown(), 0, -132) : '')
  );
}

/** The crew's colours for scarves. */
export const SCARVES = {
  coral: [K.coral, K.coralDark],
  blue: [K.blue, K.blueDark],
  sun: [K.sun, K.sunDark],
  mint: [K.mint, K.pine],
} as const;
