import type { Image } from '../../../schemas/generated/types';
import { imageUrl } from '../../../ui/picture/picture-attributes';
import type { SiteView } from '../../../ui/site/site-context';
import { canonicalPath } from '../../content/documents/page-path';
import { brandIcons } from '../../site/icons/brand-icons.server';
import { iconShapes } from '../../site/icons/icon-kinds';
import type { Site } from '../../site/site';
import { localeAddress } from '../../site/wanted-path';
import type { PageHead } from '../page-head';
import type { DocumentHead, SharingPicture } from './document-head';
import { structuredData } from './structured-data.server';

interface HeadPlace extends Pick<DocumentHead, 'alternates'> {
  site: Site;
  view: SiteView;
  /** Origin of the requested address. */
  origin: string;
}

/** Head of a page at its address. */
export function documentHead(
  { title, description, image, noIndex, about }: PageHead,
  { site, view, origin, alternates }: HeadPlace,
): DocumentHead {
  const path = canonicalPath(view.path);
  const canonical = origin + localeAddress(site.locale, path);
  const picture = image ? contentPicture(image, title) : brandPicture(site, origin);
  const structured = noIndex
    ? undefined
    : structuredData({ site, view, origin, canonical, isHome: path === '/', picture, about });
  return {
    ...{ title, noIndex, canonical, alternates, siteName: site.brand.name, tag: site.speech.tag },
    ...(description ? { description } : {}),
    ...(picture ? { picture } : {}),
    ...(structured ? { structured } : {}),
  };
}

const sharingWidth = 1200;

/** @param title used as the alternative text if there is none */
function contentPicture(image: Image, title: string): SharingPicture {
  // Pictures are never enlarged; a vector drawing has no natural size.
  const isDrawing = new URL(image.url).pathname.endsWith('.svg');
  const width = isDrawing ? sharingWidth : Math.min(sharingWidth, image.width);
  return {
    url: imageUrl(image, sharingWidth, 'webp'),
    type: 'image/webp',
    width,
    height: Math.round((width * image.height) / image.width),
    alt: image.alt || title,
  };
}

function brandPicture({ brand, theme }: Site, origin: string): SharingPicture | undefined {
  const icons = brandIcons(brand.id, theme);
  const { width, height } = iconShapes.share;
  return icons && { url: origin + icons.hrefs.share, type: 'image/png', width, height, alt: brand.name };
}
