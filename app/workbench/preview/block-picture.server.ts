import type { Cell } from '../gallery/cells/cell';
import { type RenderedCell, renderCell } from '../gallery/cells/render-cell.server';
import { type PlayerState, playerStates } from '../gallery/player-state';

/** A cell for the first kind of visitor for whom it renders anything: some blocks are for signed-in players only. */
export async function pictureOf(cell: Cell, origin: string): Promise<{ cell: Cell; rendered: RenderedCell }> {
  let pictured = await withState(cell, cell.state, origin);
  for (const state of playerStates) {
    if (pictured.rendered.outcome === 'rendered') break;
    if (state !== cell.state) pictured = await withState(cell, state, origin);
  }
  return pictured;
}

async function withState(cell: Cell, state: PlayerState, origin: string) {
  const seen = { ...cell, state };
  return { cell: seen, rendered: await renderCell(seen, origin) };
}
