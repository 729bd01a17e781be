/** Kiekko's logo, marks, share picture, illustrations and tiers. */
import { cardFrame } from '../../../app/workbench/new-brand/drawing/frame';
import { polar, rays, star } from '../paths';
import { seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import type { Situation } from '../../../app/workbench/new-brand/drawing/picture';
import { circle, Drawing, ellipse, group, path, place, rect, repeat } from '../svg';
import { bear, fox, puffin, SCARVES, seal } from './animals';
import { cabin, cloud, confetti, forest, hill, range, sky, snowflake, sun, tree, water } from './land';
import { K } from './paints';
import { balloon, letterK, puck, stick } from './things';

/** The name in rounded strokes; the o is a puck. Baseline at y = 0, 190 wide. */
function wordmark(ink: string = K.ink): string {
  const k = 'M0 -44V0M21 -29L3 -12M9 -17L23 0';
  return (
    group(
      {
        fill: 'none',
        stroke: ink,
        'stroke-width': 11,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      path(k, {}),
      path('M43 -28V0', {}),
      path('M64 -14.500H90A13.5 14 0 1 0 86 -3.5', { 'stroke-width': 10 }),
      path(k, { transform: 'translate(110 0)' }),
      path(k, { transform: 'translate(153 0)' }),
    ) +
    circle(43, -44, 6.6, { fill: K.coral }) +
    circle(208, -14, 20, { fill: K.coral }) +
    circle(208, -14, 12, { fill: 'none', stroke: K.white, 'stroke-width': 3.4 }) +
    circle(208, -14, 4, { fill: K.sun })
  );
}

function badge(): string {
  return (
    circle(0, 0, 36, { fill: K.coral }) +
    circle(0, 0, 28, { fill: 'none', stroke: K.white, 'stroke-width': 3.6 }) +
    place(letterK(K.white, 15), 1, 0, { scale: 0.56 })
  );
}

function logo(ink: string): string {
  const d = new Drawing(320, 80);
  return d.finish(place(badge(), 40, 40), place(wordmark(ink), 94, 58, { scale: 0.95 }));
}

export function kiekkoLogo(): string {
  return logo(K.ink);
}

/** For dark ground. */
export function kiekkoLogoLight(): string {
  return logo(K.white);
}

export function kiekkoMark(): string {
  const d = new Drawing(128, 128);
  return d.finish(
    rect(0, 0, 128, 128, { rx: 40, fill: K.sun }),
    path('M128 70V88A40 40 0 0 1 88 128H40A40 40 0 0 1 0 88Q66 120 128 70Z', {
      fill: K.sunDark,
      opacity: 0.5,
    }),
    place(badge(), 64, 64, { scale: 1.36 }),
  );
}

export function kiekkoFavicon(): string {
  const d = new Drawing(32, 32);
  return d.finish(
    rect(0, 0, 32, 32, { rx: 10, fill: K.coral }),
    place(letterK(K.white, 15), 16, 16, { scale: 0.34 }),
  );
}

export function kiekkoShare(): string {
  const f = cardFrame(1200, 630);
  const d = new Drawing(f.width, f.height);
  const random = seededRandom('kiekko share');
  return d.finish(
    sky(d, f, 'day'),
    sun(1010, 130, 56, true),
    cloud(170, 120, 0.9) + cloud(840, 70, 0.6),
    range(f, random, 480, 200, '#9dbfe6', '#86a9d6'),
    hill(f, [420, 460, 476, 456, 420], '#6cc4a5'),
    forest(d, random, 0, 330, () => 462, K.pine, 0.36),
    cabin(1030, 470, 0.62) + cabin(1130, 476, 0.5, K.sun),
    water(d, f, random, 470, 630, '#a9def5', K.blue),
    place(balloon(d, [K.coral, K.cream], fox({ arms: 'cheer', scarf: SCARVES.blue })), 190, 250, {
      scale: 0.82,
    }),
    place(balloon(d, [K.sun, K.white]), 1000, 270, { scale: 0.5 }),
    confetti(f, random, 40, 620),
    rect(296, 196, 608, 200, { rx: 100, fill: K.white, opacity: 0.94 }),
    place(badge(), 402, 296, { scale: 1.7 }),
    place(wordmark(), 498, 334, { scale: 1.7 }),
    hill(f, [600, 560, 590, 540, 560], '#57b896'),
    place(puffin({ arms: 'wave', scarf: SCARVES.coral }), 880, 486, { scale: 0.66 }),
    place(seal({ arms: 'cheer', scarf: SCARVES.sun }), 640, 508, { scale: 0.6 }),
  );
}

function blob(colour: string, second: string): string {
  return (
    path('M60 190C40 90 130 30 240 40C360 20 450 90 434 190C440 280 350 326 240 320C130 330 70 280 60 190Z', {
      fill: colour,
    }) + ellipse(240, 306, 150, 20, { fill: second })
  );
}

export const KIEKKO_SITUATIONS: Readonly<Record<Situation, () => string>> = {
  'not-found': () => {
    const d = new Drawing(480, 360);
    const sign = (y: number, side: 1 | -1, colour: string): string =>
      place(
        path('M-70 -22H44L72 0L44 22H-70Z', {
          fill: colour,
          stroke: colour,
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        }),
        0,
        y,
        { scaleX: side, scaleY: 1 },
      );
    return d.finish(
      blob(K.skyPale, '#b9e2f6'),
      tree(102, 300, 0.6) + tree(396, 296, 0.5),
      place(
        rect(-9, -110, 18, 240, { rx: 9, fill: K.woodDark }) +
          sign(-84, 1, K.sun) +
          sign(-26, -1, K.coral) +
          sign(32, 1, K.blue),
        318,
        176,
      ),
      place(fox({ arms: 'wave', scarf: SCARVES.blue }), 182, 200, { scale: 0.68 }),
      cloud(110, 84, 0.36) + cloud(392, 74, 0.3),
    );
  },
  error: () => {
    const d = new Drawing(480, 360);
    return d.finish(
      blob('#ffe1da', '#ffc7bb'),
      place(seal({ arms: 'down', scarf: SCARVES.coral }), 214, 196, { scale: 0.76 }),
      group(
        {},
        place(group({ 'clip-path': d.clip(rect(-120, -200, 240, 230, {})) }, stick(K.blue)), 372, 212, {
          scale: 0.6,
          turn: 24,
        }),
        place(group({ 'clip-path': d.clip(rect(-120, 30, 240, 180, {})) }, stick(K.blue)), 340, 226, {
          scale: 0.6,
          turn: -36,
        }),
      ),
      place(puck(), 350, 302, { scale: 0.3, turn: -12 }),
      path('M336 160L318 148M344 144L336 124M362 140L368 120', {
        stroke: K.sunDark,
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
    );
  },
  restricted: () => {
    const d = new Drawing(480, 360);
    const bar = rect(-150, -22, 300, 44, { rx: 22, fill: K.white });
    const stripes = group(
      { 'clip-path': d.clip(bar) },
      path(
        repeat(6, (index) => `M${-170 + index * 60} 26l34 -52h30l-34 52Z`),
        { fill: K.coral },
      ),
    );
    return d.finish(
      blob('#e6e0fd', '#cfc4f8'),
      place(bear({ arms: 'wave', scarf: SCARVES.coral }), 240, 166, { scale: 0.8 }),
      rect(98, 226, 20, 90, { rx: 10, fill: K.ink }) + rect(362, 226, 20, 90, { rx: 10, fill: K.ink }),
      place(bar + stripes, 240, 250),
      circle(108, 222, 14, { fill: K.sun }) + circle(372, 222, 14, { fill: K.sun }),
    );
  },
  maintenance: () => {
    const d = new Drawing(480, 360);
    const wrench = path(
      'M-14 110V-40C-50 -60 -52 -104 -24 -122V-84L0 -70L24 -84V-122C52 -104 50 -60 14 -40V110A14 14 0 0 1 -14 110Z',
      { fill: '#8aa3bd' },
    );
    const helmet =
      path('M-74 0A74 66 0 0 1 74 0Z', { fill: K.sun }) +
      rect(-88, -6, 176, 18, { rx: 9, fill: K.sunDark }) +
      rect(-12, -70, 24, 66, { rx: 10, fill: K.sunDark });
    const cog = (x: number, y: number, r: number, colour: string): string =>
      path(star(x, y, 9, r * 1.24, r * 0.92), {
        fill: colour,
        stroke: colour,
        'stroke-width': r * 0.24,
        'stroke-linejoin': 'round',
      }) + circle(x, y, r * 0.42, { fill: K.white });
    return d.finish(
      blob('#fff0c4', '#ffe08a'),
      cog(120, 120, 36, K.mint),
      cog(378, 140, 46, K.blue),
      place(puffin({ arms: 'wave' }), 234, 196, { scale: 0.84 }),
      place(helmet, 234, 98, { scale: 0.84 }),
      place(wrench, 364, 176, { scale: 0.62, turn: 22 }),
    );
  },
  closed: () => {
    const d = new Drawing(480, 360);
    return d.finish(
      blob('#44568f', '#e9effc'),
      group(
        { fill: K.white },
        repeat(16, (index) =>
          circle(110 + ((index * 61) % 270), 70 + ((index * 37) % 120), 2 + (index % 3), {}),
        ),
      ),
      path('M356 78A40 40 0 1 0 392 134A34 34 0 1 1 356 78Z', { fill: K.sunPale }),
      tree(112, 306, 0.74, '#2f6f7a', true) + tree(386, 308, 0.6, '#2f6f7a', true),
      cabin(244, 306, 1.2, K.coral, true),
      snowflake(160, 110, 14, K.white),
      place(puffin({ scarf: SCARVES.sun }), 342, 270, { scale: 0.3 }),
    );
  },
};

const TIERS = [
  { ribbon: [K.mint, K.pine], rim: ['#e8b98f', K.wood], ground: K.skyPale },
  { ribbon: [K.sky, K.blue], rim: ['#e8eff5', '#b9cad9'], ground: '#ffe9c7' },
  { ribbon: [K.coralPale, K.coral], rim: [K.sunPale, K.sun], ground: '#cfeee4' },
  { ribbon: [K.lavender, K.violet], rim: [K.sun, K.sunDark], ground: '#ffd7cd' },
  { ribbon: [K.sun, K.coral], rim: [K.white, K.lavender], ground: '#41528f' },
] as const;

/** The medal of a tier, 1 to 5: one of the crew on a puck with a ribbon. */
export function kiekkoTier(tier: number): string {
  const d = new Drawing(240, 240);
  const { ribbon, rim, ground } = TIERS[tier - 1] ?? TIERS[0];
  const figures = [
    puffin({ arms: 'wave' }),
    fox({ arms: 'wave' }),
    seal({ arms: 'cheer' }),
    bear({ arms: 'wave', scarf: SCARVES.coral }),
    bear({ arms: 'cheer', crowned: true, scarf: SCARVES.sun }),
  ];
  const clip = d.clip(circle(120, 106, 74, {}));
  return d.finish(
    tier >= 4 ? path(rays(120, 106, 20, 80, 112, 0.55), { fill: rim[1], opacity: 0.55 }) : '',
    path('M78 150L52 226L84 212L102 236L120 170ZM162 150L188 226L156 212L138 236L120 170Z', {
      fill: ribbon[1],
      stroke: ribbon[1],
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
    path('M96 158L84 206L102 232L120 170ZM144 158L156 206L138 232L120 170Z', { fill: ribbon[0] }),
    circle(124, 112, 96, { fill: K.ink, opacity: 0.12 }),
    circle(120, 106, 96, { fill: rim[1] }),
    circle(120, 106, 88, { fill: rim[0] }),
    circle(120, 106, 75, { fill: ground }),
    group(
      { 'clip-path': clip },
      ellipse(120, 186, 110, 40, { fill: tier === 5 ? '#dfe7fb' : K.white, opacity: 0.75 }),
      tier === 5
        ? path('M40 90Q80 50 120 86T204 70V120Q160 90 120 122T40 130Z', { fill: '#86f2cf', opacity: 0.6 })
        : '',
      place(figures[tier - 1] ?? '', 120, tier === 5 ? 138 : 130, { scale: tier === 5 ? 0.44 : 0.52 }),
    ),
    repeat(tier, (index) => {
      const [x, y] = polar(120, 106, 84.5, 90 + (index - (tier - 1) / 2) * -19);
      return path(star(x, y, 5, 9, 4), {
        fill: K.sun,
        stroke: K.sunDark,
        'stroke-width': 1.4,
        'stroke-linejoin': 'round',
      });
    }),
  );
}
