import sharp from 'sharp';

/** A downscaled picture: red, green and blue of each pixel, row by row, from 0 to 255. */
export interface PicturePixels {
  width: number;
  height: number;
  rgb: readonly number[];
}

/** About the resolution of a headline's letters. */
const columns = 60;

/** The pixels of a picture file, downscaled for analysis. @throws for an invalid file */
export async function decodePixels(file: Uint8Array): Promise<PicturePixels> {
  const { data, info } = await sharp(file)
    .resize({ width: columns })
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = [...data];
  // A greyscale picture has one value per pixel.
  return {
    width: info.width,
    height: info.height,
    rgb: info.channels >= 3 ? rgb : rgb.flatMap((grey) => [grey, grey, grey]),
  };
}
