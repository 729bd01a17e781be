import type { FocalPoint } from './generated/types';

/** Ends the name of the field that holds the focal point of a picture: Contentful's assets have no room for one. */
const ending = 'Focus';

/** The field beside a picture that holds its focal point. @param picture name of the field that links the picture */
export function focusFieldOf(picture: string): string {
  return `${picture}${ending}`;
}

/** The picture whose focal point a field holds; undefined for any other field. */
export function pictureOfFocus(field: string): string | undefined {
  return field.endsWith(ending) ? field.slice(0, -ending.length) : undefined;
}

/**
 * A focal point as CSS `object-position`: the point is as far along its box as it is along the picture, so that it stays in view
 * however `object-fit: cover` crops.
 */
export function focusPosition({ x, y }: FocalPoint): string {
  return `${x}% ${y}%`;
}
