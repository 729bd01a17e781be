import { decode } from 'turbo-stream';

/** Islands and dialogs accept JSON only: they contain no decoder for Remix's stream. */
export function acceptsJsonOnly(request: Request): boolean {
  return request.headers.get('accept') === 'application/json';
}

/**
 * A `.data` response of Remix as JSON: of an action `{data}`, `{error}` or `{redirect}`, of loaders `{data}` or
 * `{error}` by route id.
 * Status and headers stay the same.
 */
export async function jsonAnswer({ body, status, headers }: Response): Promise<Response> {
  const { value, done } = body ? await decode(body, { plugins: [plain] }) : { value: null };
  await done;
  const answered = new Headers(headers);
  answered.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(value), { status, headers: answered });
}

/** Decodes Remix's own value types, dropping the stack of errors. */
function plain(type: string, ...[value]: unknown[]): { value: unknown } | false {
  switch (type) {
    case 'ErrorResponse':
    case 'SingleFetchRedirect':
    case 'SingleFetchClassInstance':
      return { value };
    case 'SanitizedError':
      return { value: { code: 'error.system.error' } };
    case 'SingleFetchFallback':
      return { value: undefined };
    default:
      return false;
  }
}
