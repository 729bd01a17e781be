import { cardFrame } from './drawing/frame';
import { Random } from './drawing/random';
import { scenes } from './drawing/scenes/registry';
import { darker, lighter } from './drawing/svg/colour';
import { place, svg } from './drawing/svg/markup';
import { Pen } from './drawing/svg/pen';
import { flat } from './drawing/svg/shading';
import { box, circle, regular } from './drawing/svg/shapes';
import { type Drawn, drawingStyles, sceneColours } from './drawing-style';
import { themeFont } from './drawing/lettering/theme-font.server';
import { lettering, linesOf, writable } from './lettering';

const fontFor = ({ theme }: Drawn) => themeFont(theme.font);

/** The mark around (0, 0), 100 across: the shape of the look with the first letter in it. */
function mark(pen: Pen, drawn: Drawn): string {
  const { color } = drawn.theme;
  const shape = {
    diamond: regular(4, 52),
    tile: 'M-50,-50H34L50,-34V50H-34L-50,34Z',
    round: circle(50),
  }[drawingStyles[drawn.look].mark];
  const inner = {
    diamond: regular(4, 43),
    tile: 'M-42,-42H30L42,-30V42H-30L-42,30Z',
    round: circle(42),
  }[drawingStyles[drawn.look].mark];
  const fill = pen.linear([
    [0, lighter(color.primary, 0.18)],
    [1, darker(color.primary, 0.12)],
  ]);
  const font = fontFor(drawn);
  const letter = writable(font, drawn.name).charAt(0).toUpperCase();
  const line = svg`<path d="${inner}" fill="none" stroke="${color.onPrimary}" stroke-width="2.6" opacity=".55"/>`;
  const room = { x: 0, y: 0, width: 46, height: 38, centred: true };
  return flat(shape, fill) + line + lettering(font, letter, room, color.onPrimary);
}

/** Mark and name, 320 × 80, in the colour of the words around it. */
export function logo(drawn: Drawn, ink: string): string {
  const pen = new Pen();
  const font = fontFor(drawn);
  const lines = linesOf(writable(font, drawn.name));
  const height = lines.length === 1 ? 34 : 23;
  const name = lines.map((line, index) => {
    const y = 40 + (index - (lines.length - 1) / 2) * 33;
    return lettering(font, line, { x: 84, y, width: 230, height }, ink);
  });
  return pen.picture(320, 80, place(mark(pen, drawn), 40, 40, 0.68) + name.join(''));
}

export function markPicture(drawn: Drawn): string {
  const pen = new Pen();
  return pen.picture(128, 128, place(mark(pen, drawn), 64, 64, 1.2));
}

export function favicon(drawn: Drawn): string {
  const { color } = drawn.theme;
  const pen = new Pen();
  const font = fontFor(drawn);
  const letter = writable(font, drawn.name).charAt(0).toUpperCase();
  const room = { x: 16, y: 16, width: 20, height: 18, centred: true };
  return pen.picture(
    32,
    32,
    flat(box(0, 0, 32, 32, 8), color.primary) + lettering(font, letter, room, color.onPrimary),
  );
}

/** The picture of link previews, 1200 × 630: the name on a scene in the brand's colours. */
export function sharePicture(drawn: Drawn): string {
  const frame = cardFrame(1200, 630);
  const random = new Random(`${drawn.id} share`);
  const pen = new Pen();
  const { color } = drawn.theme;
  const backdrop = scenes[random.pick(drawingStyles[drawn.look].scenes)];
  const stage = {
    pen,
    random,
    width: frame.width,
    height: frame.height,
    scheme: sceneColours(drawn.theme, drawn.look),
    focus: { x: frame.focusX, y: frame.focusY },
    ground: frame.horizon,
  };
  const font = fontFor(drawn);
  const lines = linesOf(writable(font, drawn.name));
  const name = lines.map((line, index) => {
    const y = 400 + (index - (lines.length - 1) / 2) * 110;
    return lettering(font, line, { x: 600, y, width: 840, height: 84, centred: true }, color.onHeader);
  });
  const panel = svg`<path d="${box(130, 70, 940, 490, 44)}" fill="${color.header}" opacity=".92"/>`;
  return pen.picture(
    frame.width,
    frame.height,
    backdrop(stage) + panel + place(mark(pen, drawn), 600, 210, 1.9) + name.join(''),
  );
}

/** Placeholder for the mark of a licensing authority, 160 × 56: its initials on white. */
export function licenceMark(drawn: Drawn, authority: string): string {
  const pen = new Pen();
  const initials = authority
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 5);
  const ink = '#1f2a3d';
  const font = fontFor(drawn);
  const text = writable(font, initials);
  return pen.picture(
    160,
    56,
    flat(box(1, 1, 158, 54, 8), '#ffffff') +
      svg`<path d="${box(4, 4, 152, 48, 6)}" fill="none" stroke="${ink}" stroke-width="1.6"/>` +
      flat('M18,14h24v14q0,12-12,17q-12,-5-12,-17Z', drawn.theme.color.primary) +
      lettering(font, text, { x: 98, y: 28, width: 86, height: 20, centred: true }, ink),
  );
}
