import type { JSONContent } from '@tiptap/react';
import type { RichText, RichTextNode } from '../../../../schemas/generated/types';
import { nodeTypes, storedMarks } from './editor-types';
import { keptNode } from './kept-source';
import { sameTextKey } from './same-text';

/** Blocks of the original document, by content. */
type Originals = ReadonlyMap<string, RichTextNode>;

export function originalsOf(document: RichText | undefined): Originals {
  return new Map(document?.content.map((block) => [sameTextKey(block), block]));
}

/** A block of the editor in the content service's form; an unchanged one is returned exactly as it was. */
export function storedBlock(edited: JSONContent, originals: Originals): RichTextNode {
  const block = toBlock(edited);
  return originals.get(sameTextKey(block)) ?? block;
}

/** A document of these blocks; undefined for an empty text. */
export function storedDocument(content: RichTextNode[], before: RichText | undefined): RichText | undefined {
  const [first] = content;
  if (content.length === 1 && first?.nodeType === 'paragraph' && sameTextKey(first) === emptyParagraph)
    return undefined;
  return { nodeType: 'document', data: before?.data ?? {}, content };
}

/** A block of the editor in the content service's form. */
export function toBlock(block: JSONContent): RichTextNode {
  const { type = '', attrs = {}, content = [] } = block;
  if (type === 'keptBlock') return keptNode(attrs['source']);
  if (type === 'paragraph' || type === 'heading') {
    const nodeType = type === 'heading' ? `heading-${String(attrs['level'])}` : type;
    return { nodeType, data: {}, content: toInlines(content) };
  }
  const nodeType = nodeTypes[type];
  if (nodeType === undefined) throw new Error(`The content service has no ${type}.`);
  return { nodeType, data: spansOf(type, attrs), content: content.map(toBlock) };
}

function spansOf(type: string, attrs: Record<string, unknown>): Record<string, unknown> {
  if (type !== 'tableCell' && type !== 'tableHeader') return {};
  const wide = Object.entries(attrs).filter(
    ([name, value]) => (name === 'colspan' || name === 'rowspan') && value !== 1,
  );
  return Object.fromEntries(wide);
}

/** Texts, with one before, after and between links, as in Contentful. */
function toInlines(content: readonly JSONContent[]): RichTextNode[] {
  const nodes: RichTextNode[] = [emptyText()];
  let linkOf: string | undefined;
  for (const part of content) {
    const href = hrefOf(part);
    const last = nodes.at(-1);
    if (part.type === 'keptInline') nodes.push(keptNode(part.attrs?.['source']), emptyText());
    else if (href === undefined) addText(nodes, part);
    else if (href === linkOf && last?.nodeType === 'text' && isBlank(last)) addText(linkBefore(nodes), part);
    else {
      const texts: RichTextNode[] = [];
      addText(texts, part);
      nodes.push({ nodeType: 'hyperlink', data: { uri: href }, content: texts }, emptyText());
    }
    linkOf = part.type === 'keptInline' ? undefined : href;
  }
  return nodes;
}

/** The texts of the last link. */
function linkBefore(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.at(-2)?.content ?? [];
}

/** Appends text to the last one if the marks are equal. An empty text takes the marks of what follows. */
function addText(nodes: RichTextNode[], part: JSONContent): void {
  const value = part.type === 'hardBreak' ? '\n' : (part.text ?? '');
  const marks = (part.marks ?? []).flatMap(({ type, attrs = {} }) => {
    const stored = type === 'keptMark' ? String(attrs['type']) : storedMarks[type];
    return stored === undefined ? [] : [{ type: stored }];
  });
  const last = nodes.at(-1);
  if (last?.nodeType === 'text' && (isBlank(last) || markKey(last.marks) === markKey(marks)))
    nodes.splice(-1, 1, { ...last, value: `${last.value ?? ''}${value}`, marks });
  else nodes.push({ nodeType: 'text', data: {}, value, marks });
}

function hrefOf({ marks = [] }: JSONContent): string | undefined {
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  return typeof href === 'string' ? href : undefined;
}

function isBlank({ value }: RichTextNode): boolean {
  return value === '';
}

function markKey(marks: RichTextNode['marks'] = []): string {
  return marks
    .map(({ type }) => type)
    .sort()
    .join();
}

function emptyText(): RichTextNode {
  return { nodeType: 'text', data: {}, value: '', marks: [] };
}

const emptyParagraph = sameTextKey({ nodeType: 'paragraph', data: {}, content: [] });
