import { expect, test } from 'vitest';
import { linkTo } from './link';
import { ownedEntries } from './owned-entries';
import type { TreeEntry } from './page-tree';

const links = (...ids: string[]) => ({ en: ids.map((id) => linkTo('Entry', id)) });
const ownedFields = (contentType: string) => (contentType === 'game' ? [] : ['blocks', 'call']);

const entries: Record<string, TreeEntry> = {
  page: { contentType: 'page', fields: { blocks: links('hero', 'tabs'), basedOn: links('other') } },
  hero: {
    contentType: 'hero',
    fields: { call: { en: linkTo('Entry', 'link'), fi: linkTo('Entry', 'link-fi') } },
  },
  tabs: { contentType: 'tabs', fields: { blocks: links('panel') } },
  panel: { contentType: 'panel', fields: { blocks: links('hero', 'game', 'page', 'gone') } },
  link: { contentType: 'link', fields: {} },
  'link-fi': { contentType: 'link', fields: {} },
  game: { contentType: 'game', fields: { blocks: links('other') } },
};

test('the parts of a page are found once each, in every language, and it may hold itself', () => {
  expect(ownedEntries('page', (id) => entries[id], ownedFields)).toEqual({
    ids: ['page', 'hero', 'link', 'link-fi', 'tabs', 'panel', 'game', 'gone'],
    missing: ['gone'],
  });
});
