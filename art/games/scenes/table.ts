import { darker, lighter, mix } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { repeat, svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { flat, glow, stroke } from '../../../app/workbench/new-brand/drawing/svg/shading';
import { box, polar } from '../../../app/workbench/new-brand/drawing/svg/shapes';
import { bokeh } from '../../../app/workbench/new-brand/drawing/scenes/places';
import { beams, cover, specks, type Scene } from '../../../app/workbench/new-brand/drawing/scenes/stage';

/** A table top seen from above, with its printed arcs. */
export const felt: Scene = (stage) => {
  const { pen, width, height, scheme, focus } = stage;
  const cloth = pen.radial([
    [0, lighter(scheme.land, 0.3)],
    [0.45, scheme.land],
    [1, darker(scheme.land, 0.65)],
  ]);
  const reach = Math.hypot(width, height) * 0.65;
  const line = (radius: number) =>
    svg`M${focus.x - radius},${focus.y - 60}a${radius},${radius * 0.8} 0 0 0 ${radius * 2},0`;
  return (
    cover(stage, darker(scheme.land, 0.65)) +
    svg`<circle cx="${focus.x}" cy="${focus.y}" r="${reach}" fill="${cloth}"/>` +
    stroke(line(250) + line(272) + line(420), scheme.accent, 4, 0.55) +
    repeat(5, (index) => {
      const { x, y } = polar(346, 30 + index * 30, focus.x, focus.y - 60);
      return svg`<rect x="${x - 36}" y="${y - 50}" width="72" height="100" rx="10" transform="rotate(${index * 30 - 60} ${x} ${y})" fill="none" stroke="${scheme.accent}" stroke-width="4" opacity=".4"/>`;
    }) +
    beams(stage, focus.x, focus.y, 14, '#ffffff', 0.14) +
    glow(pen, focus.x, focus.y, Math.min(width, height) * 0.5, scheme.glow, 0.5) +
    specks(stage, 14, scheme.accent, 0.6)
  );
};

/** A television studio: panelled wall with light strips, lamps out of focus, the edge of a table in front. */
export const studio: Scene = (stage) => {
  const { pen, random, width, height, scheme, focus } = stage;
  const wall = pen.linear([
    [0, scheme.top],
    [0.6, scheme.horizon],
    [1, scheme.ink],
  ]);
  const panel = pen.linear(
    [
      [0, mix(scheme.horizon, scheme.ink, 0.65)],
      [0.5, mix(scheme.horizon, scheme.glow, 0.2)],
      [1, mix(scheme.horizon, scheme.ink, 0.65)],
    ],
    0,
  );
  const count = Math.max(5, Math.round(width / 130));
  const step = width / count;
  const panels = repeat(
    count,
    (index) =>
      svg`<rect x="${index * step + 5}" width="${step - 10}" height="${height * 0.72}" fill="${panel}"/>`,
  );
  const strips = repeat(count + 1, (index) => svg`M${index * step},0v${height * 0.72}`);
  const motif = random.pick(['arches', 'diamonds', 'arcs'] as const);
  const pattern = repeat(count, (index) => {
    const x = (index + 0.5) * step;
    if (motif === 'arches')
      return svg`M${x - step * 0.32},${height * 0.5}V150a${step * 0.32},${step * 0.32} 0 0 1 ${step * 0.64},0V${height * 0.5}`;
    if (motif === 'diamonds')
      return repeat(
        3,
        (row) => svg`M${x},${30 + row * 150}l${step * 0.3},70-${step * 0.3},70-${step * 0.3},-70Z`,
      );
    return repeat(
      3,
      (row) => svg`M${x - step * 0.42},${120 + row * 120}a${step * 0.42},60 0 0 1 ${step * 0.84},0`,
    );
  });
  return (
    cover(stage, wall) +
    panels +
    stroke(pattern, scheme.accent, 3, 0.5) +
    stroke(strips, scheme.accent, 13, 0.3) +
    stroke(strips, lighter(scheme.accent, 0.65), 4, 0.95) +
    glow(pen, focus.x, focus.y, Math.min(width, height) * 0.6, scheme.glow, 0.75) +
    bokeh(stage, 8, scheme.accent)
  );
};

/** Board, ceiling and floor of a room of numbers: crash and instant games. */
export const grid: Scene = (stage) => {
  const { pen, width, height, scheme, focus } = stage;
  const back = pen.linear([
    [0, scheme.top],
    [0.6, scheme.horizon],
    [1, scheme.ink],
  ]);
  const lines =
    repeat(Math.ceil(width / 64), (index) => svg`M${index * 64},0V${height}`) +
    repeat(Math.ceil(height / 64), (index) => svg`M0,${index * 64}H${width}`);
  return (
    cover(stage, back) +
    stroke(lines, scheme.accent, 2, 0.22) +
    glow(pen, focus.x, focus.y, Math.min(width, height) * 0.62, scheme.glow, 0.9) +
    beams(stage, focus.x, focus.y, 18, '#ffffff', 0.18) +
    flat(box(0, height - 8, width, 8), scheme.accent, 0.6) +
    specks(stage, 34, '#ffffff', 0.8)
  );
};
