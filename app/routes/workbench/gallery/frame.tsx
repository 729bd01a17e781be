import { type HeadersFunction, type LoaderFunctionArgs, data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CellBody } from '../../../workbench/gallery/cells/cell-body';
import { cellDocument, frameSetupHref } from '../../../workbench/gallery/cells/cell-document.server';
import noteStyles from '../../../workbench/gallery/frame-note.module.css';
import { outcomeNote, parameterNote } from '../../../workbench/gallery/frame-note.server';
import { galleryHeaders, requireGallery } from '../../../workbench/gallery/gallery-switch.server';
import { gallerySites } from '../../../workbench/gallery/gallery-sites.server';
import { cellOf } from '../../../workbench/gallery/read-request.server';
import { cellView, renderCell } from '../../../workbench/gallery/cells/render-cell.server';
import { liveValues } from '../../../render/live-values.server';
import type { RenderedRegions } from '../../../render/render-page.server';
import { siteView } from '../../../render/site-view';
import { translator } from '../../../site/texts/messages.server';
import { keepDocument, useContentDocument } from '../../../page/document/document-context';

// Server modules render the notes, and the client build omits their styles.
export const handle = { styles: noteStyles };

/**
 * One block × fixture in a real document of the site, without header and footer: shown in the gallery, and used for
 * visual snapshots.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const configured = requireGallery(request);
  const { cell, faults } = cellOf(request, configured);
  const regions: RenderedRegions = { header: '', main: '', footer: '' };
  const [site] = cell ? [cell.site] : gallerySites(configured);
  if (!site) throw new Response('Not found.', { status: 404, headers: galleryHeaders });
  const canonical = new URL('/gallery/frame', request.url).href;
  if (!cell) {
    const view = siteView(site, { path: '/', authorized: false, now: 0, t: translator(site) });
    regions.main = parameterNote(view, faults);
    keepDocument(context, cellDocument(site, { title: site.brand.name, canonical, regions }));
    return data({ setupHref: undefined }, { status: 400, headers: galleryHeaders });
  }
  const view = cellView(cell);
  const rendered = await renderCell(cell, new URL(request.url).origin);
  regions[rendered.region] = rendered.html;
  regions.main += outcomeNote(view, rendered);
  const title = `${cell.block} · ${cell.fixture} | ${site.brand.name}`;
  const document = cellDocument(site, { title, canonical, regions, direction: cell.direction });
  if (cell.live === 'real') document.liveValues = liveValues(view);
  keepDocument(context, document);
  return data(
    { setupHref: frameSetupHref(cell.now, cell.live) },
    {
      headers: {
        ...galleryHeaders,
        'server-timing': `fill;dur=${rendered.fillMs.toFixed(1)}, render;dur=${rendered.renderMs.toFixed(1)}`,
      },
    },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function GalleryFrame() {
  const { setupHref } = useLoaderData<typeof loader>();
  const document = useContentDocument();
  return document ? <CellBody document={document} setupHref={setupHref} /> : null;
}
