import type { BlackjackStep } from '../api';
import type { BlackjackAction } from './blackjack';

const points: Readonly<Record<string, number>> = { A: 11, K: 10, Q: 10, J: 10 };

function pointsOf(card: string): number {
  const rank = card.slice(0, -1);
  return points[rank] ?? Number(rank);
}

/** The optimal decision for the current hand by its cards and the dealer's upcard, for six decks and a dealer who stands on 17. */
export function basicStrategy(
  { dealer, hands }: BlackjackStep,
  offered: readonly BlackjackAction[],
): BlackjackAction {
  const cards = hands.find(({ isActive }) => isActive)?.cards.map(pointsOf) ?? [];
  const up = pointsOf(dealer[0] ?? '');
  const hard = cards.reduce((total, value) => total + (value === 11 ? 1 : value), 0);
  const isSoft = cards.includes(11) && hard <= 11;
  const canDouble = offered.includes('double');
  if (offered.includes('split') && splits(cards[0] ?? 0, up)) return 'split';
  return isSoft ? softHand(hard + 10, up, canDouble) : hardHand(hard, up, canDouble);
}

function splits(value: number, up: number): boolean {
  if (value === 11 || value === 8) return true;
  if (value === 9) return up <= 9 && up !== 7;
  if (value === 7 || value === 3 || value === 2) return up <= 7;
  if (value === 6) return up <= 6;
  return value === 4 && (up === 5 || up === 6);
}

function softHand(total: number, up: number, canDouble: boolean): BlackjackAction {
  const from = { 13: 5, 14: 5, 15: 4, 16: 4, 17: 3, 18: 3 }[total];
  if (canDouble && from !== undefined && up >= from && up <= 6) return 'double';
  if (total >= 19) return 'stand';
  return total === 18 && up <= 8 ? 'stand' : 'hit';
}

function hardHand(total: number, up: number, canDouble: boolean): BlackjackAction {
  if (canDouble) {
    if (total === 11 && up <= 10) return 'double';
    if (total === 10 && up <= 9) return 'double';
    if (total === 9 && up >= 3 && up <= 6) return 'double';
  }
  if (total >= 17) return 'stand';
  if (total >= 13) return up <= 6 ? 'stand' : 'hit';
  return total === 12 && up >= 4 && up <= 6 ? 'stand' : 'hit';
}
