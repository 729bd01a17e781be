import type { Draws } from './draws';

/** 0 to 51: suit × 13 + rank, ranks from ace (0) to king (12). */
export type Card = number;

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['h', 'd', 'c', 's'];

/** `Ah` is the ace of hearts, `10s` the ten of spades. */
export function nameOfCard(card: Card): string {
  return `${ranks[rankOf(card)]}${suits[Math.floor(card / 13)]}`;
}

/** 0 for an ace to 12 for a king. */
export function rankOf(card: Card): number {
  return card % 13;
}

/** Deals from several decks without replacement; shuffled lazily, one card per draw. */
export function createShoe(decks: number, draws: Draws): () => Card {
  const moved = new Map<number, number>();
  let left = decks * 52;
  return () => {
    const place = draws.below(left);
    left -= 1;
    const card = moved.get(place) ?? place;
    moved.set(place, moved.get(left) ?? left);
    return card % 52;
  };
}
