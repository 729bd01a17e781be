import { Blockquote } from '@tiptap/extension-blockquote';
import { Code } from '@tiptap/extension-code';
import { type AnyExtension, Extension, getSchema, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { StudioControl } from '../../../../schemas/studio-form';
import { targetProblem } from '../link-target';
import { KeptBlock, KeptInline, KeptMark } from './kept-parts';
import { moveBlock } from './move-block';
import { tableExtensions, topGroup } from './table-nodes';

export type RichTextLimits = Pick<Extract<StudioControl, { kind: 'rich-text' }>, 'nodes' | 'marks'>;
type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** The heading levels that a field allows. */
export function headingLevels({ nodes }: RichTextLimits): Level[] {
  return ([1, 2, 3, 4, 5, 6] as const).filter((level) => nodes.includes(`heading-${level}`));
}

/** Editor extensions of a field: only allowed nodes and marks, so that pasted text is reduced to them. */
export function editorExtensions({ nodes, marks }: RichTextLimits): AnyExtension[] {
  const levels = headingLevels({ nodes, marks });
  const has = (name: string) => nodes.includes(name);
  const hasList = has('ordered-list') || has('unordered-list');
  return [
    documentNode(has('table')),
    StarterKit.configure({
      document: false,
      code: false,
      codeBlock: false,
      strike: false,
      blockquote: false,
      // Undo is that of the document.
      undoRedo: false,
      // Would add a paragraph to the stored text.
      trailingNode: false,
      bold: marks.includes('bold') && {},
      italic: marks.includes('italic') && {},
      underline: marks.includes('underline') && {},
      heading: levels.length > 0 && { levels },
      bulletList: has('unordered-list') && {},
      orderedList: has('ordered-list') && {},
      listItem: hasList && {},
      listKeymap: hasList && {},
      horizontalRule: has('hr') && {},
      link: has('hyperlink') && {
        openOnClick: false,
        autolink: false,
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: (address) => targetProblem(address) === undefined,
      },
    }),
    ...(levels.length > 0 ? [headingSpec(levels)] : []),
    // Contentful allows only paragraphs in quotations, and bold code.
    ...(has('blockquote') ? [Blockquote.extend({ content: 'paragraph+' })] : []),
    ...(marks.includes('code') ? [Code.extend({ excludes: '' })] : []),
    ...(has('table') ? tableExtensions : []),
    KeptBlock,
    KeptInline,
    KeptMark,
    blockMoves,
  ];
}

/** The structure of documents with these extensions. */
export function editorSchema(extensions: AnyExtension[]) {
  return getSchema(extensions);
}

function documentNode(hasTables: boolean) {
  return Node.create({
    name: 'doc',
    topNode: true,
    content: hasTables ? `(block | ${topGroup})+` : 'block+',
  });
}

/** Limits the schema to the allowed heading levels. */
function headingSpec(levels: readonly Level[]) {
  return Extension.create({
    name: 'headingLevels',
    extendNodeSchema: ({ name }) => (name === 'heading' ? { levels } : {}),
  });
}

/** Keyboard shortcuts to move blocks. */
const blockMoves = Extension.create({
  name: 'blockMoves',
  addKeyboardShortcuts() {
    return {
      'Alt-ArrowUp': () => moveBlock(this.editor, -1),
      'Alt-ArrowDown': () => moveBlock(this.editor, 1),
    };
  },
});
