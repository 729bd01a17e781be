import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { StudioRefusal } from './studio-refusal';
import { svgDanger } from './svg-danger';

/** Type of a file by its bytes, regardless of its name. */
export interface InspectedFile {
  readonly contentType: string;
}

const pictures = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);
const others = new Set(['video/mp4', 'video/webm', 'text/vtt', 'application/pdf']);

/** More than is ever shown: pages request a width of 1920 pixels at most. */
const maxMegapixels = 40;
/** For all frames of an animation together. */
const maxFrameMegapixels = 100;
/** Contentful does not resize larger pictures. */
const maxPictureBytes = 20_000_000;
const maxSvgBytes = 2_000_000;

/**
 * Detects a file's type by its bytes, and checks whether the library accepts it.
 * @param size in bytes
 * @throws StudioRefusal 415 for an unsupported type, 422 for a damaged, oversized or dangerous file
 */
export async function inspectFile(file: string, size: number): Promise<InspectedFile> {
  const type = (await fileTypeFromFile(file))?.mime;
  if (type !== undefined && pictures.has(type)) {
    await checkPicture(file, size);
    return { contentType: type };
  }
  if (type !== undefined && others.has(type)) return { contentType: type };
  if (type === undefined || type === 'application/xml') return inspectText(file, size);
  throw kindRefused(type);
}

async function checkPicture(file: string, size: number): Promise<void> {
  // Only the header is read.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) throw new StudioRefusal(422, 'PictureBroken', 'The picture cannot be read.');
  const { width, height } = header.autoOrient;
  const frames = header.pages ?? 1;
  const megapixels = (width * height) / 1e6;
  if (megapixels > maxMegapixels || megapixels * frames > maxFrameMegapixels)
    throw new StudioRefusal(422, 'PictureTooLarge', `The picture has ${Math.round(megapixels)} megapixels.`, {
      megapixels: Math.ceil(megapixels * frames),
      max: frames > 1 ? maxFrameMegapixels : maxMegapixels,
    });
  if (size > maxPictureBytes) throw tooHeavy(size, maxPictureBytes);
}

async function inspectText(file: string, size: number): Promise<InspectedFile> {
  if (size > maxSvgBytes) throw kindRefused(undefined);
  const text = decoded(await readFile(file));
  if (text === undefined || !/<([\w-]+:)?svg[\s>]/.test(text)) throw kindRefused(undefined);
  const found = svgDanger(text);
  if (found === undefined) return { contentType: 'image/svg+xml' };
  if (found === 'broken') throw new StudioRefusal(422, 'PictureBroken', 'The drawing cannot be read.');
  throw new StudioRefusal(422, 'DrawingUnsafe', `The drawing has parts that are not taken: ${found}.`, {
    found,
  });
}

/** Decodes UTF-8. Another encoding might be interpreted differently by the reader's browser. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function kindRefused(found: string | undefined): StudioRefusal {
  const message = `Files of the kind ${found ?? 'unknown'} are not taken.`;
  return new StudioRefusal(415, 'FileKindRefused', message, found === undefined ? {} : { found });
}

function tooHeavy(size: number, max: number): StudioRefusal {
  return new StudioRefusal(413, 'FileTooBig', `The file has ${size} bytes; at most ${max} are taken.`, {
    max,
  });
}
