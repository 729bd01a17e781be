import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type {
  PlatformDocumentPages,
  PlatformRequestDocumentInitiation,
} from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import type { OpenDatabase, Queries } from '../database/database';
import { documentPages, playerDocuments } from '../database/tables/documents';
import { PlatformError } from '../errors';
import type { EventEmitter } from '../events';
import { lockAccount } from '../ledger/facts';
import { changeLevel } from './change-level';
import { openDocument } from './open-document';
import { drawPages } from './pages/draw-pages';
import type { SealedPages } from './pages/sealed-pages';

/** Maximum number of pages of a document. */
const MAX_PAGES = 20;

/** Document uploads: an upload is started, files are added, and it is submitted. */
export interface Uploads {
  /**
   * Starts an upload and ends an earlier one.
   * @returns its id
   */
  begin(playerId: number, document: PlatformRequestDocumentInitiation): Promise<string>;
  /**
   * Adds the pages of a file (JPEG, PNG, WebP, HEIC or PDF). Throws 404 for an ended upload, 415 and 422
   * `error.document.file.*` for a rejected file.
   */
  add(playerId: number, uploadId: string, file: Buffer): Promise<PlatformDocumentPages>;
  /** Submits the pages for review. Throws 409 `error.document.pages.missing` without any. */
  send(playerId: number, document: PlatformRequestDocumentInitiation): Promise<void>;
}

export function createUploads(
  database: OpenDatabase,
  events: EventEmitter,
  clock: Clock,
  pages: SealedPages,
): Uploads {
  const isOver = () =>
    new PlatformError(404, 'error.document.upload.over', 'The upload is over: begin a new one.');

  async function documentOf(queries: Queries, playerId: number, uploadId: string): Promise<string> {
    const [found] = await queries
      .select({ documentId: playerDocuments.documentId })
      .from(playerDocuments)
      .where(
        and(
          eq(playerDocuments.playerId, playerId),
          eq(playerDocuments.uploadId, uploadId),
          inArray(playerDocuments.documentStatus, ['REQUESTED', 'EXPIRED', 'UNREQUESTED']),
        ),
      );
    if (found === undefined) throw isOver();
    return found.documentId;
  }

  const pagesOf = (queries: Queries, uploadId: string) =>
    queries
      .select()
      .from(documentPages)
      .where(eq(documentPages.uploadId, uploadId))
      .orderBy(asc(documentPages.position));

  return {
    begin: (playerId, { documentType, subType }) =>
      database.transaction(async (tx) => {
        await lockAccount(tx, playerId);
        const { documentId } = await openDocument(tx, playerId, documentType, new Date(clock.now()));
        const uploadId = randomUUID();
        await tx
          .update(playerDocuments)
          .set({ uploadId, subType: subType ?? null })
          .where(eq(playerDocuments.documentId, documentId));
        return uploadId;
      }, 'read committed'),

    async add(playerId, uploadId, file) {
      await documentOf(database.db, playerId, uploadId);
      const before = await pagesOf(database.db, uploadId);
      const drawn = await drawPages(file, MAX_PAGES - before.length);
      const stored = await pages.put(drawn.map(({ jpeg }) => jpeg));
      try {
        return await database.transaction(async (tx) => {
          await lockAccount(tx, playerId);
          const documentId = await documentOf(tx, playerId, uploadId);
          const existing = await pagesOf(tx, uploadId);
          const added = stored.map((page, index) => ({
            ...page,
            documentId,
            uploadId,
            position: existing.length + index,
            width: drawn[index]?.width ?? 0,
            height: drawn[index]?.height ?? 0,
            uploadedAt: new Date(clock.now()),
          }));
          await tx.insert(documentPages).values(added);
          return {
            pages: [...existing, ...added].map(({ pageId, width, height }) => ({ pageId, width, height })),
          };
        }, 'read committed');
      } catch (error) {
        await pages.delete(stored.map(({ pageId }) => pageId));
        throw error;
      }
    },

    send: (playerId, { documentType, subType }) =>
      database.transaction(async (tx) => {
        await lockAccount(tx, playerId);
        const now = new Date(clock.now());
        const document = await openDocument(tx, playerId, documentType, now);
        const sent = await tx
          .update(documentPages)
          .set({ sentAt: now })
          .where(
            and(
              eq(documentPages.documentId, document.documentId),
              eq(documentPages.uploadId, document.uploadId ?? ''),
            ),
          )
          .returning({ pageId: documentPages.pageId });
        if (sent.length === 0)
          throw new PlatformError(409, 'error.document.pages.missing', 'There are no pages to look at yet.');
        await tx
          .update(playerDocuments)
          .set({
            documentStatus: 'UNDER_REVIEW',
            subType: subType ?? document.subType,
            rejectionReason: null,
            dueAt: null,
            updatedAt: now,
          })
          .where(eq(playerDocuments.documentId, document.documentId));
        await changeLevel(tx, events, playerId);
      }, 'read committed'),
  };
}
