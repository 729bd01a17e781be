import { describe, expect, it } from 'vitest';
import { pocketsOf } from '../../maths/roulette';
import { board, insideBet, insideKinds, wheelOrder } from './board';

describe('the roulette board', () => {
  it('offers only bets that the rules take', () => {
    for (const { place } of board) expect(pocketsOf(place), place.kind).not.toBeNull();
    for (const kind of insideKinds)
      for (let number = 0; number <= 36; number += 1)
        for (const second of kind === 'split' ? wheelOrder : [undefined]) {
          const bet = insideBet(kind, number, second);
          if (bet) expect(pocketsOf(bet), JSON.stringify(bet)).toContain(number);
        }
  });

  it('reaches every split of the rules, and none across the board', () => {
    const splits = wheelOrder.flatMap((one) =>
      wheelOrder.flatMap((other) =>
        one < other && insideBet('split', one, other) ? [`${one} ${other}`] : [],
      ),
    );
    expect(splits).toHaveLength(60);
    expect(splits).not.toContain('3 4');
  });

  it('has every number once, on board and wheel, and no two cells in one place', () => {
    const numbers = board.flatMap(({ place }) => place.numbers ?? []);
    expect([...numbers].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 37 }, (_, each) => each),
    );
    expect(new Set(wheelOrder).size).toBe(37);
    const taken = board.flatMap(({ column, row, columns, rows }) =>
      Array.from(
        { length: columns * rows },
        (_, part) => `${column + (part % columns)}/${row + Math.floor(part / columns)}`,
      ),
    );
    expect(new Set(taken).size).toBe(taken.length);
  });
});
