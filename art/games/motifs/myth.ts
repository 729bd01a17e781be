import {
  bone,
  bronze,
  flame,
  gold,
  ice,
  iron,
  jade,
  ruby,
  sapphire,
  silver,
  snow,
  topaz,
  wood,
  emerald,
  amethyst,
} from '../../../app/workbench/new-brand/drawing/materials';
import { darker, lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { ball, flat, glow, made, solid, stroke } from '../../../app/workbench/new-brand/drawing/svg/shading';
import {
  circle,
  ellipse,
  polar,
  ring,
  star,
  symmetric,
} from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { both, material, type Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';

/** A dragon seen in profile, horns swept back. */
export const dragon: Motif = (tone) => {
  const { pen, random } = tone;
  const hide = material(tone, emerald, ruby, sapphire, amethyst, made('#2b3350', '#ff7a3d'));
  const fire = random.chance(0.6);
  const neck =
    'M-196,196Q-190,40-110,-20Q-150,-40-176,-90Q-120,-80-84,-100Q-130,-140-120,-200Q-60,-160-10,-150Q60,-140 100,-100L176,-66Q200,-50 194,-20L170,-6 140,-20 112,4 84,-10 60,20Q110,30 150,20L160,44Q120,80 60,76Q10,70-20,60Q0,120-10,196Z';
  const belly = 'M-130,196Q-110,90-30,60Q0,120-10,196Z';
  const plates = repeat(
    5,
    (index) =>
      svg`M${-118 + index * 6},${180 - index * 28}Q-60,${150 - index * 20} ${-14 - index * 2},${170 - index * 26}`,
  );
  const spikes = 'M-196,120L-214,80-176,86ZM-180,60L-204,14-158,34ZM-150,10L-186,-44-124,-14Z';
  return (
    (fire
      ? solid(pen, 'M110,30Q160,0 214,20Q190,36 212,60Q180,56 196,96Q160,80 150,120Q140,80 100,70Z', flame, {
          edge: 5,
        }) + glow(pen, 160, 50, 100, '#ffb52e', 0.6)
      : '') +
    solid(pen, spikes, bone, { edge: 3 }) +
    solid(pen, 'M-60,-110Q-120,-150-128,-212Q-40,-190 0,-130Z', bone, { edge: 5 }) +
    solid(pen, neck, hide, {
      edge: 8,
      inside:
        flat(belly, '#ffdf8a', 0.85) +
        stroke(plates, darker('#d89a3a', 0.3), 7) +
        flat('M-110,-20Q-60,-60 40,-50L100,-30 60,20-20,60Q-70,40-110,-20Z', hide.deep, 0.35),
    }) +
    flat('M60,20L84,-10 112,4 140,-20 150,20Q110,30 60,20Z', '#5a0510') +
    flat(
      'M140,-20l6,24 12,-20ZM112,4l-2,22-14,-20ZM70,18l10,-18 8,16ZM150,22l-10,-22-10,22ZM116,28l-8,-20-10,20Z',
      '#fffdf0',
    ) +
    flat('M150,-72q18,2 22,16q-14,2-22,-16Z', hide.ink) +
    glow(pen, 30, -84, 60, '#ffd21a', 0.6) +
    flat('M-4,-78Q20,-112 64,-92Q50,-62 20,-62Z', '#ffd21a', 1) +
    flat(ellipse(6, 17, 32, -82), '#140505') +
    flat('M-16,-100L70,-108 64,-92 6,-84Z', hide.ink)
  );
};

export const phoenix: Motif = (tone) => {
  const { pen } = tone;
  const plume = material(tone, flame, flame, made('#ff4fa3', '#ffd23d'), made('#2aa8ff', '#c6fbff'));
  const wing =
    'M10,-10Q50,-110 130,-190L136,-140 200,-170 178,-110 214,-104 178,-60 200,-36 150,-14 160,14 104,20 110,46 40,60Z';
  return (
    solid(pen, symmetric('M0,20L26,60 50,150 30,130 34,200 0,170'), plume, { edge: 5 }) +
    both(
      pen,
      solid(pen, wing, plume, {
        edge: 6,
        inside: flat('M16,10Q60,-70 140,-130L150,-96Q90,-50 40,50Z', lighter(plume.light, 0.2), 0.7),
      }) + solid(pen, 'M20,80Q90,110 100,190Q60,150 16,150Z', plume, { edge: 4 }),
    ) +
    solid(pen, symmetric('M0,-130Q40,-126 40,-84Q36,-50 54,-10Q60,60 0,90'), plume, {
      edge: 7,
      inside: flat(ellipse(30, 60, 0, 30), lighter(plume.light, 0.4), 0.8),
    }) +
    solid(pen, symmetric('M0,-126L10,-150 26,-206 34,-140 20,-120'), plume, { outline: 6, edge: 3 }) +
    both(pen, flat('M8,-100L32,-112 28,-96 14,-88Z', '#3a0500') + flat(circle(4, 22, -100), '#ffffff')) +
    solid(pen, symmetric('M0,-96L12,-86 0,-54'), gold, { outline: 5, edge: 3 })
  );
};

export const kraken: Motif = (tone) => {
  const { pen } = tone;
  const skin = material(tone, amethyst, made('#d1345b', '#ffb36b'), made('#1fa08a', '#b6ffea'));
  const arm = (d: string) =>
    stroke(d, skin.ink, 46) +
    stroke(d, skin.deep, 34) +
    stroke(d, skin.base, 20) +
    stroke(d, lighter(skin.light, 0.2), 6, 0.8);
  return (
    both(
      pen,
      arm('M50,40Q140,60 150,0Q156,-50 190,-40') +
        arm('M50,70Q120,130 180,80Q210,60 200,100') +
        arm('M30,90Q60,190 140,160Q180,150 176,180'),
    ) +
    solid(pen, symmetric('M0,-196Q90,-190 110,-100Q116,-40 84,20Q80,80 60,130L34,100 20,160 0,120'), skin, {
      edge: 9,
      inside:
        flat(ellipse(40, 50, -44, -120), '#ffffff', 0.3) +
        [circle(13, 50, -140), circle(9, 76, -104), circle(8, 20, -160)]
          .map((d) => flat(d, skin.deep, 0.6))
          .join(''),
    }) +
    both(
      pen,
      glow(pen, 46, -20, 60, '#ffe14d', 0.5) +
        flat('M10,-14Q40,-60 88,-34Q76,14 40,16Q18,12 10,-14Z', '#ffe14d') +
        flat(ellipse(8, 22, 48, -18), '#120515') +
        flat('M4,-30L94,-60 90,-38 30,-16Z', skin.ink),
    )
  );
};

export const cobra: Motif = (tone) => {
  const { pen } = tone;
  const skin = material(tone, jade, gold, made('#7d2ad1', '#ff9cf0'));
  const coil = 'M-150,160Q-150,110 0,110T150,160Q150,196 0,196T-150,160Z';
  return (
    solid(pen, coil, skin, {
      edge: 7,
      inside: stroke(
        'M-110,124l20,60M-60,114l12,76M0,110v80M60,114l-12,76M110,124l-20,60',
        skin.deep,
        9,
        0.7,
      ),
    }) +
    solid(pen, symmetric('M0,-160Q60,-150 84,-90Q140,-60 134,10Q120,90 56,130L0,140'), skin, {
      edge: 8,
      inside:
        both(pen, flat('M70,-60Q120,-30 112,20Q96,70 60,96Q96,10 70,-60Z', skin.deep, 0.7)) +
        flat(symmetric('M0,-40Q36,-30 40,20Q40,90 0,140'), '#ffe9a8', 0.9) +
        stroke('M-34,0H34M-38,30H38M-38,60H38M-34,90H34M-26,118H26', '#b87a24', 6, 0.7),
    }) +
    solid(pen, symmetric('M0,-190Q56,-184 64,-130Q56,-70 24,-54L0,-50'), skin, { edge: 6 }) +
    both(
      pen,
      flat('M16,-132L58,-150 54,-118 24,-108Z', '#ff4a1a') +
        flat(ellipse(4, 12, 40, -128), '#140505') +
        flat('M6,-56l16,-6-8,40Z', '#fffdf0'),
    ) +
    stroke('M0,-50V-10M0,-10l-12,22M0,-10l12,22', '#e8123f', 6)
  );
};

/** A helmet with horns or wings. */
export const horned: Motif = (tone) => {
  const { pen } = tone;
  const beard = tone.random.pick([
    made('#c8511a', '#ffd28a'),
    made('#d8b26a', '#fff6c2'),
    made('#8a8f9e', '#e0f4ff'),
    made('#5a2f16', '#ffb066'),
  ]);
  const skin = made('#e0a27a', '#ffd0a0');
  return (
    both(
      pen,
      solid(pen, 'M90,-90Q150,-90 150,-206Q204,-160 196,-90Q180,-30 100,-40Z', bone, {
        edge: 6,
        inside: flat('M90,-90L150,-80 150,-36 96,-36Z', '#5a3a1c', 0.5),
      }),
    ) +
    solid(pen, symmetric('M0,-20L110,-30 120,60 100,120 70,110 60,160 30,150 0,204'), beard, {
      edge: 7,
      inside: both(pen, stroke('M30,60Q40,110 20,160M70,40Q80,80 60,130', beard.deep, 7, 0.6)),
    }) +
    solid(pen, symmetric('M0,-60H92Q96,20 60,50L0,60'), skin, { outline: 0, edge: 0 }) +
    solid(pen, symmetric('M0,40Q30,26 60,40Q84,60 104,40Q90,90 50,84Q20,80 0,70'), beard, {
      outline: 6,
      edge: 4,
    }) +
    both(
      pen,
      flat('M14,-10L76,-26 70,-4 24,8Z', beard.ink) +
        flat('M24,0Q46,-16 66,0Q46,16 24,0Z', '#ffffff') +
        flat(circle(8, 44, 0), '#123a6b'),
    ) +
    solid(pen, symmetric('M0,-176Q100,-170 112,-50L112,-24 76,-44 24,-36 20,30 0,46'), silver, {
      edge: 8,
      inside: both(pen, flat('M14,-176h16v160h-16Z', '#2b3550', 0.3)),
    }) +
    solid(pen, symmetric('M0,-76Q80,-76 114,-50V-24Q80,-52 0,-48'), gold, { outline: 6, edge: 4 }) +
    solid(pen, symmetric('M0,-186L14,-176 16,-60 0,-50'), gold, { outline: 5, edge: 3 }) +
    both(pen, flat(circle(7, 50, -62) + circle(7, 92, -48), gold.ink))
  );
};

export const hammer: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, silver, iron, gold);
  return (
    place(
      solid(pen, 'M-17,-40H17V180H-17Z', wood, {
        edge: 5,
        inside: stroke('M-20,20l40,20M-20,60l40,20M-20,100l40,20M-20,140l40,20', '#2a1206', 8),
      }) +
        solid(pen, circle(26, 0, 190), gold, { edge: 5 }) +
        solid(pen, 'M-156,-170H156L176,-140V-40L150,-20H-150L-176,-40V-140Z', metal, { edge: 9 }) +
        stroke('M-130,-146V-44M130,-146V-44', metal.ink, 8, 0.6) +
        solid(pen, star(8, 60, 30, 0, -94), gold, { outline: 6, edge: 4 }) +
        glow(pen, 0, -94, 90, '#7fe6ff', 0.8) +
        ball(pen, 0, -94, 20, ice, 4),
      0,
      0,
      1,
      28,
    ) + stroke('M-150,-180l40,50-30,6 44,60', '#9ff4ff', 8, 0.9)
  );
};

export const axes: Motif = (tone) => {
  const { pen } = tone;
  const blade = material(tone, silver, gold, bronze);
  const axe = pen.group(
    solid(pen, 'M-11,-190H11V196H-11Z', wood, { edge: 4 }) +
      solid(pen, 'M6,-160L60,-176Q130,-160 140,-90Q130,-20 60,-4L6,-60Z', blade, {
        edge: 7,
        inside: flat('M90,-170Q116,-90 90,-10H160V-170Z', '#ffffff', 0.35),
      }) +
      solid(pen, 'M-16,-150H20V-70H-16Z', gold, { outline: 6, edge: 4 }),
  );
  const shield = tone.random.pick([ruby, sapphire, emerald]);
  return (
    svg`<use href="#${axe}" transform="rotate(38)"/><use href="#${axe}" transform="rotate(-38)scale(-1 1)"/>` +
    solid(pen, circle(118), wood, { edge: 6 }) +
    flat('M0,0L0,-104A104,104 0 0 1 104,0ZM0,0L0,104A104,104 0 0 1-104,0Z', shield.base) +
    flat('M0,0L104,0A104,104 0 0 1 0,104ZM0,0L-104,0A104,104 0 0 1 0,-104Z', '#fff0d6') +
    `<path d="${ring(122, 98)}" fill="${gold.base}" fill-rule="evenodd" stroke="${gold.ink}" stroke-width="6"/>` +
    solid(pen, circle(38), gold, { edge: 6 }) +
    repeat(8, (index) => {
      const { x, y } = polar(110, index * 45);
      return svg`<circle cx="${x}" cy="${y}" r="7" fill="#5a2a04"/>`;
    })
  );
};

export const longship: Motif = (tone) => {
  const { pen } = tone;
  const sail = material(tone, ruby, sapphire, emerald);
  return (
    stroke('M0,90V-196', wood.ink, 18) +
    stroke('M0,90V-196', wood.base, 9) +
    solid(pen, 'M-130,-160Q0,-186 130,-160Q150,-60 120,40Q0,10-120,40Q-150,-60-130,-160Z', sail, {
      edge: 7,
      inside: flat('M-90,-190H-40V60H-90ZM10,-190H60V60H10ZM110,-190H160V60H110Z', '#fff6e0', 0.9),
    }) +
    solid(
      pen,
      'M-200,20Q-214,-40-180,-60Q-160,-60-166,-30Q-160,60-90,84H90Q160,60 166,-40Q150,-60 160,-80Q200,-80 206,-40Q204,120 100,160H-100Q-190,140-200,20Z',
      wood,
      {
        edge: 7,
        inside: stroke('M-190,60Q-140,110 0,112T194,60M-180,100Q-120,140 0,140T180,100', wood.ink, 5, 0.6),
      },
    ) +
    [-100, -50, 0, 50, 100]
      .map(
        (x, index) =>
          solid(pen, circle(25, x, 92), index % 2 ? gold : sail, { outline: 6, edge: 4 }) +
          flat(circle(8, x, 92), '#fff0c0'),
      )
      .join('')
  );
};

export const thunderbolt: Motif = (tone) => {
  const { pen } = tone;
  const bolt = material(tone, topaz, sapphire, amethyst);
  return (
    glow(pen, 0, 0, 210, bolt.light, 0.7) +
    solid(pen, 'M30,-204L-116,30H-24L-70,204L128,-56H24L96,-204Z', bolt, {
      edge: 10,
      outline: 11,
      inside: flat('M30,-204L-116,30H-24L10,-60H60Z', '#ffffff', 0.4),
    }) +
    both(pen, stroke('M80,-20l50,-20-10,30 60,-24M90,60l50,10-16,20 50,20', lighter(bolt.light, 0.5), 6))
  );
};

/** A bearded god with a laurel, or the old man of the mountain. */
export const elder: Motif = (tone) => {
  const { pen, random } = tone;
  const hair = material(tone, snow, made('#d9d2c4', '#fff2c2'), made('#8a4a22', '#ffc27a'));
  const skin = made('#d99a6c', '#ffcf9a');
  const eyes = random.pick(['#7fe6ff', '#ffe14d']);
  return (
    solid(
      pen,
      symmetric('M0,-170Q110,-176 140,-80Q176,-20 150,40Q170,80 130,120Q120,170 70,176Q40,204 0,204'),
      hair,
      { edge: 8 },
    ) +
    solid(pen, symmetric('M0,-110Q76,-110 84,-40Q86,40 40,70L0,76'), skin, {
      outline: 0,
      edge: 5,
      inside: flat('M0,-120H100V100H0Z', '#7a2a10', 0.22),
    }) +
    both(
      pen,
      flat('M10,-30L80,-52 74,-28 26,-12Z', hair.deep) +
        glow(pen, 44, -12, 40, eyes, 0.8) +
        flat('M20,-10Q44,-30 70,-14Q46,6 20,-10Z', '#ffffff') +
        flat(circle(8, 45, -12), eyes),
    ) +
    solid(pen, symmetric('M0,-10L14,22Q18,36 0,38'), skin, { outline: 0, edge: 4 }) +
    solid(pen, symmetric('M0,44Q30,34 60,50Q100,60 104,20Q124,80 96,130Q60,190 0,190'), hair, {
      outline: 5,
      edge: 6,
      inside: both(
        pen,
        stroke('M20,90Q36,130 14,180M54,80Q70,120 44,166M84,70Q96,100 80,130', hair.deep, 6, 0.6),
      ),
    }) +
    flat(symmetric('M0,58Q20,54 30,62Q16,74 0,72'), '#7a2418') +
    both(
      pen,
      repeat(4, (index) => {
        const { x, y } = polar(112, -96 + index * 24, 0, -30);
        return place(
          solid(pen, 'M0,10Q-16,-14 0,-44Q16,-14 0,10Z', gold, { outline: 5, edge: 3 }),
          x,
          y,
          1,
          44 + index * 20,
        );
      }),
    ) +
    ball(pen, 0, -142, 16, sapphire, 5)
  );
};

export const spartan: Motif = (tone) => {
  const { pen } = tone;
  const crest = material(tone, ruby, sapphire, amethyst);
  const bristles = repeat(9, (index) => svg`M${-80 + index * 20},-60L${-140 + index * 36},-190`);
  return (
    solid(pen, symmetric('M0,-204Q120,-200 160,-60Q120,-120 0,-110'), crest, {
      edge: 8,
      inside: stroke(bristles, crest.deep, 6, 0.6),
    }) +
    solid(pen, symmetric('M0,-140Q110,-136 120,-20Q126,60 100,180L60,196 44,110 50,40 0,30'), bronze, {
      edge: 9,
    }) +
    flat(symmetric('M0,-10L16,-4 30,-14 90,-34Q100,0 72,14L40,16 24,30 26,196 0,196'), '#0a0608') +
    solid(pen, symmetric('M0,-150L14,-140 18,20 12,92 0,100'), gold, { outline: 6, edge: 5 }) +
    both(
      pen,
      glow(pen, 56, -6, 30, '#ff5a1f', 0.9) +
        flat('M36,-2L76,-16 66,6Z', '#ffd23d') +
        stroke('M28,-60Q80,-66 104,-30', gold.base, 8) +
        stroke('M104,20Q106,90 84,170', gold.base, 7),
    )
  );
};

export const medusa: Motif = (tone) => {
  const { pen } = tone;
  const snake = material(tone, jade, emerald, made('#7d2ad1', '#ff9cf0'));
  const skin = made('#9fd0a8', '#eaffd0');
  const serpent = (d: string, x: number, y: number) =>
    stroke(d, snake.ink, 34) +
    stroke(d, snake.base, 23) +
    stroke(d, snake.light, 6, 0.7) +
    ball(pen, x, y, 21, snake, 5) +
    flat(circle(5, x + 5, y - 5), '#ffe14d');
  return (
    both(
      pen,
      serpent('M40,-100Q60,-180 110,-150Q140,-130 120,-190', 118, -190) +
        serpent('M80,-60Q150,-90 170,-40Q176,0 196,-60', 196, -64) +
        serpent('M84,0Q160,10 150,70Q146,120 190,96', 190, 92) +
        serpent('M70,60Q130,90 110,150Q104,180 140,186', 140, 184),
    ) +
    serpent('M0,-90Q-30,-150 6,-196', 4, -190) +
    solid(pen, symmetric('M0,-120Q90,-116 96,-20Q90,80 40,136Q20,156 0,158'), skin, {
      edge: 7,
      inside: flat('M0,-120H110V160H0Z', '#1a4a3a', 0.28),
    }) +
    both(
      pen,
      stroke('M16,-44Q46,-66 84,-44', snake.ink, 8) +
        glow(pen, 48, -16, 40, '#ffe14d', 0.9) +
        flat('M16,-14Q46,-44 82,-18Q52,8 16,-14Z', '#fff27a') +
        flat(ellipse(5, 15, 48, -17), '#10210f') +
        flat('M0,88Q18,74 36,88Q18,110 0,106Z', '#a3204a'),
    ) +
    stroke('M-4,-10L-12,44Q0,54 12,44', '#4a8a60', 6)
  );
};

export const trident: Motif = (tone) => {
  const { pen } = tone;
  const metal = material(tone, gold, silver);
  return place(
    solid(pen, 'M-13,-40H13V204H-13Z', metal, { edge: 5, angle: 0 }) +
      solid(
        pen,
        symmetric('M0,-206L30,-140 14,-140 14,-40Q60,-46 66,-110L50,-110 82,-186 112,-110 96,-110Q92,-4 0,0'),
        metal,
        { edge: 7 },
      ) +
      ball(pen, 0, -4, 26, sapphire, 6) +
      solid(pen, circle(20, 0, 196), metal, { edge: 4 }),
    0,
    0,
    1,
    18,
  );
};

export const amphora: Motif = (tone) => {
  const { pen } = tone;
  const clay = material(tone, made('#d0642a', '#ffc98a'), made('#2f5fb8', '#9fe6ff'));
  return (
    both(
      pen,
      stroke('M40,-130Q140,-140 120,-60Q112,-20 84,-20', clay.ink, 34) +
        stroke('M40,-130Q140,-140 120,-60Q112,-20 84,-20', clay.base, 20),
    ) +
    solid(pen, symmetric('M0,-196H66L56,-166H40V-110Q120,-80 118,10Q110,110 40,160L54,196 0,196'), clay, {
      edge: 9,
      inside:
        flat('M-140,-60H140V-36H-140ZM-140,70H140V92H-140Z', '#1a0b08', 0.8) +
        stroke(
          repeat(8, (index) => svg`M${-130 + index * 36},50v-60h26v40h-14v-20`),
          '#1a0b08',
          6,
        ),
    })
  );
};

/** A grinning skull; crossed bones come with the pirate. */
export const skull: Motif = (tone) => {
  const { pen, random } = tone;
  const fire = random.pick(['#ff5a1f', '#39ff7a', '#39d8ff', '#c95bff']);
  const skullBone = material(tone, bone, bone, gold, snow);
  return (
    solid(pen, symmetric('M0,-180Q130,-180 144,-50Q146,10 112,40L108,84 76,96 70,160 0,170'), skullBone, {
      edge: 9,
      inside:
        flat('M0,-200H200V200H0Z', skullBone.ink, 0.18) +
        stroke('M-70,-160l20,40-24,20 20,30', skullBone.ink, 5, 0.5),
    }) +
    both(
      pen,
      flat('M22,-40Q66,-76 106,-40Q116,10 76,26Q30,24 22,-40Z', '#12060a') +
        glow(pen, 64, -12, 56, fire, 0.95) +
        flat(circle(13, 64, -12), lighter(fire, 0.6)) +
        flat('M2,30L22,64 4,64Z', '#12060a'),
    ) +
    stroke('M-64,112H64M-44,90V160M-15,92V166M15,92V166M44,90V160', skullBone.ink, 6)
  );
};
