import { expect, test } from 'vitest';
import { PresenceBook } from './presence-book';

const noa = { id: 'noa', name: 'Noa' };
const elin = { id: 'elin', name: 'Elin' };
const beat = (more: object = {}) => ({ page: 'home', tab: 'one', block: null, isLeaving: false, ...more });

test('forgets who says nothing for 30 seconds, and who leaves', () => {
  let now = 1_000_000;
  const book = new PresenceBook(() => now);
  book.note(noa, beat({ block: 'hero' }), book.arrival());
  book.note(elin, beat(), book.arrival());
  now += 29_000;
  book.note(elin, beat(), book.arrival());
  expect(book.others('home', 'elin')).toEqual([{ ...noa, block: 'hero' }]);
  now += 2_000;
  expect(book.others('home', 'elin')).toEqual([]);
  expect(book.others('home', 'noa')).toEqual([{ ...elin, block: null }]);
  book.note(elin, beat({ isLeaving: true }), book.arrival());
  expect(book.others('home', 'noa')).toEqual([]);
});

test('shows each person once, where they were last, and on that page only', () => {
  let now = 1_000_000;
  const book = new PresenceBook(() => now);
  book.note(noa, beat({ block: 'hero' }), book.arrival());
  now += 1_000;
  book.note(noa, beat({ tab: 'two', block: 'faq' }), book.arrival());
  expect(book.others('home', 'elin')).toEqual([{ ...noa, block: 'faq' }]);
  expect(book.others('lobby', 'elin')).toEqual([]);
  // The name of another person's tab must not allow to impersonate them.
  book.note(elin, beat({ tab: 'two', isLeaving: true }), book.arrival());
  expect(book.others('home', 'elin')).toEqual([{ ...noa, block: 'faq' }]);
});

test('goes by the order in which beats came, not by that in which their senders were checked', () => {
  const book = new PresenceBook(() => 1_000_000);
  const [first, second, third] = [book.arrival(), book.arrival(), book.arrival()];
  book.note(noa, beat({ block: 'hero' }), second);
  book.note(noa, beat(), first);
  expect(book.others('home', 'elin')).toEqual([{ ...noa, block: 'hero' }]);
  book.note(noa, beat({ isLeaving: true }), third);
  book.note(noa, beat({ block: 'hero' }), second);
  expect(book.others('home', 'elin')).toEqual([]);
});
