import { gold, plainGold, ruby, sapphire, emerald, amethyst } from '../materials';
import { flat, solid } from '../svg/shading';
import { symmetric } from '../svg/shapes';
import { material, type Motif } from './motif';

export const heraldicShield: Motif = (tone) => {
  const { pen } = tone;
  return (
    solid(pen, symmetric('M0,-196Q90,-170 160,-176Q176,60 0,204'), gold, { edge: 8 }) +
    solid(
      pen,
      symmetric('M0,-164Q80,-142 134,-146Q144,44 0,168'),
      material(tone, ruby, sapphire, amethyst, emerald),
      { outline: 5, edge: 6 },
    ) +
    solid(pen, symmetric('M0,-90L22,-30 80,-30 36,6 52,66 0,32'), plainGold, { outline: 6, edge: 5 }) +
    flat('M0,-160V160Q-136,60-130,-140Z', '#ffffff', 0.12)
  );
};
