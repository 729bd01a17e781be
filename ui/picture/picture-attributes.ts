import type { CSSProperties } from 'react';
import { focusPosition } from '../../schemas/focal-point';
import type { FocalPoint, Image } from '../../schemas/generated/types';
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

/** CSS properties that picture styles use as `object-position`; each falls back to a default of its place. */
export type FocusStyle = CSSProperties & Partial<Record<'--focus' | '--focus-narrow', string>>;

/**
 * The style of a picture with a focal point; undefined without one.
 *
 * @param focus of the picture
 * @param narrow of the picture that phones get
 */
export function focusStyle(
  focus: FocalPoint | undefined,
  narrow: FocalPoint | undefined,
): FocusStyle | undefined {
  if (!focus && !narrow) return undefined;
  return {
    ...(focus ? { '--focus': focusPosition(focus) } : {}),
    ...(narrow ? { '--focus-narrow': focusPosition(narrow) } : {}),
  };
}
