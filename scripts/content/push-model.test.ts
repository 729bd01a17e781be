import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ContentFields, PlainClientAPI } from 'contentful-management';
import { afterEach, expect, test } from 'vitest';
import { type ContentService, startContentService } from '../../services/content/server';
import type { WantedLocale, WantedModel, WantedType } from './model';
import { printPlan } from './print-plan';
import { carryOut, preparePush } from './push-model';
import { isEmptyPlan, linkedFirst } from './push-plan';
import { managementClient } from './target';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const english: WantedLocale = locale('en', 'English', null);
const german: WantedLocale = locale('de', 'German', 'en');
const swiss: WantedLocale = locale('de-CH', 'Swiss German', 'de');
const title = field('title', { type: 'Symbol', localized: true });
const author = field('author', link('person'));
const story = type('story', [title, author, field('words', { type: 'Integer' })]);
const person = type('person', [title, field('best', link('story')), field('note', { type: 'Text' })]);
// Types link to each other, and a locale stands before the one it falls back to.
const model: WantedModel = {
  types: [story, person],
  locales: [swiss, german, english],
  help: new Map([['story', new Map([['title', 'At most one line.']])]]),
};

test('brings a new space with another default locale to the model, and then finds nothing to do', async () => {
  const { client, service } = await emptySpace();
  const plan = await preparePush(client, model);
  expect(printed(plan)).toContain('~ English (en): code en instead of en-US');
  expect(plan.breaks).toEqual([]);
  await carryOut(client, plan, () => undefined);

  const locales = service.store
    .environment('master')
    ?.list('Locale')
    .map(({ code, fallbackCode }) => [code, fallbackCode]);
  expect(locales?.sort()).toEqual([
    ['de', 'en'],
    ['de-CH', 'de'],
    ['en', null],
  ]);
  expect(
    service.store.environment('master')?.space.contentTypes.filter(({ isPublished }) => isPublished),
  ).toHaveLength(2);
  const form = await client.editorInterface.get({ contentTypeId: 'story' });
  expect(form.controls?.[0]).toMatchObject({
    fieldId: 'title',
    widgetId: 'singleLine',
    settings: { helpText: 'At most one line.' },
  });
  const note = (await client.editorInterface.get({ contentTypeId: 'person' })).controls?.find(
    ({ fieldId }) => fieldId === 'note',
  );
  expect(note?.widgetId).toBe('multipleLine');

  const again = await preparePush(client, model);
  expect(isEmptyPlan(again)).toBe(true);
  expect(printed(again)).toContain('Nothing to do');
});

test('goes on where a push ended early, and publishes what somebody left unpublished', async () => {
  const { client } = await emptySpace();
  await client.contentType.createWithId({ contentTypeId: 'story' }, bodyOf(story));
  await carryOut(client, await preparePush(client, model), () => undefined);
  const current = await client.contentType.get({ contentTypeId: 'story' });
  await client.contentType.update({ contentTypeId: 'story' }, { ...current, name: 'Tale' });
  await carryOut(client, await preparePush(client, model), () => undefined);
  expect(await client.contentType.get({ contentTypeId: 'story' })).toMatchObject({ name: 'story' });
  expect(isEmptyPlan(await preparePush(client, model))).toBe(true);
});

test('names what would break with the entries, and does it when it is allowed', async () => {
  const { client } = await spaceWithStories();
  const changed = type('story', [
    { ...title, validations: [{ size: { max: 5 } }], localized: false },
    field('words', { type: 'Symbol' }),
  ]);
  const plan = await preparePush(client, { ...model, types: [changed, person] });
  expect(plan.breaks.map(({ words, isPossible }) => [words, isPossible])).toEqual([
    ['story, field "author" (author): is deleted, and what 1 entry (long) hold in it is lost', true],
    [expect.stringContaining('"words" (words): becomes short text and was whole number'), true],
    [
      'story, field "title" (title): 1 entry (long) do not keep the new rules and cannot be published again until they are changed',
      true,
    ],
    [
      'story, field "title" (title): is one for all languages, and what 1 entry (short) hold in others than en is lost',
      true,
    ],
  ]);
  await carryOut(client, plan, () => undefined);
  const after = await client.contentType.get({ contentTypeId: 'story' });
  expect(after.fields.map(({ id, type }) => [id, type])).toEqual([
    ['title', 'Symbol'],
    ['words', 'Symbol'],
  ]);
  expect(after.sys.version).toBe((after.sys.publishedVersion ?? 0) + 1);
  expect(isEmptyPlan(await preparePush(client, { ...model, types: [changed, person] }))).toBe(true);
});

test('makes the field anew that names the entries', async () => {
  const { client } = await spaceWithStories();
  const changed = type('story', [
    { ...title, type: 'Text' },
    author,
    field('words', { type: 'Integer' }),
    field('lead', {}),
  ]);
  await carryOut(client, await preparePush(client, { ...model, types: [changed, person] }), () => undefined);
  const after = await client.contentType.get({ contentTypeId: 'story' });
  expect(after).toMatchObject({ displayField: 'title', fields: [{ id: 'title', type: 'Text' }, {}, {}, {}] });
});

test('a change that stored content survives breaks nothing', async () => {
  const { client } = await spaceWithStories();
  const changed = type('story', [
    { ...title, validations: [{ size: { max: 40 } }] },
    author,
    field('words', { type: 'Integer' }),
    field('lead', { type: 'Text' }),
  ]);
  const plan = await preparePush(client, {
    ...model,
    types: [changed, type('person', [title, field('note', { type: 'Text' })])],
  });
  expect(plan.breaks).toEqual([]);
  expect(printed(plan)).toContain('~ "title" (title): length: up to 40 instead of any');
  expect(printed(plan)).toContain('+ "lead" (lead): long text');
  expect(printed(plan)).toContain('- "best" (best)');
});

test('what the code does not know is kept; another default locale with content is never touched', async () => {
  const { client } = await spaceWithStories();
  const fewer = await preparePush(client, { ...model, types: [person], locales: [english] });
  expect(fewer.kept).toEqual([
    'locale German (de) with what is written in it',
    'locale Swiss German (de-CH) with what is written in it',
    'content type story (story) with its entries',
  ]);
  const french = await preparePush(client, { ...model, locales: [locale('fr', 'French', null)] });
  expect(french.breaks).toEqual([
    { words: expect.stringContaining('The default locale is en'), isPossible: false },
  ]);
});

test('the command writes nothing without --yes, and nothing that breaks without --allow-breaking', async () => {
  const { service, client } = await emptySpace();
  const { host } = new URL(service.url);
  const push = (...args: string[]) => {
    const command = ['--import', 'tsx', 'scripts/content/push-types.ts', '--local', '--host', host, ...args];
    return promisify(execFile)(process.execPath, command).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, output: error.stdout }),
    );
  };
  expect(await push()).toMatchObject({
    code: 1,
    output: expect.stringContaining('Nothing was changed. Run it again with --yes'),
  });
  const game = type('game', [field('name', { type: 'Integer' })]);
  const made = await client.contentType.createWithId({ contentTypeId: 'game' }, bodyOf(game));
  await client.contentType.publish({ contentTypeId: 'game' }, made);
  const [onlyLocale] = (await client.locale.getMany({})).items;
  if (!onlyLocale) throw new Error('no locale');
  await client.locale.update({ localeId: onlyLocale.sys.id }, { ...onlyLocale, code: 'en' });
  await client.entry.createWithId(
    { entryId: 'seven', contentTypeId: 'game' },
    { fields: { name: { en: 7 } } },
  );
  const refused = await push('--yes');
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('only done with --allow-breaking'),
  });
  expect(refused.output).toContain('becomes short text and was whole number');
  expect((await client.contentType.getMany({})).items.map(({ sys }) => sys.id)).toEqual(['game']);
});

test('types come after those they link to', () => {
  const first = type('a', [field('next', link('b'))]);
  const second = type('b', [field('next', link('c'))]);
  const third = type('c', []);
  expect(linkedFirst([first, second, third]).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

interface Space {
  readonly client: PlainClientAPI;
  readonly service: ContentService;
}

/** As Contentful makes a space: with one locale and nothing else. */
async function emptySpace(): Promise<Space> {
  const folder = await mkdtemp(path.join(tmpdir(), 'push-model-'));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  const locales = [{ code: 'en-US', name: 'English (United States)', default: true, fallbackCode: null }];
  await writeFile(path.join(folder, 'space.json'), JSON.stringify({ locales }));
  const service = await startContentService({ folder, port: 0 });
  cleanUp.push(() => service.close());
  const { host } = new URL(service.url);
  const target = { space: 'marquee', environment: 'master', host, insecure: true, token: 'local-management' };
  return { client: managementClient(target), service };
}

async function spaceWithStories(): Promise<Space> {
  const space = await emptySpace();
  await carryOut(space.client, await preparePush(space.client, model), () => undefined);
  const write = (entryId: string, contentTypeId: string, fields: Record<string, unknown>) =>
    space.client.entry.createWithId({ entryId, contentTypeId }, { fields });
  await write('ann', 'person', { title: { en: 'Ann' } });
  await write('short', 'story', { title: { en: 'Hi', de: 'Hallo' } });
  const ann = { sys: { type: 'Link', linkType: 'Entry', id: 'ann' } };
  await write('long', 'story', { title: { en: 'A long title' }, author: { en: ann }, words: { en: 3 } });
  return space;
}

function locale(code: string, name: string, fallbackCode: string | null): WantedLocale {
  const isDefault = fallbackCode === null;
  return {
    code,
    name,
    default: isDefault,
    fallbackCode,
    optional: !isDefault,
    contentDeliveryApi: true,
    contentManagementApi: true,
  };
}

function field(id: string, more: Partial<ContentFields>): ContentFields {
  return { id, name: id, type: 'Symbol', required: false, localized: false, ...more };
}

function link(contentType: string): Partial<ContentFields> {
  return { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: [contentType] }] };
}

function type(id: string, fields: readonly ContentFields[]): WantedType {
  return { id, name: id, description: '', displayField: fields[0]?.id === 'title' ? 'title' : null, fields };
}

function bodyOf({ name, description, displayField, fields }: WantedType) {
  return { name, description, displayField: displayField ?? undefined, fields: [...fields] };
}

function printed(plan: Awaited<ReturnType<typeof preparePush>>): string {
  return printPlan(plan, {
    space: 'marquee',
    environment: 'master',
    host: 'test',
    insecure: true,
    token: '',
  });
}
