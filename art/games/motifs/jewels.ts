import { amethyst, emerald, gold, ice, jewels, ruby, sapphire, topaz } from '../materials';
import { lighter, mix } from '../svg/colour';
import { place, svg } from '../svg/markup';
import type { Pen } from '../svg/pen';
import { flat, solid, sparkle, type Material } from '../svg/shading';
import { circle, polar, polygon, regular, symmetric, type Point } from '../svg/shapes';
import { material, type Motif } from './motif';

/** A cut stone: an outline, a smaller table, and facets between the two that catch the light differently. */
function cut(pen: Pen, outer: readonly Point[], inner: readonly Point[], stone: Material): string {
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

function around(count: number, radius: number, turn: number, squash = 1): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = polar(radius, turn + (index * 360) / count);
    return { x, y: y * squash };
  });
}

const stones = [ruby, emerald, sapphire, amethyst, topaz, ice] as const;

export const roundGem: Motif = (tone) => {
  const stone = material(tone, ...stones);
  return cut(tone.pen, around(8, 184, -112.5), around(8, 100, -112.5), stone) + twinkles();
};

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

export const heartGem: Motif = (tone) => {
  const { pen } = tone;
  const stone = material(tone, ruby, amethyst, ruby);
  const heart = symmetric('M0,-90Q40,-160 110,-146Q190,-120 180,-30Q160,70 0,180');
  const inside =
    flat(symmetric('M0,-40Q30,-90 84,-80Q120,-60 116,-16Q100,50 0,114'), lighter(stone.light, 0.15), 0.55) +
    flat('M-180,-30Q-160,70 0,180L0,114Q-100,50-116,-16Z', stone.base, 0.6) +
    flat('M0,180Q160,70 180,-30L116,-16Q100,50 0,114Z', stone.deep, 0.85) +
    flat('M-110,-146Q-40,-160 0,-90L0,-40Q-30,-90-84,-80Z', '#ffffff', 0.55) +
    flat('M-180,-30Q-190,-120-110,-146L-84,-80Q-120,-60-116,-16Z', '#ffffff', 0.3);
  return solid(pen, heart, stone, { inside, edge: 7, outline: 9 }) + twinkles();
};

export const dropGem: Motif = (tone) => {
  const { pen } = tone;
  const stone = material(tone, ...stones);
  const drop = symmetric('M0,-190Q60,-100 112,-20Q160,60 110,130Q70,180 0,180');
  const inside =
    flat('M0,-190L-60,40-112,-20ZM-112,-20L-60,40-110,130Z', stone.light, 0.8) +
    flat('M0,-190L60,40 112,-20ZM112,-20L60,40 110,130Z', stone.deep, 0.75) +
    flat('M0,-190L60,40H-60Z', lighter(stone.light, 0.5), 0.8) +
    flat('M-60,40H60L0,180Z', stone.base) +
    flat('M60,40L110,130 0,180Z', stone.deep) +
    flat('M-60,40L-110,130 0,180Z', stone.light, 0.5);
  return solid(pen, drop, stone, { inside, edge: 6, outline: 9 }) + twinkles();
};

/** Crystals growing from rock. */
export const crystals: Motif = (tone) => {
  const { pen } = tone;
  const stone = material(tone, ...stones);
  const shard = (wide: number, tall: number) =>
    solid(
      pen,
      svg`M0,${-tall}L${wide},${-tall * 0.72} ${wide * 0.8},20H${-wide * 0.8}L${-wide},${-tall * 0.72}Z`,
      stone,
      {
        edge: 5,
        inside:
          flat(
            svg`M0,${-tall}L${-wide},${-tall * 0.72} ${-wide * 0.8},20H${-wide * 0.2}L${-wide * 0.15},${-tall * 0.6}Z`,
            '#ffffff',
            0.5,
          ) +
          flat(
            svg`M0,${-tall}L${wide},${-tall * 0.72} ${wide * 0.8},20H${wide * 0.3}L${wide * 0.3},${-tall * 0.62}Z`,
            stone.deep,
            0.6,
          ),
      },
    );
  return (
    place(shard(34, 210), -50, 120, 1, -38) +
    place(shard(34, 200), 54, 120, 1, 38) +
    place(shard(42, 270), -26, 130, 1, -16) +
    place(shard(40, 250), 36, 130, 1, 18) +
    place(shard(52, 310), 0, 140, 1, 0) +
    place(shard(26, 130), -86, 140, 1, -56) +
    place(shard(26, 130), 90, 140, 1, 56) +
    solid(
      pen,
      'M-150,180Q-150,120-80,116Q0,90 84,116Q152,120 152,180Z',
      { ...stone, light: '#8d86a0', base: '#4d4760', deep: '#241f33' },
      { edge: 5 },
    )
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

export const ringMotif: Motif = (tone) => {
  const { pen } = tone;
  const stone = material(tone, ice, ruby, emerald);
  return (
    svg`<circle cy="66" r="104" fill="none" stroke="${gold.ink}" stroke-width="50"/>` +
    svg`<circle cy="66" r="104" fill="none" stroke="${pen.linear(
      [
        [0, gold.light],
        [0.4, gold.base],
        [0.6, gold.deep],
        [1, gold.light],
      ],
      30,
    )}" stroke-width="34"/>` +
    solid(pen, 'M-56,-70L-30,-20H30L56,-70 34,-76 0,-40-34,-76Z', gold, { edge: 4 }) +
    place(brilliant({ ...tone, main: stone }), 0, -104, 0.56)
  );
};

export const hexBadge: Motif = (tone) => {
  const { pen } = tone;
  const stone = material(tone, ...stones);
  return (
    solid(pen, regular(8, 196, 0, 0, -67.5), gold, { edge: 8 }) +
    solid(pen, circle(150), { ...stone, light: stone.base, base: stone.deep, deep: stone.ink }, { edge: 5 }) +
    place(roundGem({ ...tone, main: stone }), 0, 0, 0.64)
  );
};

function twinkles(): string {
  return sparkle(-92, -108, 44) + sparkle(104, -36, 26) + sparkle(-40, 92, 20);
}
