import { useSortable } from '@dnd-kit/sortable';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { DragIcon, MoveDownIcon, MoveUpIcon, RemoveIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { FaultsBelow } from '../faults';
import { useForm } from '../form-context';

interface Props {
  readonly rowKey: string;
  readonly index: number;
  readonly total: number;
  /** Id of the label of the list. */
  readonly labelledBy: string;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A list item with buttons to move and remove it. */
export function ListRow({ rowKey, index, total, labelledBy, onMove, onRemove, children }: Props) {
  const { readOnly } = useForm();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: rowKey });
  const position = index + 1;
  const named = (key: 'drag' | 'up' | 'down' | 'remove') => ({
    size: 'small' as const,
    'aria-label': text(`form.list.${key}`, { position, total }),
    'aria-describedby': labelledBy,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        minWidth: 0,
        bgcolor: 'background.paper',
        ...(isDragging ? { position: 'relative', zIndex: 1, boxShadow: 3 } : {}),
        '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
      }}
    >
      {!readOnly && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          {...named('drag')}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <FaultsBelow segment={String(index)}>{children}</FaultsBelow>
      </Box>
      {!readOnly && (
        <Box sx={{ display: 'flex', flexShrink: 0 }}>
          <IconButton {...named('up')} disabled={index === 0} onClick={() => onMove(index - 1)}>
            <MoveUpIcon fontSize="small" />
          </IconButton>
          <IconButton {...named('down')} disabled={position === total} onClick={() => onMove(index + 1)}>
            <MoveDownIcon fontSize="small" />
          </IconButton>
          <IconButton {...named('remove')} onClick={onRemove}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
