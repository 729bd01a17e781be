import type { ErrorReply } from '../api';

/** How the server answered; a call without an answer has no status. */
export type Answer<T> =
  { kind: 'done'; body: T } | { kind: 'refused'; status: number; error: ErrorReply } | { kind: 'none' };

const PATIENCE_MS = 15_000;

/** Calls the sportsbook's API with the context of this frame. The server's own replies have the type that it writes. */
export async function call<T>(
  base: string,
  method: string,
  path: string,
  content?: unknown,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${base.split('/').at(-1) ?? ''}`,
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(content === undefined ? {} : { body: JSON.stringify(content) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'done', body: body as T };
    return { kind: 'refused', status: response.status, error: body as ErrorReply };
  } catch {
    return { kind: 'none' };
  }
}
