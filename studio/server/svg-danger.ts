import { SaxesParser } from 'saxes';

/**
 * Why an SVG is refused: scripts, external references, or entity declarations, which could hide either. `broken`: not
 * well-formed.
 */
export type SvgDanger = 'script' | 'external' | 'entities' | 'broken';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements that execute or embed something. */
const activeElements = new Set([
  ...['script', 'handler', 'listener', 'foreignobject'],
  ...['iframe', 'object', 'embed', 'audio', 'video'],
]);

/** Allowed references: parts of the drawing, and embedded pictures. */
const innerReference = /^\s*(#|data:image\/(png|jpe?g|webp|gif);base64,|$)/i;
const styleReference = /url\(\s*['"]?\s*([^'")]*)|@import/gi;

/** Why an SVG is unsafe to open by its address; undefined if it is safe. */
export function svgDanger(text: string): SvgDanger | undefined {
  let danger: SvgDanger | undefined;
  let root: string | undefined;
  const found = (kind: SvgDanger | undefined) => {
    danger ??= kind;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', (doctype) => found(doctype.includes('[') ? 'entities' : undefined));
  parser.on('processinginstruction', ({ target }) =>
    found(/stylesheet/i.test(target) ? 'external' : undefined),
  );
  parser.on('text', (value) => found(dangerOfStyle(value)));
  parser.on('cdata', (value) => found(dangerOfStyle(value)));
  parser.on('opentag', ({ local, uri, attributes }) => {
    root ??= `${uri} ${local}`;
    if (activeElements.has(local.toLowerCase())) found('script');
    for (const { local: name, value } of Object.values(attributes)) found(dangerOfAttribute(name, value));
  });
  // Thrown, so that the rest after an error cannot be parsed differently than here.
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text).close();
  } catch {
    return danger ?? 'broken';
  }
  return danger ?? (root === `${svgNamespace} svg` ? undefined : 'broken');
}

function dangerOfAttribute(name: string, value: string): SvgDanger | undefined {
  if (/^on/i.test(name)) return 'script';
  if (name === 'attributeName' && /(^|:)(href|on)/i.test(value.trim())) return 'script';
  if (name !== 'href' && name !== 'src') return dangerOfStyle(value);
  if (innerReference.test(value)) return undefined;
  // Browsers ignore control characters and spaces within a protocol name.
  return /^(java|vb)script:/i.test(value.replaceAll(/[\s\p{Cc}]/gu, '')) ? 'script' : 'external';
}

function dangerOfStyle(text: string): SvgDanger | undefined {
  for (const [match, address] of withoutEscapes(text).matchAll(styleReference))
    if (match.startsWith('@') || !innerReference.test(address ?? '')) return 'external';
  return undefined;
}

/** CSS may escape any character by its number. */
function withoutEscapes(style: string): string {
  return style.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_escape, code?: string, letter?: string) => {
    const point = code === undefined ? NaN : Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : (letter ?? '');
  });
}
