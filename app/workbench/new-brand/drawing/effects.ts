import { gold } from './materials';
import { lighter } from './svg/colour';
import { place, repeat, svg } from './svg/markup';
import { flat, glow, solid, stroke, twinkle } from './svg/shading';
import { circle, ellipse, polar, star, ring } from './svg/shapes';
import { cover, depth, type Stage } from './scenes/stage';

/** Darkens the corners of the picture and the ground under the title. */
export function vignette(stage: Stage, title: { readonly x: number; readonly y: number }): string {
  const { pen, scheme, width, height } = stage;
  const round = pen.radial(
    [
      [0.6, scheme.ink, 0],
      [1, scheme.ink, 0.6],
    ],
    0.5,
    0.45,
    0.75,
  );
  // The gradient runs towards the side of the picture that has the title.
  const angle = title.x < width * 0.4 ? 180 : title.y < height / 2 ? 270 : 90;
  const side = pen.linear(
    [
      [0.55, scheme.ink, 0],
      [1, scheme.ink, 0.75],
    ],
    angle,
  );
  return cover(stage, round) + cover(stage, side);
}

/** Light and a thin halo behind the hero, and its shadow on the ground. */
export function aura(stage: Stage, radius: number): string {
  const { pen, scheme, focus } = stage;
  return (
    glow(pen, focus.x, focus.y, radius * 1.6, lighter(scheme.glow, 0.35), 0.95) +
    svg`<ellipse cx="${focus.x}" cy="${focus.y + radius * 0.98}" rx="${radius * 0.95}" ry="${radius * 0.2}" fill="${scheme.ink}" opacity=".5"/>`
  );
}

/** Coins thrown into the air. */
export function coinShower(stage: Stage, count: number, avoid: number): string {
  const { pen, random, width, height, focus } = stage;
  const face = pen.linear(
    [
      [0, '#fff6b8'],
      [0.45, '#ffc23a'],
      [1, '#b45a08'],
    ],
    60,
  );
  const id = pen.group(
    `<path d="${circle(30, 0, 5)}" fill="#8a4304" stroke="#3d1703" stroke-width="6"/>` +
      `<path d="${circle(30)}" fill="${face}"/><path d="${ring(23, 19)}" fill="#b45a08" fill-rule="evenodd"/>` +
      `<path d="${star(5, 13, 6)}" fill="#b45a08"/>`,
  );
  return repeat(count, (index) => {
    const angle = (index / count) * 360 + random.between(-18, 18);
    const { x, y } = polar(avoid * random.between(1, 1.45), angle, focus.x, focus.y);
    const inside = { x: Math.min(width - 24, Math.max(24, x)), y: Math.min(height - 90, Math.max(24, y)) };
    const squash = random.between(0.4, 1);
    return svg`<use href="#${id}" transform="translate(${inside.x} ${inside.y})rotate(${random.between(-50, 50)})scale(${random.between(0.7, 1.2)} ${squash})"/>`;
  });
}

/** A heap of coins along the bottom edge. */
export function coinBed(stage: Stage, y: number): string {
  const { pen, random, width } = stage;
  const face = pen.linear([
    [0, '#fff2a8'],
    [0.5, '#ffb92e'],
    [1, '#a85406'],
  ]);
  const id = pen.group(
    `<path d="${ellipse(38, 20, 0, 8)}" fill="#7a3a04" stroke="#3d1703" stroke-width="4"/>` +
      `<path d="${ellipse(38, 20)}" fill="${face}"/><path d="${ellipse(26, 12)}" fill="none" stroke="#b45a08" stroke-width="4"/>`,
  );
  return [0, 1, 2]
    .map((row) =>
      repeat(Math.ceil(width / 74), (index) => {
        const x = index * 76 + (row % 2) * 36 + random.between(-10, 10);
        return svg`<use href="#${id}" transform="translate(${x} ${y + row * 34 + random.between(-10, 10)})rotate(${random.between(-16, 16)})"/>`;
      }),
    )
    .join('');
}

/** Twinkles around the hero. */
export function twinkles(stage: Stage, count: number, radius: number): string {
  const { random, focus, scheme } = stage;
  const stars = repeat(count, () => {
    const { x, y } = polar(radius * random.between(0.86, 1.3), random.between(0, 360), focus.x, focus.y);
    return twinkle(x, y, random.between(10, 34));
  });
  return `<path d="${stars}" fill="${lighter(scheme.accent, 0.75)}"/>`;
}

/** A ring, a sunburst or a neon circle behind the hero. */
export function medallion(stage: Stage, radius: number): string {
  const { pen, random, scheme, focus } = stage;
  const kind = random.pick(['ring', 'sun', 'neon'] as const);
  const field = `<circle r="${radius}" fill="${pen.radial([
    [0, lighter(scheme.glow, 0.4)],
    [0.6, scheme.horizon],
    [1, scheme.top],
  ])}"/>`;
  if (kind === 'neon') {
    const line = circle(radius);
    return place(
      stroke(line, scheme.accent, 26, 0.4) + stroke(line, lighter(scheme.accent, 0.7), 9),
      focus.x,
      focus.y,
    );
  }
  if (kind === 'sun') {
    return place(
      solid(pen, star(24, radius * 1.12, radius * 0.98), gold, { edge: 5 }) + field,
      focus.x,
      focus.y,
    );
  }
  return place(field + solid(pen, ring(radius * 1.08, radius * 0.94), gold, { edge: 5 }), focus.x, focus.y);
}

/** Dark shapes close to the camera in the lower corners, which give the picture depth. */
export function foreground(stage: Stage): string {
  const { random, width, height } = stage;
  const dark = depth(stage, 1);
  const kind = random.pick(['rocks', 'leaves', 'none', 'none'] as const);
  if (kind === 'rocks') {
    return flat(
      svg`M0,${height}V${height - 150}l50,24 40,60 54,22 30,44ZM${width},${height}V${height - 130}l-60,10-34,70-50,20-20,30Z`,
      dark,
      0.9,
    );
  }
  if (kind === 'leaves') {
    const blade = svg`M0,0q-30,-90 10,-200q40,110-10,200Z`;
    const bunch = repeat(5, (index) => svg`<path d="${blade}" transform="rotate(${index * 22 - 10})"/>`);
    return `<g fill="${dark}" opacity=".9">${place(bunch, -10, height + 10)}${place(bunch, width + 10, height + 10, 1, 0, true)}</g>`;
  }
  return '';
}

/** A border, for games whose look calls for one. */
export function frame(stage: Stage, kind: 'gold' | 'neon' | 'dark'): string {
  const { pen, width, height, scheme } = stage;
  const line = (inset: number) =>
    svg`x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="18" fill="none"`;
  if (kind === 'neon') {
    return (
      svg`<rect ${line(14)} stroke="${scheme.accent}" stroke-width="16" opacity=".4"/>` +
      svg`<rect ${line(14)} stroke="${lighter(scheme.accent, 0.6)}" stroke-width="5"/>`
    );
  }
  if (kind === 'dark') return svg`<rect ${line(6)} stroke="${scheme.ink}" stroke-width="16" opacity=".7"/>`;
  const metal = pen.linear(
    [
      [0, gold.light],
      [0.3, gold.base],
      [0.55, gold.deep],
      [0.75, gold.light],
      [1, gold.deep],
    ],
    50,
  );
  return (
    svg`<rect ${line(8)} stroke="${gold.ink}" stroke-width="22"/><rect ${line(8)} stroke="${metal}" stroke-width="14"/>` +
    svg`<rect ${line(22)} stroke="${gold.ink}" stroke-width="3" opacity=".6"/>`
  );
}
