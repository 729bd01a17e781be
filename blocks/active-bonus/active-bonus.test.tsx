// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { validateActiveBonusContent, validateBonusAnswer } from '../../schemas/generated/validators.js';
import { tellBalance } from '../../ui/live/player-balance';
import { mountWidget } from '../../ui/testing/widget';
import { ActiveBonus } from './active-bonus';
import { mount } from './active-bonus.island';
import maximal from './fixtures/maximal.json' with { type: 'json' };
import typical from './fixtures/typical.json' with { type: 'json' };

afterEach(() => vi.unstubAllGlobals());

function block() {
  const { content, live } = typical;
  if (!validateActiveBonusContent(content)) throw new Error('invalid fixture');
  return <ActiveBonus content={content} live={live} />;
}

test('BONUS-01 the wagering is told in words, in percent and as a named bar', async () => {
  const { element, text } = await mountWidget(block(), mount, [typical.player.depositor]);
  expect(text('name')).toBe('Second deposit bonus');
  expect(text('wagered')).toBe('€12.40 of €50 wagered');
  expect(text('percent')).toBe('24%');
  expect(text('until')).toBe('valid until Dec 12, 06:00 PM');
  const bar = element.querySelector('progress');
  expect([bar?.value, bar?.getAttribute('aria-valuetext')]).toEqual([24, '€12.40 of €50 wagered']);
});

test('a bar is full only when nothing is left, and further bonuses are counted', async () => {
  const { text } = await mountWidget(block(), mount, [maximal.player.depositor]);
  expect([text('percent'), text('more')]).toEqual(['99%', 'and 2 more bonuses']);
});

test('without a bonus the widget says so', async () => {
  const { element } = await mountWidget(block(), mount, [typical.player.new]);
  expect(element.dataset['state']).toBe('empty');
  expect(element.querySelector<HTMLElement>('[data-note=empty]')?.hidden).toBe(false);
});

test('the bonus is asked for again once a burst of bets has come to rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const mounted = mountWidget(block(), mount, [typical.player.depositor]);
  await vi.advanceTimersByTimeAsync(20);
  const { asked: requested } = await mounted;
  const amounts = {
    mainBalance: 7,
    lockedBalance: 0,
    sportsBonus: 0,
    casinoBonus: 0,
    liveCasinoBonus: 0,
    totalBalance: 7,
  };
  tellBalance({ amounts, changed: false });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requested).toHaveLength(1);
  for (let bet = 0; bet < 5; bet += 1) tellBalance({ amounts, changed: true });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requested).toHaveLength(2);
  vi.useRealTimers();
});

test('every answer of the fixtures is one the site could give', () => {
  for (const answer of [...Object.values(typical.player), ...Object.values(maximal.player)])
    expect(validateBonusAnswer(answer)).toBe(true);
});
