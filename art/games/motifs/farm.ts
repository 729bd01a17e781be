import {
  bone,
  gold,
  leaf,
  ruby,
  snow,
  black,
  topaz,
} from '../../../app/workbench/new-brand/drawing/materials';
import { repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { ball, flat, made, solid, stroke } from '../../../app/workbench/new-brand/drawing/svg/shading';
import { box, circle, ellipse, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

export const chicken: Motif = (tone) => {
  const { pen } = tone;
  const plume = material(tone, snow, made('#f0a04d', '#fff0b0'), made('#c2502a', '#ffcf8a'));
  return (
    solid(pen, symmetric('M0,-110L16,-190 40,-140 76,-196 80,-130 116,-150 80,-80 0,-70'), ruby, {
      edge: 5,
    }) +
    both(
      pen,
      solid(pen, 'M90,40Q196,0 200,60Q206,100 180,96Q190,140 156,130Q140,160 96,130Z', plume, { edge: 6 }),
    ) +
    solid(pen, symmetric('M0,-136Q90,-136 104,-50Q160,40 130,130Q90,196 0,200'), plume, {
      edge: 9,
      inside: stroke(
        'M-40,110q20,24 40,0q20,24 40,0M-60,146q20,24 40,0q20,24 40,0q20,24 40,0',
        plume.deep,
        6,
        0.5,
      ),
    }) +
    both(
      pen,
      flat(ellipse(25, 30, 42, -62), '#ffffff') +
        flat(circle(14, 37, -58), '#1a0d08') +
        flat(circle(5, 32, -65), '#ffffff') +
        stroke('M20,-104Q46,-116 70,-98', plume.ink, 7),
    ) +
    solid(pen, symmetric('M0,10Q30,20 24,60Q16,84 0,84'), ruby, { edge: 4 }) +
    solid(pen, symmetric('M0,-34Q40,-24 46,2Q30,22 0,34'), topaz, { edge: 4, outline: 6 }) +
    stroke('M-36,2Q0,12 36,2', topaz.ink, 5)
  );
};

export const pig: Motif = (tone) => {
  const { pen } = tone;
  const hide = material(tone, made('#ff9ab8', '#ffe6ec'), made('#ff9ab8', '#ffe6ec'), gold);
  return (
    both(
      pen,
      solid(pen, 'M50,-120Q90,-196 156,-180Q160,-110 110,-70Z', hide, {
        edge: 6,
        inside: flat('M76,-116Q104,-160 140,-158Q140,-116 104,-86Z', '#e0567f', 0.8),
      }),
    ) +
    solid(pen, symmetric('M0,-144Q120,-146 146,-30Q156,90 90,150Q50,180 0,180'), hide, { edge: 9 }) +
    both(
      pen,
      flat(ellipse(17, 23, 60, -34), '#1a0d14') +
        flat(circle(7, 54, -43), '#ffffff') +
        flat(ellipse(24, 15, 104, 30), '#ff5f8a', 0.55) +
        stroke('M36,-76Q60,-92 84,-74', hide.ink, 7),
    ) +
    solid(pen, ellipse(72, 52, 0, 46), hide, { edge: 7, outline: 7 }) +
    both(pen, flat(ellipse(12, 19, 26, 46), '#8c2a4d')) +
    stroke('M-44,118Q0,150 44,118', hide.ink, 8) +
    flat(box(-40, -150, 80, 14, 7), hide.ink)
  );
};

export const cow: Motif = ({ pen, random }) => {
  const patch = random.pick(['#23263a', '#8a4a22']);
  const flower = repeat(
    5,
    (index) => svg`<ellipse cx="0" cy="-16" rx="10" ry="15" transform="rotate(${index * 72})"/>`,
  );
  return (
    both(
      pen,
      solid(pen, 'M60,-120Q70,-180 120,-200Q140,-150 100,-100Z', bone, { edge: 4 }) +
        solid(pen, 'M90,-90Q180,-130 204,-80Q170,-30 96,-44Z', made(patch, '#ffcfa0'), { edge: 5 }),
    ) +
    solid(pen, symmetric('M0,-140Q90,-142 106,-50Q110,40 90,80L0,90'), snow, {
      edge: 8,
      inside: flat(
        'M20,-150Q110,-140 110,-30Q60,10 34,-40Q10,-90 20,-150ZM-110,10Q-60,0-60,60Q-80,90-120,80Z',
        patch,
      ),
    }) +
    solid(pen, symmetric('M0,30Q110,20 120,100Q110,176 0,180'), made('#ffb0b8', '#ffe6e6'), { edge: 8 }) +
    both(
      pen,
      flat(ellipse(20, 26, 48, -36), '#ffffff') +
        flat(circle(15, 46, -32), '#1a0d14') +
        flat(circle(6, 41, -40), '#ffffff') +
        flat(ellipse(13, 18, 48, 84), '#a34a5c'),
    ) +
    stroke('M-50,134Q0,160 50,134', '#7a2a3d', 8) +
    stroke('M30,146Q80,120 150,160', '#2f7d1a', 7) +
    svg`<g transform="translate(154 156)" fill="#ffffff" stroke="#4a2410" stroke-width="3">${flower}<circle r="10" fill="#ffd21f"/></g>`
  );
};

export const tractor: Motif = (tone) => {
  const { pen } = tone;
  const paint = material(tone, ruby, made('#3da82a', '#f0ffa0'), made('#2a7be0', '#c2f6ff'));
  const wheel = (x: number, y: number, radius: number) =>
    solid(pen, circle(radius, x, y), black, { edge: 6 }) +
    svg`<circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="none" stroke="#55607d" stroke-width="${radius * 0.16}" stroke-dasharray="${radius * 0.2} ${radius * 0.22}"/>` +
    solid(pen, circle(radius * 0.52, x, y), topaz, { edge: 5 }) +
    solid(pen, circle(radius * 0.2, x, y), black, { edge: 3 });
  return (
    solid(pen, box(96, -150, 22, 110, 8), black, { edge: 3 }) +
    flat(circle(18, 116, -170) + circle(24, 140, -192), '#e0e6f0', 0.8) +
    solid(pen, 'M-150,-190H10L30,-40H-150Z', paint, {
      edge: 7,
      inside:
        flat('M-126,-160H-70V-56H-126ZM-52,-160H-10L6,-56H-52Z', '#c2f0ff') +
        flat('M-126,-160L-90,-56H-126ZM-52,-160L-20,-56H-52Z', '#ffffff', 0.5),
    }) +
    solid(pen, 'M-170,-50H130Q196,-44 196,20V80H-170Z', paint, {
      edge: 8,
      inside: stroke('M60,-10H180M60,20H180', paint.ink, 7, 0.6),
    }) +
    ball(pen, 178, -20, 17, topaz, 5) +
    wheel(-84, 86, 112) +
    wheel(128, 122, 72)
  );
};

export const carrot: Motif = ({ pen }) =>
  solid(pen, 'M-20,-90Q-60,-190-110,-190Q-90,-130-60,-100Q-120,-120-150,-90Q-90,-50-40,-70Z', leaf, {
    edge: 5,
  }) +
  solid(pen, 'M20,-90Q10,-190 60,-206Q80,-150 50,-100Q110,-140 150,-110Q110,-60 40,-66Z', leaf, { edge: 5 }) +
  solid(pen, symmetric('M0,-90Q90,-96 96,-40Q80,90 0,204'), made('#ff7a14', '#ffe08a'), {
    edge: 9,
    inside:
      stroke(
        'M-90,-30Q-50,-14-30,-30M90,20Q50,36 30,20M-70,60Q-40,74-20,60M50,100Q30,112 10,100M-30,130Q-14,140 0,130',
        '#a83a00',
        7,
        0.7,
      ) + flat(ellipse(20, 60, -44, -20), '#ffffff', 0.4),
  });
