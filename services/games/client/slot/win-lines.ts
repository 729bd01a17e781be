import type { PayTable, SlotStep } from '../../api';
import { svgElement } from '../shell/element';
import type { Reels } from './reels';

export type LineWin = SlotStep['wins'][number];

/** Draws winning lines over the reels and highlights their symbols. */
export class WinLines {
  readonly root = svgElement('svg', {
    class: 'lines',
    viewBox: '0 0 500 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });

  constructor(
    readonly reels: Reels,
    readonly table: PayTable,
  ) {}

  /** @param scatters also highlights the scatters */
  show(wins: readonly LineWin[], step: SlotStep, scatters: boolean): void {
    this.clear();
    this.reels.root.classList.add('won');
    for (const win of wins) {
      const rows = this.table.lines[win.line] ?? [];
      for (const [reel, row] of rows.slice(0, win.count).entries())
        this.reels.cell(reel, row)?.classList.add('winning');
      const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
      this.root.append(
        svgElement('polyline', { points, class: 'under' }),
        svgElement('polyline', { points, class: 'over' }),
      );
    }
    if (!scatters) return;
    for (const [reel, symbols] of step.reels.entries())
      for (const [row, symbol] of symbols.entries())
        if (symbol === this.table.scatter) this.reels.cell(reel, row)?.classList.add('winning');
  }

  clear(): void {
    this.root.replaceChildren();
    this.reels.root.classList.remove('won');
    for (const cell of this.reels.root.querySelectorAll('.winning')) cell.classList.remove('winning');
  }
}
