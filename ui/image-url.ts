import type { Image } from '../schemas/generated/types';

/**
 * The address of a picture at a width and format, as Contentful's Images API takes it. Apart from the component, so that
 * code in the browser can use it without React.
 */
export function imageUrl(image: Image, width: number, format: 'avif' | 'webp'): string {
  const url = new URL(image.url);
  url.searchParams.set('w', String(width));
  url.searchParams.set('fm', format);
  url.searchParams.set('q', format === 'avif' ? '55' : '75');
  return url.href;
}
