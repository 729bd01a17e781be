import type { ContentError } from '../../../schemas/generated/types';
import { validateContentError } from '../../../schemas/generated/validators.js';

/** The server refused a call, or could not be reached (`status` 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** For example `VersionMismatch`, `AccessDenied`, `SignedOut`, `Offline`. */
  readonly id: string;
  readonly details: ContentError['details'];
  constructor(status: number, { sys, message, details }: ContentError) {
    super(message ?? sys.id);
    this.status = status;
    this.id = sys.id;
    this.details = details;
  }
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type Guard<T> = (value: unknown) => value is T;

/** Listeners for the end of the session, which shows the sign-in over the page. */
const signedOutListeners = new Set<(error: ApiError) => void>();

/** @returns a function that unsubscribes */
export function onSignedOut(listener: (error: ApiError) => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/**
 * Calls the studio's server and validates the response. Paths: `/api/me`, `/api/save`, and the management API of the
 * content service below
 * `/api/environment/…` and `/api/space/…`.
 * @throws ApiError
 */
export async function call<T>(path: string, isExpected: Guard<T>, options: Call = {}): Promise<T> {
  const value: unknown = await (await send(path, options)).json().catch(() => undefined);
  if (isExpected(value)) return value;
  throw new ApiError(502, {
    sys: { id: 'UnexpectedAnswer' },
    message: `${path} answered something unexpected`,
  });
}

/**
 * The same for calls whose response is ignored.
 * @throws ApiError
 */
export async function send(
  path: string,
  { method = 'GET', body, headers, signal }: Call = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, { sys: { id: 'Offline' } });
  });
  if (response.ok) return response;
  const value: unknown = await response.json().catch(() => undefined);
  const error = new ApiError(
    response.status,
    validateContentError(value) ? value : { sys: { id: 'ServerError' } },
  );
  if (error.status === 401) for (const listener of signedOutListeners) listener(error);
  throw error;
}
