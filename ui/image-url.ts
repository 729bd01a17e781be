import type { Image } from '../schemas/generated/types';

const quality = { avif: 50, webp: 75 };

/**
 * The address of a picture at a width and format, as Contentful's Images API takes it. Apart from the component, so that
 * code in the browser can use it without React; put together by hand, because a lobby asks for a thousand of them.
 */
export function imageUrl({ url }: Image, width: number, format: 'avif' | 'webp'): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}&fm=${format}&q=${quality[format]}`;
}

/** The `srcset` of a picture that is offered in several widths. */
export function imageSources(image: Image, widths: readonly number[]): string {
  return widths.map((width) => `${imageUrl(image, width, 'avif')} ${width}w`).join(', ');
}
