// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import {
  validateVerificationAnswer,
  validateVerificationStatusContent,
} from '../../schemas/generated/validators.js';
import { mountWidget } from '../../ui/testing/widget';
import maximal from './fixtures/maximal.json' with { type: 'json' };
import typical from './fixtures/typical.json' with { type: 'json' };
import { VerificationStatus } from './verification-status';
import { mount } from './verification-status.island';

afterEach(() => vi.unstubAllGlobals());

function block() {
  const { content, live } = typical;
  if (!validateVerificationStatusContent(content)) throw new Error('invalid fixture');
  return <VerificationStatus content={content} live={live} />;
}

const documentsOf = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-document]:not([data-unused])')].map(
    (place) => place.textContent,
  );

test('KYC-01 wanted documents are named with their state and the days that are left', async () => {
  const { element, text } = await mountWidget(block(), mount, [typical.player['verification-pending']]);
  expect(text('state')).toBe('We need documents from you.');
  expect(text('days')).toBe('12 days left to send them');
  expect(documentsOf(element)).toEqual(['Proof of identityWanted', 'Proof of addressBeing checked']);
});

test('a player of whom nothing is wanted sees no document and no day', async () => {
  const { element, text } = await mountWidget(block(), mount, [typical.player.new]);
  expect([text('state'), text('days')]).toEqual(['Nothing is needed from you yet.', '']);
  expect(documentsOf(element)).toEqual([]);
});

test('documents without a place are counted; an unknown state is not shown', async () => {
  const { text } = await mountWidget(block(), mount, [maximal.player.depositor]);
  expect([text('days'), text('more')]).toEqual(['1 day left to send them', 'and 4 more documents']);
  const unknown = await mountWidget(block(), mount, [{ state: 'odd', daysLeft: null, documents: [] }]);
  expect(unknown.element.dataset['state']).toBe('failed');
});

test('every answer of the fixtures is one the site could give', () => {
  for (const answer of [...Object.values(typical.player), ...Object.values(maximal.player)])
    expect(validateVerificationAnswer(answer)).toBe(true);
});
