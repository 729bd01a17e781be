import { type SbBlokData, StoryblokComponent, storyblokEditable, storyblokInit } from '@storyblok/react';
import type { FilledBlock } from '../../../../schemas/generated/blocks';
import { SiteProvider, blocks } from '../../page/blocks';
import { Block } from '../../page/page-blocks';
import { engine } from './engine';

interface PageBlok extends SbBlokData {
  body: BlockBlok[];
}

interface BlockBlok extends SbBlokData {
  fields: Pick<FilledBlock, 'content' | 'live'>;
}

function PageOfBloks({ blok }: { blok: PageBlok }) {
  return (
    <div {...storyblokEditable(blok)}>
      {blok.body.map((inner) => (
        <StoryblokComponent key={inner._uid} blok={inner} />
      ))}
    </div>
  );
}

storyblokInit({
  components: {
    page: PageOfBloks,
    ...Object.fromEntries(
      (Object.keys(blocks) as FilledBlock['block'][]).map((block) => [
        block,
        ({ blok }: { blok: BlockBlok }) => <Block block={block} {...blok.fields} />,
      ]),
    ),
  },
});

/** Storyblok's `StoryblokComponent`: a tree of bloks. */
export const storyblok = engine({
  toDocument: ({ blocks }): PageBlok => ({
    _uid: 'lobby',
    component: 'page',
    body: blocks.map(({ block, entryId, content, live }) => ({
      _uid: entryId,
      component: block,
      fields: { content, live },
    })),
  }),
  Body: ({ document, view }) => (
    <SiteProvider value={view}>
      <StoryblokComponent blok={document} />
    </SiteProvider>
  ),
});
