import { describe, expect, it } from 'vitest';
import { baccaratPoints, blackjackPoints } from './cards';

describe('points of cards', () => {
  it.each([
    [['As', 'Kh'], 21],
    [['As', 'Ah'], 12],
    [['As', '9d', 'Ah'], 21],
    [['As', '6d', '10h'], 17],
    [['10s', 'Jd', '5c'], 25],
    [[], 0],
  ])('of blackjack: %j are %i', (cards, points) => {
    expect(blackjackPoints(cards)).toBe(points);
  });

  it.each([
    [['9s', '9h'], 8],
    [['10s', 'Kh', 'Ad'], 1],
    [['7c', '8d', '6h'], 1],
    [[], 0],
  ])('of baccarat: %j are %i', (cards, points) => {
    expect(baccaratPoints(cards)).toBe(points);
  });
});
