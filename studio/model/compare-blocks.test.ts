import { expect, test } from 'vitest';
import type { PreviewBlock } from '../../schemas/generated/types';
import { compareBlocks } from './compare-blocks';

type Given = Partial<PreviewBlock> & { hash?: string; shell?: string };

function page(blocks: Record<string, Given>) {
  const hashes: Record<string, string> = {};
  for (const [key, { hash = 'same', shell }] of Object.entries(blocks)) {
    hashes[key] = hash;
    if (shell !== undefined) hashes[`${key}/shell`] = shell;
  }
  return {
    blocks: Object.entries(blocks).map(([key, { hash: _hash, shell: _shell, ...given }]): PreviewBlock => ({
      ...{ key, entryId: key, block: 'text', region: 'main' },
      ...given,
    })),
    hashes,
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
  expect(told({ a: {}, gone: {}, b: {}, c: {} }, { a: {}, b: { hash: 'other' }, fresh: {}, c: {} })).toEqual({
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
    inner: { parent: 'tabs', hash: inner },
  });
  expect(told(tabs('x', 'one'), tabs('y', 'two'))).toEqual({
    changes: ['inner changed'],
    same: 1,
    shared: ['tabs'],
  });
  expect(told({}, tabs('x', 'one')).changes).toEqual(['tabs added']);
});

test('a block that visitors do not see is not there', () => {
  const hidden: Given = { hidden: { reason: 'early', text: 'Not yet' } };
  expect(told({ a: hidden }, { a: hidden })).toEqual({ changes: [], same: 0, shared: [] });
  expect(told({ a: hidden }, { a: {} }).changes).toEqual(['a added']);
  expect(told({ a: {} }, { a: { fault: { pointer: '/', reason: 'wrong' } } }).changes).toEqual(['a removed']);
});
