import type { MetaDescriptor } from '@remix-run/node';
import { imageUrl } from '../../ui/image-url';
import type { ContentDocument } from './content-document.server';

const sharingWidth = 1200;

/** Title, description and what search engines and link previews read. */
export function headTags({ head }: Pick<ContentDocument, 'head'>): MetaDescriptor[] {
  const { title, description, image, noIndex, canonical, alternates } = head;
  const tags: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }, { property: 'og:url', content: canonical }, { property: 'og:type', content: 'website' }];
  if (description) tags.push({ name: 'description', content: description }, { property: 'og:description', content: description });
  if (image) tags.push({ property: 'og:image', content: imageUrl(image, sharingWidth, 'webp') });
  if (noIndex) return [...tags, { name: 'robots', content: 'noindex' }];
  tags.push({ tagName: 'link', rel: 'canonical', href: canonical });
  for (const { tag, href } of alternates) tags.push({ tagName: 'link', rel: 'alternate', hrefLang: tag, href });
  return tags;
}
