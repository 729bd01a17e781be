import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/api-error';
import { type EntityListOptions, selectEntities } from './entity-query';
import { arrayBody, type Selection } from './select';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

function entry(
  id: string,
  updatedAt: string,
  fields: Record<string, Record<string, unknown>>,
  more: object = {},
) {
  return {
    sys: { id, type: 'Entry', version: 3, updatedAt, contentType: link('ContentType', 'post'), ...more },
    metadata: { tags: id === 'b' ? [link('Tag', 'winter'), link('Tag', 'sale')] : [] },
    fields,
  };
}

const entries = [
  entry('a', '2026-01-01T00:00:00.000Z', {
    slug: { en: 'alpha', de: 'erste' },
    body: { en: 'A long night in the North' },
    rating: { en: 4.5 },
    day: { en: '2026-02-01' },
    isOpen: { en: true },
    words: { en: ['red', 'green'] },
    place: { en: { lat: 59.9, lon: 10.7 } },
    author: { en: link('Entry', 'ann') },
  }),
  entry('b', '2026-01-03T00:00:00.000Z', {
    slug: { en: 'beta' },
    body: { en: '東京の夜' },
    rating: { en: 10 },
    day: { en: '2026-03-01T12:00:00.000Z' },
    isOpen: { en: false },
    words: { en: ['green'] },
    place: { en: { lat: 60.2, lon: 24.9 } },
    author: { en: link('Entry', 'bob') },
  }),
  entry(
    'c',
    '2026-01-02T00:00:00.000Z',
    { slug: { en: 'gamma' } },
    { archivedAt: '2026-01-02T00:00:00.000Z' },
  ),
];

const field = (id: string, type: string, more: object = {}) => ({ id, type, ...more });
const post = {
  fields: [
    field('slug', 'Symbol', { localized: true }),
    field('body', 'Text'),
    field('rating', 'Number'),
    field('day', 'Date'),
    field('isOpen', 'Boolean'),
    field('words', 'Array', { items: { type: 'Symbol' } }),
    field('place', 'Location'),
    field('author', 'Link', { linkType: 'Entry' }),
  ],
};
const typed: EntityListOptions = { contentType: (id) => (id === 'post' ? post : undefined) };

function ids(query: string, options = typed): string {
  const url = `/spaces/s/environments/master/entries?${query}`;
  return selectEntities(entries, url, options)
    .items.map(({ sys }) => sys.id)
    .join('');
}

function problemOf(query: string): unknown {
  try {
    ids(query);
  } catch (error) {
    if (error instanceof ApiError) return error.details ?? error.message;
    throw error;
  }
  return null;
}

describe('filters', () => {
  it.each([
    ['', 'bca'],
    ['sys.id=a', 'a'],
    ['sys.id[in]=a,c', 'ca'],
    ['sys.id[in]=a&sys.id[in]=b', 'ba'],
    ['sys.id[nin]=a,b', 'c'],
    ['sys.id[ne]=b', 'ca'],
    ['sys.archivedAt[exists]=false', 'ba'],
    ['sys.updatedAt[gte]=2026-01-02', 'bc'],
    ['sys.contentType.sys.id[in]=post,page', 'bca'],
    ['metadata.tags.sys.id[in]=winter,none', 'b'],
    ['metadata.tags.sys.id[all]=winter,none', ''],
    ['metadata.tags.sys.id[all]=winter,sale', 'b'],
    ['metadata.tags.sys.id[nin]=winter', 'ca'],
    ['metadata.tags[exists]=true', 'b'],
    ['content_type=post&fields.slug.en-US=alpha', ''],
    ['content_type=post&fields.slug.de=erste', 'a'],
    ['content_type=post&fields.slug=erste', 'a'],
    ['content_type=post&fields.slug[ne]=alpha', 'bc'],
    ['content_type=post&fields.rating[gt]=4.5', 'b'],
    ['content_type=post&fields.rating[lte]=4.5', 'a'],
    ['content_type=post&fields.rating[exists]=false', 'c'],
    ['content_type=post&fields.day[lt]=2026-02-01T01:00:00Z', 'a'],
    ['content_type=post&fields.day=2026-02-01T00:00:00Z', 'a'],
    ['content_type=post&fields.isOpen=true', 'a'],
    ['content_type=post&fields.words=green', 'ba'],
    ['content_type=post&fields.words[all]=green,red', 'a'],
    ['content_type=post&fields.words[in]=red,blue', 'a'],
    ['content_type=post&fields.words[nin]=red,blue', 'bc'],
    ['content_type=post&fields.author.sys.id=bob', 'b'],
    ['content_type=post&fields.author[exists]=true', 'ba'],
    ['content_type=post&fields.place[near]=60,25', 'ba'],
    ['content_type=post&fields.place[near]=60,11', 'ab'],
    ['content_type=post&fields.place[within]=59,10,60,11', 'a'],
    ['content_type=post&fields.place[within]=60.2,24.8,20', 'b'],
    ['content_type=post&fields.body[match]=nor LONG', 'a'],
    ['content_type=post&fields.body[match]=ight', ''],
    ['content_type=post&fields.slug[match]=alph', 'a'],
    ['content_type=post&fields.slug[match]=lpha', ''],
    ['content_type=post&fields.slug[match]=pha', ''],
    ['content_type=post&fields.slug[match]=a', ''],
    ['content_type=post&fields.body[match]=夜', 'b'],
    ['query=night', 'a'],
    ['query=gam', 'c'],
    ['links_to_entry=ann', 'a'],
    ['links_to_asset=ann', ''],
    ['order=sys.id', 'abc'],
    ['order=-sys.id', 'cba'],
    ['content_type=post&order=-fields.isOpen,sys.id', 'abc'],
    ['content_type=post&order=fields.rating', 'abc'],
    ['content_type=post&order=-fields.rating', 'bac'],
    ['skip=1&limit=1', 'c'],
    ['limit=0', ''],
  ])('%s', (query, expected) => expect(ids(query)).toBe(expected));

  it('takes fields as they are found where the content types are not known', () => {
    expect(ids('fields.rating[gt]=4.5', {})).toBe('b');
    expect(ids('fields.author.en.sys.id=ann', {})).toBe('a');
    expect(ids('order=-fields.rating.en', {})).toBe('bac');
  });

  it('knows properties of the list that it is told of', () => {
    const options = { properties: ['environment.sys.id'] };
    const actions = [
      { sys: { id: '1' }, environment: link('Environment', 'master') },
      { sys: { id: '2' }, environment: link('Environment', 'next') },
    ];
    expect(selectEntities(actions, '/x?environment.sys.id=next', options).items).toEqual([actions[1]]);
  });
});

describe('queries that are refused', () => {
  const problem = (error: object) => ({ errors: [expect.objectContaining(error)] });

  it.each([
    ['nope=1', problem({ name: 'unknown', path: ['nope'], details: 'The path "nope" is not recognized' })],
    ['sys.888=GO', problem({ details: 'The path "sys.888" is not recognized' })],
    ['sys.constructor=1', problem({ name: 'unknown' })],
    ['fields.slug=alpha', problem({ name: 'contentTypeRequired' })],
    ['content_type=nope', problem({ name: 'unknownContentType', value: 'nope' })],
    ['content_type=post&fields.nope=1', problem({ path: ['fields', 'nope'] })],
    ['content_type=post&fields.rating[match]=1', problem({ name: 'match', type: 'Number' })],
    ['content_type=post&fields.rating=many', problem({ details: '"many" is not a number' })],
    ['content_type=post&fields.isOpen=1', problem({ type: 'Boolean' })],
    ['content_type=post&fields.place[near]=1', problem({ name: 'near' })],
    ['content_type=post&fields.slug[all]=a', problem({ name: 'all' })],
    ['content_type=post&fields.slug[like]=a', problem({ name: 'unknown' })],
    [
      'content_type=post&order=fields.body',
      problem({
        name: 'order',
        type: 'Text',
        details: 'Text fields do not support ordering. Consider using a Symbol field instead',
      }),
    ],
    ['order=sys.id,sys.type,sys.version,sys.createdAt,sys.updatedAt', problem({ name: 'order' })],
    ['mimetype_group=nope', expect.stringContaining('Known are')],
    ['limit=1001', 'The parameter "limit" must be a whole number from 0 to 1000, got "1001".'],
    ['skip=-1', 'The parameter "skip" must be a whole number of 0 or more, got "-1".'],
    ['pageNext=garbage', expect.stringContaining('cursor')],
  ])('%s', (query, expected) => expect(problemOf(query)).toEqual(expected));

  it('are those that would take long', () => {
    const filters = Array.from({ length: 51 }, (_, index) => `sys.id[ne]=${index}`);
    expect(problemOf(filters.join('&'))).toContain('50 filters');
    expect(problemOf(filters.slice(1).join('&'))).toBeNull();
    expect(problemOf(`sys.id[in]=${'x'.repeat(8000)}`)).toContain('7600');
  });
});

describe('pages', () => {
  const list = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), day: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 30, selector: ({ id }) => id },
  );
  const resources = (items: readonly { id: string; day: number }[]) =>
    items.map(({ id, day }) => ({ sys: { id, updatedAt: `2026-01-0${day}T00:00:00.000Z` } }));
  const order = fc.constantFrom('', '&order=sys.updatedAt', '&order=-sys.updatedAt', '&order=-sys.id');

  it('by number and by cursor give every entity once, in the same order', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 7 }), order, (items, limit, ordered) => {
        const all = resources(items);
        const whole = idsOf(selectEntities(all, `/e?limit=1000${ordered}`));
        const numbered: string[] = [];
        for (let skip = 0; skip < all.length; skip += limit)
          numbered.push(...idsOf(selectEntities(all, `/e?limit=${limit}&skip=${skip}${ordered}`)));
        const forwards: string[] = [];
        let page = selectEntities(all, `/e?cursor=true&limit=${limit}${ordered}`);
        forwards.push(...idsOf(page));
        while (page.pages?.next) {
          page = selectEntities(all, page.pages.next);
          forwards.push(...idsOf(page));
        }
        const backwards = idsOf(page);
        while (page.pages?.prev) {
          page = selectEntities(all, page.pages.prev);
          backwards.unshift(...idsOf(page));
        }
        expect(whole).toHaveLength(all.length);
        expect(numbered).toEqual(whole);
        expect(forwards).toEqual(whole);
        expect(backwards).toEqual(whole);
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('by cursor lose and repeat nothing that stays when one entity comes or goes between them', () => {
    const change = fc.record({ at: fc.nat(), comes: fc.boolean(), day: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(list, fc.array(change), fc.integer({ min: 1, max: 5 }), (items, changes, limit) => {
        let now = [...items];
        const touched = new Set<string>();
        const given: string[] = [];
        let page = selectEntities(resources(now), `/e?cursor=true&limit=${limit}`);
        given.push(...idsOf(page));
        for (let step = 0; page.pages?.next; step += 1) {
          const { at, comes, day } = changes[step] ?? { at: 0, comes: false, day: 1 };
          const id = comes ? `new ${step}` : (now[at % now.length]?.id ?? '');
          touched.add(id);
          now = comes ? [...now, { id, day }] : now.filter((item) => item.id !== id);
          page = selectEntities(resources(now), page.pages.next);
          given.push(...idsOf(page));
        }
        expect(new Set(given).size).toBe(given.length);
        const staying = items.map(({ id }) => id).filter((id) => !touched.has(id));
        expect(given).toEqual(expect.arrayContaining(staying));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('carry no count when they are asked for by cursor', () => {
    const body = arrayBody(
      selectEntities(entries, '/e?cursor=true&limit=1&order=sys.id'),
      ({ sys }) => sys.id,
    );
    expect(body).toEqual({
      sys: { type: 'Array' },
      limit: 1,
      items: ['a'],
      pages: { next: expect.stringMatching(/^\/e\?pageNext=/) },
    });
  });
});

function idsOf({ items }: Selection<{ readonly sys: { readonly id: string } }>): string[] {
  return items.map(({ sys }) => sys.id);
}
