import {
  gold,
  jewels,
  plainGold,
  ruby,
  sandstone,
  sapphire,
  black,
  jade,
  topaz,
} from '../../../app/workbench/new-brand/drawing/materials';
import { place, repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { ball, flat, glow, made, solid, stroke } from '../../../app/workbench/new-brand/drawing/svg/shading';
import { circle, ellipse, symmetric } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

const lapis = made('#1b4fd1', '#39e6ff');

/** The striped headcloth, a golden face and the cobra. */
export const pharaoh: Motif = (tone) => {
  const { pen } = tone;
  const cloth = material(tone, lapis, made('#0f8f86', '#8dffe8'), made('#a31338', '#ff9a5a'), lapis);
  const hood = symmetric('M0,-176Q90,-176 124,-110Q146,-40 190,60Q196,150 150,196L96,196 84,90 0,90');
  const stripes = repeat(
    9,
    (index) => svg`M60,${-150 + index * 40}Q140,${-130 + index * 40} 220,${-60 + index * 44}`,
  );
  const face = symmetric('M0,-112Q74,-108 82,-40Q84,40 46,86Q24,108 0,110');
  return (
    solid(pen, hood, gold, {
      edge: 8,
      inside: both(pen, stroke(stripes, cloth.base, 19)) + flat('M0,-200H200V200H0Z', '#2a0a00', 0.18),
    }) +
    solid(pen, symmetric('M0,120Q70,110 100,80L116,196 0,196'), gold, {
      edge: 5,
      inside: both(
        pen,
        stroke('M0,130Q60,126 104,100M0,150Q60,148 112,124M0,172Q60,170 116,150', cloth.base, 10),
      ),
    }) +
    solid(pen, face, plainGold, { edge: 7, inside: flat('M0,-120H100V120H0Z', '#7a2a00', 0.28) }) +
    solid(pen, symmetric('M0,86L16,86 22,160 0,172'), cloth, { edge: 4, outline: 6 }) +
    both(
      pen,
      stroke('M14,-40Q40,-62 74,-44', '#1a0b12', 8) +
        flat('M14,-12Q36,-36 68,-12Q40,6 14,-12Z', '#ffffff') +
        flat(circle(11, 40, -13), '#1a0b12') +
        stroke('M10,-10Q38,-38 70,-12L92,-6', '#1a0b12', 6) +
        flat('M0,54Q20,46 30,56Q16,70 0,68Z', '#a3361a'),
    ) +
    stroke('M-2,-6L-10,28Q0,36 10,28', '#a85a06', 6) +
    solid(pen, symmetric('M0,-140Q70,-136 92,-92L84,-72Q50,-108 0,-110'), cloth, { edge: 4, outline: 6 }) +
    solid(pen, symmetric('M0,-206Q30,-204 28,-168Q22,-130 0,-116'), gold, { edge: 4, outline: 6 }) +
    ball(pen, 0, -172, 11, ruby, 3)
  );
};

export const scarab: Motif = (tone) => {
  const { pen } = tone;
  const shell = material(tone, sapphire, jade, topaz, ruby);
  const wing = 'M30,-20Q110,-130 206,-120Q200,-60 186,-20Q150,70 40,60Z';
  return (
    both(
      pen,
      solid(pen, wing, gold, {
        edge: 6,
        inside: stroke(
          'M40,10Q110,-70 200,-96M40,24Q110,-30 196,-56M40,38Q110,10 184,-14M40,50Q100,40 160,24',
          lapis.base,
          15,
        ),
      }) +
        stroke('M56,70Q110,80 120,140M70,-74Q96,-130 70,-170', gold.ink, 20) +
        stroke('M56,70Q110,80 120,140M70,-74Q96,-130 70,-170', gold.base, 11),
    ) +
    solid(pen, ellipse(88, 112, 0, 40), shell, {
      edge: 8,
      inside:
        stroke('M0,-80V170', shell.ink, 7) +
        both(pen, flat('M8,-60Q60,-50 66,30Q60,110 10,140Z', '#ffffff', 0.2)),
    }) +
    solid(pen, symmetric('M0,-104Q70,-96 78,-40Q40,-22 0,-24'), shell, { edge: 6 }) +
    solid(pen, symmetric('M0,-134Q30,-150 44,-104Q20,-90 0,-92'), plainGold, { edge: 4 }) +
    glow(pen, 0, -168, 74, '#ffb52e', 0.8) +
    ball(pen, 0, -166, 34, ruby, 7)
  );
};

export const eyeOfSun: Motif = (tone) => {
  const { pen } = tone;
  const iris = material(tone, sapphire, ruby, jade);
  return (
    solid(
      pen,
      'M-30,40Q-40,110-90,160L-50,176Q-10,110 10,46ZM40,44Q80,130 150,130Q176,120 166,90Q140,110 120,60Z',
      gold,
      { edge: 6 },
    ) +
    solid(pen, 'M-196,-10Q-100,-130 40,-116Q140,-100 196,-20Q110,70-10,66Q-120,60-196,-10Z', gold, {
      edge: 9,
    }) +
    solid(
      pen,
      'M-150,-10Q-80,-84 30,-78Q110,-66 150,-20Q80,36-10,34Q-90,34-150,-10Z',
      { ...gold, metal: false, light: '#fffdf0', base: '#fff0cc', deep: '#d8a45a' },
      { outline: 5, edge: 4 },
    ) +
    ball(pen, 8, -24, 56, iris, 6) +
    flat(circle(22, 8, -24), '#05060f') +
    flat(circle(9, -8, -42), '#ffffff') +
    stroke('M-190,-96Q-60,-190 110,-160', gold.ink, 34) +
    stroke('M-190,-96Q-60,-190 110,-160', gold.base, 20) +
    stroke('M-180,-100Q-60,-188 100,-164', gold.light, 5)
  );
};

export const ankh: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold);
  return (
    solid(
      pen,
      'M-28,20Q-90,-60-90,-120A90,84 0 0 1 90,-120Q90,-60 28,20L150,4V76L28,60 46,200H-46L-28,60-150,76V4ZM0,-10Q44,-70 44,-116A44,44 0 0 0-44,-116Q-44,-70 0,-10Z',
      metal,
      { edge: 9 },
    ) +
    ball(pen, 0, 40, 26, tone.random.pick(jewels), 6) +
    both(pen, ball(pen, 110, 40, 14, lapis, 4))
  );
};

/** The temple cat, sitting. */
export const templeCat: Motif = (tone) => {
  const { pen } = tone;
  const coat = material(tone, black, made('#241a52', '#ff9cf0'), black);
  return (
    solid(pen, 'M60,190Q150,190 160,110Q166,60 130,40Q140,90 110,130Z', coat, { edge: 5 }) +
    solid(pen, symmetric('M0,-90Q52,-80 60,-20Q110,60 96,190L0,190'), coat, { edge: 8 }) +
    solid(pen, symmetric('M0,-168L32,-170 86,-216Q92,-150 82,-110Q60,-60 0,-56'), coat, { edge: 6 }) +
    both(
      pen,
      flat('M60,-166L80,-192 78,-142Z', '#d46a7a', 0.8) +
        glow(pen, 36, -116, 40, '#ffd21a', 0.5) +
        flat('M12,-112Q36,-140 64,-124Q46,-96 12,-112Z', '#ffd21a') +
        flat(ellipse(6, 14, 40, -116), '#0a0508') +
        stroke('M14,190V110', coat.ink, 5),
    ) +
    flat('M-10,-84h20l-10,12Z', '#d46a7a') +
    solid(pen, symmetric('M0,-52Q50,-56 66,-22Q50,30 0,36'), gold, {
      edge: 5,
      inside: both(pen, stroke('M0,-34Q40,-34 56,-10M0,-12Q30,-14 44,10', lapis.base, 8)),
    }) +
    ball(pen, 0, 8, 20, ruby, 5) +
    both(pen, stroke('M72,-178a15,15 0 1 0 14,4', '#ffc23a', 6))
  );
};

export const anubis: Motif = (tone) => {
  const { pen } = tone;
  const coat = material(tone, black, made('#2a2148', '#55e6ff'));
  const head =
    'M-60,-60L-54,-204Q-20,-176-8,-110L14,-206Q50,-170 44,-90Q60,-60 70,-40L176,14Q184,40 160,52L70,60Q50,100 60,196H-110Q-100,60-60,-60Z';
  return (
    solid(pen, head, coat, { edge: 8, inside: flat('M70,60Q50,100 60,196H0Q0,100 30,40Z', coat.ink, 0.6) }) +
    flat('M14,-176Q36,-150 28,-96L10,-104Z', '#c8761a', 0.8) +
    flat('M10,-48Q34,-70 62,-44Q36,-30 10,-48Z', '#ffd21a') +
    flat(circle(9, 38, -48), '#140a05') +
    stroke('M4,-46Q34,-78 68,-42L84,-36', gold.base, 6) +
    flat('M150,16l26,-2q8,20-8,28Z', '#05060c') +
    solid(pen, 'M-84,60Q-20,110 60,76L74,196H-124Q-112,130-84,60Z', gold, {
      edge: 6,
      inside: stroke(
        'M-96,100Q-20,140 60,108M-106,134Q-20,168 64,140M-114,168Q-20,196 70,172',
        lapis.base,
        15,
      ),
    }) +
    ball(pen, -18, 130, 17, ruby, 5)
  );
};

/** A golden mask of the jungle kingdoms. */
export const sunMask: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, jade, sandstone);
  const rays = repeat(
    15,
    (index) => svg`<path d="M-13,-130L0,-206 13,-130Z" transform="rotate(${index * 24})"/>`,
  );
  const face = symmetric('M0,-136L70,-130 116,-80 124,0 104,90 60,140 0,152');
  return (
    `<g fill="${ruby.base}" stroke="${ruby.ink}" stroke-width="8">${rays}</g>` +
    solid(pen, circle(158), { ...metal, base: metal.deep }, { edge: 7 }) +
    solid(pen, face, metal, { edge: 8 }) +
    both(
      pen,
      solid(pen, 'M18,-44L92,-70 100,-30 40,-6Z', made('#12a88f', '#b9fff0'), { outline: 6, edge: 3 }) +
        ball(pen, 62, -36, 14, ruby, 4) +
        solid(pen, 'M0,80H60L72,56V112L50,126H0Z', black, { outline: 4, edge: 0 }) +
        flat(
          'M4,82h14v20H4ZM24,82h14v20H24ZM44,80h14v18H44ZM10,122h14v-16H10ZM32,122h14v-16H32Z',
          '#fffbe0',
        ) +
        solid(pen, circle(22, 136, 30), made('#12a88f'), { outline: 6, edge: 3 }),
    ) +
    solid(pen, symmetric('M0,-50L16,-40 34,40 0,54'), metal, { outline: 6, edge: 4 }) +
    solid(pen, symmetric('M0,-136L24,-120 0,-70'), made('#12a88f'), { outline: 6, edge: 3 })
  );
};

export const sunStone: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, sandstone);
  const spikes = repeat(
    12,
    (index) => svg`<path d="M-28,-146L0,-200 28,-146Z" transform="rotate(${index * 30})"/>`,
  );
  const marks = repeat(
    16,
    (index) => svg`<path d="M-10,-132h20v26h-20Z" transform="rotate(${index * 22.5})"/>`,
  );
  return (
    `<g fill="${metal.base}" stroke="${metal.ink}" stroke-width="9">${spikes}</g>` +
    solid(pen, circle(160), metal, { edge: 8, angle: 50 }) +
    `<g fill="#12a88f" stroke="${metal.ink}" stroke-width="4">${marks}</g>` +
    solid(pen, circle(92), { ...metal, metal: false }, { edge: 6 }) +
    place(
      both(
        pen,
        flat('M16,-34Q44,-56 66,-30Q46,-6 16,-34Z', '#fffdf0') + flat(circle(12, 40, -30), '#2a0a00'),
      ) +
        flat('M-12,-30L12,-30 20,14H-20Z', metal.deep) +
        flat(symmetric('M0,30L50,26 40,56 0,60'), '#4a0c08') +
        flat('M-10,50h20l-4,40h-12Z', '#e8123f'),
      0,
      -4,
      0.92,
    )
  );
};
