import type { DocumentHead } from './document-head';

type SharingTag = { property: string; content: string } | { name: string; content: string };

/** Pictures at least this many times as wide as high fill the width of a link preview. */
const wide = 1.5;

/**
 * What link previews read (https://ogp.me). Readers of `twitter:` tags take title, description and picture from the others, so only what
 * those lack is repeated.
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

/** A locale as Open Graph writes it, `pt_BR`: it has no languages without a country. */
function openGraphLocale(tag: string): string | undefined {
  const [, language, country] = /^([a-z]{2,3})-([A-Z]{2})$/.exec(tag) ?? [];
  return country && `${language}_${country}`;
}
