import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import express, { type Router } from 'express';
import type { Studio } from './app';
import { inspectFile } from './inspect-file';
import { withReceivedFile } from './received-file';
import { sendUpload } from './send-upload';
import { signedIn } from './signed-in';

/** The same limit as the embedded content service. */
const maxUploadBytes = 50 * 1024 * 1024;

/**
 * Receives a file, checks its type, and uploads it to the content service. The page makes an asset of it; refused files
 * never reach the content service.
 */
export function uploadRoutes(studio: Studio): Router {
  const router = express.Router();
  router.post(
    '/uploads',
    signedIn(studio, async ({ token }, request, response) => {
      const answer = await withReceivedFile(request, maxUploadBytes, async (file, size) => {
        const { contentType } = await inspectFile(file, size);
        const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
        return { uploadId: await sendUpload(studio, token, body, size), contentType };
      });
      response.status(201).json(answer);
    }),
  );
  return router;
}
