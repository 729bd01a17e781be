import {
  amethyst,
  emerald,
  gold,
  jewels,
  leather,
  plainGold,
  ruby,
  sapphire,
} from '../../../app/workbench/new-brand/drawing/materials';
import { lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import {
  ball,
  flat,
  glow,
  solid,
  sparkle,
  stroke,
} from '../../../app/workbench/new-brand/drawing/svg/shading';
import { circle, ellipse, star, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

const emblems = {
  sun: star(12, 58, 34),
  star: star(5, 62, 27),
  eye: 'M-66,0Q0,-56 66,0Q0,56-66,0Z',
  drop: symmetric('M0,-66Q44,-10 40,20Q34,56 0,58'),
  crown: symmetric('M0,-46L20,-4 58,-34 46,42 0,46'),
  moon: 'M20,-60A60,60 0 1 0 52,40A48,48 0 1 1 20,-60Z',
} as const;

/** A clasped, jewelled book standing at an angle. */
export const tome: Motif = (tone) => {
  const { pen, random } = tone;
  const cover = material(tone, ruby, emerald, sapphire, amethyst, leather);
  const emblem = emblems[random.pick(['sun', 'star', 'eye', 'drop', 'crown', 'moon'] as const)];
  const corner = solid(pen, 'M0,0H62Q56,36 30,34Q36,60 0,64Z', gold, { outline: 5, edge: 3 });
  const front = 'M-120,-170H130V180H-120Z';
  return place(
    solid(pen, 'M-150,-150L-120,-174H136L110,-150V196H-150Z', gold, { edge: 0, fill: '#e9d7a6' }) +
      stroke('M-140,-160H116M-134,-165H122', '#a3803a', 3) +
      solid(pen, 'M-150,-152Q-172,-160-160,-176L-120,-186V170L-150,200Z', cover, { edge: 5 }) +
      solid(pen, 'M110,-140L136,-170V170L110,196Z', gold, { edge: 0, outline: 6, fill: '#f5e6bd' }) +
      stroke('M118,-148V186M126,-158V178', '#a3803a', 3) +
      place(
        solid(pen, front, cover, { edge: 8 }) +
          stroke('M-100,-150H110V160H-100Z', gold.base, 6) +
          place(corner, -124, -174) +
          place(corner, 134, -174, 1, 0, true) +
          place(corner, -124, 184, 1, -90) +
          place(corner, 134, 184, 1, 180) +
          solid(pen, circle(92, 5, 4), gold, { edge: 7 }) +
          glow(pen, 5, 4, 110, lighter(cover.light, 0.3), 0.7) +
          place(solid(pen, emblem, plainGold, { outline: 6, edge: 4 }), 5, 4) +
          ball(pen, 5, 4, 19, random.pick(jewels), 4),
        -15,
        16,
        0.98,
      ),
    0,
    0,
    0.94,
    -7,
  );
};

/** An open book with light pouring out of it. */
export const openBook: Motif = (tone) => {
  const { pen } = tone;
  const cover = material(tone, ruby, sapphire, amethyst, emerald, leather);
  const page = pen.linear(
    [
      [0, '#fffaea'],
      [0.7, '#f3dfae'],
      [1, '#b98d4a'],
    ],
    0,
  );
  const half =
    solid(pen, 'M0,60Q90,10 200,40V176Q90,150 0,196Z', cover, { edge: 5 }) +
    svg`<path d="M0,44Q80,-6 186,24V152Q80,130 0,180Z" fill="${page}" stroke="#6b4a1c" stroke-width="4"/>` +
    stroke(
      'M26,66Q90,32 164,46M26,94Q90,60 164,72M26,122Q90,88 164,98M26,148Q80,122 130,124',
      '#8a6a34',
      5,
      0.7,
    );
  const id = pen.group(half);
  const light = pen.linear([
    [0, lighter(cover.rim, 0.5), 0],
    [1, lighter(cover.rim, 0.6), 0.9],
  ]);
  return (
    svg`<use href="#${id}" transform="scale(-1 1)"/><use href="#${id}"/>` +
    `<path d="M-60,60L-170,-190H170L60,60Q0,110-60,60Z" fill="${light}"/>` +
    glow(pen, 0, 20, 130, '#fff6c2', 0.9) +
    place(
      solid(pen, tone.random.pick([emblems.star, emblems.sun, emblems.moon, emblems.crown]), gold, {
        edge: 5,
      }),
      0,
      -90,
      1.25,
    ) +
    sparkle(-96, -60, 28) +
    sparkle(100, -110, 34) +
    sparkle(70, -20, 18)
  );
};

/** A sealed scroll map. */
export const scroll: Motif = ({ pen }) => {
  const paper = { light: '#fff6dc', base: '#ecc987', deep: '#a06a2c', ink: '#3a1f08', rim: '#ffe9b0' };
  return place(
    solid(pen, 'M-150,-110H150V120H-150Z', paper, {
      edge: 6,
      inside:
        stroke('M-110,60Q-60,-30-10,20T90,-40', '#a3121f', 9).replace('/>', ' stroke-dasharray="4 22"/>') +
        stroke('M84,-62l30,34M114,-62l-30,34', '#a3121f', 11) +
        flat('M-116,-40l30,-44 34,44ZM-66,-40l24,-34 28,34Z', '#8a5a20', 0.7) +
        stroke(circle(26, 96, 70), '#8a5a20', 5) +
        flat(star(4, 34, 8, 96, 70), '#8a5a20'),
    }) +
      solid(pen, 'M-190,-136H190V-92H-190Z', paper, { edge: 5, angle: 90 }) +
      solid(pen, 'M-190,104H190V148H-190Z', paper, { edge: 5, angle: 90 }) +
      [-190, 190]
        .map((x) => flat(ellipse(14, 22, x, -114), '#6b3f12') + flat(ellipse(14, 22, x, 126), '#6b3f12'))
        .join('') +
      ball(pen, 0, 150, 34, ruby, 6),
    0,
    0,
    1,
    -6,
  );
};
