import type { Image } from '../../schemas/generated/types';
import { imageQualities, type ImageWidth, type SiteImageFormat } from '../../schemas/image-sizes';

/**
 * The address of a picture at a width and format, as Contentful's Images API takes it. Apart from the component, so that
 * code in the browser can use it without React; put together by hand, because a lobby asks for a thousand of them.
 */
export function imageUrl({ url }: Image, width: ImageWidth, format: SiteImageFormat): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}&fm=${format}&q=${imageQualities[format]}`;
}

/** The `srcset` of a picture that is offered in several widths. */
export function imageSources(image: Image, widths: readonly ImageWidth[]): string {
  return widths.map((width) => `${imageUrl(image, width, 'avif')} ${width}w`).join(', ');
}
