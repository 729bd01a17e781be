import { expect, test } from 'vitest';
import type { ManagedEntry } from '../../../schemas/generated/types';
import { linkTo, linkedIds } from '../../model/link';
import { createDocumentStore } from './document-store';

const stored = (version: number, fields: ManagedEntry['fields'], id = 'page'): ManagedEntry => ({
  sys: {
    id,
    type: 'Entry',
    version,
    createdAt: '2027-01-01T00:00:00Z',
    updatedAt: '2027-01-01T00:00:00Z',
    contentType: { sys: { id: 'page' } },
  },
  metadata: { tags: [] },
  fields,
});
const typed = (after: string, before?: string) => ({
  label: 'Title',
  key: 'title',
  changes: [{ entryId: 'page', field: 'title', locale: 'en', before, after }],
});
const blocks = (ids: string) => [...ids].map((id) => linkTo('Entry', id));

function open(fields: ManagedEntry['fields'] = { title: { en: 'One' } }) {
  let time = 0;
  const store = createDocumentStore(() => time);
  store.receive([stored(1, fields)]);
  const title = () => store.getState().entries['page']?.fields['title']?.['en'];
  return { store, title, wait: (ms: number) => (time += ms) };
}

test('typing without a pause is one step; undo and redo follow it', () => {
  const { store, title, wait } = open();
  store.edit(typed('T', 'One'));
  store.edit(typed('Tw', 'T'));
  store.edit(typed('Two', 'Tw'));
  wait(5_000);
  store.edit(typed('Two!', 'Two'));
  expect(store.unsaved()).toMatchObject([{ before: 'One', after: 'Two!' }]);
  store.undo();
  expect(title()).toBe('Two');
  store.undo();
  expect(title()).toBe('One');
  expect(store.unsaved()).toEqual([]);
  store.redo();
  store.redo();
  expect(title()).toBe('Two!');
});

test('what others save comes in beside what is typed here, and undo leaves theirs', () => {
  const { store, title } = open({ title: { en: 'One' }, blocks: { en: blocks('ab') } });
  store.edit(typed('Mine', 'One'));
  store.edit({
    label: 'Move',
    changes: [{ entryId: 'page', field: 'blocks', locale: 'en', before: blocks('ab'), after: blocks('ba') }],
  });
  store.receive([
    stored(2, { title: { en: 'One' }, path: { en: '/theirs' }, blocks: { en: blocks('abc') } }),
  ]);
  const fields = () => store.getState().entries['page']?.fields;
  expect(title()).toBe('Mine');
  expect(fields()?.['path']?.['en']).toBe('/theirs');
  expect(linkedIds(fields()?.['blocks']?.['en']).join('')).toBe('bac');
  store.undo();
  expect(linkedIds(fields()?.['blocks']?.['en']).join('')).toBe('abc');
});

test('an answer that was overtaken changes nothing', () => {
  const { store, title } = open();
  store.receive([stored(3, { title: { en: 'Three' } })]);
  store.receive([stored(2, { title: { en: 'Two' } })]);
  expect(title()).toBe('Three');
});

test('a conflict ends with mine or with theirs', () => {
  for (const [choice, result, unsaved] of [
    ['mine', 'Mine', 1],
    ['theirs', 'Theirs', 0],
  ] as const) {
    const { store, title } = open();
    store.edit(typed('Mine', 'One'));
    const conflict = { ...typed('Mine', 'One').changes[0], theirs: 'Theirs', at: '2027-01-02T00:00:00Z' };
    const found = { entryId: 'page', field: 'title', locale: 'en', ...conflict };
    store.send(store.unsaved(), 'a-save');
    store.confirm({ entries: [], conflicts: [found], refused: [] });
    store.resolve(found, choice);
    expect(title()).toBe(result);
    expect(store.unsaved()).toHaveLength(unsaved);
    expect(store.getState().conflicts).toEqual([]);
  }
});

test('a field that somebody else set to another value meanwhile waits for a choice', () => {
  const { store, title } = open();
  store.edit(typed('Mine', 'One'));
  store.receive([stored(2, { title: { en: 'Theirs' } })]);
  const [conflict] = store.getState().conflicts;
  expect(conflict).toMatchObject({ field: 'title', before: 'One', after: 'Mine', theirs: 'Theirs' });
  expect(title()).toBe('Mine');
  if (conflict) store.resolve(conflict, 'theirs');
  expect(title()).toBe('Theirs');
  expect(store.unsaved()).toEqual([]);
});

test('what is undone while it is being saved stays undone', () => {
  const { store, title } = open({ title: { en: 'One' }, blocks: { en: blocks('ab') } });
  const move = { entryId: 'page', field: 'blocks', locale: 'en', before: blocks('ab'), after: blocks('ba') };
  store.edit({ label: 'Move', changes: [move] });
  store.edit(typed('Two', 'One'));
  store.send(store.unsaved(), 'a-save');
  store.undo();
  store.undo();
  const entries = [stored(2, { title: { en: 'Two' }, blocks: { en: blocks('bac') } })];
  store.receive(entries);
  expect(title()).toBe('One');
  store.confirm({ entries, conflicts: [], refused: [] });
  expect(title()).toBe('One');
  expect(linkedIds(store.getState().entries['page']?.fields['blocks']?.['en']).join('')).toBe('abc');
  expect(store.unsaved()).toHaveLength(2);
});

test('undo leaves what somebody else has set since, and takes back the step before', () => {
  const { store, title, wait } = open({ title: { en: 'One' }, path: { en: '/one' } });
  const path = { entryId: 'page', field: 'path', locale: 'en', before: '/one', after: '/two' };
  store.edit({ label: 'Path', changes: [path] });
  store.edit(typed('Mine', 'One'));
  store.receive([stored(2, { title: { en: 'Mine' }, path: { en: '/two' } })]);
  store.receive([stored(3, { title: { en: 'Theirs' }, path: { en: '/two' } })]);
  store.undo();
  expect(title()).toBe('Theirs');
  expect(store.getState().entries['page']?.fields['path']?.['en']).toBe('/one');
  wait(100);
  store.edit(typed('Theirs and mine', 'Theirs'));
  store.undo();
  expect(title()).toBe('Theirs');
});

test('typing goes on as another step after somebody else has saved, so that undo ends at theirs', () => {
  const { store, title } = open();
  store.edit(typed('Mine', 'One'));
  store.receive([stored(2, { title: { en: 'Mine' } })]);
  store.receive([stored(3, { title: { en: 'Theirs' } })]);
  store.edit(typed('Theirs!', 'Theirs'));
  store.undo();
  expect(title()).toBe('Theirs');
});

test('what was saved without a reply is no conflict with oneself', () => {
  const { store, title } = open();
  store.edit(typed('Two', 'One'));
  store.send(store.unsaved(), 'a-save');
  store.edit(typed('Two and more', 'Two'));
  store.receive([stored(2, { title: { en: 'Two' } })]);
  store.confirm({ entries: [stored(2, { title: { en: 'Two' } })], conflicts: [], refused: [] });
  expect(store.getState().conflicts).toEqual([]);
  expect(title()).toBe('Two and more');
  expect(store.unsaved()).toMatchObject([{ before: 'Two', after: 'Two and more' }]);
});

test('a backup of an earlier tab never replaces what was saved since without asking', () => {
  const { store, title } = open({ title: { en: 'Rolled back' } });
  store.restore({ changes: typed('Typed', 'One').changes, sent: [], conflicts: [] }, 'Restored');
  expect(store.getState().conflicts).toMatchObject([{ after: 'Typed', theirs: 'Rolled back' }]);
  const [conflict] = store.getState().conflicts;
  if (conflict) store.resolve(conflict, 'theirs');
  expect(title()).toBe('Rolled back');
});

test('a conflict of a save that is sent again counts no longer once the field agrees with the edit again', () => {
  const { store, title } = open({});
  store.edit(typed('Mine', undefined));
  store.send(store.unsaved(), 'a-save');
  const conflict = { entryId: 'page', field: 'title', locale: 'en', after: 'Mine', theirs: 'Theirs' };
  const found = { ...conflict, at: '2027-01-02T00:00:00Z' };
  store.confirm({ entries: [stored(3, {})], conflicts: [found], refused: [] });
  expect(store.getState().conflicts).toEqual([]);
  expect(title()).toBe('Mine');
  expect(store.unsaved()).toHaveLength(1);
});

test('theirs of a conflict is what is stored by now, also where the newest value could be merged', () => {
  const field = { entryId: 'page', field: 'blocks', locale: 'en' };
  const { store } = open({ blocks: { en: blocks('abc') } });
  store.edit({ label: 'Move', changes: [{ ...field, before: blocks('abc'), after: blocks('cab') }] });
  store.receive([stored(2, { blocks: { en: blocks('bac') } })]);
  expect(store.getState().conflicts).toHaveLength(1);
  store.receive([stored(3, { blocks: { en: blocks('bacd') } })]);
  const [conflict] = store.getState().conflicts;
  if (conflict) store.resolve(conflict, 'theirs');
  expect(linkedIds(store.getState().entries['page']?.fields['blocks']?.['en']).join('')).toBe('bacd');
  expect(store.unsaved()).toEqual([]);
});
