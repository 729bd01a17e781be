import sharp from 'sharp';

/** A picture as few pixels: red, green and blue of each, row by row, from 0 to 255. */
export interface PicturePixels {
  width: number;
  height: number;
  rgb: readonly number[];
}

/** About as fine as the letters of a headline on it. */
const columns = 60;

/** The pixels of a picture file, made few enough to look at each. @throws for what is no picture */
export async function decodePixels(file: Uint8Array): Promise<PicturePixels> {
  const { data, info } = await sharp(file)
    .resize({ width: columns })
    .flatten({ background: '#000' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = [...data];
  // A picture without colours has one value for each pixel.
  return {
    width: info.width,
    height: info.height,
    rgb: info.channels >= 3 ? rgb : rgb.flatMap((grey) => [grey, grey, grey]),
  };
}
