import sharp, { type Metadata } from 'sharp';
import { WorkQueue } from '../../../process/work-queue';

/** More would take gigabytes when the picture is decoded to be scaled. */
const MAX_PIXELS = 100_000_000;
/** A file of a few bytes may decode to thousands of pictures. */
const MAX_FRAMES = 1000;

/** How the library that reads pictures calls what a content type promises. Other types of image it cannot read. */
const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/tiff': 'tiff',
  'image/svg+xml': 'svg',
};

/** A file that does not match its content type, or that would be dangerous to decode. The message tells which. */
export class UnfitFile extends Error {
  override name = 'UnfitFile';
}

/** A picture that decodes to more than the limit. */
export class PictureTooLarge extends UnfitFile {
  override name = 'PictureTooLarge';
}

const queue = new WorkQueue(2);

/**
 * The size of a picture in pixels, as it is shown; null when the file is none, or of a kind that cannot be measured. Pixels are not
 * decoded.
 * @throws UnfitFile
 */
export async function inspectFile(
  file: string,
  contentType: string,
): Promise<{ readonly width: number; readonly height: number } | null> {
  const type = contentType.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  const format = Object.hasOwn(FORMATS, type) ? FORMATS[type] : undefined;
  if (format === undefined) return null;
  const metadata = await queue.run(() => readMetadata(file, type));
  if (metadata.format !== format) {
    throw new UnfitFile(
      `The file is said to be ${type}, but its bytes are ${metadata.format}. Correct contentType in the asset's file.`,
    );
  }
  const { width, height } = metadata.autoOrient;
  const frames = metadata.pages ?? 1;
  if (width * height * frames > MAX_PIXELS || frames > MAX_FRAMES) {
    throw new PictureTooLarge(
      `The picture has ${width} × ${height} pixels${frames > 1 ? ` and ${frames} frames` : ''}; at most ${MAX_PIXELS} pixels and ${MAX_FRAMES} frames are taken. Make it smaller.`,
    );
  }
  return { width: Math.round(width), height: Math.round(height) };
}

async function readMetadata(file: string, type: string): Promise<Metadata> {
  try {
    // Only the header is read, and the limit that counts is checked by it.
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    throw new UnfitFile(`The file is said to be ${type}, but it cannot be read as such. It may be damaged.`);
  }
}
