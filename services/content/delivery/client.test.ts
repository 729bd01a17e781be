import { Agent, get } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createClient } from 'contentful';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';

let service: ContentService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Contentful's own client; only the host differs. */
function clientFor(accessToken: string) {
  const host = new URL(service.url).host;
  return createClient({ space: 'marquee', accessToken, host, insecure: true, retryOnError: false });
}
const delivery = () => clientFor('local-delivery');
const preview = () => clientFor('local-preview');

/** The raw response, without a client's processing. */
async function raw(path: string, headers: Record<string, string> = {}) {
  const authorization = 'Bearer local-delivery';
  const request = get(`${service.url}/spaces/marquee${path}`, { headers: { authorization, ...headers } });
  const [response] = await once(request, 'response');
  const body = await text(response);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: body === '' ? null : JSON.parse(body),
  };
}
const ids = (list: readonly { sys: { id: string } }[] = []) => list.map(({ sys }) => sys.id);

describe("Contentful's delivery client", () => {
  it('reads the space, its locales, content types and tags', async () => {
    const client = delivery();
    const locales = [
      { code: 'en', name: 'English', default: true, fallbackCode: null },
      { code: 'de', name: 'German', default: false, fallbackCode: 'en' },
      { code: 'de-AT', name: 'German (Austria)', default: false, fallbackCode: 'de' },
      { code: 'fi', name: 'Finnish', default: false, fallbackCode: null },
    ];
    expect(await client.getSpace()).toEqual({
      sys: { type: 'Space', id: 'marquee' },
      name: 'marquee',
      locales,
    });
    expect(await client.getLocales()).toMatchObject({ total: 4, items: locales });
    const types = await raw('/content_types?order=-name');
    expect(ids(types.body.items)).toEqual(['provider', 'page', 'gameRow', 'game', 'banner']);
    expect((await client.getContentTypes()).total).toBe(5);
    const row = await client.getContentType('gameRow');
    expect(row.displayField).toBe('title');
    expect(row.fields[1]).toEqual({
      id: 'games',
      name: 'games',
      type: 'Array',
      localized: true,
      required: false,
      disabled: false,
      omitted: false,
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['game'] }] },
    });
    expect((await client.getTags()).items).toMatchObject([
      { sys: { id: 'winter', visibility: 'public' }, name: 'Winter' },
    ]);
    expect((await client.getConcepts()).items).toEqual([]);
  });

  it('reads an entry as Contentful words it', async () => {
    const { body } = await raw('/environments/master/entries/ember-crown');
    expect(body.sys).toEqual({
      space: { sys: { type: 'Link', linkType: 'Space', id: 'marquee' } },
      id: 'ember-crown',
      type: 'Entry',
      createdAt: '2026-02-01T00:00:00.000Z',
      updatedAt: '2026-05-01T00:00:00.000Z',
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      publishedVersion: 7,
      revision: 1,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'game' } },
      locale: 'en',
    });
    const winter = { sys: { type: 'Link', linkType: 'Tag', id: 'winter' } };
    expect(body.metadata).toEqual({ tags: [winter], concepts: [] });
    expect(body.fields).toMatchObject({ name: 'Ember Crown', rtp: 96.5, studio: { lat: 59.9, lon: 10.7 } });
  });

  it('reads fields in a locale, along its fallbacks, or in all of them', async () => {
    const client = delivery();
    const names = async (locale: string) => (await client.getEntry('ember-crown', { locale })).fields.name;
    expect(await names('en')).toBe('Ember Crown');
    expect(await names('de-AT')).toBe('Glutkrone');
    const finnish = await client.getEntry('ember-crown', { locale: 'fi' });
    expect(finnish.sys.locale).toBe('fi');
    // Without fallbacks, fields without a value are left out and non-localized fields remain.
    expect(finnish.fields).not.toHaveProperty('name');
    expect(finnish.fields.rtp).toBe(96.5);
    const all = await client.withAllLocales.getEntry('frost-run');
    expect(all.sys).not.toHaveProperty('locale');
    expect(all.fields.name).toEqual({ en: 'Frost Run', 'de-AT': 'Frostlauf' });
    expect(all.fields.rtp).toEqual({ en: 94.1 });
  });

  it('follows links as deep as it is told, and names those that lead nowhere', async () => {
    const query = '/environments/master/entries?content_type=page&order=sys.id';
    const shallow = (await raw(`${query}&include=0`)).body;
    expect(shallow).not.toHaveProperty('includes');
    expect(shallow).not.toHaveProperty('errors');
    const { body } = await raw(`${query}&include=2`);
    expect(ids(body.items)).toEqual(['about', 'home']);
    const included = [...ids(body.includes.Entry), ...ids(body.includes.Asset)];
    expect(new Set(included).size).toBe(included.length);
    expect(included).toEqual(expect.arrayContaining(['row-hot', 'amber-tide', 'photo']));
    expect(included).not.toContain('home');
    expect(body.errors).toContainEqual({
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Entry', id: 'wolf-moon' },
    });
    const near = (await raw(`${query}&include=1`)).body;
    expect(ids(near.includes.Entry)).not.toContain('amber-tide');
  });

  it('resolves links, or leaves them, or removes those that lead nowhere', async () => {
    const client = delivery();
    const sections = async (found: { fields: Record<string, unknown> }) =>
      (found.fields.sections as { fields?: object; sys: { id: string; type: string } }[]).map(
        ({ sys, fields }) => `${sys.id} ${fields ? 'resolved' : sys.type}`,
      );
    expect(await sections(await client.getEntry('home'))).toEqual([
      'summer-banner resolved',
      'row-hot resolved',
      'wolf-moon Link',
      'provider-north resolved',
    ]);
    expect(await sections(await client.withoutUnresolvableLinks.getEntry('home'))).toHaveLength(3);
    expect(await sections(await client.withoutLinkResolution.getEntry('home'))).toContain('row-hot Link');
    const game = await client.getEntry('ember-crown', { include: 1 });
    expect(JSON.stringify(game.fields.about)).toContain('embedded-');
  });

  it('filters, orders and selects', async () => {
    const client = delivery();
    const found = async (query: Record<string, unknown>) =>
      ids((await client.getEntries({ content_type: 'game', ...query })).items);
    expect(await found({ 'fields.name[in]': ['Ember Crown', 'Frost Run'], order: ['-fields.name'] })).toEqual(
      ['frost-run', 'ember-crown'],
    );
    expect(await found({ 'fields.name': 'Glutkrone', locale: 'de' })).toEqual(['ember-crown']);
    expect(await found({ 'fields.name': 'Glutkrone' })).toEqual([]);
    expect(await found({ 'fields.studio[near]': '60.1,24' })).toEqual(['frost-run', 'ember-crown']);
    expect(await found({ 'fields.features[all]': ['free-spins', 'respins'] })).toEqual(['ember-crown']);
    expect(await found({ 'fields.provider.sys.id': 'provider-south' })).toEqual(['frost-run']);
    expect(await found({ 'metadata.tags.sys.id[in]': ['winter'] })).toEqual(['ember-crown']);
    expect(await found({ query: 'ashes' })).toEqual(['ember-crown']);
    const byProvider = {
      'fields.provider.sys.contentType.sys.id': 'provider',
      'fields.provider.fields.title[match]': 'north',
      order: ['sys.id'],
    };
    expect(await found(byProvider)).toEqual(['amber-tide', 'ember-crown']);
    expect(ids((await client.getEntries({ links_to_asset: 'photo' })).items)).toContain('summer-banner');
    expect(ids((await client.getEntries({ links_to_entry: 'row-hot' })).items).sort()).toEqual([
      'about',
      'home',
    ]);
    const { items } = await client.getEntries({
      content_type: 'game',
      'sys.id': 'frost-run',
      select: ['fields.rtp'],
    });
    expect(items).toEqual([{ sys: { id: 'frost-run', type: 'Entry' }, fields: { rtp: 94.1 } }]);
  });

  it('reads assets with addresses from which their bytes come', async () => {
    const client = delivery();
    const photo = await client.getAsset('photo');
    expect(photo.fields.file?.details).toEqual({ size: 150, image: { width: 60, height: 40 } });
    expect(photo.fields.file?.url).toMatch(/^\/\/127\.0\.0\.1:/);
    const bytes = await fetch(`http:${photo.fields.file?.url}`);
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(ids((await client.getAssets({ mimetype_group: 'plaintext' })).items)).toEqual(['rules']);
    const sized = await client.getAssets({
      'fields.file.details.size[gt]': 140,
      mimetype_group: 'image',
      order: ['sys.id'],
    });
    expect(ids(sized.items)).toContain('photo');
    const german = await client.getAssets({ query: 'Glutkrone', locale: 'de' });
    expect(german.items[0]?.fields.title).toBe('Glutkrone');
    expect((await client.withAllLocales.getAsset('ember')).fields.title).toEqual({
      en: 'Ember Crown',
      de: 'Glutkrone',
    });
  });

  it.each([1, 4, 7])(
    'gives every entry once in pages of %i, by number and by cursor, there and back',
    async (limit) => {
      const client = delivery();
      const order = ['-sys.updatedAt', 'sys.id'] as const;
      const all = ids((await client.getEntries({ order: [...order] })).items);
      const numbered: string[] = [];
      for (let skip = 0; skip < all.length; skip += limit)
        numbered.push(...ids((await client.getEntries({ order: [...order], limit, skip })).items));
      expect(numbered).toEqual(all);

      let page = await client.getEntriesWithCursor({ order: [...order], limit });
      expect(page).not.toHaveProperty('total');
      const forwards = ids(page.items);
      while (page.pages.next) {
        page = await client.getEntriesWithCursor({ order: [...order], limit, pageNext: page.pages.next });
        forwards.push(...ids(page.items));
      }
      expect(forwards).toEqual(all);
      const backwards = ids(page.items);
      while (page.pages.prev) {
        page = await client.getEntriesWithCursor({ order: [...order], limit, pagePrev: page.pages.prev });
        backwards.unshift(...ids(page.items));
      }
      expect(backwards).toEqual(all);
    },
  );
});

describe('drafts', () => {
  it('CONTENT-32 are seen by the preview token only', async () => {
    await expect(delivery().getEntry('wolf-moon')).rejects.toMatchObject({
      sys: { type: 'Error', id: 'NotFound' },
    });
    const draft = await preview().getEntry('wolf-moon');
    expect(draft.fields.name).toBe('Wolf Moon');
    expect(draft.sys).toMatchObject({ revision: 0 });
    expect(draft.sys).not.toHaveProperty('publishedVersion');
    await expect(delivery().getAsset('draft-art')).rejects.toMatchObject({ name: 'NotFound' });
    expect((await preview().getAsset('draft-art')).fields.title).toBe('Not yet');
    const totals = await Promise.all(
      [delivery(), preview()].map(async (client) => (await client.getEntries()).total),
    );
    expect(totals[1]).toBe((totals[0] ?? 0) + 1);
    expect(ids((await preview().getEntries({ content_type: 'game' })).items)).not.toContain('old-glory');
  });

  it('are reached by the paths of a timeline too', async () => {
    const agent = new Agent({
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const client = createClient({
      space: 'marquee',
      accessToken: 'local-preview',
      host: `preview.localhost:${new URL(service.url).port}`,
      insecure: true,
      retryOnError: false,
      httpAgent: agent,
      timelinePreview: { timestamp: { lte: '2026-06-01T00:00:00.000Z' } },
    });
    expect((await client.getEntries({ 'sys.id': 'wolf-moon' })).total).toBe(1);
    expect((await client.getAsset('photo')).sys.id).toBe('photo');
    agent.destroy();
  });
});

describe('answers other than success', () => {
  const problem = (error: object) => ({ errors: [expect.objectContaining(error)] });

  it.each([
    [
      '/environments/master/entries/nope',
      404,
      'NotFound',
      { type: 'Entry', id: 'nope', environment: 'master', space: 'marquee' },
    ],
    [
      '/environments/master/entries/wolf-moon',
      404,
      'NotFound',
      { type: 'Entry', id: 'wolf-moon', environment: 'master', space: 'marquee' },
    ],
    [
      '/environments/master/content_types/unreleased',
      404,
      'NotFound',
      { type: 'ContentType', id: 'unreleased', environment: 'master', space: 'marquee' },
    ],
    ['/environments/nope/entries', 404, 'NotFound', expect.anything()],
    ['/environments/master', 404, 'NotFound', undefined],
    ['/environments/master/entries?locale=xx', 400, 'BadRequest', undefined],
    [
      '/environments/master/entries?content_type=unreleased',
      400,
      'InvalidQuery',
      problem({ name: 'unknownContentType' }),
    ],
    ['/environments/master/entries?name=x', 400, 'InvalidQuery', problem({ path: ['name'] })],
    [
      '/environments/master/entries?fields.name=x',
      400,
      'InvalidQuery',
      problem({ name: 'contentTypeRequired' }),
    ],
    [
      '/environments/master/entries?select=fields.name',
      400,
      'InvalidQuery',
      problem({ name: 'contentTypeRequired' }),
    ],
    [
      '/environments/master/entries?content_type=game&select=fields.name.en',
      400,
      'InvalidQuery',
      problem({ name: 'select' }),
    ],
    ['/environments/master/entries/home?select=fields', 400, 'InvalidQuery', problem({ name: 'select' })],
    [
      '/environments/master/entries?content_type=game&fields.provider.fields.title=x',
      400,
      'InvalidQuery',
      problem({ name: 'unknown' }),
    ],
    [
      '/environments/master/entries?content_type=game&order=fields.provider',
      400,
      'InvalidQuery',
      problem({ name: 'order', type: 'Link' }),
    ],
    ['/environments/master/entries?include=11', 400, 'BadRequest', undefined],
    ['/environments/master/entries?limit=1001', 400, 'BadRequest', undefined],
    [
      '/environments/master/assets?content_type=game',
      400,
      'InvalidQuery',
      problem({ path: ['content_type'] }),
    ],
  ])('%s', async (path, status, id, details) => {
    const answer = await raw(path);
    expect([answer.status, answer.body.sys]).toEqual([status, { type: 'Error', id }]);
    expect(answer.body.details).toEqual(details);
    expect(answer.body.requestId).toBe(answer.headers['x-contentful-request-id']);
  });

  it('make the client throw errors of those names', async () => {
    await expect(delivery().getEntries({ locale: 'xx' })).rejects.toMatchObject({
      name: 'BadRequest',
      message: expect.stringContaining('Unknown locale: xx'),
    });
    await expect(clientFor('wrong').getEntries()).rejects.toMatchObject({ name: 'AccessTokenInvalid' });
  });

  it('are 304 where nothing has changed', async () => {
    const first = await raw('/entries?content_type=page');
    const etag = String(first.headers.etag);
    expect(await raw('/entries?content_type=page', { 'if-none-match': etag })).toMatchObject({
      status: 304,
      body: null,
    });
    expect(await raw('/entries?content_type=game', { 'if-none-match': etag })).toMatchObject({ status: 200 });
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=0',
      'contentful-api': 'cda_cached',
      'x-contentful-region': 'local',
    });
  });
});
