import type { BaccaratStep, TableBet } from '../api';
import { type Card, createShoe, nameOfCard, rankOf } from './cards';
import type { Draws } from './draws';

const DECKS = 8;

export const baccaratBets = ['player', 'banker', 'tie'] as const;

export type BaccaratResult = (typeof baccaratBets)[number];

/** Aces count one, tens and face cards zero. */
export function pointsOfCard(card: Card): number {
  const rank = rankOf(card);
  return rank >= 9 ? 0 : rank + 1;
}

/**
 * True if the banker draws a third card.
 * @param points of the banker's two cards
 * @param third points of the player's third card; null when the player stands
 */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

/** Return of a bet, including its stake. A fraction of a minor unit in the banker's 5% commission is rounded in favour of the house. */
export function baccaratReturn(kind: string, amount: number, result: BaccaratResult): number {
  if (result === 'tie') return kind === 'tie' ? amount * 9 : amount;
  if (kind !== result) return 0;
  return kind === 'banker' ? Math.floor((amount * 195) / 100) : amount * 2;
}

/** Punto banco from a fresh shoe of eight decks. */
export function playBaccarat(bets: readonly TableBet[], draws: Draws): BaccaratStep {
  const { player, banker, result } = dealBaccarat(draws);
  const wins = bets.map(({ kind, amount }) => baccaratReturn(kind, amount, result));
  return {
    kind: 'baccarat',
    player: player.map(nameOfCard),
    banker: banker.map(nameOfCard),
    wins,
    won: wins.reduce((sum, win) => sum + win, 0),
  };
}

/** Deals the cards of both sides and determines the winner. */
export function dealBaccarat(draws: Draws): { player: Card[]; banker: Card[]; result: BaccaratResult } {
  const next = createShoe(DECKS, draws);
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  if (pointsOf(player) < 8 && pointsOf(banker) < 8) {
    let third: number | null = null;
    if (pointsOf(player) <= 5) {
      const card = next();
      player.push(card);
      third = pointsOfCard(card);
    }
    if (bankerDraws(pointsOf(banker), third)) banker.push(next());
  }
  const ahead = pointsOf(player) - pointsOf(banker);
  return { player, banker, result: ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker' };
}

function pointsOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOfCard(card), 0) % 10;
}
