import { documents } from '../content/documents/page-document.server';
import type { DocumentKey } from '../content/documents/raw-document.server';
import type { StoredBlock } from '../content/documents/stored-block';
import { previewMoment, previewScope } from '../content/preview/preview-scope.server';
import { memo, reads } from '../memo/process-memos.server';
import type { RequestReads } from '../memo/request-reads';
import { factsBy } from '../platform/visitor/facts';
import { environment } from '../server/environment.server';
import { type SitePlace, siteAt } from '../site/resolve.server';
import { translator } from '../site/texts/messages.server';
import type { FillContext } from './context';
import { type FilledBlocks, fillBlocks } from './fill-blocks.server';
import { queryBy } from './page-query';

/** Inputs of a page's blocks besides their content, the visitor's facts and the query. */
export interface FillPlace
  extends
    SitePlace,
    Pick<
      FillContext,
      'path' | 'params' | 'footerSuppliesTerms' | 'liveChatOff' | 'missingLanding' | 'missingGameOf'
    > {}

interface BlockKey {
  place: FillPlace;
  document: DocumentKey;
  /** Position among the blocks of the document. */
  index: number;
}

const filledBlocks = memo<BlockKey, FilledBlocks>(fillBlock, {
  maxBytes: 32_000_000,
  // An estimate: most of a block's data is shared with its content and the catalogue.
  size: () => 8_000,
  stores: () => environment.blockCache === 'on',
});

async function fillBlock({ place, document, index }: BlockKey): Promise<FilledBlocks> {
  const blocks = previewScope()
    ? await draftBlock.get({ document, index })
    : (await documents.get(document)).blocks.slice(index, index + 1);
  return fillBlocks(blocks, contextAt(place));
}

/** One block of a draft: while an editor types in one, the others are equal and are not filled again. */
const draftBlock = memo<Pick<BlockKey, 'document' | 'index'>, StoredBlock[]>(async ({ document, index }) =>
  (await documents.get(document)).blocks.slice(index, index + 1),
);

function contextAt({ brand, locale, channel, ...place }: FillPlace): FillContext {
  const site = siteAt({ brand, locale, channel });
  return {
    ...place,
    site,
    facts: factsBy(reads.answer),
    query: queryBy(reads.answer),
    now: presentMoment,
    liveAge: 'page',
    t: translator(site),
  };
}

/** Current time in milliseconds. A result that uses it expires with the maximum age of a page. */
export function presentMoment(): number {
  reads.expires(environment.pages.freshMs);
  return previewMoment() ?? Date.now();
}

/**
 * The blocks of a document that a visitor sees, with their live data; each is filled again only when one of its
 * inputs changes.
 * @param count of the blocks of the document
 * @throws NotFoundError, MovedError, or the error of a closed block's filler when there is no last good version
 */
export async function filledDocument(
  document: DocumentKey,
  count: number,
  place: FillPlace,
  request?: RequestReads,
): Promise<FilledBlocks> {
  const filled = await Promise.all(
    Array.from({ length: count }, (_, index) => filledBlocks.read({ place, document, index }, request)),
  );
  return {
    blocks: filled.flatMap(({ value }) => value.blocks),
    stale: filled.some(({ value, stale }) => value.stale || stale),
  };
}
