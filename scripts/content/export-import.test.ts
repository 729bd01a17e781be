import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContentService, startContentService } from '../../services/content/server';
import { isRecord } from '../../schemas/is-record';
import { exportContent } from './export-content';
import { importIntoStore } from './import-store';
import { managementClient } from './target';

const TEST_SPACE = 'services/content/fixtures/space';
const SECRET = 's'.repeat(64);

let root: string;
const cleanUp: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'export-import-'));
});
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
  await rm(root, { recursive: true, force: true });
});

test('export → import → export gives the same bytes, and the second service has history, drafts and files', async () => {
  const first = await serviceWithHistory();
  const before = everythingOf(first);
  // While the service runs.
  await write({ data: 'data', to: 'one' });
  await first.close();

  const folder = await otherFolder();
  const { files } = await read({ from: 'one', data: 'other' });
  expect(files.copied).toBeGreaterThan(2);
  await write({ data: 'other', to: 'two', folder });
  expect(await filesOf('two')).toEqual(await filesOf('one'));

  const second = await start({ data: 'other', folder });
  expect(everythingOf(second)).toEqual(before);
  expect(await uploadedText(second)).toBe('uploaded bytes');
});

test('a file without files is readable by other tools, and secrets are in it only when they are asked for', async () => {
  await (await serviceWithHistory()).close();
  await write({ data: 'data', to: 'public.json' });
  await write({ data: 'data', to: 'secret.json', withSecrets: true });
  const [text, secretText] = await Promise.all(
    ['public.json', 'secret.json'].map((name) => readFile(path.join(root, name), 'utf8')),
  );
  for (const secret of [SECRET, 'basic-password', 'header-secret']) {
    expect(text).not.toContain(secret);
    expect(secretText).toContain(secret);
  }
  const content: unknown = JSON.parse(text ?? '');
  if (!isRecord(content)) throw new Error('no object');
  const [webhook] = Array.isArray(content.webhooks) ? content.webhooks : [];
  expect(webhook).toMatchObject({ name: 'Listener', topics: ['Entry.publish'] });
  expect(webhook).not.toHaveProperty('sys');
  // The importer stops at an asset without a file.
  expect(JSON.stringify(content.assets)).not.toContain('"pending"');
  await read({ from: 'secret.json', data: 'other' });
  await write({ data: 'other', to: 'again.json', withSecrets: true });
  expect(await readFile(path.join(root, 'again.json'), 'utf8')).toBe(secretText);
});

test('CONTENT-34 webhooks of an export are imported disabled, so that nobody is called by accident', async () => {
  await (await serviceWithHistory()).close();
  await write({ data: 'data', to: 'one' });
  await read({ from: 'one', data: 'other', keepsWebhooksActive: false });
  const service = await start({ data: 'other', folder: await otherFolder() });
  expect(service.store.shared.list('WebhookDefinition')).toMatchObject([{ name: 'Listener', active: false }]);
});

test('an import leaves alone a folder that holds content or is in use, unless it is to be replaced', async () => {
  const service = await serviceWithHistory();
  await write({ data: 'data', to: 'one' });
  await expect(read({ from: 'one', data: 'data', isReplaced: true })).rejects.toThrow(/in use by|used by/);
  await service.close();
  await expect(read({ from: 'one', data: 'data' })).rejects.toThrow('holds content');
  await read({ from: 'one', data: 'data', isReplaced: true });
  await write({ data: 'data', to: 'two' });
  expect(await filesOf('two')).toEqual(await filesOf('one'));
});

test('a file that was damaged, or comes from elsewhere, is refused and changes nothing', async () => {
  await (await serviceWithHistory()).close();
  await write({ data: 'data', to: 'one' });
  const file = path.join(root, 'one/content.json');
  const text = await readFile(file, 'utf8');
  const damage: [string, string][] = [
    ['{}', "Contentful's export format"],
    ['{"entries": []}', 'not written by content:export'],
    [text.slice(0, -100), 'cannot be read'],
    [text.replace('"format": 1', '"format": 2'), 'cannot be imported'],
    [text.replace('"storeFormat": 1', '"storeFormat": 9'), 'format 9'],
    [text.replace(/"resource",\n/, '"secrets",\n'), 'cannot be imported'],
    [text.replace('"fallbackCode": "en"', '"fallbackCode": "xx"'), 'xx'],
    [text.replaceAll('//files/', '//../files/'), 'leads out of'],
  ];
  for (const [content, reason] of damage) {
    expect(content).not.toBe(text);
    await writeFile(file, content);
    await expect(read({ from: 'one', data: 'other' })).rejects.toThrow(reason);
  }
  const rows = await readdir(path.join(root, 'other')).catch(() => []);
  expect(rows).not.toContain('uploads');
});

test('the commands say what they need, and end with a code that scripts can act on', async () => {
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', `scripts/content/${command}.ts`, ...args]).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
    );
  const to = path.join(root, 'fixtures');
  expect(await run('export', '--folder', TEST_SPACE, '--to', to)).toMatchObject({ code: 0 });
  const [again, both, nothing] = await Promise.all([
    run('export', '--folder', TEST_SPACE, '--to', to),
    run('import', '--from', to, '--data', root, '--local'),
    run('push-types'),
  ]);
  expect(again).toMatchObject({ code: 2, output: expect.stringContaining('is there already') });
  expect(both).toMatchObject({ code: 2, output: expect.stringContaining('either --data') });
  expect(nothing).toMatchObject({ code: 2, output: expect.stringContaining('--space <id>') });
});

interface Places {
  readonly data: string;
  readonly to: string;
  readonly folder?: string;
  readonly withSecrets?: boolean;
}

function write({ data, to, folder = TEST_SPACE, withSecrets = false }: Places) {
  const [dataFolder, target] = [path.join(root, data), path.join(root, to)];
  return exportContent({
    dataFolder,
    contentFolder: folder,
    to: target,
    environment: 'master',
    withSecrets,
    isReplaced: false,
  });
}

/** The content folder of the other service is empty: files are part of the export. */
function read({
  from,
  data,
  isReplaced = false,
  keepsWebhooksActive = true,
}: {
  from: string;
  data: string;
  isReplaced?: boolean;
  keepsWebhooksActive?: boolean;
}) {
  const [source, dataFolder] = [path.join(root, from), path.join(root, data)];
  return importIntoStore({
    from: source,
    dataFolder,
    contentFolder: path.join(root, 'files'),
    isReplaced,
    keepsWebhooksActive,
  });
}

async function start({ data, folder }: { data: string; folder: string }): Promise<ContentService> {
  const now = () => Date.UTC(2026, 5, 1);
  const service = await startContentService({ folder, dataFolder: path.join(root, data), port: 0, now });
  cleanUp.push(() => service.close());
  return service;
}

/** A service with edits, which contains everything an export must preserve. */
async function serviceWithHistory(): Promise<ContentService> {
  const service = await start({ data: 'data', folder: TEST_SPACE });
  const { host } = new URL(service.url);
  const client = managementClient({
    space: 'marquee',
    environment: 'master',
    host,
    insecure: true,
    token: 'local-management',
  });
  const master = { sys: { type: 'Link', linkType: 'Environment', id: 'master' } } as const;
  const edit = async (entryId: string, title: string) => {
    const entry = await client.entry.get({ entryId });
    return client.entry.update({ entryId }, { ...entry, fields: { ...entry.fields, title: { en: title } } });
  };
  for (const title of ['Second', 'Third'])
    await client.entry.publish({ entryId: 'provider-north' }, await edit('provider-north', title));
  await edit('provider-north', 'Not published');
  await client.entry.unpublish({ entryId: 'home' });
  await client.entry.unpublish({ entryId: 'row-hot' });
  await client.entry.delete({ entryId: 'row-hot' });
  await client.entry.archive({ entryId: 'home' });

  const upload = await fetch(`${service.url}/spaces/marquee/environments/master/uploads`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-management', 'content-type': 'application/octet-stream' },
    body: 'uploaded bytes',
  });
  const uploadFrom: unknown = await upload.json();
  if (!isRecord(uploadFrom) || !isRecord(uploadFrom.sys)) throw new Error('no upload');
  const link = { sys: { type: 'Link', linkType: 'Upload', id: String(uploadFrom.sys.id) } } as const;
  const file = { en: { fileName: 'rules.txt', contentType: 'text/plain', uploadFrom: link } };
  const fields = { title: { en: 'Rules' }, description: {}, file };
  await client.asset.createWithId({ assetId: 'pending' }, { fields });
  await client.asset.processForAllLocales(
    {},
    await client.asset.createWithId({ assetId: 'uploaded' }, { fields }),
  );
  await client.asset.publish({ assetId: 'uploaded' }, await client.asset.get({ assetId: 'uploaded' }));

  const headers = { 'X-Contentful-Source-Environment': 'master' };
  await client.environment.createWithId({ environmentId: 'staging' }, { name: 'Staging' }, headers);
  const environment = { sys: { type: 'Link', linkType: 'Environment', id: 'staging' } } as const;
  await client.environmentAlias.createWithId({ environmentAliasId: 'next' }, { environment });
  const entity = { sys: { type: 'Link', linkType: 'Entry', id: 'provider-north' } } as const;
  await client.release.create({}, { title: 'Summer', entities: { sys: { type: 'Array' }, items: [entity] } });
  const scheduledFor = { datetime: '2026-07-01T08:00:00.000Z' };
  await client.scheduledActions.create({}, { entity, environment: master, scheduledFor, action: 'publish' });
  await client.apiKey.create({}, { name: 'Site', description: '', environments: [master] });
  await client.webhook.upsertSigningSecret({}, { value: SECRET });
  await client.webhook.create(
    {},
    {
      name: 'Listener',
      url: 'https://listener.example/hook',
      topics: ['Entry.publish'],
      headers: [{ key: 'X-Key', value: 'header-secret', secret: true }],
      httpBasicUsername: 'site',
      httpBasicPassword: 'basic-password',
    },
  );
  return service;
}

/** The content of the data folder without secrets, measurements and its identity. */
function everythingOf({ store }: ContentService): unknown {
  const ofThisFolder = ['measured', 'seeded-from', 'store'];
  const secrets = ['ApiKey', 'SigningSecret', 'WebhookDefinition'];
  const rows = [...store.database.rows()].filter(
    ({ key }) => !ofThisFolder.includes(String(key[0])) && !secrets.includes(String(key[2])),
  );
  const tables = new Set(rows.map(({ key: [table] }) => table));
  expect([...tables]).toEqual([
    'draft',
    'format',
    'log',
    'published',
    'resource',
    'seed',
    'sequence',
    'snapshot',
  ]);
  return rows;
}

async function uploadedText({ url }: ContentService): Promise<string> {
  const query = encodeURIComponent('{ asset(id: "uploaded") { url } }');
  const answer: unknown = await fetch(
    `${url}/content/v1/spaces/marquee?access_token=local-delivery&query=${query}`,
  ).then((response) => response.json());
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {};
  const address = isRecord(data.asset) ? String(data.asset.url) : '';
  return (await fetch(address)).text();
}

/** Every file of an export by its name. */
async function filesOf(folder: string): Promise<Map<string, string>> {
  const names = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    files
      .sort()
      .map(
        async (file) =>
          [path.relative(path.join(root, folder), file), await readFile(file, 'base64')] as const,
      ),
  );
  return new Map(contents);
}

/** Another machine's content folder: it has the content but none of the files. */
async function otherFolder(): Promise<string> {
  const folder = path.join(root, 'files');
  await cp(TEST_SPACE, folder, { recursive: true, filter: (name) => !name.includes('space/files') });
  return folder;
}
