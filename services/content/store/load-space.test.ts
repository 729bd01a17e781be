import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyOfTestSpace } from '../fixtures/start-test-service';
import { AssetFiles } from './asset-files';
import { compareSpaces } from './changes';
import type { ContentProblem } from './export-file';
import { ContentLoadError } from './load-error';
import { loadSpace } from './load-space';

let folder: string;
let remove: () => Promise<void>;
let warnings: ContentProblem[];
beforeEach(async () => {
  ({ folder, remove } = await copyOfTestSpace());
  warnings = [];
});
afterEach(() => remove());

const load = () =>
  loadSpace({
    folder,
    space: 'marquee',
    environment: 'master',
    files: new AssetFiles(folder),
    onWarning: (problem) => warnings.push(problem),
  });
const write = async (file: string, content: unknown) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const entry = (id: string, fields: object, contentType = 'game') => ({
  entries: [{ sys: { id, contentType: { sys: { id: contentType } } }, fields }],
});
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const asset = (id: string, url: string) => ({
  assets: [
    { sys: { id }, fields: { file: { en: { url, fileName: 'a.svg', contentType: 'image/svg+xml' } } } },
  ],
});

async function problems(): Promise<readonly ContentProblem[]> {
  const error: unknown = await load().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentLoadError);
  return error instanceof ContentLoadError ? error.problems : [];
}

describe('refuses to serve', () => {
  test.each<[string, string, unknown, string | undefined, RegExp]>([
    ['broken JSON', 'x.json', '{ "entries": [', undefined, /is not valid JSON/],
    ['a file of another kind', 'x.json', '[]', undefined, /must hold one object/],
    ['a misspelt key', 'x.json', { entires: [] }, undefined, /unknown key "entires"/],
    ['an id used twice', 'pages/x.json', entry('ember-crown', {}), 'ember-crown', /taken by entries.json/],
    ['an unknown content type', 'x.json', entry('a', {}, 'boat'), 'a', /content type "boat"/],
    ['an unknown field', 'x.json', entry('a', { colour: { en: 'red' } }), 'a', /field "colour"/],
    ['an unknown locale', 'x.json', entry('a', { name: { sv: 'Hej' } }), 'a', /field "name" \(sv\)/],
    [
      'two values in a field that is not localized',
      'x.json',
      entry('a', { rtp: { de: 1 } }),
      'a',
      /not localized/,
    ],
    ['text for a number', 'x.json', entry('a', { rtp: { en: '96' } }), 'a', /"rtp" \(en\) must be a number/],
    [
      'a link in a wrong shape',
      'x.json',
      entry('a', { provider: { en: 'provider-north' } }),
      'a',
      /must be a link such as/,
    ],
    [
      'a link to an asset in place of an entry',
      'x.json',
      entry('a', { provider: { en: link('Asset', 'photo') } }),
      'a',
      /links to an Asset/,
    ],
    [
      'a wrong link in a list',
      'x.json',
      entry('a', { similar: { en: [link('Entry', 'b'), {}] } }),
      'a',
      /item 1 must be a link/,
    ],
    [
      'damaged rich text',
      'x.json',
      entry('a', { about: { en: { nodeType: 'document', data: {}, content: [{ nodeType: 'boat' }] } } }),
      'a',
      /is not valid rich text/,
    ],
    [
      'an entry without an id',
      'x.json',
      { entries: [{ sys: {}, fields: {} }] },
      'entries[0]',
      /required property 'id'/,
    ],
    [
      'an asset outside the folder',
      'x.json',
      asset('a', '//../../etc/passwd'),
      'a',
      /leads out of the content folder/,
    ],
  ])('CONTENT-36 %s, naming file and id', async (_what, file, content, id, message) => {
    await write(file, content);
    expect(await problems()).toEqual([
      expect.objectContaining({
        file,
        message: expect.stringMatching(message),
        ...(id === undefined ? {} : { id }),
      }),
    ]);
  });

  test('CONTENT-36 every problem is told at once', async () => {
    await write('x.json', entry('a', { colour: { en: 1 }, rtp: { en: 'x' } }));
    await write('y.json', '{');
    expect(await problems()).toHaveLength(3);
    await expect(load()).rejects.toThrow(/x\.json \[a\]: field "colour"[^]*y\.json: is not valid JSON/);
  });
});

test('CONTENT-36 an asset without its file is served without an address, and reported', async () => {
  await write('x.json', asset('later', '//files/later.svg'));
  const space = await load();
  expect(space.published.asset('later')?.files).toEqual({});
  expect(warnings).toMatchObject([{ file: 'x.json', id: 'later' }]);
});

test('ENGINE-06 two states are compared entry by entry', async () => {
  const before = await load();
  expect((await load()).revision).toBe(before.revision);
  await write('x.json', {
    ...entry('new-game', { name: { en: 'New' } }),
    ...asset('new-art', '//files/games/ember-crown.svg'),
  });
  await write('files/beach.png', 'other bytes');
  const after = await load();
  expect(after.revision).not.toBe(before.revision);
  expect(compareSpaces(before, after)).toEqual({
    revision: after.revision,
    changedEntries: ['new-game'],
    changedAssets: ['new-art', 'photo'],
    changedTypes: ['game'],
  });
});
