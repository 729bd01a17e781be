import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { text } from '../../text/text';

/** Screen reader announcements while a list item is dragged by keyboard. */
export function dragWords(keys: readonly string[]): NonNullable<DndContextProps['accessibility']> {
  const place = (id: UniqueIdentifier) => ({ position: keys.indexOf(String(id)) + 1, total: keys.length });
  return {
    screenReaderInstructions: { draggable: text('form.drag.how') },
    announcements: {
      onDragStart: ({ active }) => text('form.drag.start', place(active.id)),
      onDragOver: ({ over }) => (over ? text('form.drag.over', place(over.id)) : undefined),
      onDragEnd: ({ over, active }) => text('form.drag.end', place(over?.id ?? active.id)),
      onDragCancel: ({ active }) => text('form.drag.cancel', place(active.id)),
    },
  };
}
