import { type BuilderContent, Content, type RegisteredComponent } from '@builder.io/sdk-react';
import type { FilledBlock } from '../../../../schemas/generated/blocks';
import { SiteProvider, blocks } from '../../page/blocks';
import { Block } from '../../page/page-blocks';
import { engine } from './engine';

const customComponents: RegisteredComponent[] = (Object.keys(blocks) as FilledBlock['block'][]).map(
  (block) => ({
    name: block,
    component: ({ content, live }: Pick<FilledBlock, 'content' | 'live'>) => (
      <Block block={block} content={content} live={live} />
    ),
    inputs: [
      { name: 'content', type: 'object' },
      { name: 'live', type: 'object' },
    ],
  }),
);

/** Builder.io's `<Content>`: a tree of elements, each with a component name and options. */
export const builder = engine({
  toDocument: ({ blocks }): BuilderContent => ({
    id: 'lobby',
    name: 'Lobby',
    published: 'published',
    data: {
      blocks: blocks.map(({ block, entryId, content, live }) => ({
        '@type': '@builder.io/sdk:Element',
        '@version': 2,
        id: `builder-${entryId}`,
        component: { name: block, options: { content, live } },
      })),
    },
  }),
  Body: ({ document, view }) => (
    <SiteProvider value={view}>
      {/* Tracking would call Builder.io's servers. */}
      <Content
        apiKey="local"
        model="page"
        content={document}
        customComponents={customComponents}
        canTrack={false}
      />
    </SiteProvider>
  ),
});
