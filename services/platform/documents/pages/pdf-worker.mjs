// @ts-check
/** Renders the pages of a PDF, one message each, in a separate thread, which can be terminated when it hangs. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** @type {{ bytes: Uint8Array, maxPages: number, maxSide: number, dotsPerPoint: number }} */
const { bytes, maxPages, maxSide, dotsPerPoint } = workerData;

async function draw() {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const count = document.getPageCount();
  if (count > maxPages) return parentPort?.postMessage({ kind: 'refused', reason: 'pages' });
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(dotsPerPoint, maxSide / Math.max(originalWidth, originalHeight, 1));
    const { width, height, data } = await page.render({ scale, render: 'bitmap' });
    parentPort?.postMessage({ kind: 'page', width, height, data });
  }
  parentPort?.postMessage({ kind: 'done' });
}

draw().catch((error) => {
  const reason = /password/i.test(String(error?.message)) ? 'password' : 'damaged';
  parentPort?.postMessage({ kind: 'refused', reason });
});
