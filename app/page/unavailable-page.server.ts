import { faultHtml } from '../content/preview/preview-marks.server';
import { isLandingPath } from '../content/documents/page-path';
import { previewView } from '../content/preview/preview-view.server';
import { errorMessage } from '../server/error-message';
import { requestId } from '../server/request-id.server';
import { errorScreen } from '../render/error-screen.server';
import { Markup } from '../render/markup.server';
import type { PageMarkup } from '../render/render-page.server';
import { isPreviewAddress } from '../site/preview-host';
import type { DocumentAnswer } from './finish-page.server';
import type { PageRequest } from './page-request';
import { studioProps } from './preview/page-in-studio.server';

const noBlocks: PageMarkup = { header: [], main: [], footer: [] };

/** The error screen for a page that cannot be made (SHELL-06). An editor in preview sees the reason. */
export function unavailableDocument(
  { site, origin, path, search, view, preview }: PageRequest,
  error: unknown,
): Pick<DocumentAnswer, 'frame' | 'markup' | 'failure'> {
  const title = isLandingPath(path) ? 'errors.landingNotFound' : 'errors.screenTitle';
  const main = [new Markup(errorScreen(view, title, requestId()))];
  const failure = errorMessage(error);
  if (preview) {
    const fault = { pointer: '/', reason: failure };
    main.unshift(new Markup(faultHtml('page', fault, view)));
  }
  const isInStudio = isPreviewAddress(origin);
  const shown = preview && previewView(preview, site, view.t, { path: `/${site.locale}${path}`, isInStudio });
  if (shown && isInStudio) {
    const notes = [{ pointer: '/', reason: failure }];
    shown.studio = studioProps(site, { notes }, { blocks: [], markup: noBlocks, places: [] });
  }
  return {
    failure,
    markup: { ...noBlocks, main },
    frame: {
      ...{ site, view, origin, search, preview: shown },
      head: { title: site.brand.name, noIndex: true },
      lacking: new Set(),
      safety: undefined,
      liveChatOff: false,
      hasParts: false,
    },
  };
}
