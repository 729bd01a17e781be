import { expect, test } from 'vitest';
import { formatDateRange } from './date-range';

test('BLOCK-26 shows dates in the zone of the market and names the zone once', () => {
  const range = formatDateRange('2026-11-16T08:00:00Z', '2026-11-22T22:00:00Z', {
    tag: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
  });
  expect(range).toContain('05:00');
  expect(range).toContain('19:00');
  expect(range.match(/BRT|GMT-3/g)).toHaveLength(1);
});

test('an end before the start gives no range', () => {
  const options = { tag: 'en', timeZone: 'UTC' };
  expect(formatDateRange('2026-11-22T00:00:00Z', '2026-11-21T00:00:00Z', options)).toBe('');
});
