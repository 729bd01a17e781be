/** Brasa's logo, marks, share picture, illustrations and tiers. */
import { cardFrame } from '../../../app/workbench/new-brand/drawing/frame';
import { cutRectangle, polar, polygon } from '../paths';
import { seededRandom } from '../../../app/workbench/new-brand/seeded-random';
import type { Situation } from '../../../app/workbench/new-brand/drawing/picture';
import { circle, Drawing, ellipse, group, path, place, rect, repeat } from '../svg';
import { cardBorder, embers, nightSky, palm, skyline, slicedSun, street } from './night';
import { B, firePaint, heatPaint, neon } from './paints';
import { bolt, crown, flames, gem, glow, jaguar, MARK, seven, speaker } from './things';

const GLYPHS = {
  B: ['M0 0H31L41 9V17L35 22L43 27V36L34 44H0ZM12 10V17H27L30 14V13L27 10ZM12 27V34H28L31 31V30L28 27Z', 47],
  R: ['M0 0H33L42 9V21L35 28L44 44H30L22 30H12V44H0ZM12 11V19H27L30 17V14L27 11Z', 48],
  A: ['M15 0H31L46 44H33L30 35H16L13 44H0ZM23 13L19 25H27Z', 49],
  S: ['M9 0H42V11H15L12 14L15 17H34L43 25V36L34 44H1V33H28L31 30L28 27H9L0 19V8Z', 47],
} as const;

/** The name in heavy letters with cut corners; top at y = 0, 44 high, 236 wide. */
function wordmark(paint: string): string {
  let x = 0;
  return [...'BRASA']
    .map((letter) => {
      const [d, width] = GLYPHS[letter as keyof typeof GLYPHS];
      const placed = path(d, { transform: `translate(${x} 0)`, fill: paint, 'fill-rule': 'evenodd' });
      x += width;
      return placed;
    })
    .join('');
}

/** A flame with a second flame cut out of it, about 60 × 76 around the origin. */
function flame(paint: string): string {
  return path(
    'M4 -40L24 -12L20 2L32 -6L30 16L18 34H-18L-31 18L-27 -8L-16 4L-12 -22ZM2 2L-12 20L-6 30H8L14 20Z',
    { fill: paint, 'fill-rule': 'evenodd' },
  );
}

export function brasaLogo(): string {
  const d = new Drawing(320, 80);
  const paint = d.linearBetween(
    [0, 0],
    [240, 44],
    [
      [0, B.magenta],
      [0.55, B.ember],
      [1, B.amber],
    ],
  );
  return d.finish(
    place(flame(firePaint(d)), 40, 42, { scale: 0.92 }),
    place(wordmark('#ffffff'), 80, 18, { scale: 0.98 }),
    path('M80 68H312', { stroke: paint, 'stroke-width': 3.4, transform: 'translate(0 2)' }),
  );
}

export function brasaMark(): string {
  const d = new Drawing(128, 128);
  return d.finish(
    path(cutRectangle(0, 0, 128, 128, 26), {
      fill: d.linear(60, [
        [0, '#5c1180'],
        [0.6, '#240640'],
        [1, B.night],
      ]),
    }),
    path(cutRectangle(5, 5, 118, 118, 23), { fill: 'none', stroke: heatPaint(d), 'stroke-width': 4 }),
    place(flame(firePaint(d)), 64, 66, { scale: 1.26 }),
  );
}

export function brasaFavicon(): string {
  const d = new Drawing(32, 32);
  return d.finish(
    path(cutRectangle(0, 0, 32, 32, 7), { fill: '#240640' }),
    place(flame(firePaint(d)), 16, 17, { scale: 0.36 }),
  );
}

export function brasaShare(): string {
  const f = { ...cardFrame(1200, 630), focusY: 270 };
  const d = new Drawing(f.width, f.height);
  const random = seededRandom('brasa share');
  return d.finish(
    nightSky(d, f, 'heat', random),
    slicedSun(d, f, 300, -10),
    skyline(d, f, random),
    street(d, f, random),
    place(palm(d), 130, 610, { scale: 0.9 }),
    place(palm(d), 1070, 616, { scaleX: -0.94, scaleY: 0.94 }),
    place(flames(d, random, 940, 250), 600, 520),
    path(cutRectangle(250, 196, 700, 220, 40), { fill: B.night, opacity: 0.88 }),
    neon(cutRectangle(250, 196, 700, 220, 40), B.magenta, 4, 'miter'),
    place(flame(firePaint(d)), 352, 306, { scale: 1.7 }),
    place(wordmark('#ffffff'), 438, 262, { scale: 1.92 }),
    place(flames(d, random, 820, 60), 600, 524),
    embers(f, random, 60, 640),
    cardBorder(f),
  );
}

function hexagon(radius: number): string {
  return polygon(Array.from({ length: 6 }, (_, index) => polar(0, 0, radius, index * 60 - 90)));
}

function backdrop(d: Drawing, colour: string): string {
  return place(
    glow(d, 190, colour, 0.5) +
      path(hexagon(150), { fill: '#240640', opacity: 0.7 }) +
      neon(hexagon(150), B.plum, 2.4, 'miter'),
    240,
    180,
  );
}

export const BRASA_SITUATIONS: Readonly<Record<Situation, () => string>> = {
  'not-found': () => {
    const d = new Drawing(480, 360);
    const outline = 'M-120 -160H120V-96L34 160H-56L36 -84H-62V-44H-120Z';
    return d.finish(
      backdrop(d, B.magenta),
      place(seven(d), 146, 186, { scale: 0.52, turn: -8 }),
      place(seven(d), 334, 186, { scale: 0.52, turn: 8 }),
      place(
        path(outline, { fill: B.night, stroke: '#7a5a94', 'stroke-width': 7, 'stroke-dasharray': '22 14' }),
        240,
        176,
        { scale: 0.64 },
      ),
      neon('M222 292l-8 16M240 296v18M258 292l8 16', B.amber, 3),
    );
  },
  error: () => {
    const d = new Drawing(480, 360);
    const plug =
      path(cutRectangle(-46, -34, 80, 68, 14), { fill: '#3a0d5c' }) +
      neon(cutRectangle(-46, -34, 80, 68, 14), B.cyan, 4, 'miter');
    return d.finish(
      backdrop(d, B.cyan),
      neon('M0 250C60 250 70 196 126 196', B.cyan, 5),
      neon('M480 130C410 130 420 196 356 196', B.magenta, 5),
      place(plug + neon('M38 -16H62M38 16H62', B.cyan, 5), 156, 196, { scale: 0.94 }),
      place(
        path(cutRectangle(-34, -34, 80, 68, 14), { fill: '#3a0d5c' }) +
          neon(cutRectangle(-34, -34, 80, 68, 14), B.magenta, 4, 'miter') +
          path('M-34 -22H-8V-10H-34ZM-34 10H-8V22H-34Z', { fill: B.night }),
        326,
        196,
        { scale: 0.94 },
      ),
      place(bolt(B.amber), 242, 176, { scale: 0.6, turn: 8 }),
    );
  },
  restricted: () => {
    const d = new Drawing(480, 360);
    return d.finish(
      backdrop(d, B.magenta),
      place(jaguar(d), 240, 158, { scale: 0.6 }),
      path(cutRectangle(70, 246, 340, 50, 16), { fill: '#190529' }),
      path(
        repeat(6, (index) => `M${88 + index * 54} 296l26 -50h26l-26 50Z`),
        { fill: B.amber },
      ),
      neon(cutRectangle(70, 246, 340, 50, 16), B.amber, 4, 'miter'),
      rect(100, 296, 16, 36, { fill: '#3a0d5c' }) + rect(364, 296, 16, 36, { fill: '#3a0d5c' }),
    );
  },
  maintenance: () => {
    const d = new Drawing(480, 360);
    const cog = polygon(
      Array.from({ length: 32 }, (_, index) => polar(0, 0, index % 4 < 2 ? 74 : 58, index * 11.25)),
    );
    return d.finish(
      backdrop(d, B.ember),
      place(
        path(cog, { fill: '#3a0d5c' }) +
          neon(cog, B.ember, 4, 'miter') +
          neon('M-24 0A24 24 0 1 0 24 0A24 24 0 1 0 -24 0Z', B.amber, 4),
        178,
        150,
      ),
      place(
        path(cog, { fill: '#240640' }) +
          neon(cog, B.cyan, 4, 'miter') +
          neon('M-24 0A24 24 0 1 0 24 0A24 24 0 1 0 -24 0Z', B.cyan, 4),
        292,
        232,
        { scale: 0.78, turn: 11 },
      ),
      place(
        neon(
          'M-12 110V-40C-48 -60 -50 -100 -24 -120V-84L0 -70L24 -84V-120C50 -100 48 -60 12 -40V110Z',
          B.magenta,
          5,
        ),
        342,
        140,
        { scale: 0.72, turn: 32 },
      ),
      place(speaker(d, B.plum), 96, 256, { scale: 0.4 }),
    );
  },
  closed: () => {
    const d = new Drawing(480, 360);
    return d.finish(
      backdrop(d, B.plum),
      circle(240, 150, 96, {
        fill: d.linear(90, [
          [0, '#ffe27a'],
          [0.5, B.magenta],
          [1, '#5c1180'],
        ]),
        opacity: 0.9,
      }),
      place(palm(d, true), 96, 326, { scale: 0.4 }),
      place(palm(d, true), 384, 328, { scaleX: -0.42, scaleY: 0.42 }),
      path('M180 320V214L202 192H278L300 214V320Z', { fill: '#190529' }),
      path(
        repeat(7, (index) => `M186 ${222 + index * 14}H294`),
        { stroke: '#5c1180', 'stroke-width': 5 },
      ),
      neon('M180 320V214L202 192H278L300 214V320', B.magenta, 4, 'miter'),
      path(cutRectangle(222, 248, 36, 34, 7), { fill: B.amber }),
      neon('M229 248V236A11 11 0 0 1 251 236V248', B.amber, 3.4),
      ellipse(240, 324, 150, 8, { fill: B.magenta, opacity: 0.3 }),
    );
  },
};

const TIERS = [
  [B.ember, '#5a1a08'],
  [B.amber, '#6e3a08'],
  [B.magenta, '#5c0f44'],
  [B.cyan, '#0f3f7a'],
  ['#ffffff', '#5c1180'],
] as const;

/** The badge of a tier, 1 to 5: the fire grows, then the jaguar wakes. */
export function brasaTier(tier: number): string {
  const d = new Drawing(240, 240);
  const random = seededRandom(`brasa tier ${tier}`);
  const [colour, dark] = TIERS[tier - 1] ?? TIERS[0];
  const rim = tier === 5 ? B.magenta : colour;
  const heart =
    tier === 1
      ? place(flame(firePaint(d)), 0, 0, { scale: 0.9 })
      : tier === 2
        ? place(flames(d, random, 104, 120), 0, 52) +
          place(path(MARK, { fill: '#4a0828', 'fill-rule': 'evenodd' }), 0, 26, { scale: 0.34 })
        : tier === 3
          ? place(flames(d, random, 112, 130), 0, 54) + place(gem(d, B.magenta), 0, 16, { scale: 0.46 })
          : tier === 4
            ? place(bolt(B.cyan), 0, 0, { scale: 0.52, turn: 6 }) + place(crown(d), 0, -6, { scale: 0.34 })
            : place(jaguar(d), 0, 8, { scale: 0.36 });
  return d.finish(
    place(
      glow(d, 118, rim, 0.35 + tier * 0.05) +
        (tier >= 3
          ? path(
              repeat(6, (index) =>
                polygon([
                  polar(0, 0, 84, index * 60 - 16),
                  polar(0, 0, 112, index * 60),
                  polar(0, 0, 84, index * 60 + 16),
                ]),
              ),
              { fill: heatPaint(d) },
            )
          : '') +
        path(hexagon(94), {
          fill: d.radial([
            [0, dark],
            [1, B.night],
          ]),
        }) +
        group(
          {},
          neon(hexagon(94), rim, 4.4, 'miter'),
          tier >= 2 ? neon(hexagon(80), colour === '#ffffff' ? B.cyan : colour, 2, 'miter') : '',
        ) +
        heart +
        (tier === 5 ? place(crown(d), 0, -82, { scale: 0.28 }) : '') +
        repeat(tier, (index) =>
          place(
            path(
              polygon([
                [0, -8],
                [7, 0],
                [0, 8],
                [-7, 0],
              ]),
              { fill: B.hot, stroke: rim, 'stroke-width': 2 },
            ),
            (index - (tier - 1) / 2) * 19,
            106,
          ),
        ),
      120,
      118,
    ),
  );
}
