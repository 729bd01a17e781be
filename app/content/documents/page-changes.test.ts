import { describe, expect, test } from 'vitest';
import { type RawPage, baseOf, composePage } from './page-changes';

const item = (id: string) => ({
  __typename: id.startsWith('rg') ? 'ResponsibleGambling' : 'Faq',
  sys: { id },
});
const collection = (...ids: string[]) => ({ items: ids.map(item) });

const page = (id: string, blocks: string[], changes: object[] = []): RawPage => ({
  id,
  document: { blocks: collection(...blocks), changes: { items: changes } },
});

/** A change as the content service returns it. */
const change = (
  action: string,
  {
    target = [],
    blocks = [],
    beside = [],
    place,
  }: { target?: string[]; blocks?: string[]; beside?: string[]; place?: string } = {},
) => ({
  sys: { id: `${action}-${target[0] ?? blocks[0] ?? ''}` },
  internalName: 'A change',
  action,
  place: place ?? null,
  target: collection(...target),
  blocks: collection(...blocks),
  beside: collection(...beside),
});

const base = page('brand', ['a', 'b', 'rg', 'c']);
const composed = (...changes: object[]) => composePage([page('market', [], changes), base]);
const ids = (result: ReturnType<typeof composePage>) => result.links.map(({ id }) => id).join(' ');

describe('a page based on another', () => {
  test('replaces, hides, adds and moves blocks, one change after another, and adds its own at the end', () => {
    const result = composePage([
      page(
        'market',
        ['own'],
        [
          change('replace', { target: ['b'], blocks: ['b1', 'b2'] }),
          change('hide', { target: ['a'] }),
          change('add', { blocks: ['first'], place: 'first' }),
          change('add', { blocks: ['after'], place: 'after', beside: ['b1'] }),
          change('move', { target: ['c'], place: 'before', beside: ['rg'] }),
          change('add', { blocks: ['end'] }),
        ],
      ),
      base,
    ]);
    expect(ids(result)).toBe('first b1 after b2 c rg end own');
    expect(result.faults).toEqual([]);
    const origins = Object.fromEntries(result.links.map(({ id, origin }) => [id, origin]));
    expect(origins['rg']).toEqual({ pageId: 'brand' });
    expect(origins['own']).toEqual({ pageId: 'market' });
    expect(origins['b2']).toEqual({ pageId: 'market', change: { id: 'replace-b', action: 'replace' } });
    expect(result.removed.map(({ entryId, change: { action } }) => [entryId, action])).toEqual([
      ['b', 'replace'],
      ['a', 'hide'],
    ]);
    expect(origins['c']).toEqual({ pageId: 'market', change: { id: 'move-c', action: 'move' } });
  });

  test('takes what the page below is based on first', () => {
    const middle = page('region', [], [change('hide', { target: ['a'] })]);
    const top = page('market', [], [change('add', { blocks: ['x'], place: 'first' })]);
    expect(ids(composePage([top, middle, base]))).toBe('x b rg c');
  });

  test('follows the page it is based on: a block that comes there comes here', () => {
    const changes = [change('hide', { target: ['a'] })];
    expect(ids(composePage([page('market', [], changes), page('brand', ['a', 'new', 'b'])]))).toBe('new b');
  });

  test.each([
    [
      'a block that is gone',
      change('hide', { target: ['gone'] }),
      '/target',
      'is not on the page this one is based on',
    ],
    ['no block', change('replace', { blocks: ['x'] }), '/target', 'is not on the page this one is based on'],
    ['nothing to put there', change('replace', { target: ['a'] }), '/blocks', 'names nothing to put there'],
    [
      'a neighbour that is gone',
      change('add', { blocks: ['x'], place: 'after', beside: ['gone'] }),
      '/beside',
      'is not on the page it should be placed beside',
    ],
    [
      'a place for a move that is gone',
      change('move', { target: ['a'], place: 'after', beside: ['gone'] }),
      '/beside',
      'is not on the page it should be placed beside',
    ],
    ['an action nobody knows', change('turn', { target: ['a'] }), '/action', expect.any(String)],
  ])('leaves out a change that names %s, and nothing else', (_what, wrong, pointer, reason) => {
    const result = composed(wrong, change('hide', { target: ['b'] }));
    expect(ids(result)).toBe('a rg c');
    expect(result.faults).toEqual([{ changeId: wrong.sys.id, pointer, reason }]);
  });

  test('a block that may not be missing can be said otherwise, not left out', () => {
    for (const wrong of [
      change('hide', { target: ['rg'] }),
      change('replace', { target: ['rg'], blocks: ['x'] }),
    ]) {
      const result = composed(wrong);
      expect(ids(result)).toBe('a b rg c');
      expect(result.faults).toMatchObject([
        { pointer: '/target', reason: 'is a block that may not be missing' },
      ]);
    }
    expect(ids(composed(change('replace', { target: ['rg'], blocks: ['rg-market', 'x'] })))).toBe(
      'a b rg-market x c',
    );
  });

  test('a page that stands on its own has its blocks, without an origin', () => {
    expect(composePage([base]).links.map(({ origin }) => origin)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(baseOf({ basedOn: { sys: { id: 'brand' } } })).toBe('brand');
    expect(baseOf({ basedOn: null })).toBeUndefined();
  });
});
