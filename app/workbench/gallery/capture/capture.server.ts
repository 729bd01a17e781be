import { anonymous } from '../../../platform/visitor/facts';
import { queryOf } from '../../../fill/page-query';
import { type FilledBlock, blockMeta } from '../../../../schemas/generated/blocks';
import type { PageCapture } from '../../../../schemas/generated/types';
import type { Translate } from '../../../../ui/site/site-context';
import { loadPage } from '../../../page/load-page.server';
import { readsOf } from '../../../page/page-reads';
import { renderRegions } from '../../../render/render-page.server';
import { siteView } from '../../../render/site-view';
import { translator } from '../../../site/texts/messages.server';
import type { Site } from '../../../site/site';
import { Anonymiser } from './anonymise';
import { textQuestion } from './captured-texts';

interface CaptureRequest {
  site: Site;
  /** Path below the locale. */
  path: string;
  /** The whole address, for readers of the capture. */
  address: string;
  search: URLSearchParams;
  /** Milliseconds. */
  now: number;
}

/**
 * A page for a visitor who is not signed in, with all its data and the resulting HTML, so that it can be rendered again
 * anywhere. Personal data of players is replaced before the HTML is made (anonymise.ts).
 * @throws PageUnavailableError, ClosedBlockError when the page cannot be made
 */
export async function capturePage({
  site,
  path,
  address,
  search,
  now,
}: CaptureRequest): Promise<PageCapture> {
  const translate = translator(site);
  const page = await loadPage({ site, path, request: readsOf(anonymous, queryOf(search)) });
  const anonymiser = new Anonymiser();
  const blocks = page.blocks.map((filled) => anonymised(filled, anonymiser));
  const texts: Record<string, string> = {};
  const t: Translate = (key, values) => (texts[textQuestion(key, values)] = translate(key, values));
  const view = siteView(site, { path, authorized: false, now, t });
  const regions = renderRegions(blocks, view, { memory: undefined });
  const { t: _t, ...shown } = view;
  return {
    format: 1,
    address,
    status: page.status,
    view: { ...shown, authorized: false },
    texts,
    blocks: blocks.map(captured),
    regions,
  };
}

function anonymised(filled: FilledBlock, anonymiser: Anonymiser): FilledBlock {
  const { live, slots } = filled;
  return {
    ...filled,
    live: anonymiser.anonymise(live),
    ...(slots && { slots: slots.map((panel) => panel.map((nested) => anonymised(nested, anonymiser))) }),
    // The anonymiser preserves the shape; a replay validates it by the schemas.
  } as FilledBlock;
}

/** Includes the version of the content, so that later versions of the site can migrate it. */
function captured({ block, entryId, content, live, slots }: FilledBlock): Record<string, unknown> {
  const { version } = blockMeta[block];
  return {
    block,
    version,
    entryId,
    content,
    live,
    ...(slots && { slots: slots.map((panel) => panel.map(captured)) }),
  };
}
