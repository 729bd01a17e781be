import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve('content-fixtures/files');

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

/** Stands in for a picture the content fixtures do not have; stretches to whatever space the block reserves. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40" width="640" height="400" preserveAspectRatio="none"><rect width="64" height="40" fill="#7b8394"/><path d="M0 40 22 14l12 14 9-9 21 21z" fill="#a6adbb"/><circle cx="48" cy="11" r="5" fill="#c9ced8"/></svg>`;

/** The picture a fixture names: one of the content fixtures' files, else a placeholder, so that a frame never lacks one. */
export async function fixturePicture(
  name: string,
): Promise<{ body: Uint8Array<ArrayBuffer> | string; type: string }> {
  const file = path.resolve(folder, name);
  const type = types[path.extname(file)];
  const inside = file.startsWith(folder + path.sep);
  const body = inside && type ? await readFile(file).catch(() => undefined) : undefined;
  return body && type ? { body: new Uint8Array(body), type } : { body: placeholder, type: 'image/svg+xml' };
}
