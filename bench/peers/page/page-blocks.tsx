import type { FilledBlock } from '../../../schemas/generated/blocks';
import type { SiteView } from '../../../ui/site/site-context';
import { SiteProvider, blocks as components } from './blocks';

/** One block in the element that marks it on the page. */
export function Block({ block, content, live }: Pick<FilledBlock, 'block' | 'content' | 'live'>) {
  const Component = components[block];
  return <div data-block={block}>{Component && <Component content={content} live={live} />}</div>;
}

/** All blocks of a page with React only. */
export function PageBlocks({ blocks, view }: { blocks: readonly FilledBlock[]; view: SiteView }) {
  return (
    <SiteProvider value={view}>
      {blocks.map((filled) => (
        <Block key={filled.entryId} {...filled} />
      ))}
    </SiteProvider>
  );
}
