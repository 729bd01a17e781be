import { amethyst, emerald, gold, ice, ruby } from '../../../app/workbench/new-brand/drawing/materials';
import { lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { flat, solid } from '../../../app/workbench/new-brand/drawing/svg/shading';
import { circle, regular, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';
import {
  cut,
  around,
  stones,
  brilliant,
  twinkles,
} from '../../../app/workbench/new-brand/drawing/motifs/jewels';

export const roundGem: Motif = (tone) => {
  const stone = material(tone, ...stones);
  return cut(tone.pen, around(8, 184, -112.5), around(8, 100, -112.5), stone) + twinkles();
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
