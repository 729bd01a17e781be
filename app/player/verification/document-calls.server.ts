import {
  validatePlatformDocumentInitiation,
  validatePlatformDocumentPages,
  validatePlatformEmpty,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import type { FileType } from './document-flow';

const documents = '/platform/v1/player/documents';
const uploadAddress = /^\/platform\/v1\/player\/documents\/uploads\/([0-9a-f-]{36})\/files$/;
/** Long timeout, because the platform renders each page again. */
const fileTimeoutMs = 30_000;

/** A document as submitted by a player. */
export interface SentDocument {
  documentType: FileType;
  subType?: string;
}

/** Starts an upload (API-112). @returns its id. Throws as `Player.call` does. */
export async function beginUpload({ call }: Player, document: SentDocument): Promise<string> {
  const { redirectUrl } = await call({
    method: 'POST',
    path: `${documents}/initiate`,
    body: document,
    validate: validatePlatformDocumentInitiation,
  });
  const id = uploadAddress.exec(redirectUrl)?.[1];
  if (id) return id;
  throw new PlatformError('reply.invalid', 200, 'The platform names no upload that the site can use.');
}

/** Adds a file to an upload. @returns the number of pages. Throws as `Player.call` does. */
export async function addFile({ call }: Player, upload: string, file: Uint8Array): Promise<number> {
  const { pages } = await call({
    method: 'POST',
    path: `${documents}/uploads/${encodeURIComponent(upload)}/files`,
    file,
    timeoutMs: fileTimeoutMs,
    validate: validatePlatformDocumentPages,
  });
  return pages.length;
}

/** Submits the pages for review (API-111). Throws as `Player.call` does. */
export async function finishUpload(player: Player, document: SentDocument): Promise<void> {
  try {
    await player.call({
      method: 'POST',
      path: `${documents}/status`,
      body: document,
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    // The response to an earlier submission was lost.
    if (!(error instanceof PlatformError) || error.code !== 'error.document.under.review') throw error;
  }
  // Cached player data depends on the documents.
  await player.refresh();
}
