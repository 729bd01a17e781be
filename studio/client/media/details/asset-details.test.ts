import { expect, test } from 'vitest';
import type { ManagedAsset, ManagedEntry } from '../../../../schemas/generated/types';
import { assetWarnings } from '../asset-warnings';
import { thumbnailOf, weightText } from '../asset-file';
import { readTexts, withoutText } from './alt-text';
import { mergeUses } from './asset-uses';
import { owns } from './pages-of';
import { publishState } from './publish-state';
import { linkReplacements } from './replace-links';
import { resultOf } from './save-replacements';
import { clashes, withEdit, withTexts } from './text-edits';

const at = '2026-01-01T00:00:00Z';
const link = (id: string, linkType = 'Asset') => ({ sys: { type: 'Link', linkType, id } });

function entry(id: string, type: string, fields: ManagedEntry['fields']): ManagedEntry {
  const contentType = { sys: { id: type } };
  return {
    sys: { id, type: 'Entry', version: 1, createdAt: at, updatedAt: at, contentType },
    metadata: { tags: [] },
    fields,
  };
}

function picture(
  size: number,
  width: number,
  description: Record<string, string> = { one: 'x' },
): ManagedAsset {
  const details = { size, image: { width, height: 100 } };
  const file = { fileName: 'a.png', contentType: 'image/png', url: '//x/a.png', details };
  return {
    sys: { id: 'a', type: 'Asset', version: 1, createdAt: at, updatedAt: at },
    metadata: { tags: [] },
    fields: { description, file: { one: file } },
  };
}

test('warnings depend on weight, text and where the picture is used', () => {
  const ids = (...given: Parameters<typeof assetWarnings>) => assetWarnings(...given).map(({ id }) => id);
  expect(ids(picture(900_000, 1300), 'one')).toEqual([]);
  expect(ids(picture(1_100_000, 1300, {}), 'one')).toEqual(['heavy', 'no-alt']);
  expect(ids(picture(900_000, 800), 'one', [{ contentType: 'game', field: 'thumbnail' }])).toEqual([]);
  expect(ids(picture(900_000, 800), 'one', [{ contentType: 'heroBanner', field: 'image' }])).toEqual([
    'narrow',
  ]);
});

test('pictures are asked for in a size that pages ask for', () => {
  const file = picture(1, 1).fields.file?.['one'];
  expect(thumbnailOf(file)).toBe('https://x/a.png?w=240&fm=webp&q=75');
  expect([578, 34_600, 1_430_000].map(weightText)).toEqual(['578 bytes', '34.6 kB', '1.4 MB']);
});

test('a text falls back along the chain of languages', () => {
  const locale = (code: string, fallback: string | null) => ({
    code,
    name: code,
    isDefault: false,
    fallback,
  });
  const locales = [locale('one', null), locale('two', 'one'), locale('three', 'two'), locale('four', null)];
  expect(readTexts({ one: 'Lion' }, locales)[2]?.fallback).toMatchObject({
    locale: { code: 'one' },
    text: 'Lion',
  });
  expect(withoutText({ two: 'Lion' }, locales).map(({ code }) => code)).toEqual(['one', 'four']);
});

test('edits are laid over what is stored, and only the same text clashes', () => {
  const seen = { title: { one: 'A', two: 'B' } };
  const edits = withEdit([], { field: 'title', locale: 'one', value: 'Mine ' }, seen);
  expect(withEdit(edits, { field: 'title', locale: 'one', value: 'A' }, seen)).toEqual([]);
  expect(withTexts(seen, edits)).toEqual({ title: { one: 'Mine', two: 'B' } });
  expect(withTexts(seen, [{ field: 'title', locale: 'two', value: '' }])).toEqual({ title: { one: 'A' } });
  expect(clashes(edits, seen, { title: { one: 'A', two: 'Theirs' } })).toEqual([]);
  expect(clashes(edits, seen, { title: { one: 'Mine' } })).toEqual([]);
  expect(clashes(edits, seen, { title: { one: 'Theirs' } })).toMatchObject([{ theirs: 'Theirs' }]);
});

test('links are replaced wherever they are, and a list gets none twice', () => {
  const text = { content: [{ data: { target: link('old') }, content: [] }] };
  const changed = linkReplacements(
    entry('e', 'heroBanner', {
      image: { one: link('old'), two: link('other') },
      images: { one: [link('old'), link('new'), link('other')] },
      text: { one: text },
      title: { one: 'old' },
    }),
    'old',
    'new',
  );
  expect(changed).toEqual([
    { entryId: 'e', field: 'image', locale: 'one', before: link('old'), after: link('new') },
    {
      ...{ entryId: 'e', field: 'images', locale: 'one' },
      before: [link('old'), link('new'), link('other')],
      after: [link('new'), link('other')],
    },
    {
      ...{ entryId: 'e', field: 'text', locale: 'one', before: text },
      after: { content: [{ data: { target: link('new') }, content: [] }] },
    },
  ]);
});

test('what became of each entry is told', () => {
  const conflict = { entryId: 'b', field: 'image', locale: 'one', at };
  const refused = [
    { entryId: 'c', reason: 'AccessDenied', message: '' },
    { entryId: 'd', reason: 'NotFound', message: '' },
  ];
  const reply = { entries: [], conflicts: [conflict], refused };
  expect(['a', 'b', 'c', 'd'].map((id) => resultOf(id, reply))).toEqual([
    ...['saved', 'conflict', 'not-allowed', 'refused'],
  ]);
});

test('an entry counts once, in its draft or as it is published', () => {
  const hero = entry('hero', 'heroBanner', { image: { one: link('a') } });
  const old = entry('old', 'image', { image: { one: link('a') } });
  expect(mergeUses('a', [hero], [hero, old])).toMatchObject([
    { entry: hero, fields: ['image'], isInDraft: true, isInPublished: true },
    { entry: old, isInDraft: false, isInPublished: true },
  ]);
});

test('a page has its blocks as parts, a row of games not its games', () => {
  expect(owns(entry('p', 'page', { blocks: { one: [link('hero', 'Entry')] } }), 'hero')).toBe(true);
  expect(owns(entry('r', 'gameRow', { games: { one: [link('lion', 'Entry')] } }), 'lion')).toBe(false);
});

test('publishing makes the version one higher', () => {
  const state = (version: number, publishedVersion?: number, archivedAt?: string) => {
    const { sys } = picture(1, 1);
    const published = publishedVersion === undefined ? {} : { publishedVersion };
    return publishState({ sys: { ...sys, version, ...published, ...(archivedAt ? { archivedAt } : {}) } });
  };
  expect([state(1), state(2, 1), state(3, 1), state(3, undefined, at)]).toEqual([
    ...['draft', 'published', 'changed', 'archived'],
  ]);
});
