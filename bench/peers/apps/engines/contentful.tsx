import { ExperienceRoot, createExperience, defineComponents } from '@contentful/experiences-sdk-react';
import type { FilledBlock } from '../../../../schemas/generated/blocks';
import { SiteProvider, blocks } from '../../page/blocks';
import { Block } from '../../page/page-blocks';
import type { Page } from '../../page/page';
import { engine } from './engine';

const locale = 'en';
const now = '2026-01-01T00:00:00.000Z';

defineComponents(
  (Object.keys(blocks) as FilledBlock['block'][]).map((block) => ({
    component: ({ content, live }: Pick<FilledBlock, 'content' | 'live'>) => (
      <Block block={block} content={content} live={live} />
    ),
    definition: {
      id: block,
      name: block,
      builtInStyles: [],
      variables: { content: { type: 'Object' }, live: { type: 'Object' } },
    },
  })),
  { enabledBuiltInComponents: [] },
);

/** Entry of an experience: a tree of components whose variables refer to values of the entry. */
function experienceEntry({ blocks }: Page) {
  const valueOf = (entryId: string, name: string) => ({ type: 'UnboundValue', key: `${entryId}-${name}` });
  return {
    sys: {
      id: 'lobby',
      type: 'Entry',
      locale,
      createdAt: now,
      updatedAt: now,
      revision: 1,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'experience' } },
      space: { sys: { type: 'Link', linkType: 'Space', id: 'local' } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    },
    metadata: { tags: [] },
    fields: {
      title: 'Lobby',
      slug: 'lobby',
      componentTree: {
        schemaVersion: '2023-09-28',
        breakpoints: [{ id: 'desktop', query: '*', displayName: 'All', previewSize: '100%' }],
        children: blocks.map(({ block, entryId }) => ({
          id: entryId,
          definitionId: block,
          variables: { content: valueOf(entryId, 'content'), live: valueOf(entryId, 'live') },
          children: [],
        })),
      },
      dataSource: {},
      unboundValues: Object.fromEntries(
        blocks.flatMap(({ entryId, content, live }) => [
          [`${entryId}-content`, { value: content }],
          [`${entryId}-live`, { value: live }],
        ]),
      ),
      usedComponents: [],
    },
  };
}

/** Contentful Studio's `ExperienceRoot`. */
export const contentful = engine({
  toDocument: (page) =>
    createExperience({
      experienceEntry: experienceEntry(page),
      referencedAssets: [],
      referencedEntries: [],
      locale,
    } as unknown as Parameters<typeof createExperience>[0]),
  Body: ({ document, view }) => (
    <SiteProvider value={view}>
      <ExperienceRoot experience={document} locale={locale} />
    </SiteProvider>
  ),
});
