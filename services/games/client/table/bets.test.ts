import { describe, expect, it } from 'vitest';
import { Bets } from './bets';

function bets(most: number | null = null) {
  const made = new Bets(most, () => undefined);
  made.add({ kind: 'red' }, 100);
  made.add({ kind: 'split', numbers: [8, 5] }, 500);
  return made;
}

describe('chips on a table', () => {
  it('become one bet for each place, whatever the order of its numbers', () => {
    const own = bets();
    own.add({ kind: 'split', numbers: [5, 8] }, 100);
    expect(own.list()).toEqual([
      { kind: 'red', amount: 100 },
      { kind: 'split', numbers: [5, 8], amount: 600 },
    ]);
    expect(own.total).toBe(700);
  });

  it('are undone step by step, also when they were doubled or cleared', () => {
    const own = bets();
    own.double();
    own.clear();
    own.undo();
    expect(own.total).toBe(1_200);
    own.undo();
    expect(own.total).toBe(600);
    own.undo();
    own.undo();
    expect([own.total, own.canUndo]).toEqual([0, false]);
  });

  it('are repeated after a round, once the table is empty', () => {
    const own = bets();
    expect(own.canRepeat).toBe(false);
    own.played();
    expect([own.total, own.canUndo, own.canRepeat]).toEqual([0, false, true]);
    own.repeat();
    expect(own.total).toBe(600);
  });

  it('never exceed the highest stake', () => {
    const own = bets(1_000);
    expect(own.double()).toBe(false);
    expect(own.add({ kind: 'red' }, 401)).toBe(false);
    expect(own.add({ kind: 'red' }, 400)).toBe(true);
    expect(own.total).toBe(1_000);
  });

  it('are taken back from one place', () => {
    const own = bets();
    own.takeBack({ kind: 'split', numbers: [5, 8] });
    own.takeBack({ kind: 'black' });
    expect(own.list()).toEqual([{ kind: 'red', amount: 100 }]);
  });
});
