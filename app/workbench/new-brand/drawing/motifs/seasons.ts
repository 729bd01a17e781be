import { emerald, plainGold, ruby, sapphire, snow, amethyst } from '../materials';
import { ball, flat, glow, solid } from '../svg/shading';
import { box, circle } from '../svg/shapes';
import { both, material, type Motif } from './motif';

export const gift: Motif = (tone) => {
  const { pen, random } = tone;
  const paper = material(tone, ruby, sapphire, emerald, amethyst);
  const ribbon = random.pick([plainGold, snow]);
  return (
    glow(pen, 0, -60, 190, '#fff0a0', 0.7) +
    solid(pen, 'M-140,-20H140V190H-140Z', paper, {
      edge: 8,
      inside:
        flat(
          [
            circle(12, -96, 40),
            circle(12, -80, 130),
            circle(12, 96, 50),
            circle(12, 86, 140),
            circle(9, -60, 80),
            circle(9, 64, 94),
          ].join(''),
          '#ffffff',
          0.4,
        ) +
        flat('M-28,-40H28V200H-28Z', ribbon.base) +
        flat('M10,-40H28V200H10Z', ribbon.deep, 0.6),
    }) +
    solid(pen, box(-160, -70, 320, 64, 10), paper, {
      edge: 6,
      inside: flat('M-32,-80H32V0H-32Z', ribbon.base),
    }) +
    both(
      pen,
      solid(pen, 'M0,-76Q20,-190 110,-186Q150,-140 100,-96Q50,-70 0,-76Z', ribbon, {
        edge: 6,
        inside: flat('M20,-84Q40,-150 96,-150Q100,-110 20,-84Z', ribbon.deep, 0.7),
      }),
    ) +
    ball(pen, 0, -84, 27, ribbon, 6)
  );
};
