import { randomUUID } from 'node:crypto';
import type { PageSeal } from './page-seal';
import type { PageStore } from './page-store';

/** Encrypted pages in the page store. */
export interface SealedPages {
  /** Stores pages under new ids, all or none. */
  put(pages: readonly Buffer[]): Promise<{ pageId: string; keyId: string }[]>;
  /** @throws Error when the page or its key is missing, or the page was changed */
  get(page: { pageId: string; keyId: string }): Promise<Buffer>;
  delete(pageIds: readonly string[]): Promise<void>;
}

export function createSealedPages(seal: PageSeal, store: PageStore): SealedPages {
  const remove = async (pageIds: readonly string[]) => {
    for (const pageId of pageIds) await store.delete(pageId);
  };
  return {
    async put(pages) {
      const stored: { pageId: string; keyId: string }[] = [];
      try {
        for (const page of pages) {
          const pageId = randomUUID();
          const { keyId, sealed } = seal.seal(pageId, page);
          stored.push({ pageId, keyId });
          await store.put(pageId, sealed);
        }
        return stored;
      } catch (error) {
        await remove(stored.map(({ pageId }) => pageId)).catch(() => undefined);
        throw error;
      }
    },
    get: async ({ pageId, keyId }) => seal.open(pageId, keyId, await store.get(pageId)),
    delete: remove,
  };
}
