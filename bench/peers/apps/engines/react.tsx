import { PageBlocks } from '../../page/page-blocks';
import { engine } from './engine';

/** No engine: the blocks one after another. */
export const react = engine({
  toDocument: ({ blocks }) => blocks,
  Body: ({ document, view }) => <PageBlocks blocks={document} view={view} />,
});
