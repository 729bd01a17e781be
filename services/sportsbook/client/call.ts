import type { ErrorReply } from '../api';

/** Outcome of a call; without a response there is no status. */
export type Answer<T> =
  { kind: 'done'; body: T } | { kind: 'refused'; status: number; error: ErrorReply } | { kind: 'none' };

const PATIENCE_MS = 15_000;

/** Calls the sportsbook API with the user context of this frame. Responses are not validated: client and server are one build. */
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
