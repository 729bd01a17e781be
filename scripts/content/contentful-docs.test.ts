import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { blockSelections, contentSelections } from '../../schemas/generated/selections';
import { type ContentService, startContentService } from '../../services/content/server';
import { isRecord } from '../../schemas/is-record';
import { EntryReader } from '../check-content/stored-entries';

const FIXTURES = 'content-fixtures';
/** A page with pictures, films, captions, links, and blocks that were stored by an older version of their schema. */
const PAGE = 'brasa-vip';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

test('CONTENT-36 docs/contentful.md names the size of the model and of the shipped content', async () => {
  const ids = { contentTypes: new Set(), locales: new Set(), entries: new Set(), assets: new Set() };
  for (const name of await readdir(FIXTURES, { recursive: true })) {
    if (!name.endsWith('.json') || name.startsWith('files')) continue;
    const file: unknown = JSON.parse(await readFile(path.join(FIXTURES, name), 'utf8'));
    if (!isRecord(file)) continue;
    for (const [kind, known] of Object.entries(ids))
      for (const item of listOf(file[kind])) known.add(idOf(item));
  }
  const [types, locales, entries, assets] = Object.values(ids).map(({ size }) => size.toLocaleString('en'));
  expect(await readFile('docs/contentful.md', 'utf8')).toContain(
    `${types} content types, ${locales} locales; the shipped content has ${entries} entries and ${assets} assets`,
  );
});

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The id of an entity, or the code of a locale. */
function idOf(item: unknown): unknown {
  if (!isRecord(item)) return item;
  return item.code ?? (isRecord(item.sys) ? item.sys.id : item.id);
}

test('CONTENT-36 docs/contentful.md, as written, brings an empty space to the answers of the embedded service', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contentful-docs-'));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  const content = path.join(folder, 'content');
  const types = await writePage(content);
  const empty = path.join(folder, 'empty');
  await mkdir(empty);
  // The locale of a new Contentful space.
  const locale = { code: 'en-US', name: 'English (United States)', default: true, fallbackCode: null };
  await writeFile(path.join(empty, 'space.json'), JSON.stringify({ locales: [locale] }));
  const secret = 'f'.repeat(64);
  const space = await start(empty, path.join(folder, 'data'));
  const { host } = new URL(space.url);

  const { stdout } = await promisify(execFile)('sh', ['-e', '-c', await commandsOf('docs/contentful.md')], {
    maxBuffer: 100_000_000,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      CONTENTFUL_MANAGEMENT_TOKEN: 'local-management',
      CONTENT_WEBHOOK_SECRET: secret,
      CONTENT_URL: space.url,
      SPACE: 'marquee',
      API: space.url,
      TARGET: `--space marquee --host ${host} --insecure`,
      RATE: '200',
      CONTENT: content,
      EXPORT: path.join(folder, 'export'),
      SITE: 'https://halden.example',
    },
  });

  expect(stdout).toContain('No errors or warnings occurred');
  expect(stdout).toContain('Nothing to do: the target has what the code wants.');
  expect(stdout).toContain('nothing would break');
  const answers = await answersOf(space, types);
  expect(answers.length).toBeGreaterThan(20);
  expect(answers).toEqual(await answersOf(await start(content, null), types));
  expect(space.store.shared.list('WebhookDefinition').map(({ url }) => url)).toEqual([
    'https://halden.example/webhooks/content',
  ]);
  expect(space.store.shared.list('SigningSecret').map(({ value }) => value)).toEqual([secret]);
}, 480_000);

/** The shell commands of a page, without the first block, which sets individual values. */
async function commandsOf(file: string): Promise<string> {
  const blocks = [...(await readFile(file, 'utf8')).matchAll(/^```sh\n(.*?)^```$/gms)];
  return blocks
    .slice(1)
    .map(([, commands]) => commands)
    .join('\n');
}

async function start(folder: string, dataFolder: string | null): Promise<ContentService> {
  const publicUrl = 'http://content.example';
  const service = await startContentService({ folder, dataFolder, port: 0, publicUrl });
  cleanUp.push(() => service.close());
  return service;
}

/** Every entry of some types in two languages, queried like the site. */
async function answersOf({ url }: ContentService, types: ReadonlySet<string>): Promise<unknown[]> {
  const address = { url, space: 'marquee', environment: 'master', deliveryToken: 'local-delivery' };
  const reader = new EntryReader({ ...address, previewToken: undefined }, false);
  const selections = [
    ...Object.entries(contentSelections),
    ...Object.entries(blockSelections).map(([name, selection]) => [camelCase(name), selection] as const),
  ];
  const answers: unknown[] = [];
  for (const [type, selection] of selections) {
    if (!types.has(type)) continue;
    for (const locale of ['en', 'pt-BR']) {
      const { entries, deadLinks } = await reader.all(type, selection, locale);
      answers.push({ type, locale, entries, deadLinks });
    }
  }
  return answers;
}

/** Writes a content folder with the page and everything it links. @returns the types of its entries */
async function writePage(folder: string): Promise<Set<string>> {
  const entities = await fixtureEntities();
  const wanted = new Set([`Entry ${PAGE}`]);
  for (const key of wanted) for (const link of linksIn(entities.get(key)?.fields)) wanted.add(link);
  const found = [...wanted].flatMap((key) => entities.get(key) ?? []);
  const assets = found.filter(({ sys }) => !('contentType' in sys));
  const entries = found.filter(({ sys }) => 'contentType' in sys);
  await mkdir(folder);
  // The linked page is not in the folder, and would be reported as a dead link.
  const page = JSON.stringify({ entries, assets }).replaceAll('"/online-casino"', '"#login"');
  await writeFile(path.join(folder, 'page.json'), page);
  await symlink(path.resolve(FIXTURES, 'model.json'), path.join(folder, 'model.json'));
  await symlink(path.resolve(FIXTURES, 'files'), path.join(folder, 'files'));
  return new Set(
    entries.flatMap(({ sys }) =>
      isRecord(sys.contentType) && isRecord(sys.contentType.sys) ? String(sys.contentType.sys.id) : [],
    ),
  );
}

interface Entity {
  readonly sys: Readonly<Record<string, unknown>>;
  readonly fields: unknown;
}

async function fixtureEntities(): Promise<Map<string, Entity>> {
  const entities = new Map<string, Entity>();
  const files = await readdir(FIXTURES, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.json') && !name.startsWith('files'))) {
    const content: unknown = JSON.parse(await readFile(path.join(FIXTURES, file), 'utf8'));
    for (const [kind, part] of [
      ['Entry', 'entries'],
      ['Asset', 'assets'],
    ] as const) {
      const list: unknown = isRecord(content) ? content[part] : undefined;
      for (const one of Array.isArray(list) ? list : [])
        if (isRecord(one) && isRecord(one.sys))
          entities.set(`${kind} ${String(one.sys.id)}`, { sys: one.sys, fields: one.fields });
    }
  }
  return entities;
}

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isRecord(value)) return [];
  const { sys } = value;
  if (isRecord(sys) && sys.type === 'Link') return [`${String(sys.linkType)} ${String(sys.id)}`];
  return Object.values(value).flatMap(linksIn);
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
