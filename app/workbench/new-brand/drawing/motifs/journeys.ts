import { cream, gold, leather, ruby, sapphire, silver, emerald, bronze } from '../materials';
import { place, repeat, svg } from '../svg/markup';
import { ball, flat, solid, stroke } from '../svg/shading';
import { box, circle, polar, ring } from '../svg/shapes';
import { both, material, type Motif } from './motif';

export const magnifier: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, silver);
  return (
    solid(pen, 'M70,96L100,66 196,160Q204,196 168,200Z', leather, { edge: 6 }) +
    solid(pen, 'M54,80L84,50 112,78 82,108Z', metal, { edge: 4 }) +
    svg`<circle cx="-36" cy="-40" r="124" fill="${pen.radial(
      [
        [0, '#ffffff', 0.75],
        [0.7, '#a6e6ff', 0.55],
        [1, '#2a7be0', 0.8],
      ],
      0.35,
      0.3,
    )}"/>` +
    place(
      stroke(
        'M0,-64A64,64 0 0 1 64,0M0,-44A44,44 0 1 1-44,0M0,-24A24,24 0 1 0 24,0M-64,0A64,64 0 0 0 40,50M0,0v8',
        '#0c2c6b',
        8,
        0.55,
      ),
      -36,
      -40,
    ) +
    `<path d="${ring(146, 112, -36, -40)}" fill="${metal.ink}" fill-rule="evenodd"/>` +
    `<path d="${ring(140, 118, -36, -40)}" fill="${pen.linear(
      [
        [0, metal.light],
        [0.4, metal.base],
        [0.6, metal.deep],
        [1, metal.light],
      ],
      50,
    )}" fill-rule="evenodd"/>` +
    flat('M-116,-70Q-90,-130-20,-132Q-80,-100-92,-40Z', '#ffffff', 0.8)
  );
};

export const padlock: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, silver, bronze);
  return (
    stroke('M-80,-10V-90a80,80 0 0 1 160,0V-10', silver.ink, 60) +
    stroke('M-80,-10V-90a80,80 0 0 1 160,0V-10', silver.base, 42) +
    stroke('M-88,-10V-90a80,80 0 0 1 100,-76', '#ffffff', 9, 0.8) +
    solid(pen, box(-140, -24, 280, 220, 36), metal, {
      edge: 9,
      inside: stroke('M-116,0H116V172H-116Z', metal.deep, 6, 0.7),
    }) +
    flat(circle(32, 0, 66) + 'M-14,70H14L26,140H-26Z', metal.ink) +
    flat(circle(12, -10, 56), '#ffffff', 0.35) +
    both(pen, flat(circle(9, 112, 8) + circle(9, 112, 166), metal.ink))
  );
};

export const pocketWatch: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, bronze, silver);
  const hours = repeat(12, (index) => {
    const a = polar(112, index * 30);
    const b = polar(index % 3 ? 96 : 84, index * 30);
    return svg`M${a.x},${a.y}L${b.x},${b.y}`;
  });
  return (
    stroke('M0,-160Q60,-210 120,-180T206,-120', metal.ink, 16) +
    stroke('M0,-160Q60,-210 120,-180T206,-120', metal.base, 9).replace('/>', ' stroke-dasharray="10 9"/>') +
    stroke('M-28,-140a28,30 0 1 1 56,0', metal.ink, 24) +
    stroke('M-28,-140a28,30 0 1 1 56,0', metal.base, 13) +
    solid(pen, box(-22, -150, 44, 40, 8), metal, { edge: 4 }) +
    solid(pen, circle(158, 0, 36), metal, { edge: 9, angle: 50 }) +
    solid(
      pen,
      circle(128, 0, 36),
      { ...cream, light: '#fffdf4', base: '#fff3d6', deep: '#d6b47a' },
      { outline: 6, edge: 6 },
    ) +
    place(
      stroke(hours, '#3d1f08', 8) +
        stroke('M0,0L-44,-50', '#3d1f08', 12) +
        stroke('M0,0L30,-84', '#3d1f08', 8) +
        flat(circle(12), '#e8123f'),
      0,
      36,
    ) +
    flat('M-96,0Q-70,-66 10,-80Q-60,-40-76,20Z', '#ffffff', 0.55)
  );
};

export const cog: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, bronze, gold, silver);
  const wheel = (teeth: number, radius: number) => {
    const step = 360 / teeth;
    return (
      'M' +
      Array.from({ length: teeth }, (_, index) =>
        [
          polar(radius, index * step),
          polar(radius, index * step + step * 0.42),
          polar(radius * 0.82, index * step + step * 0.55),
          polar(radius * 0.82, index * step + step * 0.88),
        ]
          .map(({ x, y }) => svg`${x},${y}`)
          .join(' '),
      ).join(' ') +
      'Z'
    );
  };
  return (
    place(
      solid(pen, wheel(10, 96), silver, { edge: 6 }) +
        flat(circle(44), '#141b2b') +
        solid(pen, circle(24), gold, { edge: 3 }),
      112,
      100,
    ) +
    place(
      solid(pen, wheel(9, 76), gold, { edge: 5 }) +
        flat(circle(34), '#2b1106') +
        solid(pen, circle(18), silver, { edge: 3 }),
      -130,
      116,
    ) +
    place(
      solid(pen, wheel(14, 158), metal, { edge: 9 }) +
        flat(circle(98), metal.ink) +
        repeat(
          5,
          (index) =>
            svg`<path d="M-13,-100H13V0H-13Z" fill="${metal.base}" stroke="${metal.ink}" stroke-width="6" transform="rotate(${index * 72})"/>`,
        ) +
        solid(pen, circle(46), metal, { edge: 6 }) +
        ball(pen, 0, 0, 26, material({ pen, random: tone.random }, ruby, sapphire, emerald), 5),
      -6,
      -36,
    )
  );
};
