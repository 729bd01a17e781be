import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** All elements of a document in order, without the content of templates. */
export function elementsOf(html: string): Element[] {
  return descendants(parse(html));
}

/** The elements within a node, in the order of the document. */
export function descendants(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) =>
    'tagName' in child ? [child, ...descendants(child)] : descendants(child),
  );
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** The text of an element with single spaces, without styles and scripts. */
export function textOf(node: Node): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && (node.tagName === 'script' || node.tagName === 'style')) return '';
  return 'childNodes' in node ? node.childNodes.map(rawText).join(' ') : '';
}
