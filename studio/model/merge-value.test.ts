import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTo } from './link';
import { type Merge, mergeValue } from './merge-value';

const links = (ids: string) => [...ids].map((id) => linkTo('Entry', id));
const idsOf = (merge: Merge) =>
  merge.isConflict ? 'conflict' : (merge.value as ReturnType<typeof links>).map(({ sys }) => sys.id).join('');

test.each([
  ['abc', 'abxc', 'aybc', 'aybxc', 'an addition of each side'],
  ['abc', 'ac', 'abcd', 'acd', 'a removal and an addition'],
  ['abc', 'cab', 'abcd', 'cabd', 'an order and an addition'],
  ['abc', 'cab', 'ab', 'ab', 'an order and a removal'],
  ['abc', '', 'abcd', 'd', 'everything removed and an addition'],
  ['abc', 'xabc', 'xabc', 'xabc', 'the same addition'],
  ['abc', 'cab', 'bca', 'conflict', 'two orders'],
])('lists %s, mine %s, theirs %s: %s (%s)', (base, mine, theirs, result) => {
  expect(idsOf(mergeValue(links(base), links(mine), links(theirs)))).toBe(result);
});

test('a text that both changed is a conflict, an object is merged by property', () => {
  expect(mergeValue('a', 'b', 'c').isConflict).toBe(true);
  expect(mergeValue({ x: 1, y: 1 }, { x: 2, y: 1 }, { x: 1, y: 3 })).toEqual({
    value: { x: 2, y: 3 },
    isConflict: false,
  });
  expect(mergeValue({ x: 1 }, { x: 2 }, { x: 3 }).isConflict).toBe(true);
  const text = (value: string) => ({ nodeType: 'document', data: {}, content: [{ value }] });
  expect(mergeValue(text('a'), text('b'), text('c')).isConflict).toBe(true);
  expect(mergeValue(linkTo('Asset', 'a'), linkTo('Asset', 'b'), linkTo('Asset', 'c')).isConflict).toBe(true);
});

test('no addition is lost and no removal undone, whatever both sides do to a list', () => {
  const list = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const merge = mergeValue(links(base.join('')), links(mine.join('')), links(theirs.join('')));
      if (merge.isConflict) return;
      const result = idsOf(merge);
      expect(new Set(result).size).toBe(result.length);
      for (const key of 'abcdefgh') {
        const changedByMe = base.includes(key) !== mine.includes(key);
        const expected = changedByMe ? mine.includes(key) : theirs.includes(key);
        expect(result.includes(key), `${key} of ${base.join('')} ${mine.join('')} ${theirs.join('')}`).toBe(
          expected,
        );
      }
    }),
    { numRuns: 2_000 },
  );
});
