import { darker, lighter, mix } from '../svg/colour';
import { repeat, svg } from '../svg/markup';
import { flat, glow, sparkle, stroke } from '../svg/shading';
import { disc } from './disc';
import { beams, cover, depth, layer, ridge, shafts, sky, specks, type Scene, type Stage } from './stage';

/** A burst of rays, the poster background. */
export const rays: Scene = (stage) => {
  const { pen, scheme, focus, width, height } = stage;
  const fill = pen.radial([
    [0, lighter(scheme.glow, 0.35)],
    [0.3, scheme.horizon],
    [0.75, scheme.top],
    [1, scheme.ink],
  ]);
  const reach = Math.hypot(width, height) * 0.62;
  return (
    cover(stage, scheme.ink) +
    svg`<circle cx="${focus.x}" cy="${focus.y}" r="${reach}" fill="${fill}"/>` +
    beams(stage, focus.x, focus.y, 22, lighter(scheme.glow, 0.4), 0.55) +
    beams(stage, focus.x, focus.y, 9, '#ffffff', 0.2) +
    bokeh(stage, 9, scheme.accent) +
    specks(stage, 22, '#ffffff', 0.8)
  );
};

/** Lamps out of focus. */
export function bokeh(stage: Stage, count: number, colour: string): string {
  const { pen, random, width, height } = stage;
  const fill = pen.radial([
    [0, colour, 0.25],
    [0.8, colour, 0.4],
    [0.92, lighter(colour, 0.5), 0.5],
    [1, colour, 0],
  ]);
  return repeat(
    count,
    () =>
      svg`<circle cx="${random.between(0, width)}" cy="${random.between(0, height)}" r="${random.between(14, 52)}" fill="${fill}" opacity="${random.between(0.3, 0.9)}"/>`,
  );
}

/** Stars, clouds of gas and a planet's edge. */
export const nebula: Scene = (stage) => {
  const { pen, random, width, height, scheme, focus } = stage;
  const cloud = (colour: string) =>
    svg`<g transform="translate(${random.between(0, width)} ${random.between(0, height * 0.8)})rotate(${random.between(-40, 40)})scale(1.8 1)">${glow(pen, 0, 0, random.between(150, 260), colour, 0.6)}</g>`;
  const planet = pen.radial(
    [
      [0, lighter(scheme.accent, 0.4)],
      [0.5, scheme.land],
      [1, scheme.ink],
    ],
    0.3,
    0.2,
  );
  const side = random.chance(0.5) ? 0.1 : 0.9;
  return (
    cover(
      stage,
      pen.linear([
        [0, scheme.top],
        [1, scheme.ink],
      ]),
    ) +
    cloud(scheme.horizon) +
    cloud(scheme.accent) +
    cloud(scheme.glow) +
    glow(pen, focus.x, focus.y, Math.min(width, height) * 0.6, scheme.glow, 0.85) +
    specks(stage, 80, '#ffffff', 0.9) +
    svg`<circle cx="${width * side}" cy="${height * 0.2}" r="76" fill="${planet}"/>` +
    svg`<circle cx="${width * 0.5}" cy="${height * 1.18}" r="${width * 0.62}" fill="${planet}"/>` +
    sparkle(width * random.between(0.2, 0.4), height * 0.14, 26) +
    sparkle(width * random.between(0.6, 0.8), height * 0.5, 18)
  );
};

/** A skyline with lit windows over a glowing grid. */
export const neonCity: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme, focus } = stage;
  const skyline = (count: number, tall: number) => {
    const step = width / count;
    return repeat(count, (index) => {
      const rise = tall * random.between(0.35, 1);
      return svg`M${Math.round(index * step)},${ground}v${-Math.round(rise)}h${Math.round(step * random.between(0.75, 1.05))}V${ground}Z`;
    });
  };
  const windows = repeat(
    46,
    () =>
      svg`M${Math.round(random.between(0, width))},${Math.round(random.between(ground - 170, ground - 8))}v9`,
  );
  const lines =
    repeat(
      13,
      (index) => svg`M${width / 2 + (index - 6) * 16},${ground}L${width / 2 + (index - 6) * 190},${height}`,
    ) + repeat(7, (index) => svg`M0,${ground + (height - ground) * (index / 7) ** 1.8}H${width}`);
  return (
    sky(stage) +
    specks(stage, 30, '#ffffff', 0.8, 0.4) +
    disc(stage, focus.x, ground - 150, 165, scheme.glow) +
    flat(skyline(11, 300), depth(stage, 0.2)) +
    flat(skyline(9, 210), depth(stage, 0.6)) +
    stroke(windows, scheme.accent, 5, 0.85) +
    cover(
      stage,
      pen.linear([
        [0, scheme.land],
        [1, scheme.ink],
      ]),
      ground,
    ) +
    stroke(lines, scheme.accent, 2.5, 0.75) +
    svg`<rect y="${ground - 3}" width="${width}" height="6" fill="${lighter(scheme.accent, 0.5)}"/>` +
    glow(pen, width / 2, ground, width * 0.5, scheme.accent, 0.45)
  );
};

/** A theatre: velvet curtains, spotlights and boards. */
export const curtain: Scene = (stage) => {
  const { pen, width, height, ground, scheme, focus } = stage;
  const fold = pen.linear(
    [
      [0, darker(scheme.land, 0.55)],
      [0.3, lighter(scheme.land, 0.2)],
      [0.6, scheme.land],
      [1, darker(scheme.land, 0.6)],
    ],
    0,
  );
  const drape = (side: 1 | -1) => {
    const folds = repeat(4, (index) => {
      const x = index * width * 0.075;
      return svg`<path d="M${x},0h${width * 0.09}q${-width * 0.01},${ground * 0.7} ${-width * 0.05},${ground + 60}h${-width * 0.08}q${width * 0.03},${-ground * 0.5} ${width * 0.04},${-ground - 60}Z" fill="${fold}"/>`;
    });
    return side === 1 ? folds : svg`<g transform="translate(${width} 0)scale(-1 1)">${folds}</g>`;
  };
  const swag = repeat(
    5,
    (index) =>
      svg`<path d="M${(index * width) / 5 - 6},-10h${width / 5 + 12}q${-width * 0.02},92 ${-width / 10 - 6},96t${-width / 10 - 6},-96Z" fill="${fold}"/>` +
      svg`<path d="M${(index * width) / 5},40q${width * 0.02},46 ${width / 10},48t${width / 10},-48" fill="none" stroke="#ffd25e" stroke-width="7"/>`,
  );
  const spot = pen.linear([
    [0, '#ffffff', 0.75],
    [1, scheme.glow, 0],
  ]);
  return (
    sky(stage) +
    svg`<path d="M${width * 0.15},0h30L${focus.x + 210},${ground + 60}H${focus.x - 80}ZM${width * 0.85},0h-30L${focus.x - 210},${ground + 60}H${focus.x + 80}Z" fill="${spot}" opacity=".6"/>` +
    cover(
      stage,
      pen.linear([
        [0, mix(scheme.land, scheme.glow, 0.45)],
        [1, scheme.ink],
      ]),
      ground,
    ) +
    stroke(
      repeat(
        9,
        (index) => svg`M${width / 2 + (index - 4) * 60},${ground}L${width / 2 + (index - 4) * 190},${height}`,
      ),
      scheme.ink,
      4,
      0.4,
    ) +
    svg`<ellipse cx="${focus.x}" cy="${ground + 50}" rx="${width * 0.36}" ry="50" fill="${lighter(scheme.glow, 0.5)}" opacity=".5"/>` +
    drape(1) +
    drape(-1) +
    swag +
    specks(stage, 30, scheme.accent, 0.8)
  );
};

/** Floodlights, stands and a striped pitch. */
export const stadium: Scene = (stage) => {
  const { pen, random, width, height, ground, scheme } = stage;
  const stripe = pen.linear([
    [0, lighter(scheme.land, 0.2)],
    [1, mix(scheme.land, scheme.ink, 0.7)],
  ]);
  const lamp = (x: number, flip: 1 | -1) =>
    glow(pen, x, 70, 230, '#ffffff', 0.85) +
    repeat(
      6,
      (index) =>
        svg`<circle cx="${x + flip * ((index % 3) * 30 - 30)}" cy="${56 + Math.floor(index / 3) * 28}" r="11" fill="#fff"/>`,
    );
  const crowd = repeat(
    130,
    () =>
      svg`M${Math.round(random.between(0, width))},${Math.round(random.between(ground - 130, ground - 12))}h0`,
  );
  const stands = svg`M0,${ground}V${ground - 150}Q${width / 2},${ground - 70} ${width},${ground - 150}V${ground}Z`;
  const mown = repeat(5, (index) => {
    const x = (index - 2.25) * 0.22;
    return svg`M${width / 2 + x * width * 0.7},${ground}h${width * 0.07}L${width / 2 + (x + 0.11) * width * 2},${height}h${-width * 0.22}Z`;
  });
  return (
    sky(stage) +
    lamp(width * 0.12, 1) +
    lamp(width * 0.88, -1) +
    flat(stands, depth(stage, 0.7)) +
    stroke(crowd, lighter(scheme.accent, 0.3), 7, 0.5) +
    cover(stage, stripe, ground - 6) +
    flat(mown, '#ffffff', 0.1) +
    stroke(
      svg`M0,${ground + 4}H${width}M${width / 2 - 130},${height}q-60,-150 130,-160t130,160`,
      '#ffffff',
      6,
      0.7,
    ) +
    shafts(stage, 5, '#ffffff', 0.25)
  );
};

/** A hall of columns open to the sky. */
export const temple: Scene = (stage) => {
  const { pen, width, height, ground, scheme, focus } = stage;
  const marble = pen.linear(
    [
      [0, mix(scheme.land, scheme.ink, 0.55)],
      [0.35, lighter(mix(scheme.land, scheme.glow, 0.35), 0.45)],
      [0.6, scheme.land],
      [1, mix(scheme.land, scheme.ink, 0.65)],
    ],
    0,
  );
  const column = pen.group(
    `<path d="M-48,-20h96v-26h-10v-440h10v-26h-96v26h10v440h-10Z" fill="${marble}"/>` +
      `<path d="M-24,-46v-440M0,-46v-440M24,-46v-440" stroke="${scheme.ink}" stroke-width="5" opacity=".35"/>`,
  );
  const at = (x: number, y: number, scale: number, opacity: number) =>
    svg`<use href="#${column}" transform="translate(${x} ${y})scale(${scale})" opacity="${opacity}"/>`;
  return (
    sky(stage) +
    beams(stage, focus.x, focus.y - 60, 18, '#ffffff', 0.4) +
    layer(stage, ridge(stage, ground, 110, 4), 0.05, 0.4) +
    at(width * 0.27, ground + 30, 0.62, 0.8) +
    at(width * 0.73, ground + 30, 0.62, 0.8) +
    cover(
      stage,
      pen.linear([
        [0, lighter(scheme.land, 0.25)],
        [0.4, scheme.land],
        [1, scheme.ink],
      ]),
      ground + 10,
    ) +
    flat(svg`M0,${ground + 60}H${width}v10H0ZM0,${ground + 130}H${width}v12H0Z`, scheme.ink, 0.25) +
    at(width * 0.07, height * 0.86, 1.12, 1) +
    at(width * 0.93, height * 0.86, 1.12, 1) +
    specks(stage, 18, scheme.accent, 0.7)
  );
};
