import { expect, test } from 'vitest';
import { configuration } from '../../../site/configuration/configuration.server';
import { readHistoryFilter } from './read-history-filter.server';

const { rulePacks, defaultRules } = configuration();

test('historyMonths: the history goes back as far as any law asks for', () => {
  const months = [...rulePacks.values()].flatMap(({ rules }) =>
    rules.flatMap(({ rule, value }) => (rule === 'historyMonths' ? [Number(value)] : [])),
  );
  const day = new Date('2026-03-04T12:00:00Z');
  day.setUTCMonth(day.getUTCMonth() - Math.max(defaultRules.historyMonths, ...months));
  const from = day.toISOString().slice(0, 10);
  expect(readHistoryFilter(new URLSearchParams({ from }))).toMatchObject({
    filter: { from },
    dropped: false,
  });
});
