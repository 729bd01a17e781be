import { Alert, Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { text } from '../../text/text';
import type { FocalPoint } from '../../../../schemas/generated/types';
import type { ControlProps } from '../controls/control-props';
import { EntryPicker } from '../controls/entry-picker';
import { entryName } from '../entry-name';
import { useFaults } from '../faults';
import { useForm } from '../form-context';
import { moved } from '../lists/list-moves';
import { AddIcon } from '../../shell/icons';
import { CellPanel } from './cell-panel';
import { GridBoard } from './grid-board';
import {
  cellsOf,
  type Device,
  devices,
  type GridCell,
  maxCells,
  resized,
  withCells,
  withFocus,
} from './grid-cells';
import { gameIdOf, gameType, useGames } from './use-games';

/** Editor of a category's large and small cells, in the site's layout. */
export function LobbyGridControl({ value, onChange, locale, labelledBy }: ControlProps<'fields'>) {
  const { readOnly } = useForm();
  const [device, setDevice] = useState<Device>('desktop');
  const [chosen, setChosen] = useState<number>();
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const faults = useFaults();
  const cells = cellsOf(value, device);
  const games = useGames(devices.flatMap((one) => cellsOf(value, one).map(({ gameId }) => gameId)));
  const nameOf = (gameId: string) => {
    const game = games.get(gameId);
    return game ? entryName(gameType, game.fields, [locale]) : gameId;
  };

  function change(next: readonly GridCell[], place?: number) {
    onChange(withCells(value, device, next), { now: true });
    setChosen(place);
  }
  /** Saved after a pause, because the point is being dragged. */
  function crop(index: number, focus: FocalPoint | undefined) {
    const next = cells.map((one, position) => (position === index ? withFocus(one, focus) : one));
    onChange(withCells(value, device, next));
  }
  function move(from: number, to: number) {
    const next = moved(cells, from, to);
    if (next === cells) return;
    change(next, to);
    setSaid(text('form.list.moved', { from: from + 1, to: to + 1, total: cells.length }));
  }
  function resize(index: number, cell: GridCell['cell']) {
    change(
      cells.map((one, position) => (position === index ? resized(one, cell) : one)),
      index,
    );
    setSaid(text('form.grid.resized', { size: text(`form.grid.size.${cell}`) }));
  }

  const chosenCell = chosen === undefined ? undefined : cells[chosen];
  return (
    <Stack spacing={1}>
      {faults.map(({ pointer, reason }) => (
        <Alert key={pointer + reason} severity="error">
          {reason}
        </Alert>
      ))}
      <Tabs
        value={device}
        aria-labelledby={labelledBy}
        onChange={(_event, next: Device) => {
          setDevice(next);
          setChosen(undefined);
        }}
      >
        {devices.map((one) => (
          <Tab
            key={one}
            value={one}
            label={text(`form.grid.${one}`, { count: cellsOf(value, one).length })}
          />
        ))}
      </Tabs>
      <GridBoard
        device={device}
        cells={cells}
        chosen={chosen}
        games={games}
        nameOf={nameOf}
        onChoose={setChosen}
        onMove={move}
        onResize={resize}
      />
      {!readOnly && chosenCell && chosen !== undefined && (
        <CellPanel
          cell={chosenCell}
          index={chosen}
          total={cells.length}
          name={nameOf(chosenCell.gameId)}
          game={games.get(chosenCell.gameId)}
          locale={locale}
          onFocus={(focus) => crop(chosen, focus)}
          onMove={(to) => move(chosen, to)}
          onResize={(size) => resize(chosen, size)}
          onRemove={() => {
            change(cells.filter((_cell, index) => index !== chosen));
            setSaid(text('form.list.removed', { position: chosen + 1, count: cells.length - 1 }));
          }}
        />
      )}
      {!readOnly && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={cells.length >= maxCells}
          onClick={() => setAdding(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {text('form.grid.add')}
        </Button>
      )}
      <EntryPicker
        open={isAdding}
        contentType={gameType}
        onClose={() => setAdding(false)}
        onChoose={(entry) => {
          const gameId = gameIdOf(entry);
          if (gameId !== undefined) change([...cells, { cell: '1x', gameId }]);
          setSaid(text('form.list.added', { count: cells.length + 1 }));
        }}
      />
      <Typography variant="caption" aria-live="polite">
        {said}
      </Typography>
    </Stack>
  );
}
