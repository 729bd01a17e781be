import { expect, test } from 'vitest';
import { skippedLevel } from './check-headings';
import { wageringIn } from './check-offers';

const heading = (level: number, value: string) => ({
  nodeType: `heading-${level}`,
  content: [{ nodeType: 'text', value }],
});
const text = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });

test.each([
  ['The bonus must be wagered 30 times within 30 days.', [30]],
  ['Wagering 35x within 7 days, max. stake £5.', [35]],
  ['Wager the bonus ×40.', [40]],
  ['Umsatz: 25× in 14 Tagen', [25]],
  ['Wager the bonus {{wagering 30}} times.', []],
  ['Seats: 5 x 3 reels, 20 lines.', []],
  ['A jackpot wagered for 3 days.', []],
])('wagering in “%s”', (words, times) => {
  expect(wageringIn(words).map((found) => found.times)).toEqual(times);
});

test('headings of a text go down one level at a time, and begin below the title of their block', () => {
  expect(skippedLevel(text(heading(3, 'a'), heading(4, 'b'), heading(2, 'c')))).toBeUndefined();
  expect(skippedLevel(text(heading(4, 'Deep')))).toEqual({ before: 2, level: 4, text: 'Deep' });
  expect(skippedLevel(text(heading(2, 'a'), heading(4, 'Deep')))).toEqual({
    before: 2,
    level: 4,
    text: 'Deep',
  });
  expect(skippedLevel('# no rich text')).toBeUndefined();
});
