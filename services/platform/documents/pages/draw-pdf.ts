import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { fileRefusal } from './file-refusal';
import { asPage, type DrawnPage } from './picture-page';

const WORKER = new URL('./pdf-worker.mjs', import.meta.url);
/** 150 dots per inch; a point is a 72nd of an inch. */
const DOTS_PER_POINT = 150 / 72;
const MAX_SIDE = 2_500;
const LONGEST_MS = 20_000;

type Message =
  | { kind: 'page'; width: number; height: number; data: Uint8Array }
  | { kind: 'refused'; reason: 'pages' | 'password' | 'damaged' }
  | { kind: 'done' };

/**
 * Renders the pages of a PDF as pictures, so that its scripts, attachments and metadata are not stored.
 *
 * @throws PlatformError for a PDF that is damaged, password-protected, has too many pages or takes too long
 */
export async function drawPdf(bytes: Buffer, maxPages: number): Promise<DrawnPage[]> {
  const worker = new Worker(WORKER, {
    workerData: { bytes, maxPages, maxSide: MAX_SIDE, dotsPerPoint: DOTS_PER_POINT },
    // Loaders of the parent process, as in development, do not work in the thread.
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  try {
    const pages = await pagesFrom(worker);
    if (pages.length === 0) throw fileRefusal('empty');
    return pages;
  } finally {
    await worker.terminate();
  }
}

/** Encodes each page as it arrives, since bitmaps are large. */
function pagesFrom(worker: Worker): Promise<DrawnPage[]> {
  return new Promise((resolve, reject) => {
    const pages: Promise<DrawnPage>[] = [];
    const timer = setTimeout(() => reject(fileRefusal('slow')), LONGEST_MS);
    worker.on('message', (message: Message) => {
      if (message.kind === 'page') {
        const { data, width, height } = message;
        pages.push(asPage(sharp(data, { raw: { width, height, channels: 4 } })));
      } else if (message.kind === 'refused') reject(fileRefusal(message.reason));
      else Promise.all(pages).then(resolve, reject);
    });
    // The library aborts on some damaged files.
    worker.on('error', () => reject(fileRefusal('damaged')));
    worker.on('exit', () => {
      clearTimeout(timer);
      void Promise.allSettled(pages).then(() => reject(fileRefusal('damaged')));
    });
  });
}
