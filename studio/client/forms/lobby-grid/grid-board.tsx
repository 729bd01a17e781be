import { DndContext, pointerWithin, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { Box } from '@mui/material';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import { BoardCell } from './board-cell';
import { type CellSize, type Device, type GridCell, gridColumns } from './grid-cells';

interface Props {
  readonly device: Device;
  readonly cells: readonly GridCell[];
  readonly chosen: number | undefined;
  readonly games: ReadonlyMap<string, ManagedEntry>;
  readonly nameOf: (gameId: string) => string;
  readonly onChoose: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onResize: (index: number, size: CellSize) => void;
}

/** The cells of one device, each at the first free position, as on the site. */
export function GridBoard(props: Props) {
  const { device, cells, chosen, games, nameOf, onChoose, onMove, onResize } = props;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={({ active, over }) => over && onMove(Number(active.id), Number(over.id))}
    >
      <Box
        component="ol"
        aria-label={text('form.grid.board')}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${gridColumns[device]}, minmax(0, 1fr))`,
          gridAutoFlow: 'dense',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {cells.map((cell, index) => (
          <BoardCell
            // A game may occur twice in a grid, so the index identifies the cell.
            key={index}
            cell={cell}
            index={index}
            isChosen={index === chosen}
            game={games.get(cell.gameId)}
            name={nameOf(cell.gameId)}
            onChoose={() => onChoose(index)}
            onMove={(to) => onMove(index, to)}
            onResize={(size) => onResize(index, size)}
          />
        ))}
      </Box>
    </DndContext>
  );
}
