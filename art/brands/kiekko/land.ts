/** Kiekko's landscape: sky, mountains, hills, water, snow. Everything fills the frame it is given. */
import type { Frame } from '../../../app/workbench/new-brand/drawing/frame';
import { arc, pointText, polar, polygon, rays, smooth, star } from '../paths';
import { between, type Random } from '../../../app/workbench/new-brand/seeded-random';
import { circle, type Drawing, ellipse, fine, group, path, place, rect, repeat, round } from '../svg';
import { K } from './paints';

export const SKIES = {
  day: ['#a6dcf8', '#dff3fd', '#fff6e3'],
  dawn: ['#ffd9c7', '#ffeede', '#fff8ec'],
  sunny: ['#ffe9ae', '#fff4d6', '#fffaf0'],
  mint: ['#bdeee0', '#e5f9f2', '#fffaf0'],
  dusk: ['#c3b5f5', '#e4dcfb', '#ffeee6'],
  polar: ['#2a3f77', '#5a6db5', '#b9b3ea'],
  winter: ['#bfe0f5', '#e4f3fc', '#ffffff'],
} as const;

export function sky(d: Drawing, f: Frame, tone: keyof typeof SKIES): string {
  const [top, middle, low] = SKIES[tone];
  return rect(0, 0, f.width, f.height, {
    fill: d.linear(90, [
      [0, top],
      [0.5, middle],
      [1, low],
    ]),
  });
}

/** A sun with two pale rings, or rays all round. */
export function sun(x: number, y: number, radius: number, withRays = false): string {
  return (
    (withRays ? path(rays(x, y, 24, radius * 1.25, radius * 30, 0.5), { fill: K.sun, opacity: 0.15 }) : '') +
    circle(x, y, radius * 2.1, { fill: K.sunPale, opacity: 0.35 }) +
    circle(x, y, radius * 1.5, { fill: K.sunPale, opacity: 0.55 }) +
    circle(x, y, radius, { fill: K.sun })
  );
}

/** A cloud of rounded puffs with a flat foot, 200 wide. */
export function cloud(x: number, y: number, scale: number, colour: string = K.white, opacity = 0.95): string {
  return place(
    path('M-90 30A30 30 0 0 1 -78 -28A46 46 0 0 1 6 -48A38 38 0 0 1 66 -20A26 26 0 0 1 84 30Z', {
      fill: colour,
    }),
    x,
    y,
    { scale, opacity },
  );
}

/** One snow-capped mountain with a lit and a shaded side. */
export function mountain(
  x: number,
  foot: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
): string {
  const top = foot - height;
  const half = width / 2;
  const at = (dx: number, share: number): readonly [number, number] => [
    x + dx * half * share,
    top + height * share,
  ];
  return (
    path(polygon([at(-1, 1), [x, top], at(1, 1)]), {
      fill: lit,
      stroke: lit,
      'stroke-width': 18,
      'stroke-linejoin': 'round',
    }) +
    path(
      polygon([
        [x, top - 4],
        at(1, 1),
        [x - half * 0.16, foot],
        [x + half * 0.08, top + height * 0.55],
        [x - half * 0.1, top + height * 0.3],
      ]),
      { fill: shade },
    ) +
    path(
      polygon([
        [x, top - 2],
        at(1, 0.3),
        [x + half * 0.13, top + height * 0.24],
        [x + half * 0.06, top + height * 0.36],
        [x - half * 0.06, top + height * 0.25],
        [x - half * 0.14, top + height * 0.35],
        at(-1, 0.3),
      ]),
      { fill: K.snow, stroke: K.snow, 'stroke-width': 14, 'stroke-linejoin': 'round' },
    )
  );
}

/** A range of mountains across the frame. */
export function range(
  f: Frame,
  random: Random,
  foot: number,
  height: number,
  lit: string,
  shade: string,
): string {
  const step = height * 1.15;
  const count = Math.ceil(f.width / step) + 1;
  return repeat(count, (index) =>
    mountain(
      index * step + between(random, -60, 60),
      foot,
      height * between(random, 1.5, 1.9),
      height * between(random, 0.7, 1.05),
      lit,
      shade,
    ),
  );
}

/** A rolling hill from one side to the other, down to the frame's foot. */
export function hill(f: Frame, heights: readonly number[], colour: string): string {
  const points = heights.map((y, index) => [(index * f.width) / (heights.length - 1), y] as const);
  return path(`${smooth(points)}V${f.height}H0Z`, { fill: colour });
}

export function tree(x: number, y: number, scale: number, colour: string = K.pine, snowy = false): string {
  return place(
    rect(-7, -14, 14, 26, { rx: 4, fill: K.woodDark }) +
      path('M0 -150L44 -78H-44ZM0 -112L56 -42H-56ZM0 -72L66 -4H-66Z', {
        fill: colour,
        stroke: colour,
        'stroke-width': 12,
        'stroke-linejoin': 'round',
      }) +
      path('M0 -154L48 -76H0ZM0 -112L60 -40H0ZM0 -72L70 -2H0Z', { fill: K.ink, opacity: 0.12 }) +
      (snowy
        ? path(
            'M0 -152L24 -114Q10 -124 0 -112Q-10 -124 -24 -114ZM-30 -76Q-14 -64 0 -76Q14 -64 30 -76L44 -62Q0 -40 -44 -62Z',
            { fill: K.white, stroke: K.white, 'stroke-width': 6, 'stroke-linejoin': 'round' },
          )
        : ''),
    x,
    y,
    { scale },
  );
}

/** A row of trees along a curve of the ground. */
export function forest(
  d: Drawing,
  random: Random,
  from: number,
  to: number,
  y: (x: number) => number,
  colour: string,
  size: number,
  snowy = false,
): string {
  const id = d.store(tree(0, 0, 1, colour, snowy));
  const trees: string[] = [];
  for (let x = from; x < to; x += between(random, 34, 62) * size * 1.6) {
    const scale = fine(size * between(random, 0.7, 1.15));
    trees.push(d.use(id, { transform: `translate(${pointText([x, y(x)])})scale(${scale})` }));
  }
  return trees.join('');
}

/** A wooden cabin with a pitched roof, 170 wide, its foot at y. */
export function cabin(x: number, y: number, scale: number, wall: string = K.coral, snowy = false): string {
  const roof = snowy ? K.white : '#3c4f6d';
  return place(
    rect(-70, -84, 140, 84, { fill: wall }) +
      rect(0, -84, 70, 84, { fill: K.ink, opacity: 0.1 }) +
      path('M-70 -66H70M-70 -46H70M-70 -26H70', { stroke: K.ink, 'stroke-width': 2, opacity: 0.12 }) +
      rect(34, -148, 20, 44, { fill: '#3c4f6d' }) +
      path('M-70 -82L0 -142L70 -82Z', { fill: wall }) +
      path('M-86 -78L0 -150L86 -78', {
        fill: 'none',
        stroke: roof,
        'stroke-width': 18,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }) +
      rect(-54, -58, 36, 32, { rx: 3, fill: K.sunPale, stroke: K.white, 'stroke-width': 5 }) +
      path('M-36 -58V-26M-54 -42H-18', { stroke: K.white, 'stroke-width': 4 }) +
      rect(12, -60, 34, 60, { rx: 4, fill: K.white }) +
      rect(16, -56, 26, 56, { rx: 3, fill: '#3c4f6d' }) +
      circle(0, -100, 12, { fill: K.sunPale, stroke: K.white, 'stroke-width': 4 }),
    x,
    y,
    { scale },
  );
}

/** Water from `top` down to `foot`, with rounded light strips. */
export function water(
  d: Drawing,
  f: Frame,
  random: Random,
  top: number,
  foot: number,
  upper: string = K.sky,
  lower: string = K.blue,
): string {
  const strips = repeat(26, () => {
    const y = between(random, top + 14, foot - 6);
    const width = between(random, 30, 130) * (0.4 + (y - top) / (foot - top));
    return `M${pointText([between(random, 0, f.width), y])}h${round(width)}`;
  });
  return (
    rect(0, top, f.width, foot - top, {
      fill: d.linear(90, [
        [0, upper],
        [1, lower],
      ]),
    }) + path(strips, { stroke: K.white, 'stroke-width': 5, 'stroke-linecap': 'round', opacity: 0.45 })
  );
}

/** Ribbons of northern lights. */
export function aurora(d: Drawing, f: Frame): string {
  const ribbon = (
    y: number,
    height: number,
    sway: number,
    from: string,
    to: string,
    opacity: number,
  ): string => {
    const points = Array.from(
      { length: 9 },
      (_, index) => [(index * (f.width + 200)) / 8 - 100, y + Math.sin(index * 1.35 + sway) * 52] as const,
    );
    const upper = [...points]
      .reverse()
      .map(([x, py], index) => [x + 40, py - height - Math.cos(index * 1.1 + sway) * 40] as const);
    return path(`${smooth(points)}L${smooth(upper).slice(1)}Z`, {
      fill: d.linear(90, [
        [0, to, 0],
        [0.55, to, opacity * 0.7],
        [1, from, opacity],
      ]),
    });
  };
  const base = f.horizon * 0.62;
  return (
    ribbon(base, 250, 0.4, '#8af2cf', '#b7a6f2', 1) +
    ribbon(base - 90, 210, 2.2, '#ffc2dd', '#8fd3f5', 0.8) +
    ribbon(base + 40, 150, 3.9, '#7df5ff', '#86dcc0', 0.9)
  );
}

export function snowfall(f: Frame, random: Random, count = 80): string {
  return group(
    { fill: K.white },
    repeat(count, () =>
      circle(between(random, 0, f.width), between(random, 0, f.height), between(random, 2, 6.5), {
        opacity: between(random, 0.5, 1),
      }),
    ),
  );
}

/** Confetti of dots, bars and stars over the subject. */
export function confetti(f: Frame, random: Random, count = 46, spread = 470): string {
  const colours = [K.coral, K.sun, K.blue, K.mint, K.lavender] as const;
  return repeat(count, (index) => {
    const [x, y] = polar(
      f.focusX,
      f.focusY,
      between(random, 170, spread) * f.scale,
      between(random, 0, 360),
      0.78,
    );
    const size = between(random, 5, 12) * f.scale;
    const fill = colours[index % colours.length] ?? K.coral;
    const turn = between(random, 0, 180);
    const kind = index % 3;
    if (kind === 0) return circle(x, y, size * 0.7, { fill });
    if (kind === 1)
      return place(rect(-size, -size * 0.35, size * 2, size * 0.7, { rx: size * 0.35, fill }), x, y, {
        turn,
      });
    return path(arc(x, y, size, turn, turn + 150), {
      fill: 'none',
      stroke: fill,
      'stroke-width': size * 0.5,
      'stroke-linecap': 'round',
    });
  });
}

/** A string of pennants hanging between two points. */
export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
): string {
  const colours = [K.coral, K.sun, K.blue, K.mint] as const;
  const at = (share: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) / count;
  return (
    path(smooth(Array.from({ length: 13 }, (_, index) => at(index / 12))), {
      fill: 'none',
      stroke: K.ink,
      'stroke-width': 4,
    }) +
    repeat(count, (index) => {
      const a = at((index + 0.12) / count);
      const b = at((index + 0.88) / count);
      const fill = colours[index % 4] ?? K.coral;
      return path(polygon([a, b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + size * 0.95]]), {
        fill,
        stroke: fill,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      });
    })
  );
}

/** Pale rays from behind the subject. */
export function softRays(f: Frame, colour: string, opacity = 0.4, count = 18): string {
  return path(rays(f.focusX, f.focusY, count, 0, Math.max(f.width, f.height), 0.5, 5), {
    fill: colour,
    opacity,
  });
}

/** Large soft dots, the ground of simple cards. */
export function dots(d: Drawing, f: Frame, colour: string, opacity = 0.5): string {
  const tile = circle(20, 20, 5, { fill: colour }) + circle(50, 50, 5, { fill: colour });
  return rect(0, 0, f.width, f.height, { fill: d.pattern(60, 60, tile), opacity });
}

/** Lightens the side where text will stand. */
export function calm(d: Drawing, f: Frame, colour: string = K.cream): string {
  if (f.crop === 'card') return '';
  const wide = f.crop === 'wide';
  const veil = d.linear(
    wide ? 0 : 90,
    wide
      ? [
          [0, colour, 0.94],
          [0.36, colour, 0.8],
          [0.56, colour, 0],
        ]
      : [
          [0.5, colour, 0],
          [0.68, colour, 0.86],
          [1, colour, 0.97],
        ],
  );
  return rect(0, 0, f.width, f.height, { fill: veil });
}

/** A snowflake of six arms. */
export function snowflake(x: number, y: number, size: number, colour: string): string {
  const arm = `M0 0V${round(-size)}M0 ${round(-size * 0.55)}L${round(size * 0.24)} ${round(-size * 0.8)}M0 ${round(-size * 0.55)}L${round(-size * 0.24)} ${round(-size * 0.8)}`;
  return place(
    group(
      { fill: 'none', stroke: colour, 'stroke-width': size * 0.14, 'stroke-linecap': 'round' },
      ...[0, 60, 120, 180, 240, 300].map((turn) => group({ transform: `rotate(${turn})` }, path(arm, {}))),
    ),
    x,
    y,
  );
}

/** A band of small stars for night skies. */
export function nightStars(f: Frame, random: Random, count = 60): string {
  return (
    group(
      { fill: K.white },
      repeat(count, () =>
        circle(between(random, 0, f.width), between(random, 0, f.horizon * 0.8), between(random, 1.2, 3.4), {
          opacity: between(random, 0.5, 1),
        }),
      ),
    ) +
    path(
      repeat(8, () =>
        star(between(random, 0, f.width), between(random, 0, f.horizon * 0.6), 4, between(random, 8, 14), 3),
      ),
      { fill: K.sunPale },
    )
  );
}

export function groundShadow(x: number, y: number, width: number): string {
  return ellipse(x, y, width / 2, width * 0.06, { fill: K.ink, opacity: 0.13 });
}
