import type { DocumentHead } from './document-head';

type SharingTag = { property: string; content: string } | { name: string; content: string };

/** Pictures at least this many times as wide as high fill the width of a link preview. */
const wide = 1.5;

/**
 * Open Graph tags (https://ogp.me). Readers of `twitter:` tags fall back to them for title, description and picture, so
 * those are not repeated.
 */
export function sharingTags({
  title,
  description,
  canonical,
  siteName,
  tag,
  alternates,
  noIndex,
  picture,
}: DocumentHead): SharingTag[] {
  const own = openGraphLocale(tag);
  const others = new Set(noIndex ? [] : alternates.flatMap((other) => openGraphLocale(other.tag) ?? []));
  if (own) others.delete(own);
  const property = (name: string, content: string | undefined) =>
    content === undefined ? [] : [{ property: `og:${name}`, content }];
  return [
    ...property('title', title),
    ...property('description', description),
    ...property('type', 'website'),
    ...property('url', canonical),
    ...property('site_name', siteName),
    ...property('locale', own),
    ...[...others].flatMap((locale) => property('locale:alternate', locale)),
    ...(picture
      ? [
          ...property('image', picture.url),
          ...property('image:type', picture.type),
          ...property('image:width', String(picture.width)),
          ...property('image:height', String(picture.height)),
          ...property('image:alt', picture.alt),
          {
            name: 'twitter:card',
            content: picture.width >= wide * picture.height ? 'summary_large_image' : 'summary',
          },
          { name: 'twitter:image:alt', content: picture.alt },
        ]
      : [{ name: 'twitter:card', content: 'summary' }]),
  ];
}

/** A locale in Open Graph's form, `pt_BR`; undefined for a language without a country, which it does not support. */
function openGraphLocale(tag: string): string | undefined {
  const [, language, country] = /^([a-z]{2,3})-([A-Z]{2})$/.exec(tag) ?? [];
  return country && `${language}_${country}`;
}
