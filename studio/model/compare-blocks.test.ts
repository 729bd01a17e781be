import { expect, test } from 'vitest';
import type { PreviewBlock } from '../../schemas/generated/types';
import { compareBlocks } from './compare-blocks';

type Given = Partial<PreviewBlock> & { content?: string; hash?: string; shell?: string };

function page(blocks: Record<string, Given>) {
  const hashes: Record<string, string> = {};
  const contentHashes: Record<string, string> = {};
  for (const [key, { content = 'same', hash = content, shell }] of Object.entries(blocks)) {
    contentHashes[key] = content;
    hashes[key] = hash;
    if (shell !== undefined) hashes[`${key}/shell`] = shell;
  }
  return {
    blocks: Object.entries(blocks).map(
      ([key, { content: _content, hash: _hash, shell: _shell, ...given }]): PreviewBlock => ({
        ...{ key, entryId: key, block: 'text', region: 'main' },
        ...given,
      }),
    ),
    hashes,
    contentHashes,
  };
}

const told = (first: Record<string, Given>, second: Record<string, Given>) => {
  const { changes, same, shared } = compareBlocks(page(first), page(second));
  return { changes: changes.map(({ key, change }) => `${key} ${change}`), same, shared };
};

test('pages with the same HTML are the same, and every block is counted', () => {
  const blocks: Record<string, Given> = { header: { region: 'header' }, a: {}, b: {} };
  expect(told(blocks, blocks)).toEqual({ changes: [], same: 3, shared: ['a', 'b'] });
});

test('names what is new, gone and different, each at its place', () => {
  expect(
    told({ a: {}, gone: {}, b: {}, c: {} }, { a: {}, b: { content: 'other' }, fresh: {}, c: {} }),
  ).toEqual({
    changes: ['gone removed', 'b changed', 'fresh added'],
    same: 2,
    shared: ['a', 'b', 'c'],
  });
});

test('of blocks in another order as few as possible have moved', () => {
  expect(told({ a: {}, b: {}, c: {}, d: {} }, { d: {}, a: {}, b: {}, c: {} })).toEqual({
    changes: ['d moved'],
    same: 3,
    shared: ['a', 'b', 'c'],
  });
});

test('a block within another is named, and not the one around it', () => {
  const tabs = (hash: string, inner: string): Record<string, Given> => ({
    tabs: { hash, shell: 'same' },
    inner: { parent: 'tabs', content: inner },
  });
  expect(told(tabs('x', 'one'), tabs('y', 'two'))).toEqual({
    changes: ['inner changed'],
    same: 1,
    shared: ['tabs'],
  });
  expect(told({}, tabs('x', 'one')).changes).toEqual(['tabs added']);
});

test('of the same content, what it shows of the moment may differ', () => {
  expect(told({ a: { hash: '€1' }, b: {} }, { a: { hash: '€2' }, b: {} })).toEqual({
    changes: ['a data'],
    same: 1,
    shared: ['a', 'b'],
  });
  const late: Given = { hash: 'late', fault: { pointer: '/live', reason: 'no answer' } };
  expect(told({ a: {} }, { a: late }).changes).toEqual(['a data']);
});

test('a block that visitors do not see is not there', () => {
  const hidden: Given = { hidden: { reason: 'early', text: 'Not yet' } };
  expect(told({ a: hidden }, { a: hidden })).toEqual({ changes: [], same: 0, shared: [] });
  expect(told({ a: hidden }, { a: {} }).changes).toEqual(['a added']);
  expect(told({ a: {} }, { a: { fault: { pointer: '/', reason: 'wrong' } } }).changes).toEqual(['a removed']);
});
