import { expect, test } from 'vitest';
import { PresenceBook } from './presence-book';

const noa = { id: 'noa', name: 'Noa' };
const elin = { id: 'elin', name: 'Elin' };
const beat = (more: object = {}) => ({ page: 'home', tab: 'one', block: null, isLeaving: false, ...more });

test('forgets who says nothing for 30 seconds, and who leaves', () => {
  let now = 1_000_000;
  const book = new PresenceBook(() => now);
  book.note(noa, beat({ block: 'hero' }));
  book.note(elin, beat());
  now += 29_000;
  book.note(elin, beat());
  expect(book.others('home', 'elin')).toEqual([{ ...noa, block: 'hero' }]);
  now += 2_000;
  expect(book.others('home', 'elin')).toEqual([]);
  expect(book.others('home', 'noa')).toEqual([{ ...elin, block: null }]);
  book.note(elin, beat({ isLeaving: true }));
  expect(book.others('home', 'noa')).toEqual([]);
});

test('shows each person once, where they were last, and on that page only', () => {
  let now = 1_000_000;
  const book = new PresenceBook(() => now);
  book.note(noa, beat({ block: 'hero' }));
  now += 1_000;
  book.note(noa, beat({ tab: 'two', block: 'faq' }));
  expect(book.others('home', 'elin')).toEqual([{ ...noa, block: 'faq' }]);
  expect(book.others('lobby', 'elin')).toEqual([]);
  // The name of a tab is no way to speak for somebody else.
  book.note(elin, beat({ tab: 'two', isLeaving: true }));
  expect(book.others('home', 'elin')).toEqual([{ ...noa, block: 'faq' }]);
});
