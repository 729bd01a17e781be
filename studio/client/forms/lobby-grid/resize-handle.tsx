import { Box } from '@mui/material';
import { type PointerEvent, useRef } from 'react';
import { type CellSize, sizeOf, spanOf } from './grid-cells';

/** Corner handle that resizes a cell by pointer; the keyboard resizes on the cell itself. */
export function ResizeHandle({ size, onResize }: { size: CellSize; onResize: (size: CellSize) => void }) {
  const start = useRef<{ x: number; y: number; unit: number } | undefined>(undefined);
  const { columns, rows } = spanOf(size);

  function begin(event: PointerEvent<HTMLElement>) {
    // Prevents dragging the cell.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = event.currentTarget.parentElement?.clientWidth ?? 0;
    start.current = { x: event.clientX, y: event.clientY, unit: width / columns };
  }
  function end(event: PointerEvent<HTMLElement>) {
    const { current } = start;
    start.current = undefined;
    if (!current || current.unit === 0) return;
    const grown = (cells: number, moved: number) => Math.round(cells + moved / current.unit);
    const next = sizeOf(grown(columns, event.clientX - current.x), grown(rows, event.clientY - current.y));
    if (next !== size) onResize(next);
  }
  return (
    <Box
      aria-hidden
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={() => (start.current = undefined)}
      sx={{
        position: 'absolute',
        insetInlineEnd: 0,
        bottom: 0,
        width: 16,
        height: 16,
        cursor: 'nwse-resize',
        touchAction: 'none',
        borderBottom: 3,
        borderInlineEnd: 3,
        borderColor: 'primary.main',
      }}
    />
  );
}
