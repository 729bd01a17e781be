import { mergeAttributes, Mark, Node } from '@tiptap/react';
import { text } from '../../text/text';
import { wordsOf } from '../stored-value';
import { isKeptSource, keptNode } from './kept-source';

const sourceAttribute = {
  source: {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute('data-kept'),
    renderHTML: ({ source }: Record<string, unknown>) => ({ 'data-kept': source }),
  },
};

function keptRule(tag: string) {
  return {
    tag: `${tag}[data-kept]`,
    getAttrs: (element: HTMLElement) => (isKeptSource(element.getAttribute('data-kept')) ? null : false),
  };
}

/** For example `Embedded entry`, with its text if any. */
function labelOf(source: unknown): string {
  const node = keptNode(source);
  const kind = node.nodeType.replaceAll('-', ' ');
  const words = node.content?.length ? wordsOf(node) : '';
  return text(words === '' ? 'form.rich.kept' : 'form.rich.kept-words', { kind, words });
}

/** A block that this editor does not support: it can be moved or deleted as a whole. */
export const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => sourceAttribute,
  parseHTML: () => [keptRule('div')],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { contenteditable: 'false' }),
    labelOf(node.attrs['source']),
  ],
});

/** The same within a line. */
export const KeptInline = Node.create({
  name: 'keptInline',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => sourceAttribute,
  parseHTML: () => [keptRule('span')],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, labelOf(node.attrs['source'])],
});

/** A mark that this editor does not support; its text can be edited. */
export const KeptMark = Mark.create({
  name: 'keptMark',
  excludes: '',
  addAttributes: () => ({ type: { default: null, rendered: false } }),
  renderHTML: () => ['span', { 'data-kept-mark': '' }, 0],
});
