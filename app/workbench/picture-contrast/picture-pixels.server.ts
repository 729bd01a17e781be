import { imageQualities, type ImageWidth } from '../../../schemas/image-sizes';
import { environment } from '../../server/environment.server';
import { memo } from '../../memo/process-memos.server';
import { readPicture } from './read-picture.server';
import type { PicturePixels } from './decode-pixels.server';

/** A size that pages ask for too, so that the content service has it. */
const width: ImageWidth = 240;
const dayMs = 24 * 3_600_000;

/** Another file has another address, so that what was measured holds for good. */
const pixels = memo(({ address }: { address: string }) => readPicture(address), {
  maxBytes: 16_000_000,
  size: (value: PicturePixels | null) => 100 + 8 * (value?.rgb.length ?? 0),
  maxAge: dayMs,
  // One that could not be read is tried again.
  stores: (value) => value !== null,
});

/** The pixels of pictures by their addresses, which the delivery API gives without protocol; without those that cannot be read. */
export async function pixelsOfPictures(
  addresses: Iterable<string>,
): Promise<ReadonlyMap<string, PicturePixels>> {
  const found = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const { href } = new URL(address, environment.content.apiUrl);
      const small = `${href}?w=${width}&fm=webp&q=${imageQualities.webp}`;
      const value = await pixels.get({ address: small });
      return value ? [[address, value] as const] : [];
    }),
  );
  return new Map(found.flat());
}
