import { gold } from '../../../app/workbench/new-brand/drawing/materials';
import { darker, lighter } from '../../../app/workbench/new-brand/drawing/svg/colour';
import { svg } from '../../../app/workbench/new-brand/drawing/svg/markup';
import { stroke } from '../../../app/workbench/new-brand/drawing/svg/shading';
import type { Stage } from '../../../app/workbench/new-brand/drawing/scenes/stage';

/** The near side of a gaming table: cloth, printed arc and padded rail, from `y` at its middle down. */
export function studioTable(stage: Stage, y: number): string {
  const { pen, width, height, scheme, focus } = stage;
  const cloth = pen.linear([
    [0, lighter(scheme.land, 0.3)],
    [0.3, scheme.land],
    [1, darker(scheme.land, 0.7)],
  ]);
  const curve = (down: number) =>
    svg`M-20,${y + down + 50}Q${focus.x},${y + down - 40} ${width + 20},${y + down + 50}`;
  return (
    svg`<path d="${curve(0)}V${height}H-20Z" fill="${cloth}"/>` +
    stroke(curve(0), scheme.ink, 26) +
    stroke(curve(-2), gold.deep, 15) +
    stroke(curve(-5), gold.light, 4) +
    stroke(curve(58), scheme.accent, 4, 0.5) +
    stroke(curve(76), scheme.accent, 2.5, 0.4)
  );
}
