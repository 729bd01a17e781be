import { isRecord } from '../../../schemas/is-record';

/** A link from a field to another entity, in Contentful's format. */
export interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: 'Entry' | 'Asset'; readonly id: string };
}

/** True for an object with the exact shape of a link to an entry or asset. */
export function isLink(value: unknown): value is Link {
  if (!isRecord(value)) return false;
  const { sys } = value;
  return (
    isRecord(sys) &&
    sys.type === 'Link' &&
    (sys.linkType === 'Entry' || sys.linkType === 'Asset') &&
    typeof sys.id === 'string' &&
    sys.id !== ''
  );
}

/** Rich text node types that link to entities. */
export const richTextLinks = {
  'embedded-entry-block': { list: 'entries', as: 'block', linkType: 'Entry' },
  'embedded-entry-inline': { list: 'entries', as: 'inline', linkType: 'Entry' },
  'entry-hyperlink': { list: 'entries', as: 'hyperlink', linkType: 'Entry' },
  'embedded-asset-block': { list: 'assets', as: 'block', linkType: 'Asset' },
  'asset-hyperlink': { list: 'assets', as: 'hyperlink', linkType: 'Asset' },
} as const;

export type RichTextLinkNode = keyof typeof richTextLinks;

/** True for a rich text node type that links to an entity. */
function isRichTextLinkNode(nodeType: unknown): nodeType is RichTextLinkNode {
  return typeof nodeType === 'string' && Object.hasOwn(richTextLinks, nodeType);
}

/** Visits each rich text node that links to an entity, in document order. */
export function forEachRichTextLink(
  node: unknown,
  visit: (nodeType: RichTextLinkNode, link: Link) => void,
): void {
  if (!isRecord(node)) return;
  if (isRichTextLinkNode(node.nodeType) && isRecord(node.data) && isLink(node.data.target)) {
    visit(node.nodeType, node.data.target);
  }
  if (Array.isArray(node.content)) for (const child of node.content) forEachRichTextLink(child, visit);
}

/** Visits each link in a field value: a link, a list of links or rich text. */
export function forEachLink(value: unknown, visit: (link: Link) => void): void {
  if (isLink(value)) visit(value);
  else if (Array.isArray(value)) for (const item of value) forEachLink(item, visit);
  else if (isRecord(value) && value.nodeType === 'document')
    forEachRichTextLink(value, (_type, link) => visit(link));
}

/** The words of a rich text document, joined by spaces. */
export function richTextWords(node: unknown): string {
  if (!isRecord(node)) return '';
  if (node.nodeType === 'text') return typeof node.value === 'string' ? node.value : '';
  return Array.isArray(node.content) ? node.content.map(richTextWords).join(' ') : '';
}
