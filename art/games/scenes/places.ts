import { darker, lighter, mix } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { fine, place, repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { flat, glow, stroke } from '../../../app/workbench/new-brand/drawing/svg/shading';
import {
  box,
  circle,
  polar,
  polygon,
  regular,
  star,
  ring,
} from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { disc } from '../../../app/workbench/new-brand/drawing/scenes/disc';
import {
  beams,
  cover,
  depth,
  hills,
  layer,
  ridge,
  shafts,
  sky,
  specks,
  type Scene,
  type Stage,
} from '../../../app/workbench/new-brand/drawing/scenes/stage';
import { bokeh } from '../../../app/workbench/new-brand/drawing/scenes/places';

/** Under water: shafts, weed, coral and bubbles. */
export const reef: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme } = stage;
  const weed = pen.path('M-12,0q-30,-50 0,-100t0,-110q34,50 14,110t8,100Z');
  const coral = pen.path(
    'M-14,0v-50l-40,-30v-44q8,-12 18,0v32l24,18v-78q10,-14 22,0v60l24,-20v-40q10,-12 18,0v50l-42,36v66Z',
  );
  const rock = depth(stage, 0.6);
  const plants = (id: string, count: number, fill: string, scale: number) =>
    `<g fill="${fill}">${repeat(count, (index) => {
      const side = index % 2 ? random.between(0.7, 1) : random.between(0, 0.3);
      return svg`<use href="#${id}" transform="translate(${width * side} ${ground + random.between(150, 190)})scale(${scale * random.between(0.8, 1.4)})"/>`;
    })}</g>`;
  const bubbleFill = pen.radial([
    [0, '#ffffff', 0],
    [0.8, '#ffffff', 0.15],
    [1, '#ffffff', 0.7],
  ]);
  const bubbles = repeat(11, () => {
    const r = random.between(5, 24);
    const x = random.between(0, width);
    const y = random.between(0, height * 0.75);
    return (
      svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${bubbleFill}"/>` +
      svg`<circle cx="${x - r * 0.35}" cy="${y - r * 0.4}" r="${r * 0.22}" fill="#fff"/>`
    );
  });
  return (
    sky(stage) +
    shafts(stage, 7, '#ffffff', 0.4) +
    layer(stage, ridge(stage, ground, 150, 5), 0.15, 0.3) +
    plants(weed, 7, depth(stage, 0.35), 1.1) +
    layer(stage, hills(stage, ground + 50, 34, 3), 0.45, 0.4) +
    plants(coral, 6, mix(scheme.accent, rock, 0.25), 0.9) +
    plants(weed, 6, depth(stage, 0.8), 1.2) +
    layer(stage, hills(stage, ground + 120, 26, 2), 0.8, 0.2) +
    bubbles
  );
};

/** Sugar hills, lollipop trees and cotton clouds. */
export const candyland: Scene = (stage) => {
  const { pen, random, width, ground, scheme } = stage;
  const cloud = pen.path('M-90,20q-30,-4-26,-30t36,-24q10,-40 52,-38t52,34q40,-8 48,24t-30,34Z');
  const clouds = repeat(
    5,
    (index) =>
      svg`<use href="#${cloud}" transform="translate(${((index + random.between(0.1, 0.9)) * width) / 5} ${random.between(50, ground * 0.7)})scale(${random.between(0.6, 1.2)})"/>`,
  );
  const swirl = 'M0,0a10,10 0 0 1 20,0a20,20 0 0 1-40,0a30,30 0 0 1 60,0a38,38 0 0 1-70,20';
  const tree = (x: number, y: number, scale: number, colour: string) =>
    place(
      stroke('M0,150V0', '#ffffff', 12) + flat(circle(50), colour) + stroke(swirl, '#ffffff', 8, 0.85),
      x,
      y,
      scale,
    );
  const stripes = (y: number, nearness: number) => layer(stage, hills(stage, y, 46, 2), nearness, 0.45);
  return (
    sky(stage) +
    beams(stage, stage.focus.x, stage.focus.y, 18, '#ffffff', 0.35) +
    `<g fill="#fff" opacity=".75">${clouds}</g>` +
    stripes(ground, 0.05) +
    tree(width * 0.1, ground - 60, 1.1, scheme.accent) +
    tree(width * 0.9, ground - 90, 1.35, scheme.glow) +
    tree(width * 0.24, ground - 10, 0.6, scheme.horizon) +
    stripes(ground + 50, 0.3) +
    stripes(ground + 130, 0.6) +
    specks(stage, 40, '#ffffff', 0.9)
  );
};

/** Walls of flame, lava and embers. */
export const inferno: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme } = stage;
  const tongue = pen.path(
    'M0,20C-70,-20-60,-90-20,-140C-24,-100-4,-90 0,-120C8,-170-10,-200-4,-250C40,-210 70,-140 50,-90C66,-100 70,-116 68,-136C96,-80 90,-10 40,20Z',
  );
  const wall = (count: number, y: number, scale: number, colours: readonly [string, string]) => {
    const fill = pen.linear([
      [0, colours[0]],
      [1, colours[1]],
    ]);
    return `<g fill="${fill}">${repeat(count, (index) => {
      const x = (width * (index + random.between(0.1, 0.7))) / count;
      const own = scale * random.between(0.75, 1.3);
      return svg`<use href="#${tongue}" transform="translate(${x} ${y})scale(${random.chance(0.5) ? own : -own} ${own})"/>`;
    })}</g>`;
  };
  return (
    sky(stage) +
    beams(stage, stage.focus.x, stage.focus.y, 14, scheme.glow, 0.35) +
    wall(5, ground + 80, 1.7, [mix(scheme.horizon, scheme.top, 0.5), scheme.top]) +
    wall(6, ground + 130, 1.3, [scheme.horizon, mix(scheme.horizon, scheme.land, 0.6)]) +
    glow(pen, width / 2, ground + 60, width * 0.5, scheme.glow, 0.7) +
    wall(7, height * 0.97, 1.05, [scheme.accent, scheme.land]) +
    specks(stage, 50, lighter(scheme.accent, 0.3), 0.9)
  );
};

/** A strongroom: rings of a round door and a fan of gold. */
export const vault: Scene = (stage) => {
  const { pen, scheme, focus, width, height } = stage;
  const wall = pen.radial([
    [0, lighter(scheme.glow, 0.3)],
    [0.35, scheme.horizon],
    [0.8, scheme.top],
    [1, scheme.ink],
  ]);
  const metal = pen.linear(
    [
      [0, lighter(scheme.land, 0.5)],
      [0.3, scheme.land],
      [0.55, darker(scheme.land, 0.6)],
      [0.8, lighter(scheme.land, 0.25)],
      [1, darker(scheme.land, 0.7)],
    ],
    60,
  );
  const bolts = repeat(16, (index) => {
    const { x, y } = polar(282, index * 22.5, focus.x, focus.y);
    return svg`<circle cx="${x}" cy="${y}" r="15"/>`;
  });
  const reach = Math.hypot(width, height) * 0.65;
  return (
    cover(stage, scheme.ink) +
    svg`<circle cx="${focus.x}" cy="${focus.y}" r="${reach}" fill="${wall}"/>` +
    `<g fill="${metal}"><path d="${ring(330, 236, focus.x, focus.y)}" fill-rule="evenodd"/></g>` +
    stroke(circle(236, focus.x, focus.y), scheme.ink, 8) +
    stroke(circle(330, focus.x, focus.y), scheme.ink, 8) +
    `<g fill="${metal}" stroke="${scheme.ink}" stroke-width="4">${bolts}</g>` +
    glow(pen, focus.x, focus.y, 240, scheme.glow, 0.9) +
    beams(stage, focus.x, focus.y, 20, '#ffffff', 0.3) +
    bokeh(stage, 8, scheme.accent)
  );
};

/** Blossom, far pagodas and a great moon. */
export const pagoda: Scene = (stage) => {
  const { pen, random, width, ground, scheme, focus } = stage;
  const tower = pen.path(
    'M-30,0v-50h-40q24,-10 34,-30h12v-44h-32q20,-10 28,-28h10v-40h-24q18,-8 24,-26l18,-50 18,50q6,18 24,26h-24v40h10q8,18 28,28h-32v44h12q10,20 34,30h-40v50Z',
  );
  const blossom = pen.path(
    'M0,-3q-7,-12 0,-17 7,5 0,17 12,-8 18,-1-4,9-18,3 9,11 3,18-9,-4-5,-17-5,12-13,11-1,-10 12,-13-14,2-16,-7 8,-5 17,3Z',
  );
  const flowers = (x: number, y: number, spread: number, count: number) =>
    repeat(count, () => {
      const scale = random.between(0.8, 1.6);
      return svg`<use href="#${blossom}" transform="translate(${x + random.between(-spread, spread)} ${y + random.between(-spread * 0.4, spread * 0.4)})scale(${scale})"/>`;
    });
  const branch = (x: number, flip: 1 | -1) =>
    stroke(
      svg`M${x},${70}q${flip * 90},-20 ${flip * 150},20t${flip * 90},-10M${x + flip * 60},60q${flip * 40},-40 ${flip * 90},-40M${x + flip * 110},72q${flip * 30},50 ${flip * 70},60`,
      depth(stage, 0.95),
      9,
    ) + `<g fill="${lighter(scheme.accent, 0.25)}">${flowers(x + flip * 130, 70, 110, 13)}</g>`;
  return (
    sky(stage) +
    disc(stage, focus.x, focus.y - 20, 190, scheme.glow) +
    layer(stage, ridge(stage, ground - 10, 120, 4), 0.1, 0.3) +
    svg`<g fill="${depth(stage, 0.35)}"><use href="#${tower}" transform="translate(${width * 0.12} ${ground + 30})scale(1.2)"/><use href="#${tower}" transform="translate(${width * 0.87} ${ground + 20})"/></g>` +
    layer(stage, hills(stage, ground + 20, 34, 3), 0.5, 0.3) +
    layer(stage, hills(stage, ground + 110, 30, 2), 0.78, 0.2) +
    branch(-10, 1) +
    branch(width + 10, -1) +
    specks(stage, 16, lighter(scheme.accent, 0.3), 0.9)
  );
};

/** The inside of a tomb: painted pillars and a shaft of light. */
export const tomb: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme, focus } = stage;
  const wall = pen.linear(
    [
      [0, mix(scheme.land, scheme.ink, 0.7)],
      [0.4, lighter(scheme.land, 0.25)],
      [1, mix(scheme.land, scheme.ink, 0.75)],
    ],
    0,
  );
  const glyphs = [
    'M-16,-12q16,-16 32,0q-16,16-32,0Z',
    'M0,-20v40M-12,-6h24M0,-20a8,8 0 1 1 .1,0',
    'M-16,10q8,-24 16,0t16,0',
    'M-14,-14h28v28h-28Z',
    'M-14,14l14,-30 14,30Z',
    'M-16,0h32M-10,-12v24M10,-12v24',
  ];
  const half = 52;
  const column = pen.group(
    svg`<rect x="${-half}" width="${half * 2}" height="${height / 0.58}" fill="${wall}"/>` +
      `<g fill="none" stroke="${scheme.accent}" stroke-width="5" opacity=".75">` +
      random
        .shuffled([...glyphs, ...glyphs])
        .map((d, index) => svg`<path d="${d}" transform="translate(0 ${50 + index * 70})"/>`)
        .join('') +
      svg`</g><path d="M${-half - 10},0h${half * 2 + 20}v16h${-half * 2 - 20}Z" fill="${scheme.glow}" opacity=".7"/>`,
  );
  const pillar = (x: number, size: number) =>
    svg`<use href="#${column}" transform="translate(${x} 0)scale(${fine(size)})"/>`;
  const light = pen.linear([
    [0, lighter(scheme.glow, 0.6), 0.9],
    [1, scheme.glow, 0],
  ]);
  return (
    sky(stage) +
    svg`<path d="M${focus.x - 50},0h100l150,${ground + 100}h-400Z" fill="${light}"/>` +
    pillar(width * 0.27, 0.58) +
    pillar(width * 0.73, 0.58) +
    cover(
      stage,
      pen.linear([
        [0, lighter(scheme.land, 0.2)],
        [1, scheme.ink],
      ]),
      ground + 40,
    ) +
    pillar(width * 0.06, 1) +
    pillar(width * 0.94, 1) +
    svg`<ellipse cx="${focus.x}" cy="${ground + 90}" rx="220" ry="40" fill="${lighter(scheme.glow, 0.4)}" opacity=".55"/>` +
    specks(stage, 34, lighter(scheme.glow, 0.4), 0.8)
  );
};

/** A stepped pyramid among trees. */
export const ruins: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme, focus } = stage;
  const step = (index: number) => {
    const half = 90 + index * 58;
    const y = ground - 230 + index * 56;
    const fill = pen.linear(
      [
        [0, lighter(scheme.land, 0.35)],
        [0.5, scheme.land],
        [1, mix(scheme.land, scheme.ink, 0.6)],
      ],
      0,
    );
    return (
      svg`<path d="M${focus.x - half},${y}h${half * 2}l14,58h${-half * 2 - 28}Z" fill="${fill}"/>` +
      svg`<path d="M${focus.x - half},${y}h${half * 2}l3,12h${-half * 2 - 6}Z" fill="${lighter(scheme.land, 0.5)}" opacity=".6"/>`
    );
  };
  const palm = pen.path(
    'M-8,0q12,-100 2,-190q-50,-30-96,14q10,-60 84,-42q-40,-50-80,-30q40,-44 90,14q6,-60 60,-60q-44,20-44,64q60,-40 92,10q-50,-24-84,2q60,14 54,68q-18,-50-64,-44q2,100-4,194Z',
  );
  return (
    sky(stage) +
    disc(stage, focus.x, ground - 260, 110, scheme.glow) +
    beams(stage, focus.x, ground - 240, 16, scheme.glow, 0.45) +
    layer(stage, ridge(stage, ground + 10, 140, 5), 0.05, 0.3) +
    repeat(5, step) +
    svg`<path d="M${focus.x - 34},${ground - 230}h68l30,300h-128Z" fill="${scheme.ink}" opacity=".35"/>` +
    svg`<g fill="${depth(stage, 0.9)}"><use href="#${palm}" transform="translate(${width * 0.06} ${height * 0.82})scale(1.6)"/><use href="#${palm}" transform="translate(${width * 0.95} ${height * 0.82})scale(-1.5 1.5)"/></g>` +
    layer(stage, hills(stage, ground + 70, 26, 3), 0.7, 0.2) +
    specks(stage, random.whole(14, 22), scheme.accent, 0.8)
  );
};

/** A cave of crystal and icicles. */
export const cave: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme } = stage;
  const shard = pen.group(
    `<path d="M0,-200l34,50-8,150h-52l-8,-150Z" fill="${pen.linear([
      [0, lighter(scheme.accent, 0.7)],
      [0.5, scheme.accent],
      [1, mix(scheme.accent, scheme.ink, 0.6)],
    ])}"/>` +
      '<path d="M0,-200l-34,50 8,150h20l-6,-140Z" fill="#fff" opacity=".35"/>' +
      `<path d="M0,-200l34,50-8,150h-12l2,-140Z" fill="${scheme.ink}" opacity=".3"/>`,
  );
  const cluster = (x: number, y: number, scale: number) =>
    place(
      [-38, 30, -14, 12]
        .map(
          (turn) =>
            svg`<use href="#${shard}" transform="rotate(${turn})scale(${random.between(0.6, 1.1)})"/>`,
        )
        .join(''),
      x,
      y,
      scale,
    );
  return (
    sky(stage) +
    shafts(stage, 5, '#ffffff', 0.35) +
    layer(stage, ridge(stage, ground + 20, 190, 6), 0.2, 0.3) +
    icicles(stage, 90, 9, 0.35) +
    cluster(width * 0.12, ground + 70, 1.1) +
    cluster(width * 0.88, ground + 60, 1.25) +
    layer(stage, hills(stage, ground + 60, 26, 3), 0.5, 0.35) +
    icicles(stage, 26, 7, 0.85) +
    cluster(width * 0.02, height * 0.82, 1.1) +
    cluster(width * 0.98, height * 0.84, 1.1) +
    specks(stage, 30, '#ffffff', 0.9)
  );
};

function icicles(stage: Stage, long: number, count: number, nearness: number): string {
  const { random, width } = stage;
  const step = width / count;
  const points = Array.from({ length: count }, (_, index) => [
    { x: index * step, y: long * 0.5 },
    { x: (index + random.between(0.3, 0.7)) * step, y: long * random.between(1.2, 2.4) },
  ]).flat();
  return layer(
    stage,
    polygon([{ x: 0, y: -4 }, ...points, { x: width, y: long * 0.5 }, { x: width, y: -4 }]),
    nearness,
    0.2,
  );
}

/** Shelves of books by candlelight. */
export const library: Scene = (stage) => {
  const { pen, random, width, ground, height, scheme, focus } = stage;
  const spines = [scheme.accent, scheme.horizon, scheme.glow, scheme.land, lighter(scheme.land, 0.3)];
  const row = (y: number) => {
    let x = -10;
    let books = '';
    while (x < width) {
      const wide = Math.round(random.between(16, 40));
      const tall = Math.round(random.between(70, 104));
      books += svg`<path d="M${x},${y}v${-tall}h${wide - 3}v${tall}Z" fill="${mix(random.pick(spines), scheme.ink, 0.45)}"/>`;
      x += wide;
    }
    return (
      books + svg`<rect y="${y}" width="${width}" height="16" fill="${mix(scheme.land, scheme.ink, 0.4)}"/>`
    );
  };
  const shelves = Math.ceil((ground + 60) / 130);
  return (
    cover(stage, scheme.ink) +
    repeat(shelves, (index) => row(110 + index * 126)) +
    glow(pen, focus.x, focus.y, Math.min(width, height) * 0.62, scheme.glow, 0.95) +
    beams(stage, focus.x, focus.y, 12, lighter(scheme.glow, 0.4), 0.3) +
    cover(
      stage,
      pen.linear([
        [0, lighter(scheme.land, 0.15)],
        [1, scheme.ink],
      ]),
      ground + 70,
    ) +
    specks(stage, 40, lighter(scheme.accent, 0.3), 0.85)
  );
};

/** Great wheels turning in brass light. */
export const clockwork: Scene = (stage) => {
  const { pen, random, width, height, scheme, focus } = stage;
  const wheel = (teeth: number, radius: number) => {
    const step = 360 / teeth;
    const points = Array.from({ length: teeth }, (_, index) => [
      polar(radius, index * step),
      polar(radius, index * step + step * 0.4),
      polar(radius * 0.86, index * step + step * 0.5),
      polar(radius * 0.86, index * step + step * 0.9),
    ]).flat();
    const hole = radius * 0.5;
    return (
      polygon(points) +
      svg`M${-hole},0a${hole},${hole} 0 1 0 ${hole * 2},0a${hole},${hole} 0 1 0 ${-hole * 2},0Z`
    );
  };
  const id = pen.path(wheel(14, 150));
  const cog = (x: number, y: number, scale: number, nearness: number) =>
    svg`<use href="#${id}" transform="translate(${x} ${y})rotate(${random.between(0, 30)})scale(${scale})" fill="${depth(stage, nearness)}"/>`;
  return (
    sky(stage) +
    cog(width * 0.2, height * 0.2, 1.1, 0.1) +
    cog(width * 0.82, height * 0.34, 1.5, 0.2) +
    cog(width * 0.5, height * 0.08, 0.8, 0.3) +
    glow(pen, focus.x, focus.y, Math.min(width, height) * 0.5, scheme.glow, 0.8) +
    beams(stage, focus.x, focus.y, 14, scheme.glow, 0.3) +
    cog(width * 0.02, height * 0.7, 1.3, 0.6) +
    cog(width * 0.98, height * 0.78, 1.5, 0.75) +
    cog(width * 0.04, height * 0.02, 0.9, 0.85) +
    specks(stage, 30, scheme.accent, 0.8)
  );
};

/** A road racing to the sun. */
export const track: Scene = (stage) => {
  const { pen, width, height, ground, scheme, focus } = stage;
  const road = pen.linear([
    [0, mix(scheme.ink, '#8a8f9e', 0.5)],
    [1, mix(scheme.ink, '#20222c', 0.6)],
  ]);
  const kerb = (side: 1 | -1) =>
    repeat(7, (index) => {
      const near = (value: number) => ground + (height - ground) * (value / 7) ** 1.7;
      const half = (value: number) => 26 + (width * 0.62 - 26) * (value / 7) ** 1.7;
      const x = (value: number, wide: number) => focus.x + side * (half(value) + wide * (value / 7) ** 1.5);
      return svg`<path d="M${x(index, 0)},${near(index)}L${x(index, 60)},${near(index)} ${x(index + 1, 60)},${near(index + 1)} ${x(index + 1, 0)},${near(index + 1)}Z" fill="${index % 2 ? '#ffffff' : scheme.accent}"/>`;
    });
  const streaks = repeat(10, (index) => {
    const { x, y } = polar(1, index * 18 + 189);
    return svg`M${focus.x + x * 190},${ground + y * 190}L${focus.x + x * 560},${ground + y * 560}`;
  });
  return (
    sky(stage) +
    disc(stage, focus.x, ground - 70, 150, scheme.glow) +
    layer(stage, ridge(stage, ground, 110, 6), 0.3, 0.3) +
    stroke(streaks, '#ffffff', 6, 0.35) +
    cover(
      stage,
      pen.linear([
        [0, scheme.land],
        [1, mix(scheme.land, scheme.ink, 0.7)],
      ]),
      ground,
    ) +
    svg`<path d="M${focus.x - 26},${ground}h52L${focus.x + width * 0.62},${height}H${focus.x - width * 0.62}Z" fill="${road}"/>` +
    kerb(1) +
    kerb(-1) +
    svg`<path d="M${focus.x - 3},${ground + 10}h6l10,60h-26ZM${focus.x - 14},${ground + 100}h28l20,120h-68Z" fill="#fff" opacity=".8"/>`
  );
};

/** Marquee lamps around a dark field. */
export const marquee: Scene = (stage) => {
  const { pen, random, width, height, scheme, focus } = stage;
  const lamps: string[] = [];
  const across = Math.round(width / 58);
  const down = Math.round(height / 58);
  for (let index = 0; index < across; index += 1) {
    const x = ((index + 0.5) * width) / across;
    lamps.push(svg`M${x},24h0M${x},${height - 24}h0`);
  }
  for (let index = 1; index < down - 1; index += 1) {
    const y = ((index + 0.5) * height) / down;
    lamps.push(svg`M24,${y}h0M${width - 24},${y}h0`);
  }
  const fill = pen.radial([
    [0, lighter(scheme.glow, 0.25)],
    [0.35, scheme.horizon],
    [0.8, scheme.top],
    [1, scheme.ink],
  ]);
  const shape = random.pick([
    star(5, 300, 120, focus.x, focus.y),
    regular(6, 270, focus.x, focus.y),
    circle(250, focus.x, focus.y),
  ]);
  return (
    cover(stage, scheme.ink) +
    svg`<circle cx="${focus.x}" cy="${focus.y}" r="${Math.hypot(width, height) * 0.6}" fill="${fill}"/>` +
    beams(stage, focus.x, focus.y, 16, lighter(scheme.glow, 0.3), 0.35) +
    stroke(shape, scheme.accent, 16, 0.35) +
    stroke(shape, lighter(scheme.accent, 0.75), 5, 0.95) +
    stroke(box(24, 24, width - 48, height - 48, 34), scheme.ink, 44, 0.85) +
    stroke(box(24, 24, width - 48, height - 48, 34), scheme.land, 32) +
    stroke(lamps.join(''), scheme.accent, 26, 0.5) +
    stroke(lamps.join(''), lighter(scheme.accent, 0.75), 15)
  );
};
