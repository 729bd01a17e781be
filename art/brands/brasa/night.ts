/** Brasa's places: sky, city, street, jungle, stage. Everything fills the frame it is given. */
import type { Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { cutRectangle, pointText, polar, polygon, polyline, rays, smooth } from '../paths';
import { between, type Random } from '../../../app/workbench/new-brand/seeded-random';
import { circle, type Drawing, ellipse, group, path, place, rect, repeat, round } from '../svg';
import { B, neon } from './paints';

const SKIES = {
  heat: [B.night, '#2a0845', '#7a1480', '#ff3d7f', '#ff9440'],
  magenta: [B.night, '#240640', '#5c1180', '#d31e86', '#ff5f8f'],
  ember: [B.night, '#2b0a2e', '#6e1640', '#e2481f', '#ffb53d'],
  cyan: [B.night, '#120a3a', '#2a1c7a', '#7a2fd0', '#ff4fa3'],
} as const;

export type SkyTone = keyof typeof SKIES;

export function nightSky(d: Drawing, f: Frame, tone: SkyTone, random: Random): string {
  const [top, high, middle, low, edge] = SKIES[tone];
  const paint = d.linearBetween(
    [0, 0],
    [0, f.horizon],
    [
      [0, top],
      [0.4, high],
      [0.7, middle],
      [0.92, low],
      [1, edge],
    ],
  );
  return (
    rect(0, 0, f.width, f.horizon + 4, { fill: paint }) +
    group(
      { fill: '#fff' },
      repeat(50, () =>
        circle(between(random, 0, f.width), between(random, 0, f.horizon * 0.55), between(random, 0.7, 2), {
          opacity: between(random, 0.25, 0.9),
        }),
      ),
    )
  );
}

/** The low sun behind the subject, sliced by dark bars. */
export function slicedSun(d: Drawing, f: Frame, radius: number, dy = 0): string {
  const cy = f.focusY + dy * f.scale;
  const r = radius * f.scale;
  const disc = d.linear(90, [
    [0, '#ffe27a'],
    [0.4, B.ember],
    [0.75, B.magenta],
    [1, '#a3168f'],
  ]);
  const bars = repeat(7, (index) => {
    const y = cy + r * (0.06 + index * 0.135);
    return rect(f.focusX - r, y, r * 2, r * (0.018 + index * 0.011), { fill: '#000' });
  });
  const mask = d.mask(circle(f.focusX, cy, r, { fill: '#fff' }) + bars);
  const glow = d.radial([
    [0.3, B.ember, 0.6],
    [0.6, B.magenta, 0.28],
    [1, B.magenta, 0],
  ]);
  return circle(f.focusX, cy, r * 1.9, { fill: glow }) + circle(f.focusX, cy, r, { fill: disc, mask });
}

/** Two rows of towers with lit windows. */
export function skyline(d: Drawing, f: Frame, random: Random): string {
  const row = (foot: number, low: number, high: number, paint: string, windows: number): string => {
    let outline = `M0 ${round(foot)}`;
    let lit = '';
    let x = 0;
    while (x < f.width) {
      const width = between(random, 44, 104) * f.scale;
      const top = foot - between(random, low, high) * f.scale;
      const kind = Math.floor(random() * 4);
      outline += `V${round(top)}`;
      if (kind === 0) outline += `L${pointText([x + width / 2, top - 22])}L${pointText([x + width, top])}`;
      else if (kind === 1)
        outline += `H${round(x + width * 0.3)}V${round(top - 26)}H${round(x + width * 0.7)}V${round(top)}H${round(x + width)}`;
      else if (kind === 2)
        outline += `H${round(x + width / 2)}V${round(top - 54)}V${round(top)}H${round(x + width)}`;
      else outline += `L${pointText([x + width, top - 18])}`;
      if (windows > 0) {
        for (let wy = top + 14; wy < foot - 10; wy += 17) {
          for (let wx = x + 9; wx < x + width - 10; wx += 14)
            if (random() < windows) lit += `M${pointText([wx, wy])}h5`;
        }
      }
      x += width;
    }
    return (
      path(`${outline}V${round(foot)}Z`, { fill: paint }) +
      (lit === ''
        ? ''
        : path(lit, { stroke: random() < 0.5 ? B.amber : B.pink, 'stroke-width': 6, opacity: 0.75 }))
    );
  };
  return (
    row(f.horizon + 2, 120, 300, '#4a1070', 0) +
    row(f.horizon + 2, 70, 210, '#1d0733', 0.26) +
    rect(0, f.horizon - 90 * f.scale, f.width, 92 * f.scale, {
      fill: d.linear(90, [
        [0, B.magenta, 0],
        [1, B.ember, 0.45],
      ]),
    })
  );
}

/** A wet street: a neon grid running to the horizon, with the lights' long reflections. */
export function street(d: Drawing, f: Frame, random: Random, colour: string = B.magenta): string {
  const depth = f.height - f.horizon;
  const spread = Math.max(f.width, 1400);
  const verticals = repeat(31, (index) => {
    const share = (index - 15) / 15;
    return polyline([
      [f.focusX + share * spread * 0.42, f.horizon],
      [f.focusX + share * spread * 2.1, f.height],
    ]);
  });
  const horizontals = [0.02, 0.07, 0.14, 0.24, 0.38, 0.56, 0.8]
    .map((share) =>
      polyline([
        [0, f.horizon + depth * share],
        [f.width, f.horizon + depth * share],
      ]),
    )
    .join('');
  const streaks = repeat(20, () => {
    const x = f.focusX + between(random, -620, 620) * f.scale;
    const paint = random() < 0.5 ? B.magenta : random() < 0.5 ? B.amber : B.cyan;
    return rect(x, f.horizon, between(random, 4, 20), depth * between(random, 0.35, 0.95), {
      fill: d.linear(90, [
        [0, paint, 0.55],
        [1, paint, 0],
      ]),
    });
  });
  return (
    rect(0, f.horizon, f.width, depth, {
      fill: d.linear(90, [
        [0, '#3c0c55'],
        [0.3, B.deep],
        [1, B.night],
      ]),
    }) +
    streaks +
    group(
      { stroke: colour, fill: 'none' },
      path(verticals + horizontals, { 'stroke-width': 6, opacity: 0.12 }),
      path(verticals + horizontals, { 'stroke-width': 1.6, opacity: 0.55 }),
    ) +
    ellipse(f.focusX, f.horizon + depth * 0.28, 560 * f.scale, depth * 0.4, {
      fill: d.radial([
        [0, B.amber, 0.5],
        [0.4, B.magenta, 0.3],
        [1, B.magenta, 0],
      ]),
    }) +
    rect(0, f.horizon - 2, f.width, 4, {
      fill: d.linear(0, [
        [0, B.magenta, 0],
        [f.focusX / f.width, '#ffe9d0'],
        [1, B.magenta, 0.2],
      ]),
    })
  );
}

/** A palm leaf of many blades, 300 long, growing from the origin to the right. */
function palmLeaf(d: Drawing, from: string, to: string): string {
  const paint = d.linear(0, [
    [0, from],
    [1, to],
  ]);
  const spine = (share: number): readonly [number, number] => [
    300 * share,
    -110 * Math.sin(share * 2.1) * 0.9 + share * share * 60,
  ];
  const blades = repeat(13, (index) => {
    const share = 0.08 + index * 0.072;
    const [x, y] = spine(share);
    const length = 108 * Math.sin(Math.min(1, share * 1.3 + 0.22) * Math.PI * 0.86) + 26;
    const tip = (side: 1 | -1): readonly [number, number] => [
      x + length * 0.72,
      y + side * length * 0.62 + length * 0.18,
    ];
    const blade = (side: 1 | -1): string => {
      const end = tip(side);
      return `M${pointText([x, y])}Q${pointText([x + length * 0.28, y + side * length * 0.42])} ${pointText(end)}Q${pointText([x + length * 0.5, y + side * length * 0.14])} ${pointText([x + 14, y])}Z`;
    };
    return blade(1) + blade(-1);
  });
  return (
    path(blades, { fill: paint }) +
    path(smooth([0, 0.25, 0.5, 0.75, 1].map(spine)), {
      fill: 'none',
      stroke: paint,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    })
  );
}

/** A palm with a curved trunk, about 560 high, its foot at the origin. */
export function palm(d: Drawing, lit = false): string {
  const leaf = d.store(palmLeaf(d, lit ? '#5c1180' : '#0d0318', lit ? B.magenta : '#2b0a45'));
  return (
    path('M-16 6C4 -150 -20 -300 34 -440L54 -434C16 -300 36 -150 22 6Z', {
      fill: lit ? '#3a0d5c' : '#10041d',
    }) +
    [-150, -115, -78, -40, -8, 24, 200, 170]
      .map((turn, index) =>
        d.use(leaf, {
          transform: `translate(44 -436)rotate(${turn})scale(${index % 2 === 0 ? 0.86 : 0.72})`,
        }),
      )
      .join('')
  );
}

/** Leaves reaching in from the corners of the frame. */
export function jungle(d: Drawing, f: Frame, from: string = '#1b0a3a', to: string = '#7a1b9c'): string {
  const leaf = d.store(palmLeaf(d, from, to));
  const dark = d.store(palmLeaf(d, B.night, '#3a0d5c'));
  const size = f.crop === 'card' ? f.height / 520 : 1.25;
  const corner = (x: number, y: number, turns: readonly number[]): string =>
    turns
      .map((turn, index) =>
        d.use(index % 2 === 0 ? dark : leaf, {
          transform: `translate(${pointText([x, y])})rotate(${turn})scale(${round(size)})`,
        }),
      )
      .join('');
  const low = f.crop === 'tall' ? f.horizon + 190 : f.height + 20;
  return (
    corner(f.width + 30, -20, [100, 128, 152, 176]) +
    corner(f.width + 30, low, [-92, -120, -150, -176]) +
    (f.crop === 'wide' ? '' : corner(-30, -20, [80, 52, 28, 4]) + corner(-30, low, [-88, -60, -30, -4]))
  );
}

/** Sparks drifting up. */
export function embers(f: Frame, random: Random, count = 60, spread = 560): string {
  const colours = [B.amber, B.ember, B.magenta, B.hot, B.cyan] as const;
  return repeat(count, (index) => {
    const x = f.focusX + between(random, -spread, spread) * f.scale;
    const y = between(random, f.focusY - 380 * f.scale, f.horizon + 90 * f.scale);
    const size = between(random, 1.6, 5.6) * f.scale;
    const fill = colours[index % (index % 7 === 0 ? 5 : 4)] ?? B.amber;
    return path(
      polygon([
        [x, y - size * 1.7],
        [x + size, y],
        [x, y + size * 1.7],
        [x - size, y],
      ]),
      { fill, opacity: between(random, 0.45, 1) },
    );
  });
}

/** Crossing searchlights in the house's colours. */
export function searchlights(d: Drawing, f: Frame): string {
  const beam = (from: number, to: number, width: number, colour: string): string =>
    path(
      polygon([
        [f.focusX + from * f.scale - 8, f.horizon],
        [f.focusX + from * f.scale + 8, f.horizon],
        [f.focusX + (to + width) * f.scale, -20],
        [f.focusX + (to - width) * f.scale, -20],
      ]),
      {
        fill: d.linear(90, [
          [0, colour, 0.05],
          [1, colour, 0.5],
        ]),
      },
    );
  return (
    beam(-420, -120, 80, B.magenta) +
    beam(420, 120, 80, B.cyan) +
    beam(-300, -520, 60, B.amber) +
    beam(300, 520, 60, B.magenta)
  );
}

/** A ring of thick rays, like a stage's light wall. */
export function lightWall(d: Drawing, f: Frame, colour: string = B.magenta): string {
  const reach = Math.max(f.width, f.height) * 0.7;
  return path(rays(f.focusX, f.focusY, 22, 60 * f.scale, reach, 0.42, 4), {
    fill: d.radial([
      [0, colour, 0.75],
      [0.5, colour, 0.22],
      [1, colour, 0],
    ]),
  });
}

/** A stage: dark, a light wall, halftone and the lit grid below. */
export function stage(d: Drawing, f: Frame, colour: string = B.magenta): string {
  const dot = circle(6, 6, 2.2, { fill: colour }) + circle(18, 18, 2.2, { fill: colour });
  return (
    rect(0, 0, f.width, f.height, {
      fill: d.linear(90, [
        [0, B.night],
        [0.6, '#2c0848'],
        [1, B.night],
      ]),
    }) +
    ellipse(f.focusX, f.focusY, f.width * 0.55, f.height * 0.7, {
      fill: d.radial([
        [0, colour, 0.7],
        [0.5, B.violet, 0.55],
        [1, B.night, 0],
      ]),
    }) +
    lightWall(d, f, colour) +
    rect(0, 0, f.width, f.horizon, { fill: d.pattern(24, 24, dot), opacity: 0.18 })
  );
}

/** A burst of fireworks. */
export function firework(x: number, y: number, radius: number, colour: string, random: Random): string {
  const count = 16;
  const lines = repeat(count, (index) => {
    const angle = (index * 360) / count + between(random, -5, 5);
    const reach = radius * between(random, 0.78, 1.05);
    return polyline([polar(x, y, reach * 0.36, angle), polar(x, y, reach, angle)]);
  });
  const tips = repeat(count, (index) => {
    const [px, py] = polar(x, y, radius * 1.16, (index * 360) / count + 8);
    return circle(px, py, 3.4, {});
  });
  return (
    neon(lines, colour, 3.2) + group({ fill: '#fff' }, tips) + circle(x, y, radius * 0.07, { fill: '#fff' })
  );
}

/** Carnival streamers and paper. */
export function confetti(f: Frame, random: Random, count = 50): string {
  const colours = [B.magenta, B.amber, B.cyan, B.ember, B.pink] as const;
  return repeat(count, (index) => {
    const [x, y] = [
      f.focusX + between(random, -560, 560) * f.scale,
      f.focusY + between(random, -370, 330) * f.scale,
    ];
    const size = between(random, 5, 11) * f.scale;
    return place(
      path(cutRectangle(-size, -size * 0.5, size * 2, size, size * 0.4), { fill: colours[index % 5] }),
      x,
      y,
      { turn: between(random, 0, 180), opacity: between(random, 0.6, 1) },
    );
  });
}

/** Cut-corner neon frame of a card. */
export function cardBorder(f: Frame): string {
  const gap = 16;
  return neon(cutRectangle(gap, gap, f.width - gap * 2, f.height - gap * 2, 34), B.magenta, 2.2, 'miter');
}

/** Darkens the side where text will stand, and the corners. */
export function calm(d: Drawing, f: Frame): string {
  if (f.crop === 'card') {
    return rect(0, 0, f.width, f.height, {
      fill: d.radial(
        [
          [0.55, B.night, 0],
          [1, B.night, 0.75],
        ],
        0.5,
        0.5,
        0.75,
      ),
    });
  }
  const wide = f.crop === 'wide';
  return rect(0, 0, f.width, f.height, {
    fill: d.linear(
      wide ? 0 : 90,
      wide
        ? [
            [0, B.night, 0.95],
            [0.34, B.night, 0.8],
            [0.57, B.night, 0],
          ]
        : [
            [0.48, B.night, 0],
            [0.68, B.night, 0.84],
            [1, B.night, 0.97],
          ],
    ),
  });
}
