import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import express, { type Router } from 'express';
import type { Studio } from './app';
import { inspectFile } from './inspect-file';
import { withReceivedFile } from './received-file';
import { sendUpload } from './send-upload';
import { signedIn } from './signed-in';

/** The embedded content service takes as much. */
const maxUploadBytes = 50 * 1024 * 1024;

/**
 * Takes the bytes of a file, looks at what they are, and hands them to the content service as an upload. The page makes an asset of it; what
 * is refused never reaches the content service.
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
