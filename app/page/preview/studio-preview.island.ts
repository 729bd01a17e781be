import type { PageMessage, StudioMessage } from '../../../schemas/generated/types';
import { tagFields } from '../../content/preview/preview-tags';
import type { StudioProps } from '../../content/preview/studio-props';
import { startIslands } from '../../render/islands.client';
import { BlockRequests } from './block-requests';
import { createComparison } from './comparison';
import { createEditingMode } from './editing-mode';
import { showTheme } from './show-theme';
import { studioWindow } from './studio-window';
import { orderBlocks, swapBlocks } from './swap-blocks';
import { TypedTexts } from './typed-texts';

type Ready = Extract<PageMessage, { type: 'marquee:ready' }>;

/** The page's side of the protocol with the studio that frames or opened it: docs/preview.md, "Messages". */
export function mount(_element: HTMLElement, { editorOrigins, hashes, ...page }: StudioProps): void {
  const studio = studioWindow(editorOrigins);
  if (!studio) return;
  // The studio has its own notice that this is not public.
  if (window.parent !== window) document.querySelector('.preview-bar')?.remove();
  tagFields(document);
  const mode = createEditingMode((entryId, field) =>
    studio.post({ type: 'marquee:clicked', entryId, ...(field ? { field } : {}) }),
  );
  const comparison = createComparison((place) => studio.post({ type: 'marquee:scrolled', place }));
  /** Orders not yet part of a response, by holder. */
  const orders = new Map<string, readonly string[]>();
  const typed = new TypedTexts();

  const requests = new BlockRequests(hashes, {
    onAnswer(answer, { sequence, refresh, since, isNewest }) {
      const fresh = swapBlocks(answer);
      // The page lacks a region of the response: its structure has changed, so it is loaded again.
      if (!fresh) {
        if (!answer.contentHashes) return location.reload();
        // A reload would only request the stored version again.
        return studio.post({ type: 'marquee:failed', sequence, reason: 'the page has other parts now' });
      }
      if (refresh) orders.clear();
      for (const [holder, entryIds] of orders) orderBlocks(holder, entryIds);
      for (const element of fresh) {
        tagFields(element);
        startIslands(element);
      }
      typed.answered(isNewest);
      mode.update();
      const shown = {
        ...(answer.page ? { page: answer.page } : {}),
        blocks: answer.blocks.map(({ block }) => block),
        notes: answer.notes,
      };
      const { contentHashes } = answer;
      if (contentHashes) ready({ ...shown, hashes: requests.hashes(), contentHashes, sequence });
      else studio.post({ type: 'marquee:rendered', sequence, ms: performance.now() - since, ...shown });
    },
    onFailure: (sequence, reason) => studio.post({ type: 'marquee:failed', sequence, reason }),
    onClosed: () => studio.post({ type: 'marquee:no-preview', reason: 'closed' }),
  });

  const hear: { [Type in StudioMessage['type']]: (message: Extract<StudioMessage, { type: Type }>) => void } =
    {
      'marquee:mode': ({ editing, blockNames }) => mode.set(editing, blockNames),
      'marquee:select': ({ entryId }) => mode.select(entryId),
      'marquee:unsaved': ({ sequence, unsaved }) => {
        typed.show(unsaved);
        requests.ask(sequence, { unsaved });
      },
      'marquee:version': ({ sequence, version }) => requests.ask(sequence, { version }),
      'marquee:refresh': ({ sequence }) => requests.ask(sequence, { refresh: true }),
      'marquee:order': ({ holder, entryIds }) => {
        orders.set(holder, entryIds);
        orderBlocks(holder, entryIds);
        mode.update();
      },
      'marquee:theme': ({ stylesheet }) => showTheme(stylesheet),
      'marquee:compare': ({ marks, shared }) => comparison.begin(marks, shared),
      'marquee:scroll': ({ place }) => comparison.scrollTo(place),
      'marquee:show': ({ key, scrolls }) => comparison.show(key, scrolls),
    };
  studio.listen((message) => (hear[message.type] as (message: StudioMessage) => void)(message));
  ready({ ...page, hashes });

  function ready(shown: Omit<Ready, 'type' | 'url' | 'site'>): void {
    const { site, layout } = page;
    studio?.post({
      type: 'marquee:ready',
      ...{ url: location.href, site, ...(layout ? { layout } : {}), ...shown },
    });
  }
}
