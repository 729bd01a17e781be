import { expect, test } from 'vitest';
import { readBudgets } from '../launch-report/budgets.server';
import { PublishedContent, type StoredItem } from '../launch-report/published-content';
import { nearLimits, pageLimits } from './page-limits';
import { pageShape } from './page-shape';

const limits = pageLimits(readBudgets('brands'));

test('a page is told of a limit from four fifths of it on', () => {
  const at = (share: number) => nearLimits({ blocks: limits.blocks * share }, limits).map(({ name }) => name);
  expect(at(0.79)).toEqual([]);
  expect(at(0.8)).toEqual(['blocks']);
  expect(at(1.5)).toEqual(['blocks']);
  expect(nearLimits({ html: undefined }, limits)).toEqual([]);
});

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const entry = (id: string, type: string, fields: Record<string, string[]> = {}): StoredItem => ({
  id,
  type,
  fields: Object.fromEntries(Object.entries(fields).map(([name, ids]) => [name, { en: ids.map(link) }])),
});

test('blocks in panels and those of the base count, those that are not shown do not', () => {
  const entries = [
    entry('page', 'page', { basedOn: ['base'], blocks: ['own', 'gone'], changes: ['change'] }),
    entry('change', 'pageChange', { blocks: ['new'] }),
    entry('base', 'page', { blocks: ['columns', 'text'] }),
    entry('columns', 'columns', { panels: ['left'] }),
    entry('left', 'panel', { blocks: ['inner'] }),
    entry('inner', 'columns', { panels: ['deep'] }),
    entry('deep', 'panel', { blocks: ['faq'] }),
    ...['own', 'gone', 'new', 'text', 'faq'].map((id) => entry(id, 'faq')),
  ];
  const content = new PublishedContent({ entries, assets: [], locales: [], translated: new Map() });
  const [page] = entries;
  if (!page) throw new Error('no page');
  const shown = new Set(entries.map(({ id }) => id).filter((id) => id !== 'gone'));
  const shape = pageShape(content, page, shown);
  expect(shape).toMatchObject({ blocks: 6, depth: 2, deepest: 'inner' });
  expect(shape.queryComplexity).toBeGreaterThan(0);
  expect(shape.querySize).toBeGreaterThan(shape.queryComplexity);
});

test('a page that holds itself ends', () => {
  const entries = [
    entry('page', 'page', { blocks: ['loop'] }),
    entry('loop', 'columns', { panels: ['panel'] }),
    entry('panel', 'panel', { blocks: ['loop'] }),
  ];
  const content = new PublishedContent({ entries, assets: [], locales: [], translated: new Map() });
  const [page] = entries;
  if (!page) throw new Error('no page');
  const shape = pageShape(content, page, new Set(['page', 'loop', 'panel']));
  expect(nearLimits({ depth: shape.depth }, limits)).toEqual([
    { name: 'depth', value: 9, limit: limits.depth },
  ]);
});
