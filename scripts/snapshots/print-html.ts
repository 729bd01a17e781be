import { JSDOM } from 'jsdom';

const widest = 110;
/** Elements that have no content and no end tag. */
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** List-valued attributes, printed one item per line when long. */
const separators: Record<string, RegExp> = { srcset: /,\s+/, style: /;\s*/ };

/**
 * HTML in a form suitable for diffs: one element per line, attributes sorted, island props and structured data as
 * indented JSON. Significant space is preserved: at the edge of a text it is written as `&#32;`.
 */
export function printHtml(html: string): string {
  const lines = [...JSDOM.fragment(html).childNodes].flatMap((node) => printNode(node, ''));
  return `${lines.join('\n') || '<!-- renders nothing -->'}\n`;
}

function printNode(node: Node, indent: string): string[] {
  if (node.nodeType === node.TEXT_NODE) return [indent + text(node.textContent ?? '')];
  if (node.nodeType === node.ELEMENT_NODE) return printElement(node as Element, indent);
  return [];
}

function printElement(element: Element, indent: string): string[] {
  const name = element.tagName.toLowerCase();
  const open = openTag(name, element, indent);
  if (voidElements.has(name)) return open;
  const close = `</${name}>`;
  if (name === 'script' && element.getAttribute('type')?.endsWith('json'))
    return [...open, ...json(element.textContent ?? '', `${indent}  `), indent + close];
  // React separates adjacent texts by comments, which are removed.
  for (const child of [...element.childNodes]) if (child.nodeType === child.COMMENT_NODE) child.remove();
  element.normalize();
  const children = [...element.childNodes];
  const last = open[open.length - 1] ?? '';
  if (children.length === 0) return [...open.slice(0, -1), last + close];
  const [only] = children;
  if (children.length === 1 && only?.nodeType === only?.TEXT_NODE) {
    const line = last + text(only?.textContent ?? '') + close;
    if (line.length <= widest || open.length > 1) return [...open.slice(0, -1), line];
  }
  return [...open, ...children.flatMap((child) => printNode(child, `${indent}  `)), indent + close];
}

function openTag(name: string, element: Element, indent: string): string[] {
  const attributes = [...element.attributes]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((attribute) => printAttribute(attribute, `${indent}  `));
  const line = `${indent}<${[name, ...attributes.flat()].join(' ')}>`;
  if (line.length <= widest && attributes.every((lines) => lines.length === 1)) return [line];
  return [
    `${indent}<${name}`,
    ...attributes.flatMap(([first = '', ...rest]) => [`${indent}  ${first}`, ...rest]),
    `${indent}>`,
  ];
}

/** The first line without its indent, further ones with theirs. */
function printAttribute({ name, value }: Attr, indent: string): string[] {
  if (name === 'data-props') return [`${name}='`, ...json(value, `${indent}  `), `${indent}'`];
  if (value === '') return [name];
  const quoted = `${name}="${escape(value).replaceAll('"', '&quot;')}"`;
  const separator = separators[name];
  if (!separator || quoted.length <= widest) return [quoted];
  const parts = value.split(separator).filter(Boolean);
  return [`${name}="`, ...parts.map((part) => `${indent}  ${escape(part)}`), `${indent}"`];
}

function json(value: string, indent: string): string[] {
  const printed = JSON.stringify(JSON.parse(value) as unknown, null, 2);
  return printed.split('\n').map((line) => indent + line);
}

function text(value: string): string {
  const collapsed = escape(value.replace(/[ \t\n\r]+/g, ' '));
  if (collapsed === ' ') return '&#32;';
  return collapsed.replace(/^ /, '&#32;').replace(/ $/, '&#32;');
}

function escape(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('\u200e', '&lrm;')
    .replaceAll('\u200f', '&rlm;');
}
