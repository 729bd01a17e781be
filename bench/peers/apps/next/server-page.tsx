import { Block, SiteProvider, viewOf } from '../../.cache/blocks/server-blocks.mjs';
import { readPage } from './read-page';

/** The blocks as server components, without client code. */
export function ServerPage() {
  const page = readPage();
  return (
    <SiteProvider value={viewOf(page)}>
      {page.blocks.map(({ entryId, block, content, live }) => (
        <Block key={entryId} block={block} content={content} live={live} />
      ))}
    </SiteProvider>
  );
}
