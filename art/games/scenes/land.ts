import { lighter, mix } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { place, repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { flat, glow, sparkle } from '../../../app/workbench/new-brand/drawing/svg/shading';
import { circle } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import {
  beams,
  depth,
  hills,
  layer,
  ridge,
  shafts,
  sky,
  specks,
  type Scene,
} from '../../../app/workbench/new-brand/drawing/scenes/stage';
import { pines } from '../../../app/workbench/new-brand/drawing/scenes/land';
import { disc } from '../../../app/workbench/new-brand/drawing/scenes/disc';

/** Pyramids behind rolling dunes. */
export const dunes: Scene = (stage) => {
  const { random, width, ground, scheme, focus } = stage;
  const lit = mix(scheme.horizon, scheme.land, 0.55);
  const pyramid = (x: number, size: number) =>
    svg`<path d="M${x},${ground - size}l${size * 0.95},${size + 20}h${-size * 1.6}Z" fill="${lighter(lit, 0.2)}"/>` +
    svg`<path d="M${x},${ground - size}l${size * 0.95},${size + 20}h${-size * 0.72}Z" fill="${mix(lit, scheme.ink, 0.4)}"/>`;
  return (
    sky(stage) +
    specks(stage, 26, '#ffffff', 0.6, 0.45) +
    disc(stage, focus.x, ground - 190, 120, scheme.glow) +
    beams(stage, focus.x, ground - 190, 14, scheme.glow, 0.3) +
    pyramid(width * random.between(0.1, 0.2), 200) +
    pyramid(width * random.between(0.8, 0.92), 250) +
    pyramid(width * random.between(0.55, 0.68), 110) +
    layer(stage, hills(stage, ground, 34, 3), 0.3, 0.45) +
    layer(stage, hills(stage, ground + 60, 40, 2), 0.55, 0.35) +
    layer(stage, hills(stage, ground + 140, 40, 3), 0.8, 0.25)
  );
};

/** Flat-topped rocks and cacti under a huge sun. */
export const mesa: Scene = (stage) => {
  const { pen, random, width, ground, scheme, focus } = stage;
  const butte = (x: number, wide: number, tall: number, nearness: number) => {
    const y = ground + 40;
    const d = svg`M${x - wide * 0.7},${y}l${wide * 0.12},${-tall * 0.5}h${wide * 0.08}l${wide * 0.05},${-tall * 0.5}h${wide * 0.9}l${wide * 0.05},${tall * 0.45}h${wide * 0.1}l${wide * 0.12},${tall * 0.55}Z`;
    const shade = svg`M${x + wide * 0.1},${y - tall}h${wide * 0.35}l${wide * 0.05},${tall * 0.45}h${wide * 0.1}l${wide * 0.12},${tall * 0.55}h${-wide * 0.5}Z`;
    return layer(stage, d, nearness, 0.35) + flat(shade, scheme.ink, 0.3);
  };
  const cactus = pen.path(
    'M-14,0v-70h-30q-16,0-16,-18v-40q0,-12 12,-12t12,12v34h22v-76q0,-16 14,-16t14,16v106h20v-44q0,-12 12,-12t12,12v54q0,16-16,16h-28v38Z',
  );
  const cacti = [0.08, 0.93].map(
    (at) =>
      svg`<use href="#${cactus}" transform="translate(${width * at} ${ground + 130})scale(${random.between(0.9, 1.3)})" fill="${depth(stage, 0.92)}"/>`,
  );
  return (
    sky(stage) +
    disc(stage, focus.x, ground - 150, 150, scheme.glow) +
    beams(stage, focus.x, ground - 150, 18, scheme.glow, 0.3) +
    butte(width * 0.14, 150, 210, 0.15) +
    butte(width * 0.84, 190, 260, 0.25) +
    butte(width * random.between(0.4, 0.6), 120, 110, 0.05) +
    layer(stage, hills(stage, ground + 40, 18, 3), 0.5, 0.4) +
    layer(stage, hills(stage, ground + 110, 22, 2), 0.75, 0.2) +
    cacti.join('')
  );
};

/** A night wood: trunks, moon and fireflies. */
export const forest: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme, focus } = stage;
  const trunk = pen.path(
    'M-30,20q10,-60 4,-160l-44,-70 6,-6 40,44 0,-180-6,-330h60l-4,260 34,-60 8,5-38,90-2,220q-4,110 22,190Z',
  );
  const row = (count: number, scale: number, nearness: number, y: number) =>
    `<g fill="${depth(stage, nearness)}">` +
    repeat(count, (index) => {
      const x = (width * (index + random.between(0.15, 0.85))) / count;
      return svg`<use href="#${trunk}" transform="translate(${x} ${y})scale(${random.chance(0.5) ? scale : -scale} ${scale * 1.4})"/>`;
    }) +
    '</g>';
  return (
    sky(stage) +
    disc(stage, focus.x, focus.y - 40, 130, scheme.glow) +
    row(7, 0.5, 0.15, ground + 30) +
    shafts(stage, 5, scheme.glow, 0.3) +
    row(5, 0.75, 0.4, ground + 60) +
    layer(stage, hills(stage, ground + 30, 22, 3), 0.5, 0.3) +
    place(svg`<use href="#${trunk}" fill="${depth(stage, 0.92)}"/>`, width * 0.03, height * 0.86, 1.5) +
    place(
      svg`<use href="#${trunk}" fill="${depth(stage, 0.92)}"/>`,
      width * 0.97,
      height * 0.86,
      1.5,
      0,
      true,
    ) +
    layer(stage, hills(stage, ground + 120, 20, 2), 0.8, 0.15) +
    specks(stage, 26, scheme.accent, 0.9)
  );
};

/** Layers of tropical leaves with light falling in. */
export const jungle: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme } = stage;
  const frond = pen.path(
    'M0,0C30,-60 40,-150 0,-250C-40,-150-30,-60 0,0ZM0,-20l70,-80-58,30ZM0,-20l-70,-80 58,30ZM4,-90l66,-90-60,44ZM-4,-90l-66,-90 60,44ZM4,-150l46,-80-44,44ZM-4,-150l-46,-80 44,44Z',
  );
  const bush = (count: number, y: number, scale: number, nearness: number) =>
    `<g fill="${depth(stage, nearness)}">` +
    repeat(count, (index) => {
      const x = (width * (index + random.between(0.2, 0.8))) / count;
      return svg`<use href="#${frond}" transform="translate(${x} ${y})rotate(${Math.round(random.between(-55, 55))})scale(${scale * random.between(0.8, 1.3)})"/>`;
    }) +
    '</g>';
  const corner = (x: number, y: number, turn: number) =>
    svg`<use href="#${frond}" transform="translate(${x} ${y})rotate(${turn})scale(1.25)"/>`;
  return (
    sky(stage) +
    bush(8, ground - 60, 0.9, 0.1) +
    shafts(stage, 6, scheme.glow, 0.5) +
    bush(9, ground + 60, 0.9, 0.35) +
    layer(stage, hills(stage, ground + 50, 24, 3), 0.5, 0.3) +
    bush(8, ground + 170, 0.9, 0.62) +
    `<g fill="${depth(stage, 0.9)}">` +
    corner(-20, 40, 125) +
    corner(20, -30, 155) +
    corner(width + 20, 40, -125) +
    corner(width - 20, -30, -155) +
    corner(-20, height, 40) +
    corner(width + 20, height, -40) +
    '</g>' +
    specks(stage, 18, scheme.accent, 0.7)
  );
};

/** A hill with a castle under the moon. */
export const castle: Scene = (stage) => {
  const { random, width, ground, scheme, focus } = stage;
  const x = width * random.between(0.14, 0.22);
  const towers =
    'M-120,60v-130h-8v-24h12v10h10v-10h12v24h-6v40h20v-150h-8v-10l34,-66 34,66v10h-8v70h30v-60h-8v-24h12v10h10v-10h12v10h10v-10h12v24h-8v90h20v-120h-6v-8l26,-54 26,54v8h-6v270Z';
  const windows =
    'M-62,-60h10v20h-10ZM-10,-20h10v20h-10ZM44,-20h10v20h-10ZM102,-30h8v18h-8ZM-62,0h10v18h-10Z';
  return (
    sky(stage) +
    specks(stage, 44, '#ffffff', 0.8, 0.6) +
    disc(stage, focus.x, focus.y - 60, 150, scheme.glow) +
    layer(stage, ridge(stage, ground, 130, 5), 0.1, 0.3) +
    place(flat(towers, depth(stage, 0.45)) + flat(windows, scheme.accent), x, ground - 40) +
    place(
      flat(towers, depth(stage, 0.3)) + flat(windows, scheme.accent),
      width * 0.87,
      ground - 20,
      0.8,
      0,
      true,
    ) +
    layer(stage, hills(stage, ground + 30, 40, 2), 0.5, 0.25) +
    layer(stage, hills(stage, ground + 110, 26, 3), 0.8, 0.15) +
    specks(stage, 16, scheme.accent, 0.8)
  );
};

/** A crooked hill with graves, bare trees and bats. */
export const graveyard: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme, focus } = stage;
  const tree = pen.path(
    'M-22,10q14,-90 4,-150q-40,-20-66,-70l8,-4q28,40 58,52q4,-50-22,-110l9,-3q26,50 28,106q10,-60 46,-96l7,6q-36,44-38,100q34,-10 62,-50l8,5q-28,54-70,72q-6,70 14,142Z',
  );
  const bat = pen.path(
    'M0,0q8,-14 14,0q14,-20 46,-14q-22,8-22,24q-16,-8-24,6q-8,-14-24,-6q0,-16-22,-24q20,-4 32,14Z',
  );
  const tomb = (x: number, y: number, scale: number, turn: number) =>
    place(
      flat('M-26,0v-50q0,-28 26,-28t26,28v50Z', depth(stage, 0.55)) +
        flat('M-4,-60h8v12h12v8h-12v22h-8v-22h-12v-8h12Z', depth(stage, 0.8)),
      x,
      y,
      scale,
      turn,
    );
  const bats = repeat(
    5,
    () =>
      svg`<use href="#${bat}" transform="translate(${random.between(20, width - 60)} ${random.between(30, ground * 0.6)})scale(${random.between(0.6, 1.3)})"/>`,
  );
  return (
    sky(stage) +
    disc(stage, focus.x, focus.y - 40, 175, scheme.glow) +
    flat(circle(26, focus.x - 70, focus.y - 130), mix(scheme.glow, scheme.horizon, 0.4), 0.4) +
    flat(circle(18, focus.x + 90, focus.y - 100), mix(scheme.glow, scheme.horizon, 0.4), 0.4) +
    `<g fill="${scheme.ink}">${bats}</g>` +
    layer(stage, hills(stage, ground, 50, 2), 0.3, 0.3) +
    svg`<g fill="${depth(stage, 0.9)}"><use href="#${tree}" transform="translate(${width * 0.1} ${ground + 90})scale(1.5)"/><use href="#${tree}" transform="translate(${width * 0.92} ${ground + 90})scale(-1.3 1.3)"/></g>` +
    tomb(width * 0.25, ground + 60, 0.8, -8) +
    tomb(width * 0.78, ground + 60, 0.9, 7) +
    layer(stage, hills(stage, ground + 70, 24, 3), 0.75, 0.2) +
    glow(pen, width / 2, height, width * 0.6, scheme.accent, 0.35)
  );
};

/** Cottages with lit windows in deep snow. */
export const snowVillage: Scene = (stage) => {
  const { pen, random, width, ground, scheme, focus } = stage;
  const wall = mix(scheme.land, '#7a3b1e', 0.55);
  const house = (x: number, y: number, scale: number) =>
    place(
      flat('M-60,0v-70l60,-56 60,56v70Z', wall) +
        flat('M0,-126l60,56v70h-42v-90Z', scheme.ink, 0.3) +
        flat('M-82,-60l82,-82 82,82q-6,14-22,8l-60,-54-60,54q-16,6-22,-8Z', '#f4faff') +
        flat('M30,-128v-26h18v42Z', wall) +
        flat('M-36,-56h28v28h-28ZM10,-56h28v28h-28Z', '#ffd257') +
        glow(pen, 0, -40, 90, '#ffb52e', 0.45),
      x,
      y,
      scale,
    );
  const drift = (y: number, shade: number) => {
    const fill = pen.linear([
      [0, lighter(scheme.horizon, 0.8)],
      [0.5, mix(lighter(scheme.horizon, 0.55), scheme.land, shade)],
      [1, mix(scheme.land, scheme.ink, shade)],
    ]);
    return `<path d="${hills(stage, y, 26, 2)}" fill="${fill}"/>`;
  };
  return (
    sky(stage) +
    specks(stage, 30, '#ffffff', 0.8, 0.5) +
    disc(stage, focus.x, focus.y - 60, 120, scheme.glow) +
    pines(stage, ground, 8, 0.4) +
    drift(ground, 0.2) +
    house(width * 0.12, ground + 44, 1) +
    house(width * 0.88, ground + 40, 0.9) +
    house(width * random.between(0.66, 0.72), ground + 10, 0.5) +
    drift(ground + 60, 0.45) +
    specks(stage, 60, '#ffffff', 0.85)
  );
};

/** Sea at sunset: swell, islands and glitter. */
export const sea: Scene = (stage) => {
  const { pen, random, width, ground, scheme, focus } = stage;
  const water = pen.linear([
    [0, mix(scheme.land, scheme.glow, 0.55)],
    [0.3, scheme.land],
    [1, mix(scheme.land, scheme.ink, 0.8)],
  ]);
  const y = ground - 30;
  const crest = (top: number, nearness: number) => {
    const count = 5;
    const step = width / count;
    const shift = random.between(-0.5, 0) * step;
    const waves = repeat(count + 1, () => svg`q${step * 0.3},-34 ${step * 0.62},-4t${step * 0.38},4`);
    return layer(stage, svg`M${shift},${top}${waves}V${stage.height}H${shift}Z`, nearness, 0.4);
  };
  const glitter = repeat(12, () => {
    const top = y + random.between(8, 130);
    const wide = random.between(20, 90);
    return svg`M${focus.x + random.between(-120, 120) - wide / 2},${top}h${wide}`;
  });
  return (
    sky(stage) +
    disc(stage, focus.x, y - 90, 130, scheme.glow) +
    beams(stage, focus.x, y - 90, 16, scheme.glow, 0.35) +
    layer(stage, svg`M-20,${y + 10}q60,-110 120,-100t80,30 70,70Z`, 0.2, 0.3) +
    layer(stage, svg`M${width + 20},${y + 10}q-50,-150-120,-130t-90,60-80,70Z`, 0.3, 0.3) +
    svg`<rect y="${y}" width="${width}" height="${stage.height - y}" fill="${water}"/>` +
    svg`<path d="${glitter}" stroke="${lighter(scheme.glow, 0.5)}" stroke-width="5" stroke-linecap="round" opacity=".7"/>` +
    crest(y + 110, 0.5) +
    crest(y + 190, 0.75) +
    sparkle(width * 0.2, y + 60, 16, '#ffffff', 0.8)
  );
};
