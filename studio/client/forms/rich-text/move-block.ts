import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

/** Moves the selected block past its previous or next sibling. @returns whether there was one */
export function moveBlock({ state, view }: Editor, direction: -1 | 1): boolean {
  const { selection, doc } = state;
  const index = selection.$from.index(0);
  const [block, other] = [doc.maybeChild(index), doc.maybeChild(index + direction)];
  if (!block || !other) return false;
  let start = 0;
  for (let before = 0; before < index; before += 1) start += doc.child(before).nodeSize;
  const target = direction < 0 ? start - other.nodeSize : start + other.nodeSize;
  const offset = selection.anchor - start;
  const transaction = state.tr.delete(start, start + block.nodeSize).insert(target, block);
  const place = target + offset;
  transaction.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(transaction.doc, place)
      : Selection.near(transaction.doc.resolve(place)),
  );
  view.dispatch(transaction.scrollIntoView());
  return true;
}
