import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import express, { type Router } from 'express';
import { isRecord } from '../../schemas/is-record';
import type { Studio } from './app';
import { ContentUnreachable } from './content-api';
import { inspectFile } from './inspect-file';
import { withReceivedFile } from './received-file';
import { signedIn } from './signed-in';
import { StudioRefusal } from './studio-refusal';

/** The embedded content service takes as much. */
const maxUploadBytes = 50 * 1024 * 1024;
const uploadTimeoutMs = 120_000;

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
        return { uploadId: await handOver(studio, token, file, size), contentType };
      });
      response.status(201).json(answer);
    }),
  );
  return router;
}

/** @returns the id of the upload @throws ContentUnreachable @throws StudioRefusal what the content service refused */
async function handOver(
  { uploadUrl, content }: Studio,
  token: string,
  file: string,
  size: number,
): Promise<string> {
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': String(size),
    },
    body: Readable.toWeb(createReadStream(file)) as ReadableStream,
    // Required of a body that is a stream.
    duplex: 'half',
    signal: AbortSignal.timeout(uploadTimeoutMs),
    redirect: 'error',
  };
  const answer = await fetch(uploadUrl + content.inSpace('/uploads'), request).catch((error: unknown) => {
    throw new ContentUnreachable('the content service takes no uploads', { cause: error });
  });
  const value: unknown = await answer.json().catch(() => undefined);
  const sys = isRecord(value) && isRecord(value['sys']) ? value['sys'] : {};
  const { id } = sys;
  if (typeof id !== 'string') throw new ContentUnreachable(`an upload was answered with ${answer.status}`);
  if (answer.ok) return id;
  const message = isRecord(value) && typeof value['message'] === 'string' ? value['message'] : id;
  throw new StudioRefusal(answer.status, id, message);
}
