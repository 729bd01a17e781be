import type { HistoryFilter } from '../../../../schemas/generated/types';
import { validateHistoryFilter } from '../../../../schemas/generated/validators.js';
import { filterNames } from './history-filter';
import { historyPageSize } from './history-state';

/** The filter of an address; other parameters are ignored. */
export interface AskedHistory {
  filter: HistoryFilter;
  /** Whether an invalid part was dropped. */
  dropped: boolean;
  /** Offset into the history: a multiple of the page size. */
  position: number;
}

const maxPosition = 1_000_000;

export function readHistoryFilter(params: URLSearchParams): AskedHistory {
  let filter: HistoryFilter = {};
  let dropped = false;
  for (const name of filterNames) {
    const value = params.get(name);
    if (!value) continue;
    const part: unknown = { [name]: value };
    if (validateHistoryFilter(part)) filter = { ...filter, ...part };
    else dropped = true;
  }
  const wanted = Number(params.get('position') ?? 0);
  const isPosition = Number.isInteger(wanted) && wanted >= 0 && wanted <= maxPosition;
  return {
    filter,
    dropped,
    position: isPosition ? wanted - (wanted % historyPageSize) : 0,
  };
}
