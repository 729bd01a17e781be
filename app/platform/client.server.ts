import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorObject } from 'ajv';
import { request as sendRequest } from 'undici';
import { errorMessage } from '../server/error-message';
import type { PlatformError as PlatformErrorReply } from '../../schemas/generated/types';
import { validatePlatformError } from '../../schemas/generated/validators.js';
import { environment } from '../server/environment.server';
import { requestIdHeaders } from '../server/request-id.server';
import { addressOfCall } from './bases.server';

interface Validate<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

export interface PlatformRequest<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path on the platform, e.g. `/platform/v1/gaming/jackpots`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
  /** A file, sent instead of `body`. */
  file?: Uint8Array;
  siteId: number;
  /** ID token of a signed-in player; never sent to the browser. */
  idToken?: string;
  /** Access token, for calls that require it (NET-04). */
  accessToken?: string;
  /** Sent with a command: the platform executes the same key and body once, however often it arrives. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** Timeout in milliseconds; defaults to that of all calls. */
  timeoutMs?: number;
  validate: Validate<T>;
  /** Receives the headers of a successful response. */
  onReply?: (headers: IncomingHttpHeaders) => void;
}

/** The head of a response. */
interface Reply {
  statusCode: number;
  headers: IncomingHttpHeaders;
}

export type ValidationErrors = PlatformErrorReply['validationErrors'];

/**
 * The platform refused, failed or did not respond. `code` is one of the error catalogue, or `network`, or
 * `reply.invalid`;
 * `status` is 0 without a response.
 */
export class PlatformError extends Error {
  override name = 'PlatformError';
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    /** Refused fields by name. */
    readonly validationErrors: ValidationErrors = {},
    /** The time-out or exclusion in the body of a refused sign-in (AUTH-04). */
    readonly additionalInfo?: PlatformErrorReply['additionalInfo'],
    /** Milliseconds until a retry may succeed, from `Retry-After`. */
    readonly retryAfterMs?: number,
    /** Of a refused access check: the game is closed to the visitor (GAME-25). */
    readonly restrictedAccess?: boolean,
  ) {
    super(message);
  }

  /** Whether the platform rejected the call; otherwise it failed, and a retry may succeed. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/**
 * One call of the platform. The response is validated against its schema.
 * @throws PlatformError
 */
export async function callPlatform<T>(request: PlatformRequest<T>): Promise<T> {
  const { method = 'GET', path, validate, timeoutMs = environment.platform.timeoutMs } = request;
  let reply: Reply;
  let body: unknown;
  try {
    // `fetch` of the same library takes three times as long.
    const { body: stream, ...head } = await sendRequest(addressWithQuery(request), {
      method,
      headers: headersOf(request),
      body: request.file ?? (request.body ? JSON.stringify(request.body) : null),
      signal: AbortSignal.timeout(timeoutMs),
    });
    reply = head;
    body = await stream.json();
  } catch (error) {
    throw new PlatformError('network', 0, `${method} ${path}: Network Error: ${errorMessage(error)}`);
  }
  const { statusCode } = reply;
  if (statusCode < 200 || statusCode >= 300) throw refusalOf(`${method} ${path}`, reply, body);
  if (validate(body)) {
    request.onReply?.(reply.headers);
    return body;
  }
  const error = validate.errors?.[0];
  throw new PlatformError(
    'reply.invalid',
    statusCode,
    `${method} ${path}: ${error?.instancePath ?? '/'} ${error?.message ?? 'is wrong'}`,
  );
}

function addressWithQuery({ path, query }: PlatformRequest<unknown>): URL {
  const url = addressOfCall(path);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

function headersOf(request: PlatformRequest<unknown>): Record<string, string> {
  return {
    'x-site-context': String(request.siteId),
    'x-platform-key': environment.platform.key,
    ...requestIdHeaders(),
    ...(request.idToken ? { authorization: request.idToken } : {}),
    ...(request.accessToken ? { 'access-token': request.accessToken } : {}),
    ...(request.idempotencyKey ? { 'idempotency-key': request.idempotencyKey } : {}),
    ...(request.body ? { 'content-type': 'application/json' } : {}),
    ...(request.file ? { 'content-type': 'application/octet-stream' } : {}),
    ...request.headers,
  };
}

/** The error of a refusal in the platform's format, with fallbacks for other formats (ERR-28). */
function refusalOf(call: string, { statusCode: status, headers }: Reply, body: unknown): PlatformError {
  const retryAfterMs = retryAfter(headers);
  if (validatePlatformError(body))
    return new PlatformError(
      body.code,
      status,
      `${call}: ${status}`,
      body.validationErrors,
      body.additionalInfo,
      retryAfterMs,
      body.restrictedAccess,
    );
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return new PlatformError(
    typeof code === 'string' && code ? code : 'error.oops.tryAgain',
    status,
    `${call}: ${status}`,
    {},
    undefined,
    retryAfterMs,
  );
}

/** Only seconds are supported: the platform sends no dates. */
function retryAfter(headers: IncomingHttpHeaders): number | undefined {
  const value = headers['retry-after'] ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : undefined;
}
