import { renderToString } from 'react-dom/server';
import { SiteProvider, type SiteView } from '../../../ui/site/site-context';
import { GalleryPage } from './gallery-page';
import type { GalleryView } from './gallery-view.server';

/** The gallery's page as HTML; only its island is interactive. */
export function galleryHtml(site: SiteView, view: GalleryView): string {
  return renderToString(
    <SiteProvider value={site}>
      <GalleryPage view={view} />
    </SiteProvider>,
  );
}
