import { expect, test } from 'vitest';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { assetQuery, everyAsset } from './asset-query';
import { chooseAssets } from './choose-assets';
import { linkedAssets } from './linked-assets';
import { moveInGrid } from './move-in-grid';

const link = (id: string, linkType = 'Asset') => ({ sys: { type: 'Link', linkType, id } });

function asset(id: string, contentType: string, size: number, title: string, tag?: string): ManagedAsset {
  const at = `2026-01-0${size}T00:00:00Z`;
  const file = { fileName: `${id}.x`, contentType, url: `//x/${id}`, details: { size } };
  return {
    sys: { id, type: 'Asset', version: 2, createdAt: at, updatedAt: at },
    metadata: { tags: tag === undefined ? [] : [link(tag, 'Tag')] },
    fields: { title: { en: title }, file: { en: file } },
  };
}

test('a filter becomes a query of the management API', () => {
  const filter = {
    ...everyAsset,
    text: ' lion ',
    kind: 'picture',
    tag: 'one',
    show: 'heavy',
    page: 2,
  } as const;
  expect(assetQuery(filter, 1_000_000)).toEqual({
    query: 'lion',
    mimetype_group: 'image',
    'metadata.tags.sys.id[in]': 'one',
    'sys.archivedAt[exists]': 'false',
    'fields.file.details.size[gt]': '1000000',
    order: '-sys.updatedAt',
    limit: '48',
    skip: '96',
  });
});

test('a list that is here already is filtered in the same way', () => {
  const list = [
    asset('a', 'image/png', 1, 'A lion'),
    asset('b', 'image/png', 3, 'Another Lion', 'one'),
    asset('c', 'video/mp4', 2, 'A lion moves'),
  ];
  const ids = (filter: Partial<typeof everyAsset>) =>
    chooseAssets(list, { ...everyAsset, ...filter }, 'en').map(({ sys }) => sys.id);
  expect(ids({ text: 'LION' })).toEqual(['b', 'c', 'a']);
  expect(ids({ kind: 'picture', order: 'name' })).toEqual(['a', 'b']);
  expect(ids({ tag: 'one' })).toEqual(['b']);
  expect(ids({ order: 'heaviest' })).toEqual(['b', 'c', 'a']);
});

test('links are found in lists, objects and rich text', () => {
  const document = { nodeType: 'document', content: [{ data: { target: link('a') } }] };
  expect(linkedAssets({ text: { en: document }, list: { en: [link('b'), link('c', 'Entry')] } })).toEqual([
    'a',
    'b',
  ]);
});

test('arrow keys lead to what is beside, above and below', () => {
  const from = (key: string) => moveInGrid(key, 4, 8, 3);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'a'].map(from)).toEqual([
    ...[3, 5, 1, 7, 0, 7, undefined],
  ]);
  expect(moveInGrid('ArrowDown', 6, 8, 3)).toBeUndefined();
});
