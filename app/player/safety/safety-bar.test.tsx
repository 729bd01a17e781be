import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mark } from '../../../schemas/generated/types';
import { testSite } from '../../../ui/testing/site';
import { siteWithRules } from '../../../tests/support/site-with-rules';
import type { ResolvedRules } from '../../site/rules/rule-values';
import { SafetyBar } from './safety-bar';
import { safetyBar } from './safety-bar-props';
import { clockText, readSessionAnswer } from './session-clock';

const logo = { url: 'https://images.marquee.test/a.svg', width: 112, height: 28, alt: '' };
const pause: Mark = { name: 'Take a pause', logo, markId: 'pause', url: 'https://pause.example' };

function render(rules: Partial<ResolvedRules>, authorized: boolean, marks: Mark[] = []): string {
  const view = testSite({ authorized });
  const props = safetyBar(siteWithRules(rules), view, marks);
  return props ? renderToStaticMarkup(<SafetyBar {...props} />) : '';
}

test('panicButton: one press of a form stops play, on every page of a player and of nobody else', () => {
  const html = render({ panicButton: true }, true);
  expect(html).toMatch(/<form[^>]+method="post"[^>]+action="\/en-UN\/break"/);
  expect(html).toMatch(/<button type="submit"[^>]*>24-hour break<\/button>/);
  expect(render({ panicButton: true }, false)).toBe('');
  expect(render({}, true)).toBe('');
});

test('sessionClock and netPosition: the bar has a place for each that the rules ask for', () => {
  expect(render({ sessionClock: true }, true)).toMatch(/role="timer"(?!.*winLoss)/);
  expect(render({ netPosition: true }, true)).toMatch(/^(?!.*role="timer").*data-value="winLoss"/);
  expect(render({ sessionClock: true, netPosition: true }, false)).toBe('');
});

test('marksInView: the marks stand in the bar of everybody, named and linked', () => {
  const html = render({}, false, [pause]);
  expect(html).toMatch(/<a[^>]+href="https:\/\/pause\.example\/"[^>]*>.*alt="Take a pause"/s);
});

test('the clock counts hours, minutes and seconds, and hours beyond a day', () => {
  expect([0, 59_999, 3_723_000, 90_061_000].map(clockText)).toEqual([
    '00:00:00',
    '00:00:59',
    '01:02:03',
    '25:01:01',
  ]);
});

test('an answer that is none is not shown', () => {
  const display = { symbol: '€', hasSpace: true, position: 'after' };
  const answer = { elapsedMs: 1_000, winLoss: -380, currency: 'EUR', display };
  expect(readSessionAnswer(answer)).toEqual(answer);
  for (const wrong of [undefined, {}, { ...answer, winLoss: '1' }, { ...answer, display: null }])
    expect(readSessionAnswer(wrong)).toBeUndefined();
});
