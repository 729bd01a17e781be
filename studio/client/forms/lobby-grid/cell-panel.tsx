import { Button, IconButton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { MoveDownIcon, MoveUpIcon } from '../../shell/icons';
import { text } from '../../text/text';
import type { FocalPoint, ManagedEntry } from '../../../../schemas/generated/types';
import { CellCrop } from './cell-crop';
import { type CellSize, cellSizes, type GridCell } from './grid-cells';

interface Props {
  readonly cell: GridCell;
  readonly index: number;
  readonly total: number;
  readonly name: string;
  readonly game: ManagedEntry | undefined;
  readonly locale: string;
  readonly onFocus: (focus: FocalPoint | undefined) => void;
  readonly onMove: (to: number) => void;
  readonly onResize: (size: CellSize) => void;
  readonly onRemove: () => void;
}

/** Commands for the selected cell. */
export function CellPanel(props: Props) {
  const { cell, index, total, name, game, locale, onFocus, onMove, onResize, onRemove } = props;
  const place = { position: index + 1, total };
  return (
    <Stack
      role="group"
      aria-label={name}
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Typography variant="body2">{name}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={cell.cell}
        aria-label={text('form.grid.size')}
        onChange={(_event, size: CellSize | null) => size && onResize(size)}
      >
        {cellSizes.map((size) => (
          <ToggleButton key={size} value={size}>
            {text(`form.grid.size.${size}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <IconButton
        size="small"
        aria-label={text('form.list.up', place)}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <MoveUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('form.list.down', place)}
        disabled={index + 1 === total}
        onClick={() => onMove(index + 1)}
      >
        <MoveDownIcon fontSize="small" />
      </IconButton>
      <Button size="small" onClick={onRemove}>
        {text('form.remove')}
      </Button>
      {game && (
        <CellCrop key={`${index} ${cell.cell} ${cell.gameId}`} {...{ cell, game, name, locale, onFocus }} />
      )}
    </Stack>
  );
}
