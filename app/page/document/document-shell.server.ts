import type { Translate } from '../../../ui/site/site-context';
import { environment } from '../../server/environment.server';
import { brandIcons } from '../../site/icons/brand-icons.server';
import { manifestHref } from '../../site/icons/manifest.server';
import { subsetsOf } from '../../site/theme/fonts';
import { textSections } from '../../site/texts/messages.server';
import type { Site } from '../../site/site';
import { fontHrefs, themeStylesheet } from '../../site/theme/theme-stylesheet.server';
import type { DocumentShell } from './document-shell';

const pictureOrigin = new URL(environment.imageOrigin).origin;

/** The parts of a document that depend on the site alone. */
export function documentShell(site: Site, t: Translate): DocumentShell {
  const icons = brandIcons(site.brand.id, site.theme)?.hrefs;
  return {
    lang: site.speech.tag,
    direction: site.speech.direction,
    scheme: site.theme.scheme,
    layout: site.brand.layout,
    themeColor: site.theme.color.header,
    themeHref: themeStylesheet(site.brand.id, site.theme).href,
    iconHref: `/brands/${site.brand.id}/favicon.svg`,
    icons: icons && { tab: icons['32'], touch: icons['180'] },
    manifestHref: manifestHref(site),
    pictureOrigin,
    fontHrefs: fontHrefs(site.theme, subsetsOf(JSON.stringify(textSections(site, ['app', 'sign-in'])))),
    skipText: t('app.skipToContent'),
  };
}
