import type { Config, Data } from '@puckeditor/core';
import { Render } from '@puckeditor/core/rsc';
import type { FilledBlock } from '../../../../schemas/generated/blocks';
import { SiteProvider, blocks } from '../../page/blocks';
import { Block } from '../../page/page-blocks';
import { engine } from './engine';

type Render = Config['components'][string]['render'];

const renderOf =
  (block: FilledBlock['block']): Render =>
  ({ content, live }) => <Block block={block} content={content} live={live} />;

const config: Config = {
  components: Object.fromEntries(
    (Object.keys(blocks) as FilledBlock['block'][]).map((block) => [block, { render: renderOf(block) }]),
  ),
};

/** Puck's `<Render>`: data of `{type, props}` items. */
export const puck = engine({
  toDocument: ({ blocks }): Data => ({
    root: { props: {} },
    content: blocks.map(({ block, entryId, content, live }) => ({
      type: block,
      props: { id: entryId, content, live },
    })),
  }),
  Body: ({ document, view }) => (
    <SiteProvider value={view}>
      <Render config={config} data={document} />
    </SiteProvider>
  ),
});
