import { Block, Site } from './client-blocks';
import { readPage } from './read-page';

/** The blocks as client components: rendered on the server, and hydrated. */
export function ClientPage() {
  const { site, texts, blocks } = readPage();
  return (
    <Site site={site} texts={texts}>
      {blocks.map(({ entryId, block, content, live }) => (
        <Block key={entryId} block={block} content={content} live={live} />
      ))}
    </Site>
  );
}
