import { isRecord } from '../../../../schemas/is-record';
import { validateContentError } from '../../../../schemas/generated/validators.js';
import { ApiError } from '../../api/call';
import { readPerson } from '../../api/session';

/** An uploaded file, not yet attached to an asset. */
export interface Upload {
  readonly uploadId: string;
  /** Detected from its bytes. */
  readonly contentType: string;
}

/**
 * Sends a file to the studio's server.
 * @param onProgress from 0 to 1; `fetch` does not report upload progress
 * @throws ApiError as `call` does
 */
export function sendBytes(
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/uploads');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const offline = () => reject(new ApiError(0, { sys: { id: 'Offline' } }));
    request.onerror = offline;
    request.onabort = offline;
    request.onload = () => {
      const value = parsed(request.responseText);
      if (isUpload(value)) return resolve(value);
      // Opens the sign-in over the page.
      if (request.status === 401) void readPerson().catch(() => undefined);
      reject(
        new ApiError(request.status, validateContentError(value) ? value : { sys: { id: 'ServerError' } }),
      );
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The response of a proxy.
    return undefined;
  }
}

function isUpload(value: unknown): value is Upload {
  return isRecord(value) && typeof value['uploadId'] === 'string' && typeof value['contentType'] === 'string';
}
