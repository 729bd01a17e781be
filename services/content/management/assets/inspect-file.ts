import sharp, { type Metadata } from 'sharp';
import { WorkQueue } from '../../../process/work-queue';

/** A larger picture would take gigabytes of memory when it is decoded for scaling. */
const MAX_PIXELS = 100_000_000;
/** A file of a few bytes may decode to thousands of frames. */
const MAX_FRAMES = 1000;

/** Names of the image library for content types. It cannot read other image types. */
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

/** A file that does not match its content type or is dangerous to decode. The message names the reason. */
export class UnfitFile extends Error {
  override name = 'UnfitFile';
}

/** A picture with more pixels or frames than the limit. */
export class PictureTooLarge extends UnfitFile {
  override name = 'PictureTooLarge';
}

const queue = new WorkQueue(2);

/**
 * Dimensions of a picture in pixels, after rotation; null if the file is not a picture or cannot be measured. Reads the header only.
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
    // Only the header is read; the pixel limit is checked afterwards.
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    throw new UnfitFile(`The file is said to be ${type}, but it cannot be read as such. It may be damaged.`);
  }
}
