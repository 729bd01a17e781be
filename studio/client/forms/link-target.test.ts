import { expect, test } from 'vitest';
import { targetProblem } from './link-target';

test.each([
  ['/promotions', undefined],
  ['/', undefined],
  ['#login', undefined],
  ['https://example.com/a?b=c', undefined],
  ['mailto:help@example.com', undefined],
  ['tel:+35812345', undefined],
  ['http://example.com', 'insecure'],
  ['javascript:alert(1)', 'script'],
  [' JavaScript:alert(1)', 'script'],
  ['java\nscript:alert(1)', 'script'],
  ['data:text/html,<script>', 'script'],
  ['//evil.example', 'incomplete'],
  ['/\\evil.example', 'incomplete'],
  ['www.example.com', 'incomplete'],
  ['# two words', 'incomplete'],
  ['ftp://example.com', 'unknown'],
])('%s: %s', (target, problem) => {
  expect(targetProblem(target)).toBe(problem);
});
