import sharp, { type Sharp } from 'sharp';
import { fileRefusal } from './file-refusal';

/** A page as it is stored: a JPEG without metadata. */
export interface DrawnPage {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Phones take up to 50 megapixels; more would take gigabytes to decode. */
export const MAX_PIXELS = 60_000_000;
/** Shorter sides leave nothing to read. */
export const MIN_SIDE = 200;
/** Longer side of a stored page: small print of a sheet of paper can still be read. */
const MAX_SIDE = 2_500;
const QUALITY = 82;

/**
 * Draws a picture anew, upright and without metadata: neither where it was taken nor anything that hides between its pixels is stored.
 *
 * @param format as `sharp` names what the bytes are
 * @throws PlatformError for a picture that cannot be read, is too large or too small
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

/** Encodes a page. The colours are those of the web, and what is transparent becomes paper. */
export async function asPage(picture: Sharp): Promise<DrawnPage> {
  const { data, info } = await picture
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
