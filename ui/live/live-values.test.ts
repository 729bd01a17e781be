import { describe, expect, it } from 'vitest';
import { isLiveAnswer } from './live-answer';
import { amountAt } from './jackpot-counters';

describe('amountAt', () => {
  const counter = { from: 1000, to: 2000, currency: 'EUR', start: 500, duration: 10_000 };

  it('BLOCK-43 counts from the amount shown to the newest one in ten seconds, in whole minor units', () => {
    expect(amountAt(counter, 500)).toBe(1000);
    expect(amountAt(counter, 5503)).toBe(1500);
    expect(amountAt(counter, 10_500)).toBe(2000);
    expect(amountAt(counter, 99_999)).toBe(2000);
  });

  it('shows a jackpot that was won at once, never counting down', () => {
    expect(amountAt({ ...counter, to: 50 }, 500)).toBe(50);
  });
});

describe('isLiveAnswer', () => {
  it('refuses what would be shown wrongly', () => {
    expect(isLiveAnswer({ jackpots: [{ gameId: 'a', amount: 1, currency: 'EUR' }], tables: [] })).toBe(true);
    expect(isLiveAnswer({ jackpots: [{ gameId: 'a', amount: '1', currency: 'EUR' }], tables: [] })).toBe(
      false,
    );
    expect(isLiveAnswer({ jackpots: [] })).toBe(false);
    expect(isLiveAnswer(null)).toBe(false);
  });
});
