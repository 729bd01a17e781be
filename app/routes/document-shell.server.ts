import type { Translate } from '../../ui/site-context';
import type { Site } from '../site/site';
import { themeStylesheet } from '../site/theme-stylesheet.server';
import type { DocumentShell } from './document-shell';

/** The parts of a document that follow from the site alone. */
export function documentShell(site: Site, t: Translate): DocumentShell {
  const sheet = themeStylesheet(site.brand.id, site.theme);
  return {
    lang: site.speech.tag,
    direction: site.speech.direction,
    scheme: site.theme.scheme,
    layout: site.brand.layout,
    themeColor: site.theme.color.header,
    themeHref: sheet.href,
    iconHref: `/brands/${site.brand.id}/favicon.svg`,
    fontHrefs: sheet.fontHrefs,
    skipText: t('app.skipToContent'),
  };
}
