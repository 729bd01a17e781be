import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createS3PageStore, type S3Settings } from './s3-page-store';

/** Storage of encrypted pages by id. */
export interface PageStore {
  put(pageId: string, bytes: Buffer): Promise<void>;
  /** @throws Error when the page is missing */
  get(pageId: string): Promise<Buffer>;
  /** Succeeds for a page that is already deleted. */
  delete(pageId: string): Promise<void>;
}

/** A folder, an S3 bucket, or neither: then pages are lost when the process ends. */
export interface PageStoreSettings {
  folder?: string;
  s3?: S3Settings;
}

export function createPageStore({ s3, folder }: PageStoreSettings): PageStore {
  if (s3) return createS3PageStore(s3);
  return folder === undefined ? createMemoryStore() : createFolderStore(folder);
}

function createMemoryStore(): PageStore {
  const pages = new Map<string, Buffer>();
  return {
    async put(pageId, bytes) {
      pages.set(pageId, bytes);
    },
    async get(pageId) {
      const bytes = pages.get(pageId);
      if (bytes === undefined) throw new Error(`There is no page ${pageId}.`);
      return bytes;
    },
    async delete(pageId) {
      pages.delete(pageId);
    },
  };
}

function createFolderStore(folder: string): PageStore {
  // Subfolders, as a folder with very many files is slow on some file systems.
  const fileOf = (pageId: string) => path.join(folder, pageId.slice(0, 2), pageId);
  return {
    async put(pageId, bytes) {
      const file = fileOf(pageId);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Written to a temporary name, so that a killed process leaves no partial page.
      await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
    },
    get: (pageId) => readFile(fileOf(pageId)),
    delete: (pageId) => rm(fileOf(pageId), { force: true }),
  };
}
