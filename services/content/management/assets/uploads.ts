import type { Request, Router } from 'express';
import { ApiError, badRequest, notFound } from '../../http/api-error';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import type { StoredUpload } from '../../store/resource';
import { present } from '../bodies/present';
import { newId, newSys } from '../space/space-resource';
import { FileEmpty, FileTooBig, type StoredFile, type UploadFiles } from './upload-files';

/** Time after which an unused upload expires. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Adds `/uploads`: bytes for a new asset file. */
export function addUploadRoutes(
  router: Router,
  context: RestContext,
  files: UploadFiles,
  maxBytes: number,
): void {
  const { store } = context;

  router.post(
    '/uploads',
    answer(async (request) => {
      const file = await receive(request, files, maxBytes);
      const upload = await store.write(actorOf(request), (tx) => {
        const expiresAt = new Date(Date.parse(tx.now) + UPLOAD_LIFETIME_MS).toISOString();
        const stored = { sys: { ...newSys('Upload', newId(), tx), expiresAt }, ...file };
        tx.shared.put('Upload', stored);
        return stored;
      });
      return { status: 201, body: presentUpload(upload, context) };
    }),
  );

  router.get(
    '/uploads/:id',
    answer(({ params }) => ({ body: presentUpload(existingUpload(params.id, context), context) })),
  );

  router.delete(
    '/uploads/:id',
    answer(async (request) => {
      const { params } = request;
      const { id } = existingUpload(params.id, context).sys;
      // Only the upload is deleted; the sweep removes the bytes once neither an asset nor another upload uses them.
      await store.write(actorOf(request), (tx) => tx.shared.remove('Upload', id));
      return {};
    }),
  );
}

/**
 * An upload that has not expired.
 * @throws ApiError 404, also for an expired one
 */
export function existingUpload(id: string | undefined, { store, now }: RestContext): StoredUpload {
  const upload = store.shared.get('Upload', id ?? '');
  if (!upload || isExpired(upload, now())) throw notFound({ type: 'Upload', id });
  return upload;
}

/** @param now milliseconds since 1970 */
export function isExpired({ sys }: StoredUpload, now: number): boolean {
  return Date.parse(sys.expiresAt) <= now;
}

async function receive(request: Request, files: UploadFiles, maxBytes: number): Promise<StoredFile> {
  if (!request.is('application/octet-stream')) {
    throw new ApiError(415, 'UnsupportedMediaType', 'Send the bytes of a file as application/octet-stream.');
  }
  try {
    if (Number(request.get('content-length') ?? 0) > maxBytes) throw new FileTooBig();
    // The connection stays open, so that the client receives the error response.
    return await files.add(request.iterator({ destroyOnReturn: false }), maxBytes);
  } catch (error) {
    request.resume();
    if (error instanceof FileEmpty)
      throw badRequest('The upload is empty. Send the bytes of a file as the body.');
    if (!(error instanceof FileTooBig)) throw error;
    throw new ApiError(
      413,
      'PayloadTooLarge',
      `The file is larger than ${maxBytes} bytes, which is the limit.`,
    );
  }
}

function presentUpload(upload: StoredUpload, context: RestContext) {
  return { sys: present(upload, null, context).sys };
}
