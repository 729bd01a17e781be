import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, ButtonBase } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { AssetThumbnail } from '../../media/asset-thumbnail';
import { text } from '../../text/text';
import { pictureOf } from '../entry-name';
import { defaultLocaleOf, useForm } from '../form-context';
import { useLinkedAsset } from '../linked-items';
import { type CellSize, type GridCell, sizeOf, spanOf } from './grid-cells';
import { ResizeHandle } from './resize-handle';

interface Props {
  readonly cell: GridCell;
  readonly index: number;
  readonly isChosen: boolean;
  readonly game: ManagedEntry | undefined;
  readonly name: string;
  readonly onChoose: () => void;
  readonly onMove: (to: number) => void;
  readonly onResize: (size: CellSize) => void;
}

/** One cell: selected by click or Enter, dragged to move, resized at its corner; Alt with arrow keys moves, Shift resizes. */
export function BoardCell(props: Props) {
  const { cell, index, isChosen, game, name, onChoose, onMove, onResize } = props;
  const { readOnly, locales } = useForm();
  const id = String(index);
  const drag = useDraggable({ id, disabled: readOnly });
  const drop = useDroppable({ id });
  const { data: picture } = useLinkedAsset(game && pictureOf(game));
  const { columns, rows } = spanOf(cell.cell);

  const button = useRef<HTMLButtonElement | null>(null);
  // The focus follows a cell that is moved by keyboard.
  useEffect(() => {
    if (isChosen && button.current?.closest('ol')?.contains(document.activeElement)) button.current.focus();
  }, [isChosen]);

  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (direction === undefined || readOnly || !(event.altKey || event.shiftKey)) return;
    event.preventDefault();
    if (event.altKey) return onMove(index + direction);
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const grown = direction > 0 ? 2 : 1;
    onResize(isAcross ? sizeOf(grown, rows) : sizeOf(columns, grown));
  }

  return (
    <Box
      component="li"
      ref={drop.setNodeRef}
      style={{
        gridColumn: `span ${columns}`,
        gridRow: `span ${rows}`,
        aspectRatio: `${columns} / ${rows}`,
        transform: drag.transform
          ? `translate3d(${drag.transform.x}px, ${drag.transform.y}px, 0)`
          : undefined,
      }}
      sx={{
        position: 'relative',
        zIndex: drag.isDragging ? 1 : 'auto',
        outline: isChosen || drop.isOver ? 2 : 0,
        outlineColor: 'primary.main',
        outlineStyle: 'solid',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <ButtonBase
        ref={(element: HTMLButtonElement | null) => {
          button.current = element;
          drag.setNodeRef(element);
        }}
        {...drag.listeners}
        aria-pressed={isChosen}
        aria-label={text('form.grid.cell', {
          name,
          size: text(`form.grid.size.${cell.cell}`),
          position: index + 1,
        })}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        sx={{
          width: '100%',
          height: '100%',
          flexDirection: 'column',
          bgcolor: 'action.hover',
          typography: 'caption',
          touchAction: 'none',
          '&.Mui-focusVisible': { outline: 3, outlineColor: 'primary.main', outlineOffset: -3 },
        }}
      >
        {picture && (
          <Box sx={{ position: 'absolute', inset: 0, opacity: 0.35 }}>
            <AssetThumbnail asset={picture} defaultLocale={defaultLocaleOf(locales)} height={200} />
          </Box>
        )}
        <Box sx={{ position: 'relative', p: 0.25, overflowWrap: 'anywhere', color: 'text.primary' }}>
          {name}
        </Box>
      </ButtonBase>
      {!readOnly && <ResizeHandle size={cell.cell} onResize={onResize} />}
    </Box>
  );
}
