import type { MessageKey } from '../../../schemas/generated/message-keys';
import { sharpnessOf } from './sharpness';

/** A chosen page that has not been sent yet. */
export interface PageFile {
  id: string;
  name: string;
  /** The file to send: pictures are recompressed as JPEG, others unchanged. */
  file: Blob;
  /** Draws a preview into a canvas; missing for a PDF. */
  draw: ((canvas: HTMLCanvasElement) => void) | undefined;
  /** Suggestion for a better picture. */
  advice: MessageKey | undefined;
  /** Why it cannot be sent. */
  problem: MessageKey | undefined;
}

/** The platform stores no larger size, and the upload is a tenth of the original. */
const maxSide = 2_500;
const quality = 0.85;
/** The platform's limit. */
const maxBytes = 10_000_000;
const readableSide = 800;
/** Far below the sharpness of a readable photo of a document. */
const blurred = 25;
const previewSide = 320;

/** Reads a chosen file. Pictures are scaled down; those the browser cannot decode are sent unchanged. */
export async function readPageFile(file: File): Promise<PageFile> {
  const page: PageFile = {
    id: crypto.randomUUID(),
    name: file.name,
    file,
    draw: undefined,
    advice: undefined,
    problem: undefined,
  };
  if (file.size === 0) return { ...page, problem: 'verification.errors.empty' };
  if (isPdf(file)) return withSize(page);
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  // Few browsers decode HEIC; the platform detects types by content.
  if (!bitmap)
    return file.type.startsWith('image/') || isHeic(file)
      ? withSize(page)
      : { ...page, problem: 'verification.errors.type' };
  const preview = shrink(bitmap, previewSide);
  const advice = adviceOf(bitmap);
  const smaller = await toJpeg(shrink(bitmap, maxSide));
  bitmap.close();
  return withSize({
    ...page,
    file: smaller ?? file,
    advice,
    draw: (canvas) => {
      canvas.width = preview.width;
      canvas.height = preview.height;
      canvas.getContext('2d')?.drawImage(preview, 0, 0);
    },
  });
}

function isPdf({ type, name }: File): boolean {
  return type === 'application/pdf' || /\.pdf$/i.test(name);
}

/** The photo format of iPhones, for which some systems report no type. */
function isHeic({ name }: File): boolean {
  return /\.hei[cf]$/i.test(name);
}

function withSize(page: PageFile): PageFile {
  return page.file.size > maxBytes ? { ...page, problem: 'verification.errors.tooLarge' } : page;
}

function adviceOf(bitmap: ImageBitmap): MessageKey | undefined {
  if (Math.max(bitmap.width, bitmap.height) < readableSide) return 'verification.advice.small';
  const canvas = shrink(bitmap, 512);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels && sharpnessOf(pixels) < blurred ? 'verification.advice.blurred' : undefined;
}

function shrink(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // Transparent areas would become black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
