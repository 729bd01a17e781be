import { focusFieldOf, pictureOfFocus } from '../../../schemas/focal-point';

/** A GraphQL response before schema validation. */
export type Mapped = null | string | number | boolean | Mapped[] | { [name: string]: Mapped };

/**
 * Maps Contentful's response to the shape of the schemas. The only place that knows Contentful's names: collections
 * become lists, rich text its document, pictures get their alternative text and focal point, missing values are left
 * out.
 */
export function mapContent(value: unknown): Mapped {
  if (Array.isArray(value)) return value.map(mapContent).filter((item) => item !== null);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  const source = value as Record<string, unknown>;
  if (Array.isArray(source['items']) && Object.keys(source).length === 1) return mapContent(source['items']);
  if ('json' in source && Object.keys(source).length === 1) return mapRichText(source['json']);
  if (isAsset(source)) return mapAsset(source);
  if (isFile(source)) return mapFile(source);
  return Object.fromEntries(
    Object.entries(source)
      .filter(([name]) => name !== 'sys' && name !== '__typename' && pictureOfFocus(name) === undefined)
      .map(([name, item]) => [name, withFocus(mapContent(item), source[focusFieldOf(name)])] as const)
      .filter(([, item]) => item !== null),
  );
}

/** A picture with the focal point of its companion field; in a list, the first picture. */
function withFocus(picture: Mapped, stored: unknown): Mapped {
  const focus = mapContent(stored);
  if (focus === null || picture === null || typeof picture !== 'object') return picture;
  if (!Array.isArray(picture)) return { ...picture, focus };
  const [first, ...others] = picture;
  return first === undefined ? picture : [withFocus(first, stored), ...others];
}

function isAsset(source: Record<string, unknown>): boolean {
  return 'url' in source && 'width' in source && 'height' in source;
}

function mapAsset({ url, width, height, alt }: Record<string, unknown>): Mapped {
  // An asset without a file is dropped: an optional picture is left out, a required one makes its block invalid.
  if (typeof url !== 'string') return null;
  return { url, width: Number(width), height: Number(height), alt: typeof alt === 'string' ? alt : '' };
}

/** A film or its captions: an asset read only for its address and content type. */
function isFile(source: Record<string, unknown>): boolean {
  return 'url' in source && 'contentType' in source;
}

function mapFile({ url, contentType }: Record<string, unknown>): Mapped {
  // Dropped without a file, like pictures.
  return typeof url === 'string' ? { url, contentType: String(contentType) } : null;
}

/** A rich text document is passed on unmapped: its nodes have their own names. */
function mapRichText(document: unknown): Mapped {
  return document as Mapped;
}
