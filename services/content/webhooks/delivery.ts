import { createHash } from 'node:crypto';
import { errorMessage } from '../../process/error-message';
import { OutboundError, requestOutside } from '../http/outbound-request';
import type { WebhookMessage } from '../store/resource';
import type { Receiver } from './receiver';
import { signatureHeaders } from './signature';
import type { TransformedRequest } from './transformation';

const TIMEOUT_MS = 30_000;
/** Maximum size of a receiver's response, which is read for the log only. */
const ANSWER_MAX_BYTES = 20_000;
const LOGGED_BODY_CHARACTERS = 50_000;
const REDACTED = '[redacted]';

/** Message about a change, the same for all receivers. */
export interface Message {
  readonly topic: string;
  readonly resourceName: string;
  /** When the change happened, ISO 8601. */
  readonly at: string;
  /** Cause of the change, such as a scheduled action. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Result of one attempt. */
export interface Outcome {
  /** True if a retry may succeed. */
  readonly isTemporary: boolean;
  readonly isDelivered: boolean;
  readonly statusCode: number;
  readonly errors: readonly string[];
  /** In words, for the log. */
  readonly problem: string | null;
  readonly request: WebhookMessage & { readonly method: string };
  readonly response: WebhookMessage & { readonly statusCode: number };
}

/** Sends a message once. */
export async function deliver(
  receiver: Receiver,
  message: Message,
  { method, contentType, body }: TransformedRequest,
  { now, signal }: { readonly now: () => number; readonly signal: AbortSignal },
): Promise<Outcome> {
  const own = ownHeaders(receiver, message, contentType, body);
  // `now` may be a test clock; receivers compare the timestamp with it, too.
  const signature = receiver.secret
    ? signatureHeaders({ method, url: receiver.url, headers: own, body }, receiver.secret, now())
    : {};
  const headers = { ...receiver.headers, ...own, ...signature };
  const request = { method, url: receiver.url, headers: shown(headers, receiver), body: shortened(body) };
  try {
    const answer = await requestOutside(receiver.url, {
      method,
      headers,
      ...(body === '' ? {} : { body }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: ANSWER_MAX_BYTES,
      tooLong: 'cut',
      allowedHosts: receiver.allowedHosts,
      signal,
    });
    const { status } = answer;
    const isDelivered = status >= 200 && status < 300;
    const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return {
      isDelivered,
      isTemporary: status === 429 || status >= 500,
      statusCode: status,
      errors: isDelivered ? [] : [status >= 500 ? 'ServerError' : 'ClientError'],
      problem: isDelivered ? null : `it answered ${status}`,
      request,
      response: {
        url: receiver.url,
        statusCode: status,
        headers: shown(Object.fromEntries(received), receiver),
        body: answer.body.toString('utf8'),
      },
    };
  } catch (error) {
    const failure = error instanceof OutboundError ? error : null;
    const isRefused = failure?.problem === 'inside' || failure?.problem === 'address';
    return {
      isDelivered: false,
      isTemporary: failure !== null && !isRefused && failure.problem !== 'aborted',
      statusCode: 0,
      errors: [
        failure?.problem === 'timeout' ? 'TimeoutError' : isRefused ? 'ForbiddenAddress' : 'ConnectionError',
      ],
      problem: errorMessage(error),
      request,
      response: { url: receiver.url, statusCode: 0, headers: {}, body: '' },
    };
  }
}

/** Contentful's headers; all of them are signed. */
function ownHeaders(
  { name }: Receiver,
  { topic, resourceName, at, headers }: Message,
  contentType: string,
  body: string,
): Record<string, string> {
  const occasion = Object.entries(headers).map(
    ([key, value]) => [key.toLowerCase(), headerText(value)] as const,
  );
  return {
    ...Object.fromEntries(occasion),
    'content-type': contentType,
    'x-contentful-topic': topic,
    'x-contentful-webhook-name': headerText(name),
    'x-contentful-crn': resourceName,
    'x-contentful-event-datetime': at,
    // Equal for all attempts, so that receivers can drop duplicates.
    'x-contentful-idempotency-key': createHash('sha256')
      .update([topic, resourceName, at, name, body].join('\n'))
      .digest('hex'),
  };
}

/** Headers are limited to printable ASCII. */
function headerText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text.trim() : encodeURIComponent(text);
}

function shown(
  headers: Readonly<Record<string, string>>,
  { secretHeaders }: Receiver,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders.has(name) ? REDACTED : value]),
  );
}

function shortened(body: string): string {
  return body.length > LOGGED_BODY_CHARACTERS ? `${body.slice(0, LOGGED_BODY_CHARACTERS)}…` : body;
}
