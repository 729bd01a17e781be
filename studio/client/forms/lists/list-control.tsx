import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { linkedId } from '../../../model/link';
import { text } from '../../text/text';
import { useForm } from '../form-context';
import { moved, uniqueKeys } from './list-moves';
import { AddItem } from './add-item';
import type { ControlProps } from '../controls/control-props';
import { dragWords } from './drag-words';
import { ItemContent } from './item-content';
import { ListRow } from './list-row';

/** An ordered list: items are added, removed and moved by drag or by buttons. */
export function ListControl(props: ControlProps<'list'>) {
  const { control, value, onChange, labelledBy } = props;
  const { readOnly } = useForm();
  const [said, setSaid] = useState('');
  const [addedId, setAddedId] = useState<string>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = uniqueKeys(items.map((item) => linkedId(item)));
  const total = items.length;

  function move(from: number, to: number) {
    const next = moved(items, from, to);
    if (next === items) return;
    onChange(next, { now: true });
    setSaid(text('form.list.moved', { from: from + 1, to: to + 1, total }));
  }
  function remove(index: number) {
    onChange(
      items.filter((_item, other) => other !== index),
      { now: true },
    );
    setSaid(text('form.list.removed', { position: index + 1, count: total - 1 }));
  }

  return (
    <Stack spacing={1}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={dragWords(keys)}
        onDragEnd={({ active, over }) =>
          over && move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
        }
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={readOnly}>
          {total > 0 && (
            <Box
              component="ol"
              aria-labelledby={labelledBy}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
            >
              {items.map((item, index) => (
                <ListRow
                  key={keys[index]}
                  rowKey={keys[index] ?? ''}
                  index={index}
                  total={total}
                  labelledBy={labelledBy}
                  onMove={(to) => move(index, to)}
                  onRemove={() => remove(index)}
                >
                  <ItemContent
                    {...props}
                    item={item}
                    index={index}
                    isNew={linkedId(item) !== undefined && linkedId(item) === addedId}
                    onItem={(next, options) =>
                      onChange(
                        items.map((other, position) => (position === index ? next : other)),
                        options,
                      )
                    }
                  />
                </ListRow>
              ))}
            </Box>
          )}
        </SortableContext>
      </DndContext>
      {!readOnly && (
        <AddItem
          {...props}
          items={items}
          disabled={control.maxItems > 0 && total >= control.maxItems}
          onAdd={(item) => {
            setAddedId(linkedId(item));
            const isChosen = linkedId(item) !== undefined;
            onChange([...items, item], isChosen ? { now: true } : {});
            setSaid(text('form.list.added', { count: total + 1 }));
          }}
        />
      )}
      <Typography variant="caption" color="textSecondary" aria-live="polite">
        {said || (control.maxItems > 0 && text('form.list.limit', { total, limit: control.maxItems }))}
      </Typography>
    </Stack>
  );
}
