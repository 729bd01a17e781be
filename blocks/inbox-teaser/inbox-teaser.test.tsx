// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { validateInboxAnswer, validateInboxTeaserContent } from '../../schemas/generated/validators.js';
import { mountWidget } from '../../ui/testing/widget';
import hostile from './fixtures/hostile.json' with { type: 'json' };
import maximal from './fixtures/maximal.json' with { type: 'json' };
import typical from './fixtures/typical.json' with { type: 'json' };
import { InboxTeaser } from './inbox-teaser';
import { mount } from './inbox-teaser.island';

afterEach(() => vi.unstubAllGlobals());

function block() {
  const { content, live } = typical;
  if (!validateInboxTeaserContent(content)) throw new Error('invalid fixture');
  return <InboxTeaser content={content} live={live} />;
}

test('INBOX-04 unread messages are counted, and told from read ones in words too', async () => {
  const { element, text } = await mountWidget(block(), mount, [typical.player.depositor]);
  expect(text('count')).toBe('1 unread message');
  const places = [...element.querySelectorAll<HTMLElement>('[data-message]')];
  expect(places.map((place) => place.querySelector('[data-value=title]')?.textContent)).toEqual([
    'New games this week',
    'How to read your transaction history',
    'Welcome aboard',
  ]);
  expect(places.map((place) => place.querySelector<HTMLElement>('[data-value=dot]')?.hidden)).toEqual([
    false,
    true,
    true,
  ]);
});

test('a subject is text, whatever it looks like', async () => {
  const { element } = await mountWidget(block(), mount, [hostile.player.depositor]);
  expect(element.querySelector('img')).toBeNull();
  expect(element.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('who has read everything is told so; who has no messages too', async () => {
  expect((await mountWidget(block(), mount, [typical.player['limit-reached']])).text('count')).toBe(
    'Everything is read',
  );
  expect((await mountWidget(block(), mount, [typical.player.new])).element.dataset['state']).toBe('empty');
});

test('every answer of the fixtures is one the site could give', () => {
  for (const answer of [...Object.values(typical.player), ...Object.values(maximal.player)])
    expect(validateInboxAnswer(answer)).toBe(true);
});
