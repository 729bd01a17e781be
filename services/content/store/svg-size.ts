/** Longer than the root tag of any drawing; an embedded picture may follow. */
const HEAD_BYTES = 4_096;
const ROOT = /^\uFEFF?\s*(?:<\?xml\s[^>]*\?>\s*)?<svg\s([^>]*)>/;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const PIXELS = /^\s*([1-9]\d{0,5})(?:px)?\s*$/;

/**
 * Width and height in whole pixels from the root tag of an SVG; null if missing or in other units. Rendering it
 * just to measure it takes three milliseconds of CPU, and a catalogue has thousands.
 */
export function svgSize(bytes: Buffer): { width: number; height: number } | null {
  const [, attributes = ''] = ROOT.exec(bytes.subarray(0, HEAD_BYTES).toString('utf8')) ?? [];
  const values = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name, one, two]) => [name, one ?? two]));
  const pixels = (name: string) => Number(PIXELS.exec(values.get(name) ?? '')?.[1] ?? 0);
  const size = { width: pixels('width'), height: pixels('height') };
  return size.width > 0 && size.height > 0 ? size : null;
}
