import { lighter, mix } from '../svg/colour';
import { place, repeat, svg } from '../svg/markup';
import { flat } from '../svg/shading';
import { beams, depth, hills, layer, sky, specks, type Scene, type Stage } from './stage';

/** Faceted snow mountains, aurora and pines. */
export const peaks: Scene = (stage) => {
  const { pen, random, width, ground, scheme } = stage;
  const aurora = pen.linear([
    [0, scheme.accent, 0],
    [0.7, scheme.accent, 0.55],
    [1, scheme.glow, 0],
  ]);
  const ribbon = (y: number) =>
    svg`<path d="M-20,${y}C${width * 0.25},${y - 150} ${width * 0.5},${y + 70} ${width + 20},${y - 120}v170C${width * 0.5},${y + 220} ${width * 0.25},${y} -20,${y + 140}Z" fill="${aurora}"/>`;
  const mountain = (x: number, size: number, nearness: number) => {
    const rock = depth(stage, nearness);
    const top = ground + 30 - size;
    const cap = `M${x},${top}l${size * 0.28},${size * 0.34}-${size * 0.13},-${size * 0.05}-${size * 0.06},${size * 0.12}-${size * 0.09},-${size * 0.12}-${size * 0.1},${size * 0.1}-${size * 0.12},-${size * 0.06}Z`;
    return (
      svg`<path d="M${x},${top}l${size * 0.8},${size}h${-size * 1.6}Z" fill="${rock}"/>` +
      svg`<path d="M${x},${top}l${size * 0.8},${size}h${-size * 0.75}l${-size * 0.18},${-size * 0.5}Z" fill="${mix(rock, scheme.ink, 0.45)}"/>` +
      svg`<path d="${cap}" fill="${lighter(mix(scheme.horizon, scheme.glow, 0.5), 0.65)}"/>`
    );
  };
  return (
    sky(stage) +
    specks(stage, 40, '#ffffff', 0.8, 0.5) +
    ribbon(ground * 0.28) +
    ribbon(ground * 0.5) +
    mountain(width * 0.82, 340, 0.1) +
    mountain(width * 0.16, 380, 0.2) +
    mountain(width * random.between(0.45, 0.6), 240, 0.35) +
    layer(stage, hills(stage, ground + 30, 24, 3), 0.4, 0.4) +
    pines(stage, ground + 70, 9, 0.75) +
    layer(stage, hills(stage, ground + 100, 26, 2), 0.75, 0.25)
  );
};

/** A row of conifers standing on `y`. */
export function pines(stage: Stage, y: number, count: number, nearness: number): string {
  const { pen, random, width } = stage;
  const tree = pen.path('M0,-150l26,52h-12l26,46h-14l30,52h-112l30,-52h-14l26,-46h-12Z');
  const trees = repeat(count, (index) => {
    const x = ((index + random.between(0.1, 0.9)) * width) / count;
    const scale = random.between(0.6, 1.25);
    return svg`<use href="#${tree}" transform="translate(${x} ${y + 20})scale(${scale})"/>`;
  });
  return `<g fill="${depth(stage, nearness)}">${trees}</g>`;
}

/** Green fields with a barn, a fence and fat clouds. */
export const meadow: Scene = (stage) => {
  const { pen, random, width, ground } = stage;
  const cloud = pen.path('M-90,20q-30,-4-26,-30t36,-24q10,-40 52,-38t52,34q40,-8 48,24t-30,34Z');
  const clouds = repeat(
    4,
    (index) =>
      svg`<use href="#${cloud}" transform="translate(${((index + random.between(0.1, 0.9)) * width) / 4} ${random.between(60, ground * 0.62)})scale(${random.between(0.6, 1.3)})"/>`,
  );
  const field = (y: number, nearness: number) => layer(stage, hills(stage, y, 34, 2), nearness, 0.4);
  const barn =
    flat('M-70,0v-80l24,-46 46,-24 46,24 24,46v80Z', '#b8252c') +
    flat('M70,0v-80l-24,-46-46,-24v-8l54,26 30,56v8Z', '#6e1220') +
    flat('M-78,-76l30,-58 48,-26 48,26 30,58-10,2-26,-50-42,-22-42,22-26,50Z', '#fff2dc') +
    flat('M-30,0v-62h60v62Z', '#fff2dc') +
    flat('M-24,0v-56h48v56Z', '#7d1a22') +
    flat('M-14,-92h28v24h-28Z', '#ffd86b');
  return (
    sky(stage) +
    beams(stage, stage.focus.x, stage.focus.y, 16, '#ffffff', 0.3) +
    `<g fill="#fff" opacity=".85">${clouds}</g>` +
    field(ground, 0.1) +
    place(barn, width * random.between(0.12, 0.2), ground + 12, 0.9) +
    pines(stage, ground + 16, 5, 0.35) +
    field(ground + 50, 0.35) +
    field(ground + 130, 0.65)
  );
};

/** Towers of cloud in the light. */
export const heaven: Scene = (stage) => {
  const { pen, random, width, height, scheme, focus } = stage;
  const bank = (y: number, size: number, light: number) => {
    const fill = pen.linear([
      [0, lighter(scheme.glow, light)],
      [0.5, mix(scheme.horizon, scheme.glow, light * 0.6)],
      [1, mix(scheme.horizon, scheme.land, 0.6)],
    ]);
    const count = Math.ceil(width / size) + 1;
    let d = `M-20,${Math.round(height)}V${Math.round(y)}`;
    for (let index = 0; index < count; index += 1) {
      const r = Math.round((size / 2) * random.between(1, 1.35));
      d += `a${r},${r} 0 0 1 ${Math.round(size)},${Math.round(random.between(-0.2, 0.2) * size)}`;
    }
    return `<path d="${d}V${Math.round(height)}Z" fill="${fill}"/>`;
  };
  return (
    sky(stage) +
    beams(stage, focus.x, focus.y, 20, '#ffffff', 0.45) +
    bank(height * 0.5, 150, 0.35) +
    bank(height * 0.62, 120, 0.7) +
    bank(height * 0.75, 170, 0.5) +
    specks(stage, 20, '#ffffff', 0.9)
  );
};
