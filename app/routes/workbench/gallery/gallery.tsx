import { type HeadersFunction, type LoaderFunctionArgs, data } from '@remix-run/node';
import factStyles from '../../../workbench/gallery/cells/cell-facts.module.css';
import optionStyles from '../../../workbench/gallery/cells/cell-options.module.css';
import stageStyles from '../../../workbench/gallery/cells/cell-stage.module.css';
import listStyles from '../../../workbench/gallery/block-list.module.css';
import noteStyles from '../../../workbench/gallery/frame-note.module.css';
import { parameterNote } from '../../../workbench/gallery/frame-note.server';
import { galleryHtml } from '../../../workbench/gallery/gallery-document.server';
import pageStyles from '../../../workbench/gallery/gallery-page.module.css';
import { gallerySites } from '../../../workbench/gallery/gallery-sites.server';
import { galleryHeaders, requireGallery } from '../../../workbench/gallery/gallery-switch.server';
import { galleryView } from '../../../workbench/gallery/gallery-view.server';
import { cellOf } from '../../../workbench/gallery/read-request.server';
import { siteView } from '../../../render/site-view';
import { translator } from '../../../site/texts/messages.server';
import { ContentPage } from '../../../page/document/content-page';
import { keepDocument, useContentDocument } from '../../../page/document/document-context';
import { documentShell } from '../../../page/document/document-shell.server';
import { unlistedHead } from '../../../page/document/document-head';

// Server modules render the page, and the client build omits their styles.
export const handle = {
  styles: { pageStyles, listStyles, optionStyles, stageStyles, factStyles, noteStyles },
};

/** The gallery: every block × fixture × site × visitor. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const configured = requireGallery(request);
  const { cell, faults } = cellOf(request, configured);
  const site = cell?.site ?? gallerySites(configured)[0];
  if (!site) throw new Response('Not found.', { status: 404, headers: galleryHeaders });
  const url = new URL(request.url);
  const t = translator(site);
  const view = siteView(site, { path: '/', authorized: false, now: cell?.now ?? 0, t });
  const gallery = cell && (await galleryView(cell, configured, url));
  const main = gallery ? galleryHtml(view, gallery) : parameterNote(view, faults ?? []);
  const subject = gallery ? `${gallery.title} · ${gallery.cell.fixture} | ` : '';
  keepDocument(context, {
    head: unlistedHead(site, `${subject}${t('gallery.title')}`, `${url.origin}${url.pathname}`),
    regions: { header: '', main, footer: '' },
    shell: documentShell(site, t),
    liveValues: '',
    parts: undefined,
  });
  return data(null, { status: cell ? 200 : 400, headers: galleryHeaders });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Gallery() {
  const document = useContentDocument();
  return document ? <ContentPage document={document} /> : null;
}
