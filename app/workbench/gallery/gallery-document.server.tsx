import { renderToString } from 'react-dom/server';
import { SiteProvider, type SiteView } from '../../../ui/site/site-context';
import { GalleryPage } from './gallery-page';
import type { GalleryView } from './gallery-view.server';

/** The page of the gallery as HTML; its island is the only part that acts. */
export function galleryHtml(site: SiteView, view: GalleryView): string {
  return renderToString(
    <SiteProvider value={site}>
      <GalleryPage view={view} />
    </SiteProvider>,
  );
}
