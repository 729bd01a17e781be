import type { HistoryFilter } from '../../../../schemas/generated/types';

export const categories = [
  'BONUS',
  'CASINO',
  'PAYMENT',
  'SPORTS',
  'VIRTUAL_SPORTS',
  'LIVE_CASINO',
  'ADJUSTMENT',
  'DORMANT_ADJUSTMENT',
] as const satisfies readonly NonNullable<HistoryFilter['category']>[];

export const statuses = [
  'FAILED',
  'PENDING',
  'SUCCESS',
  'REVERTED',
  'WAITING_INPUT',
  'COMPLETED',
  'CANCELLED',
] as const satisfies readonly NonNullable<HistoryFilter['status']>[];

/** CONST-09: the time ranges of the history filter (AMB-37). */
export const hourRanges = ['24h', '72h'] as const satisfies readonly NonNullable<HistoryFilter['hour']>[];

export const filterNames = [
  'category',
  'status',
  'hour',
  'from',
  'to',
] as const satisfies readonly (keyof HistoryFilter)[];

/** Whether any filter is set. */
export function isFiltered(filter: HistoryFilter): boolean {
  return filterNames.some((name) => filter[name] !== undefined);
}

/** Whether the end is before the start. Both are days as `yyyy-mm-dd`. */
export function isReversed({ from, to }: HistoryFilter): boolean {
  return Boolean(from && to && from > to);
}

/** The filter as query parameters. */
export function filterParams(filter: HistoryFilter, more: Record<string, string> = {}): string {
  const chosen = filterNames.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  return new URLSearchParams([...chosen, ...Object.entries(more)]).toString();
}
