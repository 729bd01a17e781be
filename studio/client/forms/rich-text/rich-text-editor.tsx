import { Box } from '@mui/material';
import type { Node } from '@tiptap/pm/model';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import type { RichText, RichTextNode } from '../../../../schemas/generated/types';
import { isSameValue } from '../../../model/fields';
import { useDocumentStore } from '../../composer/document-context';
import type { ControlProps } from '../controls/control-props';
import { editorExtensions, editorSchema } from './editor-extensions';
import { editorStyle } from './editor-style';
import { replaceDocument } from './replace-document';
import { originalsOf, storedBlock, storedDocument } from './to-document';
import { RichTextToolbar } from './rich-text-toolbar';
import { markSound } from './sound-text';
import { toEditor } from './to-editor';

interface Props extends Omit<ControlProps<'rich-text'>, 'value'> {
  readonly value: RichText | undefined;
}

/** Editor of a text. The document's store owns the value; the editor renders it and reports input. */
export function RichTextEditor(props: Props) {
  const { control, value, onChange, id, labelledBy, describedBy, invalid, field } = props;
  const store = useDocumentStore();
  const extensions = useMemo(() => editorExtensions(control), [control]);
  // Later values are applied by the effect below.
  const initial = useMemo(() => toEditor(value, editorSchema(extensions)), [extensions, id]);
  const latest = useRef({ onChange, shown: value, read: reader(value) });
  latest.current.onChange = onChange;

  const { required } = field;
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        class: 'rich-text',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-required': String(required),
      },
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        const step = undoStep(event);
        if (!step) return false;
        // Otherwise the page would undo a second step.
        event.stopPropagation();
        store[step]();
        return true;
      },
    }),
    [id, labelledBy, describedBy, required, store],
  );

  const editor = useEditor(
    {
      extensions,
      injectCSS: false,
      content: initial,
      onUpdate: ({ editor: edited }) => {
        const next = latest.current.read(edited);
        latest.current.shown = next;
        if (next) markSound(next);
        latest.current.onChange(next);
      },
      editorProps,
    },
    [extensions, id],
  );

  useEffect(() => {
    if (!editor || editor.isDestroyed || isSameValue(value, latest.current.shown)) return;
    latest.current.shown = value;
    latest.current.read = reader(value);
    replaceDocument(editor, toEditor(value, editor.schema));
  }, [editor, value]);

  return (
    <Box sx={editorStyle(invalid)}>
      {editor && <RichTextToolbar editor={editor} control={control} labelledBy={labelledBy} />}
      <EditorContent editor={editor} />
    </Box>
  );
}

/** Converts the editor's document. Blocks that are unchanged since the last call are reused. */
function reader(before: RichText | undefined): (editor: Editor) => RichText | undefined {
  const originals = originalsOf(before);
  const seen = new WeakMap<Node, RichTextNode>();
  return ({ state }) => {
    const blocks = state.doc.children.map((child) => {
      const block = seen.get(child) ?? storedBlock(child.toJSON(), originals);
      seen.set(child, block);
      return block;
    });
    return storedDocument(blocks, before);
  };
}

function undoStep({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}
