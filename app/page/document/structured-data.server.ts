import type { SiteView } from '../../../ui/site/site-context';
import { brandIcons } from '../../site/icons/brand-icons.server';
import type { Site } from '../../site/site';
import type { PageAbout } from '../page-head';
import type { DocumentHead, SharingPicture } from './document-head';

interface StructuredInput {
  site: Site;
  view: SiteView;
  origin: string;
  canonical: string;
  isHome: boolean;
  picture: SharingPicture | undefined;
  about: PageAbout | undefined;
}

/** JSON-LD of a page (https://schema.org); undefined if it has none. Blocks such as the FAQ add their own. */
export function structuredData(input: StructuredInput): DocumentHead['structured'] {
  const graph = [...(input.isHome ? siteThings(input) : []), ...aboutThings(input)];
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

/** The site and its operator: on the home page, where search engines expect them. */
function siteThings({ site, origin, canonical }: StructuredInput): object[] {
  const { brand, theme, speech } = site;
  const organization = `${origin}/#organization`;
  const logo = brandIcons(brand.id, theme)?.hrefs['512'];
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: brand.name,
      url: canonical,
      ...(logo ? { logo: origin + logo } : {}),
      ...(brand.profiles ? { sameAs: brand.profiles } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': `${canonical}#website`,
      name: brand.name,
      url: canonical,
      inLanguage: speech.tag,
      publisher: { '@id': organization },
    },
  ];
}

function aboutThings({ site, view, origin, canonical, picture, about }: StructuredInput): object[] {
  if (!about) return [];
  const crumbs = [
    { name: site.brand.name, item: `${origin}/${site.locale}` },
    { name: nameAbove(about, view), item: origin + about.above },
    { name: about.name, item: canonical },
  ];
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
  if (about.kind !== 'game') return [trail];
  const game = {
    '@type': 'VideoGame',
    name: about.name,
    url: canonical,
    genre: about.genre,
    inLanguage: site.speech.tag,
    publisher: { '@type': 'Organization', name: about.provider },
    ...(picture ? { image: picture.url } : {}),
  };
  return [game, trail];
}

/** Label of the link back from the page. */
function nameAbove(about: PageAbout, { t }: SiteView): string {
  if (about.kind === 'promotion') return about.backLabel ?? t('promotionDetail.back');
  return t(about.lobby === 'casino' ? 'gameDetail.toCasino' : 'gameDetail.toLiveCasino');
}
