import {
  chocolate,
  cream,
  pink,
  ruby,
  sapphire,
  topaz,
  wood,
  jade,
  amethyst,
} from '../../../app/workbench/new-brand/drawing/materials';
import { lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import {
  ball,
  flat,
  made,
  solid,
  stroke,
  type Material,
} from '../../../app/workbench/new-brand/drawing/svg/shading';
import { circle, ellipse, polar, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

const bubblegum: Material = pink;
const mint = made('#3ddbb8', '#e6fff6');
const sky = made('#3da8ff', '#d6fbff');
const lime = made('#8ade2a', '#f6ffb0');
const grape = made('#9a4bff', '#ffc2ff');
const orange = made('#ff8a1f', '#fff0a0');
const flavours = [bubblegum, mint, sky, lime, grape, orange] as const;

function sprinkles(count: number, spread: (index: number) => readonly [number, number]): string {
  const colours = ['#ffffff', '#ffe14d', '#3dd6ff', '#8aff3d', '#ff5fa8'];
  return repeat(count, (index) => {
    const [x, y] = spread(index);
    return svg`<rect x="${x - 8}" y="${y - 3.5}" width="16" height="7" rx="3.5" fill="${colours[index % colours.length] ?? '#ffffff'}" transform="rotate(${(index * 67) % 180} ${x} ${y})"/>`;
  });
}

export const lollipop: Motif = (tone) => {
  const { pen } = tone;
  const candy = material(tone, ...flavours);
  const arms = repeat(
    6,
    (index) =>
      svg`<path d="M0,0Q60,-30 96,-104A142,142 0 0 1 142,-10Q90,20 0,0Z" transform="rotate(${index * 60})"/>`,
  );
  return (
    solid(pen, 'M-13,60H13V206H-13Z', cream, { edge: 3, outline: 8 }) +
    solid(pen, circle(142, 0, -46), candy, {
      edge: 9,
      inside: `<g transform="translate(0 -46)" fill="#fff" opacity=".92">${arms}</g>`,
    }) +
    flat('M-112,-70Q-90,-150-10,-166Q-70,-130-84,-60Z', '#ffffff', 0.7) +
    solid(pen, 'M0,108Q-70,60-84,110Q-80,150 0,118Q80,150 84,110Q70,60 0,108Z', candy, {
      edge: 4,
      outline: 7,
    })
  );
};

export const wrapped: Motif = (tone) => {
  const { pen } = tone;
  const candy = material(tone, ...flavours);
  return place(
    solid(
      pen,
      'M-96,0L-200,-90Q-180,-30-206,0Q-180,30-200,90ZM96,0L200,-90Q180,-30 206,0Q180,30 200,90Z',
      candy,
      {
        edge: 6,
        inside: stroke('M-100,0L-200,-50M-100,0L-200,50M100,0L200,-50M100,0L200,50', '#ffffff', 7, 0.7),
      },
    ) +
      solid(pen, ellipse(118, 104), candy, {
        edge: 9,
        inside:
          stroke(
            'M-120,-90Q-60,0-120,110M-60,-120Q10,0-60,120M0,-130Q70,0 0,130M60,-120Q130,0 60,120',
            '#ffffff',
            20,
            0.85,
          ) + flat(ellipse(110, 40, 0, 90), candy.deep, 0.4),
      }) +
      flat(ellipse(40, 20, -44, -52), '#ffffff', 0.75),
    0,
    0,
    1,
    -20,
  );
};

export const donut: Motif = (tone) => {
  const { pen } = tone;
  const icing = material(tone, bubblegum, mint, chocolate, sky, grape);
  const drip =
    'M-160,-10Q-170,-150 0,-156Q170,-150 160,-10Q160,60 120,40Q100,90 60,64Q30,110 0,70Q-40,116-66,64Q-110,90-120,40Q-160,56-160,-10Z';
  return (
    solid(pen, circle(180, 0, 10), made('#e0a04d', '#fff0b0'), { edge: 9 }) +
    solid(pen, drip, icing, { edge: 8, outline: 6 }) +
    sprinkles(22, (index) => {
      const { x, y } = polar(92 + (index % 3) * 22, index * 49, 0, -24);
      return [x, y * 0.9];
    }) +
    flat(ellipse(58, 46, 0, -6), '#8a4a14') +
    flat(ellipse(52, 36, 0, 4), '#2a1208', 0.85) +
    flat('M-130,-40Q-110,-110-30,-130Q-90,-90-100,-30Z', '#ffffff', 0.7)
  );
};

export const cupcake: Motif = (tone) => {
  const { pen } = tone;
  const icing = material(tone, bubblegum, mint, cream, grape, sky);
  const swirl = (y: number, wide: number) =>
    solid(
      pen,
      symmetric(
        svg`M0,${y - 40}Q${wide * 0.7},${y - 44} ${wide},${y - 4}Q${wide * 1.05},${y + 34} ${wide * 0.6},${y + 38}L0,${y + 44}`,
      ),
      icing,
      { edge: 7 },
    );
  return (
    solid(pen, 'M-120,60H120L90,200H-90Z', made('#ff5c8a', '#ffe0ec'), {
      edge: 6,
      inside: stroke(
        'M-90,60L-70,200M-50,60L-40,200M-10,60V200M32,60L24,200M74,60L58,200',
        '#ffffff',
        12,
        0.7,
      ),
    }) +
    swirl(56, 146) +
    swirl(-10, 112) +
    swirl(-70, 74) +
    sprinkles(16, (index) => [Math.sin(index * 2.4) * (30 + (index % 4) * 26), -80 + index * 10]) +
    ball(pen, 0, -142, 38, ruby, 7) +
    stroke('M4,-176Q20,-206 50,-200', '#2f7d1a', 8)
  );
};

export const iceCream: Motif = (tone) => {
  const { pen } = tone;
  const [a, b, c] = tone.random.shuffled([bubblegum, mint, chocolate, cream, grape, sky]);
  const scoop = (x: number, y: number, flavour: Material) =>
    solid(
      pen,
      svg`M${x - 78},${y + 24}Q${x - 90},${y - 80} ${x},${y - 82}Q${x + 90},${y - 80} ${x + 78},${y + 24}Q${x + 60},${y + 50} ${x + 40},${y + 26}Q${x + 16},${y + 56} ${x - 8},${y + 28}Q${x - 34},${y + 56} ${x - 50},${y + 26}Q${x - 70},${y + 44} ${x - 78},${y + 24}Z`,
      flavour,
      { edge: 7 },
    );
  return (
    solid(pen, 'M-86,40H86L6,206H-6Z', made('#e8a44d', '#fff0b0'), {
      edge: 5,
      inside: stroke(
        'M-100,40L20,206M-50,40L50,180M0,40L70,140M100,40L-20,206M50,40L-50,180M0,40L-70,140',
        '#9a5a14',
        6,
        0.7,
      ),
    }) +
    scoop(-52, 10, a ?? cream) +
    scoop(54, 8, b ?? pink) +
    scoop(0, -74, c ?? chocolate) +
    sprinkles(12, (index) => [Math.sin(index * 2.2) * 62, -130 + index * 9]) +
    ball(pen, 8, -164, 28, ruby, 6) +
    solid(pen, 'M50,-190L84,-180 60,-70 34,-76Z', wood, { edge: 3, outline: 6 })
  );
};

export const gummyBear: Motif = (tone) => {
  const { pen } = tone;
  const jelly = material(tone, ruby, jade, topaz, sapphire, amethyst, lime);
  const soft: Material = { ...jelly, light: lighter(jelly.light, 0.2) };
  return (
    both(
      pen,
      solid(pen, circle(38, 78, -150), soft, { edge: 6 }) +
        solid(pen, 'M70,0Q150,-30 156,30Q150,70 80,60Z', soft, { edge: 6 }) +
        solid(pen, 'M20,120Q130,100 130,160Q126,204 60,204Q20,200 20,160Z', soft, { edge: 6 }),
    ) +
    solid(pen, ellipse(98, 106, 0, 70), soft, {
      edge: 8,
      inside: flat(ellipse(56, 60, 0, 80), '#ffffff', 0.28),
    }) +
    solid(pen, symmetric('M0,-176Q100,-176 108,-90Q104,-20 0,-16'), soft, { edge: 8 }) +
    both(
      pen,
      flat(circle(13, 38, -104), soft.ink) +
        flat(circle(5, 34, -109), '#ffffff') +
        flat(ellipse(16, 9, 64, -76), '#ffffff', 0.4),
    ) +
    flat(ellipse(34, 25, 0, -66), '#ffffff', 0.35) +
    flat(ellipse(13, 9, 0, -76), soft.ink) +
    stroke('M-14,-56Q0,-44 14,-56', soft.ink, 6) +
    flat(ellipse(18, 34, -58, -120), '#ffffff', 0.6) +
    flat(ellipse(14, 30, -50, 40), '#ffffff', 0.5)
  );
};

export const candyCane: Motif = ({ pen }) => {
  const d = 'M-50,196V-70a84,84 0 0 1 168,0v20';
  return place(
    stroke(d, '#4a0514', 74) +
      stroke(d, '#ffffff', 58) +
      stroke(d, '#e8123f', 58).replace('/>', ' stroke-dasharray="34 34"/>').replace('round', 'butt') +
      stroke('M-66,190V-70a98,98 0 0 1 60,-92', '#ffffff', 9, 0.7) +
      place(both(pen, solid(pen, 'M0,0Q50,-60 96,-36Q110,10 90,34Q40,30 0,0Z', jade, { edge: 5 })), -50, 90) +
      ball(pen, -50, 90, 26, topaz, 6),
    0,
    0,
    1,
    10,
  );
};
