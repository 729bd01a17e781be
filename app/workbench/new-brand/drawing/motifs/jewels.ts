import { amethyst, emerald, ice, jewels, ruby, sapphire, topaz } from '../materials';
import { lighter, mix } from '../svg/colour';
import { place } from '../svg/markup';
import type { Pen } from '../svg/pen';
import { flat, solid, sparkle, type Material } from '../svg/shading';
import { polar, polygon, type Point } from '../svg/shapes';
import { material, type Motif } from './motif';

/** A cut stone: an outline, a smaller table, and facets between the two that catch the light differently. */
export function cut(pen: Pen, outer: readonly Point[], inner: readonly Point[], stone: Material): string {
  const shades = [0.75, 0.35, 0.1, -0.35, -0.6, -0.2, 0.25, 0.55];
  const facets = outer
    .map((point, index) => {
      const next = outer[(index + 1) % outer.length] ?? point;
      const near = inner[index] ?? point;
      const far = inner[(index + 1) % inner.length] ?? near;
      const middle = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
      const facing = Math.atan2(middle.y, middle.x);
      const light = Math.cos(facing + 2.2) * 0.6 + (shades[index % shades.length] ?? 0) * 0.35;
      const colour =
        light > 0
          ? mix(stone.base, lighter(stone.light, 0.3), light)
          : mix(stone.base, stone.deep, -light * 1.2);
      const shine = mix(colour, stone.light, 0.35);
      return flat(polygon([point, next, far]), colour) + flat(polygon([point, far, near]), shine);
    })
    .join('');
  const table = pen.linear(
    [
      [0, lighter(stone.light, 0.6)],
      [0.45, stone.light],
      [0.55, stone.base],
      [1, mix(stone.base, stone.light, 0.5)],
    ],
    55,
  );
  return (
    solid(pen, polygon(outer), stone, { inside: facets, edge: 6, outline: 9 }) + flat(polygon(inner), table)
  );
}

export function around(count: number, radius: number, turn: number, squash = 1): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = polar(radius, turn + (index * 360) / count);
    return { x, y: y * squash };
  });
}

export const stones = [ruby, emerald, sapphire, amethyst, topaz, ice] as const;

export const hexGem: Motif = (tone) => {
  const stone = material(tone, ...stones);
  return cut(tone.pen, around(6, 190, -90), around(6, 110, -90), stone) + twinkles();
};

export const stepGem: Motif = (tone) => {
  const stone = material(tone, ...stones);
  const corners = (wide: number, tall: number, chamfer: number): Point[] => [
    { x: -wide + chamfer, y: -tall },
    { x: wide - chamfer, y: -tall },
    { x: wide, y: -tall + chamfer },
    { x: wide, y: tall - chamfer },
    { x: wide - chamfer, y: tall },
    { x: -wide + chamfer, y: tall },
    { x: -wide, y: tall - chamfer },
    { x: -wide, y: -tall + chamfer },
  ];
  return cut(tone.pen, corners(142, 180, 52), corners(82, 112, 30), stone) + twinkles();
};

/** The classic side view: crown, girdle and pavilion. */
export const brilliant: Motif = (tone) => {
  const { pen } = tone;
  const stone = material(tone, ice, ...stones);
  const facet = (points: string, colour: string) => `<path d="M${points}Z" fill="${colour}"/>`;
  const { light, base, deep } = stone;
  const pale = lighter(light, 0.65);
  const inside =
    facet('-110,-130L-190,-40-94,-40', mix(light, base, 0.25)) +
    facet('-110,-130L-94,-40-36,-130', pale) +
    facet('-36,-130L-94,-40 0,-40', mix(light, base, 0.5)) +
    facet('-36,-130L36,-130 0,-40', pale) +
    facet('36,-130L94,-40 0,-40', mix(light, base, 0.3)) +
    facet('36,-130L110,-130 94,-40', base) +
    facet('110,-130L190,-40 94,-40', mix(base, deep, 0.6)) +
    facet('-190,-40L0,180-94,-40', light) +
    facet('-94,-40L0,180 0,-40', mix(light, base, 0.75)) +
    facet('94,-40L0,180 0,-40', mix(base, deep, 0.45)) +
    facet('190,-40L0,180 94,-40', deep) +
    facet('-60,-40L0,120 0,-40', pale).replace('/>', ' opacity=".6"/>');
  return (
    solid(pen, 'M-110,-130H110L190,-40 0,180-190,-40Z', stone, { inside, edge: 6, outline: 9 }) + twinkles()
  );
};

export const gemPile: Motif = (tone) => {
  const [a, b, c] = tone.random.shuffled(jewels);
  const small = (
    motif: Motif,
    main: Material | undefined,
    x: number,
    y: number,
    scale: number,
    turn: number,
  ) => place(motif({ ...tone, ...(main ? { main } : {}) }), x, y, scale, turn);
  return (
    small(hexGem, a, -98, 60, 0.52, -14) +
    small(stepGem, b, 100, 50, 0.52, 14) +
    small(brilliant, c, 0, -30, 0.78, 0)
  );
};

export function twinkles(): string {
  return sparkle(-92, -108, 44) + sparkle(104, -36, 26) + sparkle(-40, 92, 20);
}
