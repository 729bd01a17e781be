import { isRecord } from '../../schemas/is-record';
import type { Studio } from './app';
import { ContentUnreachable } from './content-api';
import { repeatWhenLimited } from './repeat-when-limited';
import { StudioRefusal } from './studio-refusal';

const uploadTimeoutMs = 120_000;

/**
 * Uploads a file to the content service.
 * @param size bytes
 * @returns the id of the upload @throws ContentUnreachable @throws StudioRefusal the content service's refusal
 */
export async function sendUpload(
  { uploadUrl, content }: Pick<Studio, 'uploadUrl' | 'content'>,
  token: string,
  body: ReadableStream | string,
  size: number,
): Promise<string> {
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'content-length': String(size),
    },
    body,
    // Required of a body that is a stream.
    duplex: 'half',
    signal: AbortSignal.timeout(uploadTimeoutMs),
    redirect: 'error',
  };
  const send = () => fetch(uploadUrl + content.inSpace('/uploads'), request);
  // A stream can only be sent once.
  const sent = typeof body === 'string' ? repeatWhenLimited(send) : send();
  const answer = await sent.catch((error: unknown) => {
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
