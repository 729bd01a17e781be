/**
 * A number as SVG text: rounded to a whole number if a fraction would be invisible, else to one decimal, without a
 * leading zero.
 */
export function number(value: number): string {
  const rounded = Math.abs(value) >= wholeFrom ? Math.round(value) : Math.round(value * 10) / 10;
  if (Object.is(rounded, -0)) return '0';
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

const wholeFrom = 10;

/** Opacities and gradient offsets need a second decimal. */
export function fine(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

type Part = string | number | readonly string[];

/** Template tag for markup and path data: numbers are rounded, lists are joined. */
export function svg(texts: TemplateStringsArray, ...parts: readonly Part[]): string {
  return texts.reduce((text, next, index) => {
    const part = parts[index - 1];
    if (part === undefined) return text + next;
    if (typeof part === 'number') return text + number(part) + next;
    return text + (typeof part === 'string' ? part : part.join('')) + next;
  });
}

/** A group moved to (x, y), scaled and turned. */
export function place(content: string, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const scaling = flip ? `${fine(-scale)} ${fine(scale)}` : fine(scale);
  const rotation = turn === 0 ? '' : svg`rotate(${turn})`;
  const resize = scale === 1 && !flip ? '' : `scale(${scaling})`;
  return svg`<g transform="translate(${x} ${y})${rotation}${resize}">${content}</g>`;
}

/** The items of a list drawn with their index, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
