import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startContentService } from '../../services/content/server';
import { listen } from '../../services/process/listen';
import { createApp } from '../../studio/server/app';
import { ContentApi } from '../../studio/server/content-api';
import { SessionCookies } from '../../studio/server/session-cookies';

const directory = mkdtempSync(path.join(tmpdir(), 'brand-changes-'));
const previewSecret = 'secret of the test';
const theme = path.join(directory, 'kiekko/theme.json');
const closing: (() => unknown)[] = [];
let studioUrl: string;
let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  const [route, settings] = await Promise.all([
    import('../../app/routes/workbench/preview-brand'),
    import('../../app/site/configuration/configuration.server'),
  ]);
  return { ...route, ...settings };
}

beforeAll(async () => {
  cpSync('brands', directory, { recursive: true });
  rmSync(path.join(directory, 'changes'), { recursive: true, force: true });
  vi.stubEnv('BRANDS_DIR', directory);
  vi.stubEnv('CONTENT_PREVIEW_SECRET', previewSecret);
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await loadSite();
  const content = await startContentService({ folder: 'content-fixtures', port: 0, demoPeople: true });
  const siteServer = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      const headers = { authorization: request.headers.authorization ?? '' };
      const call = new Request('http://site.test/preview/brand', { method: 'POST', headers, body });
      const answer = await site.action({ request: call, params: {}, context: {} });
      response.writeHead(answer.status).end(await answer.text());
    })();
  });
  const siteUrl = `http://127.0.0.1:${await listen(siteServer, 0, '127.0.0.1')}`;
  const app = createApp({
    content: new ContentApi({ url: content.url, space: 'marquee', environment: 'master' }),
    signInWay: 'password',
    sessions: new SessionCookies({ secret: 'of the test', url: 'http://studio.localhost', now: Date.now }),
    client: { files: new Map(), entry: '' },
    log: pino({ level: 'silent' }),
    now: Date.now,
    previewUrl: 'http://{brand}.studio.localhost',
    uploadUrl: content.url,
    mediaUrl: content.url,
    previewSecret,
    siteUrl,
    changesFolder: path.join(directory, 'changes'),
  });
  const studio = createServer(app);
  studioUrl = `http://127.0.0.1:${await listen(studio, 0, '127.0.0.1')}`;
  closing.push(
    () => studio.close(),
    () => siteServer.close(),
    () => content.close(),
  );
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  for (const close of closing) await close();
  rmSync(directory, { recursive: true });
});

async function signIn(name: string): Promise<string> {
  const body = JSON.stringify({ email: `${name}@marquee.example`, password: 'Marquee-2026' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${studioUrl}/api/sign-in`, { method: 'POST', headers, body });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function post(
  cookie: string,
  action: string,
  body: object,
): Promise<{ status: number; body: unknown }> {
  const headers = { cookie, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${studioUrl}/api/brands/kiekko/${action}`, init);
  return { status: answer.status, body: await answer.json() };
}

const red = { file: 'theme.json', pointer: '/color/primary', base: '#d8352f', value: '#c02020' };
const zone = { file: 'markets/FI.json', pointer: '/timeZone', base: 'Europe/Helsinki', value: 'Europe/Oslo' };
const inForce = () => site.configuration().brands.get('kiekko');

function deploy(before: string, after: string): void {
  writeFileSync(theme, readFileSync(theme, 'utf8').replace(before, after));
  site.reloadConfiguration();
}

test('a brand manager changes a colour and a market; a deploy merges, and a conflict stops that brand only', async () => {
  const [timo, noa] = await Promise.all([signIn('timo'), signIn('noa')]);
  expect((await post(noa, 'changes', { changes: [red] })).status).toBe(403);
  const hosts = {
    file: 'brand.json',
    pointer: '/hosts',
    base: ['kiekko.localhost'],
    value: ['else.localhost'],
  };
  expect((await post(timo, 'changes', { changes: [hosts] })).status).toBe(403);
  const pale = await post(timo, 'check', { changes: [{ ...red, value: '#e8857f' }] });
  expect(pale).toMatchObject({
    status: 200,
    body: {
      contrast: expect.arrayContaining([
        expect.objectContaining({
          on: 'onPrimary',
          ground: 'primary',
          suggested: expect.arrayContaining([
            { token: 'primary', value: expect.stringMatching(/^#[0-9a-f]{6}$/) },
          ]),
        }),
      ]),
    },
  });
  const wrong = await post(timo, 'changes', { changes: [{ ...red, value: 'reddish' }] });
  expect(wrong).toMatchObject({
    status: 422,
    body: { details: { faults: [{ file: 'kiekko/theme.json', pointer: '/color/primary' }] } },
  });
  const stored = await post(timo, 'changes', { changes: [red, zone] });
  expect(stored).toMatchObject({ status: 200, body: { faults: [], conflicts: [] } });
  expect(JSON.stringify(stored.body)).toContain('--mq-color-primary:#c02020');
  site.reloadConfiguration();
  expect(inForce()?.theme.color.primary).toBe('#c02020');
  expect(inForce()?.markets.get('FI')?.timeZone).toBe('Europe/Oslo');
  const stale = await post(timo, 'changes', { changes: [{ ...red, value: '#aa0000' }] });
  expect(stale).toMatchObject({ status: 409, body: { details: { conflicts: [{ theirs: '#c02020' }] } } });

  deploy('"accent": "#ffc93c"', '"accent": "#ffd000"');
  expect(inForce()?.theme.color).toMatchObject({ primary: '#c02020', accent: '#ffd000' });
  deploy('"primary": "#d8352f"', '"primary": "#d00000"');
  deploy('"accent": "#ffd000"', '"accent": "#ffe000"');
  writeFileSync(
    path.join(directory, 'halden/brand.json'),
    readFileSync(path.join(directory, 'halden/brand.json'), 'utf8').replace(
      /"name": "[^"]*"/,
      '"name": "Other"',
    ),
  );
  site.reloadConfiguration();
  expect(inForce()?.theme.color).toMatchObject({ primary: '#c02020', accent: '#ffd000' });
  expect(site.configuration().brands.get('halden')?.brand.name).toBe('Other');

  vi.resetModules();
  const restarted = await loadSite();
  expect([...restarted.configuration().brands.keys()]).toEqual(['brasa', 'halden']);

  const { file, pointer } = red;
  expect((await post(timo, 'take-back', { file, pointer })).status).toBe(200);
  restarted.reloadConfiguration();
  const kiekko = restarted.configuration().brands.get('kiekko');
  expect(kiekko?.theme.color).toMatchObject({ primary: '#d00000', accent: '#ffe000' });
  expect(kiekko?.markets.get('FI')?.timeZone).toBe('Europe/Oslo');
}, 60_000);

test('a broken list of changes is named, and two changes at once are both stored or refused', async () => {
  const timo = await signIn('timo');
  const file = path.join(directory, 'changes/kiekko.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, '{');
  const broken = await post(timo, 'check', { changes: [zone] });
  expect(broken).toMatchObject({ status: 500, body: { sys: { id: 'BrokenBrandChanges' } } });
  expect(JSON.stringify(broken.body)).toContain('kiekko.json');
  writeFileSync(file, before);
  const size = (name: string) => ({ file: 'theme.json', pointer: `/radius/${name}`, value: '3px' });
  const answers = await Promise.all([
    post(timo, 'changes', { changes: [{ ...size('small'), base: '12px' }] }),
    post(timo, 'changes', { changes: [{ ...size('medium'), base: '22px' }] }),
  ]);
  expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
  const stored = JSON.parse(readFileSync(file, 'utf8')) as { changes: { value?: unknown }[] };
  expect(stored.changes.filter(({ value }) => value === '3px')).toHaveLength(
    answers.filter(({ status }) => status === 200).length,
  );
}, 60_000);
