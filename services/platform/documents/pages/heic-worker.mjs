// @ts-check
/** Decodes a HEIC picture in a separate thread, which can be terminated when it hangs or uses too much memory. */
import { parentPort, workerData } from 'node:worker_threads';
import loadLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** @type {{ bytes: Uint8Array, maxPixels: number }} */
const { bytes, maxPixels } = workerData;

/** Offsets of the library's limits in `heif_security_limits`, and their default values. */
const PIXELS_AT = { offset: 8, usual: 2n ** 30n };
const BLOCK_AT = { offset: 40, usual: 2n ** 32n };

async function decode() {
  const library = await loadLibrary();
  const limits = new DataView(library.HEAPU8.buffer, library._heif_get_global_security_limits());
  lower(limits, PIXELS_AT, maxPixels);
  lower(limits, BLOCK_AT, maxPixels * 5);
  const [image] = new library.HeifDecoder().decode(bytes);
  if (!image) return parentPort?.postMessage({ kind: 'refused', reason: 'damaged' });
  const width = image.get_width();
  const height = image.get_height();
  if (width * height > maxPixels) return parentPort?.postMessage({ kind: 'refused', reason: 'pixels' });
  const data = new Uint8ClampedArray(width * height * 4);
  image.display({ data, width, height }, (/** @type {unknown} */ drawn) =>
    drawn
      ? parentPort?.postMessage({ kind: 'picture', width, height, data }, [data.buffer])
      : parentPort?.postMessage({ kind: 'refused', reason: 'damaged' }),
  );
}

/**
 * @param {DataView} limits
 * @param {{ offset: number, usual: bigint }} place
 * @param {number} value
 */
function lower(limits, { offset, usual }, value) {
  if (limits.getBigUint64(offset, true) !== usual) throw new Error('The limits of the library have moved.');
  limits.setBigUint64(offset, BigInt(value), true);
}

decode().catch(() => parentPort?.postMessage({ kind: 'refused', reason: 'damaged' }));
