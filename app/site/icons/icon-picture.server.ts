import sharp from 'sharp';
import { memo } from '../../memo/process-memos.server';
import { configuration } from '../configuration/configuration.server';
import { brandIcons } from './brand-icons.server';
import { type IconKind, iconShapes } from './icon-kinds';

interface PictureKey {
  brandId: string;
  kind: IconKind;
}

const maxBytes = 8_000_000;

/** Rendered on first use, and again when the brand's folder changes. */
const pictures = memo<PictureKey, Buffer>(drawPicture, { maxBytes, size: ({ length }) => length });

/**
 * A brand's icon as PNG.
 * @throws Error when the brand has no drawing, or an invalid one
 */
export function iconPicture(brandId: string, kind: IconKind): Promise<Buffer> {
  return pictures.get({ brandId, kind });
}

/** Resolution at which one unit of a drawing is one pixel. */
const pixelDensity = 72;
const maxDensity = 2_400;

async function drawPicture({ brandId, kind }: PictureKey): Promise<Buffer> {
  const configured = configuration().brands.get(brandId);
  const icons = configured && brandIcons(brandId, configured.theme);
  if (!icons) throw new Error(`brand ${brandId} has no icon`);
  const { width, height, mark, filled } = iconShapes[kind];
  const drawing = Buffer.from(icons.drawing);
  // Rendered at its final size: upscaling a small bitmap would blur it.
  const { width: natural } = await sharp(drawing).metadata();
  const density = Math.min(maxDensity, Math.max(pixelDensity, (pixelDensity * mark) / natural));
  const drawn = await sharp(drawing, { density })
    .resize({ width: mark, height: mark, fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  const ground = filled ? icons.ground : transparent;
  return sharp({ create: { width, height, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const transparent = '#00000000';
