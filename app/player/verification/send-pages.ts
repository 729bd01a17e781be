import { isRecord } from '../../../schemas/is-record';
import { codeOf } from '../forms/form-answer';

export interface PagesToSend {
  locale: string;
  /** Document type as in the address. */
  document: string;
  subType: string | undefined;
  files: readonly Blob[];
  /** @param sent files that have arrived */
  onProgress: (sent: number) => void;
}

/**
 * Uploads a document one file per request, so that each request finishes in time on a slow network. @returns the code
 * of a failure
 */
export async function sendPages({
  locale,
  document,
  subType,
  files,
  onProgress,
}: PagesToSend): Promise<string | undefined> {
  const address = (query: Record<string, string>) =>
    `/api/player/document?${new URLSearchParams({ locale, document, ...(subType ? { subType } : {}), ...query })}`;
  const begun = await post(address({ step: 'begin' }));
  const upload = isRecord(begun.body) ? begun.body['upload'] : undefined;
  if (begun.code !== undefined || typeof upload !== 'string') return begun.code ?? 'error.system.error';
  for (const [index, file] of files.entries()) {
    const { code } = await post(address({ step: 'file', upload }), file);
    if (code !== undefined) return code;
    onProgress(index + 1);
  }
  return (await post(address({ step: 'send' }))).code;
}

async function post(address: string, file?: Blob): Promise<{ body: unknown; code: string | undefined }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
      body: file ?? null,
    });
    const body: unknown = await response.json().catch(() => undefined);
    return { body, code: response.ok ? undefined : (codeOf(body) ?? 'error.system.error') };
  } catch {
    return { body: undefined, code: 'network' };
  }
}
