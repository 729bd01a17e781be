// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { validateLimitsAnswer, validateLimitsSummaryContent } from '../../schemas/generated/validators.js';
import { mountWidget, settle } from '../../ui/testing/widget';
import maximal from './fixtures/maximal.json' with { type: 'json' };
import typical from './fixtures/typical.json' with { type: 'json' };
import { LimitsSummary } from './limits-summary';
import { mount } from './limits-summary.island';

afterEach(() => vi.unstubAllGlobals());

function block(fixture: { content: unknown } = maximal) {
  const { content } = fixture;
  if (!validateLimitsSummaryContent(content)) throw new Error('invalid fixture');
  return <LimitsSummary content={content} live={typical.live} />;
}

const placesOf = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-limit]:not([data-unused])')].map(
    (place) => place.textContent,
  );

test('LIMIT-01 limits say what is used, what is left and when they begin anew; the one used most leads', async () => {
  const { element } = await mountWidget(block(), mount, [typical.player.depositor]);
  expect(placesOf(element)).toEqual([
    'Loss limit per week€43.50 of €100€56.50 left until Nov 24, 09:00 AM',
    'Deposit limit per month€120 of €500€380 left until Dec 1, 09:00 AM',
  ]);
});

test('a reached limit and one that waits are told with their dates', async () => {
  const { element } = await mountWidget(block(), mount, [typical.player['limit-reached']]);
  expect(placesOf(element)[0]).toBe(
    'Deposit limit per week€100 of €100Limit reached. It starts again Nov 23, 09:00 AM.Changes to €200 on Nov 22, 09:00 AM',
  );
});

test('limits without a place are counted, and only the chosen kinds are shown', async () => {
  const { element, text } = await mountWidget(block(), mount, [maximal.player.depositor]);
  expect([placesOf(element).length, text('more')]).toEqual([3, 'and 3 more limits']);
  const deposits = await mountWidget(block(typical), mount, [typical.player.depositor]);
  expect(placesOf(deposits.element)).toHaveLength(1);
});

test('a player without limits is told what they are for', async () => {
  const { element } = await mountWidget(block(), mount, [typical.player.new]);
  expect(element.dataset['state']).toBe('empty');
});

test('LIMIT-04 a kind that cannot be read is named beside the other, and is never taken for limits not set', async () => {
  const lossOnly = { ...typical.player.depositor, limits: typical.player.depositor.limits.filter(isLoss) };
  const {
    element,
    text,
    asked: requested,
  } = await mountWidget(block(), mount, [
    { ...lossOnly, failed: ['deposit'] },
    { ...typical.player.new, failed: ['loss'] },
    typical.player.new,
  ]);
  const note = element.querySelector<HTMLElement>('[data-value="failed-kind"]');
  expect([placesOf(element).length, text('failed'), note?.hidden]).toEqual([
    1,
    'Your deposit limits could not be loaded.',
    false,
  ]);
  const retry = note?.querySelector('button');
  retry?.click();
  await settle();
  expect([element.dataset['state'], text('failed')]).toEqual([
    'filled',
    'Your loss limits could not be loaded.',
  ]);
  retry?.click();
  await settle();
  expect([element.dataset['state'], note?.hidden, requested.length]).toEqual(['empty', true, 3]);
});

const isLoss = ({ kind }: { kind: string }) => kind === 'loss';

test('every answer of the fixtures is one the site could give', () => {
  for (const answer of [...Object.values(typical.player), ...Object.values(maximal.player)])
    expect(validateLimitsAnswer(answer)).toBe(true);
});
