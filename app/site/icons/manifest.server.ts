import type { Site } from '../site';
import { localeAddress } from '../wanted-path';
import { brandIcons } from './brand-icons.server';

/** Address of the web app manifest of a site: outside of its pages, so that it is available while they are closed. */
export function manifestHref({ locale }: Pick<Site, 'locale'>): string {
  return `/manifests/${locale}/manifest.webmanifest`;
}

/** The web app manifest of a site (https://www.w3.org/TR/appmanifest/). All sites of a brand are one app. */
export function manifestOf({ brand, theme, locale, speech }: Site): object {
  const icons = brandIcons(brand.id, theme);
  const png = { type: 'image/png' };
  return {
    id: '/',
    name: brand.name,
    short_name: brand.app.shortName ?? brand.name,
    lang: speech.tag,
    dir: speech.direction,
    start_url: localeAddress(locale, '/'),
    scope: '/',
    display: brand.app.display,
    theme_color: theme.color.header,
    background_color: theme.color.background,
    icons: icons
      ? [
          { src: `/brands/${brand.id}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
          { src: icons.hrefs['192'], sizes: '192x192', ...png },
          { src: icons.hrefs['512'], sizes: '512x512', ...png },
          { src: icons.hrefs.maskable, sizes: '512x512', purpose: 'maskable', ...png },
        ]
      : [],
  };
}
