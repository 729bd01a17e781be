import { fileTypeFromBuffer } from 'file-type';
import { WorkQueue } from '../../../process/work-queue';
import { drawHeic } from './draw-heic';
import { drawPdf } from './draw-pdf';
import { fileRefusal } from './file-refusal';
import { hasHiddenFormat } from './hidden-formats';
import { type DrawnPage, drawPicture } from './picture-page';

/** Names of accepted formats in `sharp`. */
const PICTURES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const HEIC = /^image\/hei[cf](-sequence)?$/;

/** Rendering a large file takes a few hundred megabytes. */
const queue = new WorkQueue(2);

/**
 * The pages of a file, whose format is detected from its bytes.
 *
 * @throws PlatformError `error.document.file.*` for a rejected file
 */
export async function drawPages(bytes: Buffer, maxPages: number): Promise<DrawnPage[]> {
  if (bytes.length === 0) throw fileRefusal('empty');
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? '';
  if (type === 'application/pdf') {
    if (hasHiddenFormat(bytes, 'pdf')) throw fileRefusal('mixed');
    return queue.run(() => drawPdf(bytes, maxPages));
  }
  const format = Object.hasOwn(PICTURES, type) ? PICTURES[type] : undefined;
  if (format === undefined && !HEIC.test(type)) throw fileRefusal('type');
  if (hasHiddenFormat(bytes, 'picture')) throw fileRefusal('mixed');
  if (maxPages < 1) throw fileRefusal('pages');
  return [await queue.run(() => (format === undefined ? drawHeic(bytes) : drawPicture(bytes, format)))];
}
