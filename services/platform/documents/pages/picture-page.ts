import sharp, { type Sharp } from 'sharp';
import { fileRefusal } from './file-refusal';

/** A stored page: a JPEG without metadata. */
export interface DrawnPage {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Phones take up to 50 megapixels; decoding more would take gigabytes of memory. */
export const MAX_PIXELS = 60_000_000;
/** Below this nothing is legible. */
export const MIN_SIDE = 200;
/** Longer side of a stored page, at which small print on paper is legible. */
const MAX_SIDE = 2_500;
const QUALITY = 82;

/**
 * Renders a picture anew, upright and without metadata, so that neither its location nor hidden data is stored.
 *
 * @param format of the bytes, as named by `sharp`
 * @throws PlatformError for a picture that is unreadable, too large or too small
 */
export async function drawPicture(bytes: Buffer, format: string): Promise<DrawnPage> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (size?.format !== format) throw fileRefusal('damaged');
  if (size.width * size.height > MAX_PIXELS) throw fileRefusal('pixels');
  if (Math.min(size.width, size.height) < MIN_SIDE) throw fileRefusal('small');
  try {
    return await asPage(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient());
  } catch {
    throw fileRefusal('damaged');
  }
}

/** Encodes a page in sRGB, with transparency flattened to a paper colour. */
export async function asPage(picture: Sharp): Promise<DrawnPage> {
  const { data, info } = await picture
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
