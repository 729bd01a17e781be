import { imageQualities, type ImageWidth } from '../../../schemas/image-sizes';
import { environment } from '../../server/environment.server';
import { memo } from '../../memo/process-memos.server';
import { readPicture } from './read-picture.server';
import type { PicturePixels } from './decode-pixels.server';

/** A size that pages request too, so that the content service has it cached. */
const width: ImageWidth = 240;
const dayMs = 24 * 3_600_000;

/** A changed file has another address, so results stay valid. */
const pixels = memo(({ address }: { address: string }) => readPicture(address), {
  maxBytes: 16_000_000,
  size: (value: PicturePixels | null) => 100 + 8 * (value?.rgb.length ?? 0),
  maxAge: dayMs,
  // Failures are not cached.
  stores: (value) => value !== null,
});

/** The pixels of pictures by address, which has no protocol in the delivery API; unreadable ones are left out. */
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
