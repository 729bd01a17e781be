import type { ErrorObject } from 'ajv';
import { environment } from '../environment.server';

interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

export interface PlatformRequest<T> {
  method?: 'GET' | 'POST';
  /** Below the platform's address, e.g. `/platform/v1/gaming/jackpots`. */
  path: string;
  query?: Record<string, string | number>;
  body?: object;
  siteId: number;
  /** ID token of a signed-in player; never reaches the browser. */
  idToken?: string;
  headers?: Record<string, string>;
  validate: Validate<T>;
}

/** The platform refused, failed or did not answer. `code` is one of the error catalogue, or `network`, or `reply.invalid`. */
export class PlatformError extends Error {
  override name = 'PlatformError';
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * One call of the platform. The reply is checked against its schema.
 *
 * @throws PlatformError
 */
export async function callPlatform<T>(request: PlatformRequest<T>): Promise<T> {
  const url = new URL(request.path, environment.platform.url);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, String(value));
  const method = request.method ?? 'GET';
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, {
      method,
      headers: {
        'x-site-context': String(request.siteId),
        'x-platform-key': environment.platform.key,
        ...(request.idToken ? { authorization: request.idToken } : {}),
        ...(request.body ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      body: request.body ? JSON.stringify(request.body) : undefined,
      signal: AbortSignal.timeout(environment.platform.timeoutMs),
    });
    body = await response.json();
  } catch (error) {
    throw new PlatformError(
      'network',
      0,
      `${method} ${request.path}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!response.ok)
    throw new PlatformError(
      errorCode(body),
      response.status,
      `${method} ${request.path}: ${response.status}`,
    );
  if (request.validate(body)) return body;
  const error = request.validate.errors?.[0];
  throw new PlatformError(
    'reply.invalid',
    response.status,
    `${method} ${request.path}: ${error?.instancePath ?? '/'} ${error?.message ?? 'is wrong'}`,
  );
}

function errorCode(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string')
    return body.code;
  return 'error.oops.tryAgain';
}
