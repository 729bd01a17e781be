import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

const timeoutMs = 120_000;
const directory = mkdtempSync(path.join(tmpdir(), 'new-brand-test-'));
const changes = path.join(directory, 'changes');
const previewSecret = 'secret of the test';
const closing: (() => unknown)[] = [];
/** Offset of the studio's clock, in milliseconds. */
let ahead = 0;
let studioUrl: string;
let contentUrl: string;
let site: Awaited<ReturnType<typeof loadSite>>;

async function loadSite() {
  const [check, choices, content, write, settings] = await Promise.all([
    import('../../app/routes/workbench/preview-new-brand-check'),
    import('../../app/routes/workbench/preview-new-brand-choices'),
    import('../../app/routes/workbench/preview-new-brand-content'),
    import('../../app/routes/workbench/preview-new-brand-write'),
    import('../../app/site/configuration/configuration.server'),
  ]);
  const actions = new Map([
    ['/preview/new-brand-check', check.action],
    ['/preview/new-brand-content', content.action],
    ['/preview/new-brand-write', write.action],
  ]);
  return { actions, choices: choices.loader, ...settings };
}

beforeAll(async () => {
  cpSync('brands', directory, { recursive: true });
  rmSync(changes, { recursive: true, force: true });
  vi.stubEnv('BRANDS_DIR', directory);
  vi.stubEnv('CONTENT_PREVIEW_SECRET', previewSecret);
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await loadSite();
  const content = await startContentService({ folder: 'content-fixtures', port: 0, demoPeople: true });
  contentUrl = content.url;
  const siteServer = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      const headers = { authorization: request.headers.authorization ?? '' };
      const address = `http://site.test${request.url}`;
      const action = site.actions.get(request.url ?? '');
      const call = action
        ? action({
            request: new Request(address, { method: 'POST', headers, body }),
            params: {},
            context: {},
          })
        : site.choices({ request: new Request(address, { headers }), params: {}, context: {} });
      const answer = await call;
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
    now: () => Date.now() + ahead,
    previewUrl: 'http://{brand}.studio.localhost:4000',
    uploadUrl: content.url,
    mediaUrl: content.url,
    previewSecret,
    siteUrl,
    changesFolder: changes,
  });
  const studio = createServer(app);
  studioUrl = `http://127.0.0.1:${await listen(studio, 0, '127.0.0.1')}`;
  closing.push(
    () => studio.close(),
    () => siteServer.close(),
    () => content.close(),
  );
}, timeoutMs);

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

interface Line {
  step: string;
  addresses?: string[];
  error?: { id: string; isUndone: boolean };
}

/** Requests a brand; returns the status and the lines of the response. */
async function make(
  cookie: string,
  request: object,
): Promise<{ status: number; lines: Line[]; text: string }> {
  const headers = { cookie, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(request) };
  const answer = await fetch(`${studioUrl}/api/new-brand`, init);
  const text = await answer.text();
  const lines = answer.ok
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line)
    : [];
  return { status: answer.status, lines, text };
}

/** Content with the tag of a brand in the content service, including drafts. */
async function contentOf(brand: string): Promise<{ items: number; tag: string | undefined }> {
  const headers = { authorization: 'Bearer local-management' };
  const environment = `${contentUrl}/spaces/marquee/environments/master`;
  const read = async (address: string) => (await (await fetch(address, { headers })).json()) as never;
  const query = `metadata.tags.sys.id[in]=brand-${brand}&limit=1`;
  const counts = await Promise.all(
    ['entries', 'assets'].map(async (kind) => {
      const { total } = (await read(`${environment}/${kind}?${query}`)) as { total: number };
      return total;
    }),
  );
  const { name } = (await read(`${environment}/tags/brand-${brand}`)) as { name?: string };
  return { items: counts.reduce((sum, count) => sum + count, 0), tag: name };
}

test('only administrators may make a brand, or ask what it would be', async () => {
  for (const name of ['noa', 'timo', 'ravi']) {
    const refused = await make(await signIn(name), { id: 'lantern', name: 'Lantern' });
    expect([name, refused.status]).toEqual([name, 403]);
    expect(refused.text).toContain('Only administrators may make a brand');
  }
  expect((await make('', { id: 'lantern' })).status).toBe(401);
  expect(await contentOf('lantern')).toEqual({ items: 0, tag: undefined });
});

test(
  'of two people who make one brand at once, one is told that somebody was faster',
  { timeout: timeoutMs },
  async () => {
    const elin = await signIn('elin');
    const request = {
      id: '',
      name: 'Lantern',
      markets: 'UN,FI',
      currencies: 'FI=SEK',
      hosts: 'lantern.example',
    };
    const both = await Promise.all([make(elin, request), make(elin, request)]);
    const made = both.find(({ status }) => status === 200);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.text).toContain('BrandTaken');
    expect(made?.lines.at(-1)).toMatchObject({
      step: 'done',
      addresses: ['http://lantern.localhost:4000', 'http://lantern.example:4000'],
    });
    const steps = [...new Set(made?.lines.map(({ step }) => step))];
    expect(steps).toEqual(['pictures', 'entries', 'publishing', 'writing', 'done']);
    const configured = site.configuration().hosts.get('lantern.localhost');
    expect(configured?.markets.get('FI')?.currency).toBe('SEK');
    const { items, tag } = await contentOf('lantern');
    expect(tag).toBe('Brand: Lantern');
    expect(items).toBeGreaterThan(150);
    expect(readdirSync(changes)).toEqual([]);
    expect((await make(elin, request)).status).toBe(422);
  },
);

test(
  'a brand that the site cannot write leaves nothing behind, also at the content service',
  { timeout: timeoutMs },
  async () => {
    const elin = await signIn('elin');
    rmSync(changes, { recursive: true, force: true });
    // Creating a folder below a file fails for every user, including root.
    writeFileSync(changes, '');
    try {
      const { lines } = await make(elin, { id: 'harbour', name: 'Harbour' });
      expect(lines.at(-1)).toMatchObject({ step: 'failed', error: { id: 'BrandsReadOnly', isUndone: true } });
    } finally {
      rmSync(changes);
    }
    expect(existsSync(path.join(directory, 'harbour'))).toBe(false);
    expect(await contentOf('harbour')).toEqual({ items: 0, tag: undefined });
  },
);

test(
  'what a studio that was killed has left of a brand is removed by the next try',
  { timeout: timeoutMs },
  async () => {
    const elin = await signIn('elin');
    const management = {
      authorization: 'Bearer local-management',
      'content-type': 'application/vnd.contentful.management.v1+json',
    };
    const put = (place: string, body: object, headers: object = {}) =>
      fetch(`${contentUrl}/spaces/marquee/environments/master/${place}`, {
        method: 'PUT',
        headers: { ...management, ...headers },
        body: JSON.stringify(body),
      });
    const visible = { 'x-contentful-tag-visibility': 'public' };
    await put('tags/brand-pier', { name: 'Brand: Pier (in the making)' }, visible);
    const tags = [{ sys: { type: 'Link', linkType: 'Tag', id: 'brand-pier' } }];
    const type = { 'x-contentful-content-type': 'faqItem' };
    expect((await put('entries/pier-left-over', { fields: {}, metadata: { tags } }, type)).status).toBe(201);
    expect((await make(elin, { id: 'pier', name: 'Pier' })).status).toBe(409);
    ahead = 11 * 60_000;
    const { lines } = await make(elin, { id: 'pier', name: 'Pier' });
    expect(lines.at(-1)).toMatchObject({ step: 'done' });
    expect(await contentOf('pier')).toMatchObject({ tag: 'Brand: Pier' });
    const left = await fetch(`${contentUrl}/spaces/marquee/environments/master/entries/pier-left-over`, {
      headers: management,
    });
    expect(left.status).toBe(404);
  },
);
