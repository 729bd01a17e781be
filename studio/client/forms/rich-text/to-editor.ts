import type { JSONContent } from '@tiptap/react';
import type { Schema } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import type { RichText, RichTextNode } from '../../../../schemas/generated/types';
import { blockTypes, markTypes } from './editor-types';
import { keptSource } from './kept-source';
import { sameTextKey } from './same-text';
import { toBlock } from './to-document';

/**
 * A document of the content service in the editor's form. Parts that the editor could not return unchanged, such as an
 * embedded entry or a disallowed heading, become parts that can only be moved or deleted.
 */
export function toEditor(document: RichText | undefined, schema: Schema): JSONContent {
  const blocks = (document?.content ?? []).map((node) => editableOrKept(node, schema));
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

function editableOrKept(node: RichTextNode, schema: Schema): JSONContent {
  try {
    const block = blockToEditor(node, schema);
    const parsed = schema.nodeFromJSON(block);
    parsed.check();
    const isAtTop = schema.topNodeType.contentMatch.matchType(parsed.type) !== null;
    // The editor repairs tables with rows of different lengths, which would change unedited content.
    let isWhole = parsed.type.name !== 'table' || !TableMap.get(parsed).problems;
    parsed.descendants((child) => {
      if (child.type.name === 'table' && TableMap.get(child).problems) isWhole = false;
    });
    if (isAtTop && isWhole && sameTextKey(toBlock(block)) === sameTextKey(node)) return block;
  } catch {
    // Not supported by this editor.
  }
  return kept(node);
}

function kept(node: RichTextNode): JSONContent {
  return { type: 'keptBlock', attrs: { source: keptSource(node) } };
}

function blockToEditor(node: RichTextNode, schema: Schema): JSONContent {
  const { nodeType, content = [], data } = node;
  const type = blockTypes[nodeType];
  const heading = /^heading-([1-6])$/.exec(nodeType)?.[1];
  if (nodeType === 'paragraph') return withContent({ type: 'paragraph' }, inlinesToEditor(content, schema));
  if (heading !== undefined && isAllowedHeading(schema, Number(heading)))
    return withContent(
      { type: 'heading', attrs: { level: Number(heading) } },
      inlinesToEditor(content, schema),
    );
  if (type === undefined || !schema.nodes[type]) return kept(node);
  if (nodeType === 'hr') return { type };
  const attrs = nodeType.startsWith('table-') && nodeType.endsWith('cell') ? { attrs: spans(data) } : {};
  return withContent(
    { type, ...attrs },
    content.map((child) => blockToEditor(child, schema)),
  );
}

function isAllowedHeading(schema: Schema, level: number): boolean {
  const levels: unknown = schema.nodes['heading']?.spec['levels'];
  return Array.isArray(levels) && levels.includes(level);
}

function spans({ colspan = 1, rowspan = 1 }: RichTextNode['data']): Record<string, unknown> {
  return { colspan, rowspan };
}

function inlinesToEditor(nodes: readonly RichTextNode[], schema: Schema): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    if (node.nodeType === 'text') return textToEditor(node, schema);
    const { uri } = node.data;
    if (node.nodeType !== 'hyperlink' || !schema.marks['link'] || typeof uri !== 'string')
      return [{ type: 'keptInline', attrs: { source: keptSource(node) } }];
    return (node.content ?? []).flatMap((child) =>
      textToEditor(child, schema).map((text) => ({
        ...text,
        marks: [...(text.marks ?? []), { type: 'link', attrs: { href: uri } }],
      })),
    );
  });
}

/** Line breaks are characters in the content service and nodes in the editor. */
function textToEditor({ value = '', marks = [] }: RichTextNode, schema: Schema): JSONContent[] {
  const editorMarks = [...new Set(marks.map(({ type }) => type))].map((type) => {
    const name = markTypes[type];
    return name !== undefined && schema.marks[name] ? { type: name } : { type: 'keptMark', attrs: { type } };
  });
  return value
    .split('\n')
    .flatMap((line, index): JSONContent[] => [
      ...(index > 0 ? [{ type: 'hardBreak', marks: editorMarks }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, marks: editorMarks }]),
    ]);
}

function withContent(node: JSONContent, content: JSONContent[]): JSONContent {
  return content.length > 0 ? { ...node, content } : node;
}
