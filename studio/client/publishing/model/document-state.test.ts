import { expect, test } from 'vitest';
import { createDocumentStore } from '../../composer/document-store';
import { linkTo } from '../../../model/link';
import { openPageStanding } from './document-state';

const time = '2026-03-01T08:00:00.000Z';

function stored(id: string, contentType: string, fields: Record<string, Record<string, never>>, version = 2) {
  const sys = { id, type: 'Entry' as const, version, publishedVersion: 1, createdAt: time, updatedAt: time };
  return { sys: { ...sys, contentType: { sys: { id: contentType } } }, metadata: { tags: [] }, fields };
}

test('a page is changed as soon as something of it is typed, and when a part waits for publication', () => {
  const store = createDocumentStore(() => 0);
  const blocks = { en: [linkTo('Entry', 'faq')] as never };
  store.receive([stored('page', 'page', { blocks }), stored('faq', 'faq', {})]);
  expect(openPageStanding(store.getState(), 'page')).toEqual({ state: 'published', changed: 0 });
  store.edit({ label: 'title', changes: [{ entryId: 'faq', field: 'title', locale: 'en', after: 'Hi' }] });
  expect(openPageStanding(store.getState(), 'page')).toEqual({ state: 'changed', changed: 1 });
  store.receive([stored('page', 'page', { blocks }, 7)]);
  expect(openPageStanding(store.getState(), 'page')).toEqual({ state: 'changed', changed: 2 });
  expect(openPageStanding(store.getState(), 'other')).toBeUndefined();
});
