import { Fragment, Slice } from '@tiptap/pm/model';
import type { Editor, JSONContent } from '@tiptap/react';

/** Replaces the editor's document by an external version. Unchanged parts are preserved, and with them the cursor. */
export function replaceDocument({ state, schema, view }: Editor, json: JSONContent): void {
  const next = schema.nodeFromJSON(json);
  const sameStart = countSame((index) => isEq(state.doc.maybeChild(index), next.maybeChild(index)));
  const most = Math.min(state.doc.childCount, next.childCount) - sameStart;
  const sameEnd = Math.min(
    most,
    countSame((index) =>
      isEq(
        state.doc.maybeChild(state.doc.childCount - 1 - index),
        next.maybeChild(next.childCount - 1 - index),
      ),
    ),
  );
  const sizeOf = (from: number, to: number) =>
    state.doc.children.slice(from, to).reduce((sum, child) => sum + child.nodeSize, 0);
  const start = sizeOf(0, sameStart);
  const end = start + sizeOf(sameStart, state.doc.childCount - sameEnd);
  const changed = next.children.slice(sameStart, next.childCount - sameEnd);
  if (start === end && changed.length === 0) return;
  const slice = new Slice(Fragment.fromArray(changed), 0, 0);
  // Must not be reported as an edit.
  view.dispatch(state.tr.replace(start, end, slice).setMeta('preventUpdate', true));
}

type Child = ReturnType<Editor['state']['doc']['maybeChild']>;

function isEq(one: Child, other: Child): boolean {
  return one !== null && other !== null && one.eq(other);
}

function countSame(isSame: (index: number) => boolean): number {
  let count = 0;
  while (isSame(count)) count += 1;
  return count;
}
