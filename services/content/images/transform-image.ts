import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { ImageFocus, ImageFormat, ImageParameters } from './image-parameters';
import { checkResultSize, drawingScale, resultSize } from './transform-size';

// One thread per process: several processes transform at once with the same throughput, and the service stays responsive.
sharp.concurrency(1);

/** Dots per inch at which an SVG has one pixel per user unit. */
const SVG_BASE_DENSITY = 72;
const MAX_PIXELS = 100_000_000;
/** AVIF: a low effort is several times faster for a few percent more bytes. */
const AVIF_EFFORT = 2;
/** Effort of reducing to 256 colours: five times faster than the default for a few percent more bytes. */
const PALETTE_EFFORT = 3;
/** Chroma subsampling, as in JPEG and WebP: 5% fewer bytes without a visible difference. */
const AVIF_COLOURS = '4:2:0';
const DEFAULT_QUALITY: Readonly<Record<'jpg' | 'webp' | 'avif', number>> = { jpg: 80, webp: 80, avif: 55 };

const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

const SOURCE_FORMATS: Readonly<Record<string, ImageFormat>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  // Raster format for SVG: small, supports transparency and all browsers.
  'image/svg+xml': 'webp',
};

const POSITIONS: Readonly<Record<Exclude<ImageFocus, 'face' | 'faces'>, string>> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
};

/** True if the Images API can transform a content type. */
export function isTransformable(contentType: string): boolean {
  return Object.hasOwn(SOURCE_FORMATS, contentType);
}

/** The output format: the requested one, or that of the original. */
export function outputFormat(contentType: string, parameters: ImageParameters): ImageFormat {
  return parameters.format ?? SOURCE_FORMATS[contentType] ?? 'png';
}

/** The media type of a format. */
export function contentTypeOf(format: ImageFormat): string {
  return CONTENT_TYPES[format];
}

/** Resizes and converts a picture as Contentful's Images API does. */
export async function transformImage(
  source: Buffer,
  contentType: string,
  parameters: ImageParameters,
): Promise<Buffer> {
  const format = outputFormat(contentType, parameters);
  const isVector = contentType === 'image/svg+xml';
  const metadata = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata();
  const size = { width: metadata.width, height: metadata.height };
  checkResultSize(resultSize(isVector ? size : metadata.autoOrient, parameters, isVector), format);
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS };
  if (isVector) {
    const density = (metadata.density ?? SVG_BASE_DENSITY) * drawingScale(size, parameters);
    options.density = Math.max(1, density);
  }

  let image = sharp(source, options).autoOrient();
  if (parameters.fit === 'crop') image = await cropped(image, parameters);
  else if (parameters.width !== null || parameters.height !== null)
    image = resized(image, parameters, isVector, format);
  if (parameters.radius !== null) image = await rounded(image, parameters.radius);
  if (parameters.background !== null || format === 'jpg') {
    image = sharp(await image.png({ compressionLevel: 0 }).toBuffer()).flatten({
      background: parameters.background ?? '#ffffff',
    });
  }
  return encoded(image, format, parameters).toBuffer();
}

function positionOf(focus: ImageFocus): string | number {
  return focus === 'face' || focus === 'faces' ? sharp.strategy.attention : POSITIONS[focus];
}

function resized(image: Sharp, parameters: ImageParameters, isVector: boolean, format: ImageFormat): Sharp {
  const { width, height, fit, focus, background } = parameters;
  const clear = format === 'jpg' ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 };
  const box = { width: width ?? undefined, height: height ?? undefined };
  switch (fit) {
    case 'scale':
      return image.resize({ ...box, fit: 'fill' });
    case 'fill':
    case 'thumb':
      return image.resize({ ...box, fit: 'cover', position: positionOf(focus) });
    case 'pad':
      return image.resize({
        ...box,
        fit: 'contain',
        background: background ?? clear,
        withoutEnlargement: false,
      });
    default:
      // Raster pictures are never enlarged; SVG scales without loss.
      return image.resize({ ...box, fit: 'inside', withoutEnlargement: !isVector });
  }
}

/** Crops the original without scaling. */
async function cropped(image: Sharp, { width, height, focus }: ImageParameters): Promise<Sharp> {
  const { data, info } = await image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
  const box = {
    width: Math.min(width ?? info.width, info.width),
    height: Math.min(height ?? info.height, info.height),
  };
  if (focus === 'face' || focus === 'faces')
    return sharp(data).resize({ ...box, fit: 'cover', position: positionOf(focus) });
  const place = (name: string, before: string, after: string, space: number) =>
    name.split('_').includes(before) ? 0 : name.split('_').includes(after) ? space : Math.floor(space / 2);
  return sharp(data).extract({
    ...box,
    left: place(focus, 'left', 'right', info.width - box.width),
    top: place(focus, 'top', 'bottom', info.height - box.height),
  });
}

async function rounded(image: Sharp, radius: number | 'max'): Promise<Sharp> {
  const { data, info } = await image
    .ensureAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius];
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`;
  return sharp(data).composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
}

function encoded(image: Sharp, format: ImageFormat, { quality, flag }: ImageParameters): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: quality ?? DEFAULT_QUALITY.jpg, progressive: flag === 'progressive' });
    case 'webp':
      return image.webp({ quality: quality ?? DEFAULT_QUALITY.webp, effort: 3 });
    case 'avif':
      return image.avif({
        quality: quality ?? DEFAULT_QUALITY.avif,
        effort: AVIF_EFFORT,
        chromaSubsampling: AVIF_COLOURS,
      });
    case 'gif':
      return image.gif({ effort: PALETTE_EFFORT });
    case 'png':
      return flag === 'png8'
        ? image.png({ palette: true, quality: quality ?? 100, effort: PALETTE_EFFORT })
        : image.png();
  }
}
