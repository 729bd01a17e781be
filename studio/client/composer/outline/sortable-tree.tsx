import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import type { TreeNode } from '../../../model/page-tree';
import type { Position } from '../../../model/tree-edits';
import { text } from '../../text/text';
import { useDocumentStore } from '../document-context';
import { entryName } from '../structure';
import { keyOf } from './outline';

interface SortableTreeProps {
  nodes: readonly TreeNode[];
  locale: string;
  onMove: (node: TreeNode, to: Position) => void;
  children: ReactNode;
}

/** Shorter movements count as a click, in pixels. */
const startPixels = 6;

/** Dragging blocks by pointer, and by keyboard from the handle: Space, arrows, Space. */
export function SortableTree({ nodes, locale, onMove, children }: SortableTreeProps) {
  const store = useDocumentStore();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: startPixels } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = useMemo(() => nodes.map(keyOf), [nodes]);
  const nodeOf = (key: unknown) => nodes[keys.indexOf(String(key))];
  const nameOf = (key: unknown) => entryName(store.getState().entries[nodeOf(key)?.entryId ?? ''], locale);
  const announcements: Announcements = {
    onDragStart: ({ active }) => text('outline.lifted', { block: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? text('outline.over', { block: nameOf(active.id), other: nameOf(over.id) }) : undefined,
    // The command announces the new position itself.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => text('outline.notMoved', { block: nameOf(active.id) }),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [nodeOf(active.id), nodeOf(over?.id)];
    if (!from || !to || from === to) return;
    const isSameList = from.place.holderId === to.place.holderId && from.place.field === to.place.field;
    // Dropping from above inserts below the target, as the displaced rows show.
    onMove(from, { ...to.place, index: isSameList && from.index < to.index ? to.index + 1 : to.index });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text('outline.dragHelp') } }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
