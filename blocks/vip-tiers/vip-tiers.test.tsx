// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { validateVipTiersContent } from '../../schemas/generated/validators.js';
import { mountWidget } from '../../ui/testing/widget';
import typical from './fixtures/typical.json' with { type: 'json' };
import { VipTiers } from './vip-tiers';
import { mount } from './vip-tiers.island';

afterEach(() => vi.unstubAllGlobals());

function block() {
  const { content, live } = typical;
  if (!validateVipTiersContent(content)) throw new Error('invalid fixture');
  return <VipTiers content={content} live={live} />;
}

const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('[aria-current] h3')].map(({ textContent }) => textContent);

test('loyalty: a player sees the level they have and what is missing to the next one', async () => {
  const { element, text } = await mountWidget(block(), mount, [typical.player.depositor]);
  expect(text('standing')).toBe('You are at Patron with 7,200 points; 17,800 more lead to Count.');
  expect(marked(element)).toEqual(['Patron']);
});

test('loyalty: without an answer the levels are those of everybody', async () => {
  const { element, text } = await mountWidget(block(), mount, [undefined]);
  expect(text('standing').trim()).toBe('');
  expect(marked(element)).toEqual([]);
});
