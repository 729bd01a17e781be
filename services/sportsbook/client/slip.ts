import { combinedOdds, highestPayout, totalStake } from '../bets/money';
import { countCombinations } from '../bets/combinations';

/** Selected outcome with its display names. */
export interface Pick {
  eventId: string;
  market: string;
  outcome: string;
  /** In thousandths, as shown. */
  odds: number;
  name: string;
  marketName: string;
  eventName: string;
}

export type Accept = 'none' | 'better' | 'any';

/** Slip as stored across reloads. A `size` of 0 means one single per selection. */
export interface Slip {
  picks: readonly Pick[];
  size: number;
  /** As typed. */
  stake: string;
  accept: Accept;
}

export const emptySlip: Slip = { picks: [], size: 1, stake: '', accept: 'none' };

export function isSame(one: Omit<Pick, 'odds'>, other: Omit<Pick, 'odds'>): boolean {
  return one.eventId === other.eventId && one.market === other.market && one.outcome === other.outcome;
}

/** Adds or removes an outcome. A second selection turns a single into a combination. */
export function toggled(slip: Slip, pick: Pick): Slip {
  const rest = slip.picks.filter((each) => !isSame(each, pick));
  const picks = rest.length < slip.picks.length ? rest : [...slip.picks, pick];
  return withPicks(slip, picks);
}

export function withPicks(slip: Slip, picks: readonly Pick[]): Slip {
  const wasAll = slip.size === slip.picks.length;
  const size = wasAll ? picks.length : Math.min(slip.size, picks.length);
  return { ...slip, picks, size: Math.max(size, picks.length > 0 && slip.size > 0 ? 1 : 0) };
}

/** Bets to place, each with its selections and combination size. */
export function betsOf({ picks, size }: Slip): { picks: readonly Pick[]; size: number }[] {
  return size === 0 ? picks.map((pick) => ({ picks: [pick], size: 1 })) : [{ picks, size }];
}

/** True for a bet with two selections of one event, which is not allowed. */
export function isRelated({ picks, size }: Slip): boolean {
  return size > 0 && new Set(picks.map(({ eventId }) => eventId)).size < picks.length;
}

/** Available sizes: singles, systems, and the combination of all selections. */
export function sizesOf({ picks }: Slip): readonly number[] {
  if (picks.length < 2) return [picks.length];
  return [0, ...picks.slice(2).map((_, index) => index + 2), picks.length];
}

/** @param unitStake in minor units @param maximumPayout of each bet */
export function sumsOf(slip: Slip, unitStake: number, maximumPayout: number) {
  const bets = betsOf(slip);
  const all = { stake: 0, payout: 0, count: 0 };
  for (const { picks, size } of bets) {
    const legs = picks.map(({ odds }) => ({ odds, grade: null }));
    all.stake += totalStake({ unitStake, size }, picks.length);
    all.payout += highestPayout({ unitStake, size, maximumPayout }, legs);
    all.count += countCombinations(picks.length, size);
  }
  const isOne = slip.size === slip.picks.length && slip.picks.length > 0;
  return { ...all, odds: isOne ? combinedOdds(slip.picks.map(({ odds }) => odds)) : undefined };
}
