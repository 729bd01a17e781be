import {
  redirect,
  unstable_createMemoryUploadHandler as memoryUploads,
  unstable_parseMultipartFormData as parseMultipart,
} from '@remix-run/node';
import { log } from '../../server/log.server';
import { bodyTooLong, readBytes } from '../../server/read-text.server';
import { PlatformError } from '../../platform/client.server';
import { type Player, requirePlayer } from '../../platform/player.server';
import { isSameOrigin } from '../../platform/same-origin.server';
import { tabPaths } from '../account/account-navigation';
import { answerForm } from '../forms/read-form.server';
import { addFile, beginUpload, finishUpload, type SentDocument } from './document-calls.server';
import { type FileType, fileTypeOfSlug, slugOf } from './document-flow';
import { payloadKeys } from './payload-keys';

const maxFileBytes = 10_000_000;
/** Ten phone photos; scripts send each file separately. */
const maxFormBytes = 45_000_000;
const subTypeShape = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * Handles the form of a document submitted by the browser: all files at once.
 * @throws Response a redirect to the list of documents, 403 for a form of another site, 413 for too many bytes
 */
export async function receiveDocument(request: Request, slug: string | undefined) {
  const player = await requirePlayer(request);
  const type = fileTypeOfSlug(slug ?? '');
  if (!type) throw Response.json({ code: 'error.request.invalid' }, { status: 404 });
  if (!isSameOrigin(request)) throw Response.json({ code: 'error.request.refused' }, { status: 403 });
  const body = await readBytes(request, maxFormBytes);
  if (!body) throw bodyTooLong(maxFormBytes);
  let code: string;
  try {
    const { url, headers } = request;
    const form = new Request(url, { method: 'POST', headers, body: new Uint8Array(body) });
    const fields = await parseMultipart(form, memoryUploads({ maxPartSize: maxFileBytes }));
    await sendAll(player, documentOf(type, fields.get('subType')), filesIn(fields, payloadKeys[type]));
    const next = `/${player.site.locale}${tabPaths.verification}?sent=${slugOf(type)}`;
    throw redirect(next, { status: 303 });
  } catch (error) {
    if (error instanceof Response) throw error;
    code = codeOf(error);
  }
  return answerForm(request, { answer: { result: { status: 'error', error: { '': [code] } } } });
}

async function sendAll(player: Player, document: SentDocument, files: readonly Blob[]): Promise<void> {
  if (files.length === 0) throw new PlatformError('error.document.pages.missing', 409, 'no files');
  const upload = await beginUpload(player, document);
  for (const file of files) await addFile(player, upload, new Uint8Array(await file.arrayBuffer()));
  await finishUpload(player, document);
}

/** A file field without a choice is submitted as an empty file. */
function filesIn(fields: FormData, key: string): Blob[] {
  return fields.getAll(key).filter((file): file is File => file instanceof Blob && file.size > 0);
}

/** @param subType as submitted; an invalid code is ignored */
export function documentOf(documentType: FileType, subType: unknown): SentDocument {
  const isCode = typeof subType === 'string' && subTypeShape.test(subType);
  return { documentType, ...(isCode ? { subType } : {}) };
}

function codeOf(error: unknown): string {
  if (error instanceof PlatformError) {
    if (error.refused) return error.code;
    log.error({ event: 'document.failed', reason: error.message }, 'a document could not be sent');
    return 'error.system.error';
  }
  if (error instanceof Error && error.name === 'MaxPartSizeExceededError') return 'error.file.too.long';
  if (error instanceof Error && /multipart|boundary/i.test(error.message))
    return 'error.document.pages.missing';
  throw error;
}
