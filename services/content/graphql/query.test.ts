import { GraphQLClient } from 'graphql-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';

let service: ContentService;
let delivery: GraphQLClient;
let preview: GraphQLClient;

beforeAll(async () => {
  service = await startTestService();
  const client = (token: string) =>
    new GraphQLClient(`${service.url}/content/v1/spaces/marquee/environments/master`, {
      errorPolicy: 'all',
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
    });
  delivery = client('local-delivery');
  preview = client('local-preview');
});
afterAll(() => service.close());

const read = async (query: string, variables: Record<string, unknown> = {}, client = delivery) =>
  client.rawRequest<Record<string, unknown>>(query, variables);
const data = async (query: string, variables?: Record<string, unknown>) => {
  const { data: found, errors } = await read(query, variables);
  expect(errors).toBeUndefined();
  return found;
};
const ids = (...list: string[]) => ({ items: list.map((id) => ({ sys: { id } })) });
const codes = (errors: readonly { extensions: Record<string, unknown> }[] | undefined) =>
  errors?.map(({ extensions }) => extensions.contentful);

describe('fields', () => {
  test('CONTENT-15 gives every scalar of an entry', async () => {
    const { game } = await data(`{ game(id: "ember-crown") {
      _id name summary rtp maxWin releasedAt isNew betLimits studio { lat lon } features
      sys { id spaceId environmentId locale publishedAt firstPublishedAt publishedVersion }
      contentfulMetadata { tags { id name } concepts { id } } } }`);
    expect(game).toEqual({
      _id: Buffer.from('Entry:master:ember-crown').toString('base64url'),
      name: 'Ember Crown',
      summary: 'A crown in the ashes.',
      rtp: 96.5,
      maxWin: 5000,
      releasedAt: '2026-03-01T00:00:00.000Z',
      isNew: true,
      betLimits: { min: 10, max: 10000 },
      studio: { lat: 59.9, lon: 10.7 },
      features: ['free-spins', 'respins'],
      sys: {
        id: 'ember-crown',
        spaceId: 'marquee',
        environmentId: 'master',
        locale: 'en',
        publishedAt: '2026-05-01T00:00:00.000Z',
        firstPublishedAt: '2026-02-01T00:00:00.000Z',
        publishedVersion: 7,
      },
      contentfulMetadata: { tags: [{ id: 'winter', name: 'Winter' }], concepts: [] },
    });
  });

  test('CONTENT-15 an asset has measured facts and an absolute address', async () => {
    const { asset } = await data(
      '{ asset(id: "photo") { title contentType fileName size width height url } }',
    );
    expect(asset).toMatchObject({
      title: 'Beach',
      contentType: 'image/png',
      fileName: 'beach.png',
      size: 150,
      width: 60,
      height: 40,
      url: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:\d+\/images\/marquee\/photo\/[0-9a-f]{20}\/beach\.png$/,
      ),
    });
  });

  test('CONTENT-15 a transform becomes parameters of the Images API', async () => {
    const { asset } = await data(`{ asset(id: "photo") {
      url(transform: { width: 30, height: 20, quality: 70, format: JPG_PROGRESSIVE, resizeStrategy: THUMB,
        resizeFocus: TOP_LEFT, cornerRadius: -1, backgroundColor: "rgb:ff0000" }) } }`);
    expect(asset).toEqual({
      url: expect.stringMatching(
        /beach\.png\?w=30&h=20&q=70&fm=jpg&fl=progressive&fit=thumb&f=top_left&r=max&bg=rgb:ff0000$/,
      ),
    });
  });
});

describe('locales', () => {
  test('CONTENT-08 a value falls back along the chain; an empty text does not', async () => {
    const found = await data(`{
      de: game(id: "ember-crown", locale: "de") { name provider { title } sys { locale } }
      austria: game(id: "ember-crown", locale: "de-AT") { name summary }
      own: game(id: "frost-run", locale: "de-AT") { name }
      german: game(id: "frost-run", locale: "de") { name }
      exact: game(id: "frost-run", locale: "de", useFallbackLocale: false) { name rtp }
      finnish: game(id: "ember-crown", locale: "fi") { name rtp }
      empty: banner(id: "summer-banner", locale: "fi") { title } }`);
    expect(found).toEqual({
      de: { name: 'Glutkrone', provider: { title: 'North Light' }, sys: { locale: 'de' } },
      austria: { name: 'Glutkrone', summary: 'A crown in the ashes.' },
      own: { name: 'Frostlauf' },
      german: { name: 'Frost Run' },
      exact: { name: null, rtp: 94.1 },
      finnish: { name: null, rtp: 96.5 },
      empty: { title: '' },
    });
  });

  test('CONTENT-08 a locale on a reference changes the targets, not which targets there are', async () => {
    const found = await data(`{ gameRow(id: "row-hot") {
      en: gamesCollection { items { name } }
      mixed: gamesCollection(locale: "de") { items { name } } }
      german: gameRow(id: "row-hot", locale: "de") { gamesCollection { items { name title: name(locale: "en") } } } }`);
    expect(found).toEqual({
      gameRow: {
        en: { items: [{ name: 'Ember Crown' }, { name: 'Frost Run' }] },
        mixed: { items: [{ name: 'Glutkrone' }, { name: 'Frost Run' }] },
      },
      german: { gamesCollection: { items: [{ name: 'Amber Tide', title: 'Amber Tide' }] } },
    });
  });

  test('CONTENT-08 an unknown locale is an error of its path alone', async () => {
    const { data: found, errors } = await read(
      '{ bad: game(id: "ember-crown", locale: "xx") { name } good: game(id: "frost-run") { name } }',
    );
    expect(found).toEqual({ bad: null, good: { name: 'Frost Run' } });
    expect(errors).toMatchObject([{ path: ['bad'], extensions: { contentful: { code: 'UNKNOWN_LOCALE' } } }]);
  });
});

describe('collections', () => {
  test.each([
    ['{ name: "Frost Run" }', ['frost-run']],
    ['{ name_not: "Frost Run" }', ['ember-crown', 'amber-tide']],
    ['{ name_in: ["Amber Tide", "Frost Run"] }', ['amber-tide', 'frost-run']],
    ['{ name_not_in: ["Amber Tide"] }', ['ember-crown', 'frost-run']],
    ['{ name_contains: "crown" }', ['ember-crown']],
    ['{ name_contains: "CRO emb" }', ['ember-crown']],
    ['{ name_contains: "mber" }', []],
    ['{ name_contains: "rown" }', []],
    ['{ name_contains: "e" }', []],
    ['{ summary_exists: false }', ['amber-tide', 'frost-run']],
    ['{ maxWin_gt: 1000, maxWin_lte: 2500 }', ['amber-tide']],
    ['{ releasedAt_gte: "2026-01-01" }', ['ember-crown']],
    ['{ isNew: true }', ['ember-crown']],
    ['{ features_contains_all: ["free-spins", "respins"] }', ['ember-crown']],
    ['{ features_contains_some: ["cascades", "respins"] }', ['ember-crown', 'amber-tide']],
    ['{ features_contains_none: ["free-spins"] }', ['amber-tide']],
    ['{ about_contains: "ASHES" }', ['ember-crown']],
    ['{ studio_within_circle: { lat: 60, lon: 25, radius: 100 } }', ['frost-run']],
    [
      '{ studio_within_rectangle: { bottomLeftLat: 59, bottomLeftLon: 10, topRightLat: 60, topRightLon: 11 } }',
      ['ember-crown'],
    ],
    ['{ provider: { title: "North Light" } }', ['ember-crown', 'amber-tide']],
    ['{ thumbnail_exists: true }', ['ember-crown', 'frost-run']],
    ['{ imagesCollection_exists: true }', ['ember-crown']],
    ['{ sys: { id_in: ["frost-run", "wolf-moon"] } }', ['frost-run']],
    ['{ sys: { publishedVersion_gt: 5 } }', ['ember-crown']],
    ['{ contentfulMetadata: { tags: { id_contains_some: ["winter"] } } }', ['ember-crown']],
    [
      '{ OR: [{ isNew: true }, { AND: [{ rtp_lt: 95 }, { name_exists: true }] }] }',
      ['ember-crown', 'frost-run'],
    ],
    ['{ name: null }', ['ember-crown', 'amber-tide', 'frost-run']],
  ])('CONTENT-28 where %s', async (where, expected) => {
    const { gameCollection } = await data(`{ gameCollection(where: ${where}) { items { sys { id } } } }`);
    expect(gameCollection).toEqual(ids(...expected));
  });

  test('CONTENT-35 the default order is last updated first, then by id; an order sorts by several keys', async () => {
    const found = await data(`{
      usual: gameCollection { total skip limit items { sys { id } } }
      sorted: gameCollection(order: [rtp_DESC, name_ASC]) { items { sys { id } } }
      paged: gameCollection(order: name_ASC, skip: 1, limit: 1) { total skip limit items { sys { id } } }
      missing: gameCollection(order: releasedAt_ASC) { items { sys { id } } } }`);
    expect(found).toEqual({
      usual: { total: 3, skip: 0, limit: 100, ...ids('ember-crown', 'amber-tide', 'frost-run') },
      sorted: ids('amber-tide', 'ember-crown', 'frost-run'),
      paged: { total: 3, skip: 1, limit: 1, ...ids('ember-crown') },
      missing: ids('frost-run', 'ember-crown', 'amber-tide'),
    });
  });

  test('CONTENT-35 assets and entries of all types are collections too', async () => {
    const found = await data(`{
      assetCollection(where: { contentType: "image/png", width_gte: 50 }) { items { sys { id } } }
      entryCollection(where: { sys: { id_in: ["home", "frost-run"] } }, order: sys_id_ASC) { items { __typename sys { id } } } }`);
    expect(found).toEqual({
      assetCollection: ids('photo'),
      entryCollection: {
        items: [
          { __typename: 'Game', sys: { id: 'frost-run' } },
          { __typename: 'Page', sys: { id: 'home' } },
        ],
      },
    });
  });

  test('CONTENT-35 cursors walk a collection forth and back', async () => {
    const query = `query($next: String, $prev: String) { gameCursorCollection(limit: 2, order: name_ASC, pageNext: $next, pagePrev: $prev) {
      limit pages { next prev } items { name } } }`;
    interface Page {
      gameCursorCollection: {
        pages: { next: string | null; prev: string | null };
        items: { name: string }[];
      };
    }
    const page = async (variables: object) =>
      (await delivery.request<Page>(query, variables)).gameCursorCollection;
    const first = await page({});
    expect(first.items.map(({ name }) => name)).toEqual(['Amber Tide', 'Ember Crown']);
    expect(first.pages.prev).toBeNull();
    const second = await page({ next: first.pages.next });
    expect(second.items.map(({ name }) => name)).toEqual(['Frost Run']);
    expect(second.pages.next).toBeNull();
    expect(await page({ prev: second.pages.prev })).toEqual(first);
  });

  test('CONTENT-15 entries are found by global id', async () => {
    const id = Buffer.from('Entry:master:home').toString('base64url');
    const found = await data(
      'query($id: ID!) { _node(id: $id) { _id ... on Page { slug } } _nodes(ids: [$id, "nonsense"]) { ... on Page { slug } } }',
      { id },
    );
    expect(found).toEqual({ _node: { _id: id, slug: 'home' }, _nodes: [{ slug: 'home' }, null] });
  });
});

describe('links', () => {
  test('CONTENT-35 unions, interfaces and nested collections keep the order of the links', async () => {
    const found = await data(`{ pageCollection(where: { slug: "home" }, limit: 1) { items {
      sectionsCollection(where: { sys: { id_in: ["summer-banner", "row-hot"] } }) { total items { __typename
        ... on Entry { sys { id } } ... on Banner { title } ... on GameRow { gamesCollection(limit: 1) { total items { name } } } } }
      spotlight { __typename ... on Game { name } }
      aside { __typename sys { id } ... on Provider { title } }
      extrasCollection { items { __typename } } } } }`);
    expect(found.pageCollection).toEqual({
      items: [
        {
          sectionsCollection: {
            total: 2,
            items: [
              { __typename: 'Banner', sys: { id: 'summer-banner' }, title: 'Summer of spins' },
              {
                __typename: 'GameRow',
                sys: { id: 'row-hot' },
                gamesCollection: { total: 2, items: [{ name: 'Ember Crown' }] },
              },
            ],
          },
          spotlight: { __typename: 'Game', name: 'Ember Crown' },
          aside: { __typename: 'Provider', sys: { id: 'provider-south' }, title: 'Southern Spin' },
          extrasCollection: { items: [{ __typename: 'GameRow' }, { __typename: 'Game' }] },
        },
      ],
    });
  });

  test('CONTENT-35 a nested collection of one type can be ordered and filtered', async () => {
    const found = await data(`{ gameRow(id: "row-hot") {
      a: gamesCollection(order: name_DESC) { items { name } }
      b: gamesCollection(where: { isNew: false }) { total items { name } } } }`);
    expect(found.gameRow).toEqual({
      a: { items: [{ name: 'Frost Run' }, { name: 'Ember Crown' }] },
      b: { total: 1, items: [{ name: 'Frost Run' }] },
    });
  });

  test('CONTENT-32 a link to a draft or to nothing is null beside an error; the rest arrives', async () => {
    const { data: found, errors } = await read(
      '{ game(id: "ember-crown") { name similarCollection { total items { name } } } frost: game(id: "frost-run") { thumbnail { url } } }',
    );
    expect(found).toEqual({
      game: {
        name: 'Ember Crown',
        similarCollection: { total: 3, items: [{ name: 'Frost Run' }, null, { name: 'Amber Tide' }] },
      },
      frost: { thumbnail: null },
    });
    expect(errors).toHaveLength(2);
    expect(errors?.[0]).toMatchObject({
      message:
        "Query execution error. Link from entry 'ember-crown' to entry 'wolf-moon' on field 'similar' within type 'Game' cannot be resolved",
      path: ['game', 'similarCollection', 'items', 1],
      extensions: {
        contentful: {
          code: 'UNRESOLVABLE_LINK',
          documentationUrl: 'https://ctfl.io/graphql-api-error-unresolvable-link',
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          details: {
            type: 'Game',
            field: 'similar',
            linkType: 'Entry',
            linkId: 'wolf-moon',
            linkingEntryId: 'ember-crown',
          },
        },
      },
    });
    expect(errors?.[1]).toMatchObject({ path: ['frost', 'thumbnail'] });
  });

  test('CONTENT-32 a filter on a nested collection skips what cannot be resolved', async () => {
    const found = await data(
      '{ game(id: "ember-crown") { similarCollection(where: { sys: { id_exists: true } }) { total items { name } } } }',
    );
    expect(found.game).toEqual({
      similarCollection: { total: 2, items: [{ name: 'Frost Run' }, { name: 'Amber Tide' }] },
    });
  });

  test('CONTENT-35 a link to a type that the field does not allow is null beside an error', async () => {
    const { data: found, errors } = await read('{ page(id: "about") { title spotlight { __typename } } }');
    expect(found).toEqual({ page: { title: 'About us', spotlight: null } });
    expect(codes(errors)).toMatchObject([{ code: 'UNEXPECTED_LINKED_CONTENT_TYPE' }]);
  });

  test('CONTENT-35 incoming links are found, by type and by locale', async () => {
    const found = await data(`{
      frost: game(id: "frost-run") { linkedFrom { entryCollection(limit: 10) { total }
        gameCollection { items { sys { id } } } gameRowCollection { items { sys { id } } } } }
      amber: game(id: "amber-tide") { all: linkedFrom { gameRowCollection { total } }
        english: linkedFrom(allowedLocales: ["en"]) { gameRowCollection { total } } }
      asset(id: "photo") { linkedFrom { bannerCollection { total } gameCollection(order: name_ASC) { items { sys { id } } } } } }`);
    expect(found).toEqual({
      frost: {
        linkedFrom: {
          entryCollection: { total: 3 },
          gameCollection: ids('ember-crown'),
          gameRowCollection: ids('row-hot'),
        },
      },
      amber: { all: { gameRowCollection: { total: 1 } }, english: { gameRowCollection: { total: 0 } } },
      asset: { linkedFrom: { bannerCollection: { total: 1 }, gameCollection: ids('ember-crown') } },
    });
  });

  test('CONTENT-35 rich text is its document and the entities it refers to', async () => {
    const { data: found, errors } = await read(`{ game(id: "ember-crown") { about { json links {
      entries { block { __typename sys { id } } inline { sys { id } } hyperlink { sys { id } ... on Game { name } } }
      assets { block { title } hyperlink { title } } resources { block { sys { urn } } } } } } }`);
    expect(found.game).toMatchObject({
      about: {
        json: { nodeType: 'document' },
        links: {
          entries: {
            block: [null, { __typename: 'Banner', sys: { id: 'summer-banner' } }],
            inline: [],
            hyperlink: [{ sys: { id: 'frost-run' }, name: 'Frost Run' }],
          },
          assets: { block: [{ title: 'Beach' }], hyperlink: [] },
          resources: { block: [] },
        },
      },
    });
    expect(errors).toMatchObject([{ path: ['game', 'about', 'links', 'entries', 'block', 0] }]);
  });
});

describe('drafts', () => {
  const query = `query($preview: Boolean) { gameCollection(preview: $preview, order: name_ASC) { items { name sys { publishedAt publishedVersion } } }
    draft: game(id: "wolf-moon", preview: $preview) { name } archived: game(id: "old-glory", preview: $preview) { name } }`;

  test('CONTENT-32 published content has no drafts and nothing archived, whatever the token', async () => {
    for (const client of [delivery, preview]) {
      const { data: found } = await read(query, {}, client);
      expect(found).toMatchObject({ gameCollection: { items: { length: 3 } }, draft: null, archived: null });
    }
  });

  test('CONTENT-32 a preview shows drafts, and links to them resolve', async () => {
    const { data: found, errors } = await read(query, { preview: true }, preview);
    expect(errors).toBeUndefined();
    expect(found).toMatchObject({
      gameCollection: {
        items: { length: 4, 3: { name: 'Wolf Moon', sys: { publishedAt: null, publishedVersion: null } } },
      },
      draft: { name: 'Wolf Moon' },
      archived: null,
    });
    const nested = await read(
      '{ page(id: "home", preview: true) { topGame { name } published: topGame(preview: false) { name } } }',
      {},
      preview,
    );
    expect(nested.data).toEqual({ page: { topGame: { name: 'Wolf Moon' }, published: null } });
  });

  test('CONTENT-32 the directives of timeline and source maps are known', async () => {
    await data('query @contentSourceMaps { gameCollection(limit: 1) { total } }');
    await data(
      'query @timeline(where: { release_lte: "r", timestamp_lte: "2026-01-01T00:00:00Z" }) { gameCollection(limit: 1) { total } }',
    );
  });
});
