import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import { decodePixels, type PicturePixels } from './decode-pixels.server';

const timeoutMs = 10_000;

/** Reads a picture from the content service; null if it cannot be read, because no check may fail for a picture. */
export async function readPicture(address: string): Promise<PicturePixels | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`the content service answered ${response.status}`);
    return await decodePixels(new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    log.warn(
      { event: 'picture.unmeasured', address, reason: errorMessage(error) },
      'contrast on a picture not checked',
    );
    return null;
  }
}
