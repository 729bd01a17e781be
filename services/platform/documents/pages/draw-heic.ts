import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { fileRefusal } from './file-refusal';
import { asPage, type DrawnPage, MAX_PIXELS, MIN_SIDE } from './picture-page';

const WORKER = new URL('./heic-worker.mjs', import.meta.url);
const LONGEST_MS = 20_000;

type Message =
  | { kind: 'picture'; width: number; height: number; data: Uint8ClampedArray }
  | { kind: 'refused'; reason: 'pixels' | 'damaged' };
type Picture = Extract<Message, { kind: 'picture' }>;

/**
 * Renders the main picture of a HEIC file, the format of iPhones, upright and without metadata.
 *
 * @throws PlatformError for a picture that is damaged, too large or too small, or takes too long
 */
export async function drawHeic(bytes: Buffer): Promise<DrawnPage> {
  const worker = new Worker(WORKER, {
    workerData: { bytes, maxPixels: MAX_PIXELS },
    // Loaders of the parent process, as in development, do not work in the thread.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  try {
    const { width, height, data } = await pictureFrom(worker);
    if (Math.min(width, height) < MIN_SIDE) throw fileRefusal('small');
    return await asPage(sharp(data, { raw: { width, height, channels: 4 } }));
  } finally {
    await worker.terminate();
  }
}

function pictureFrom(worker: Worker): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(fileRefusal('slow')), LONGEST_MS);
    worker.on('message', (message: Message) => {
      if (message.kind === 'picture') resolve(message);
      else reject(fileRefusal(message.reason));
    });
    // The library aborts when it runs out of memory.
    worker.on('error', () => reject(fileRefusal('damaged')));
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(fileRefusal('damaged'));
    });
  });
}
