import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isGlobalAddress } from './global-address';

export type OutboundProblem =
  'address' | 'inside' | 'unreachable' | 'timeout' | 'tooLarge' | 'redirects' | 'aborted';

/** A request that was not sent or got no response. The message names the reason and a remedy. */
export class OutboundError extends Error {
  override name = 'OutboundError';

  /**
   * @param problem `address`: not a valid HTTP URL; `inside`: the address is on this machine or its network;
   * `unreachable`, `timeout`, `tooLarge`, `redirects`: the request failed; `aborted`: the caller's signal
   * aborted it
   */
  constructor(
    readonly problem: OutboundProblem,
    message: string,
  ) {
    super(message);
  }
}

/** Resolves all addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface OutboundOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** For the whole request, from the DNS lookup to the last byte. */
  readonly timeoutMs: number;
  /** Maximum size of the response body. */
  readonly maxBytes: number;
  /** Longer bodies fail the request (the default) or are truncated. */
  readonly tooLong?: 'fail' | 'cut';
  /** Redirects of a GET to follow, each checked like the first URL. Further ones are returned as the response. Default 0. */
  readonly maxRedirects?: number;
  /** Internal hosts that are allowed: `localhost:3000`, or `localhost` for every port. */
  readonly allowedHosts: readonly string[];
  readonly signal?: AbortSignal;
  /** DNS resolver; the system's by default. */
  readonly resolve?: Resolve;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Timeout of the DNS lookup for an address in a request. */
const LOOK_UP_MS = 2000;

const systemLookup = promisify(lookup);
const resolveBySystem: Resolve = (hostname) => systemLookup(hostname, { all: true });

/** Names reserved for this machine or its local network (RFC 6761, RFC 6762, RFC 8375). */
const INSIDE_NAMES = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/**
 * Validates an outbound URL without a DNS lookup.
 * @throws OutboundError `address` or `inside`
 */
export function readOutsideUrl(text: string, allowedHosts: readonly string[]): URL {
  if (!URL.canParse(text)) {
    throw new OutboundError('address', `"${text}" is no address. Give one such as https://example.com/path.`);
  }
  // Parsing also normalises other notations of IPv4, such as 0x7f.1 and 2130706433.
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError('address', `${url.protocol}// cannot be called. Use https:// or http://.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError(
      'address',
      'An address with a user name or password cannot be called. Send these in an Authorization header.',
    );
  }
  if (isAllowed(url, allowedHosts)) return url;
  const host = bareHost(url);
  if (isIP(host) === 0 ? INSIDE_NAMES.test(host.replace(/\.$/, '')) : !isGlobalAddress(host))
    throw isInside(url);
  return url;
}

/**
 * Like {@link readOutsideUrl}, with a DNS lookup. A name that does not resolve passes: it may exist later, and each call checks it again.
 * @throws OutboundError `address` or `inside`
 */
export async function checkOutsideUrl(
  text: string,
  { allowedHosts, resolve = resolveBySystem }: Pick<OutboundOptions, 'allowedHosts' | 'resolve'>,
): Promise<void> {
  const url = readOutsideUrl(text, allowedHosts);
  const host = bareHost(url);
  if (isAllowed(url, allowedHosts) || isIP(host) !== 0) return;
  const addresses = await Promise.race([
    resolve(host).catch(() => []),
    sleep(LOOK_UP_MS, [], { ref: false }),
  ]);
  if (addresses.length > 0 && !addresses.some(({ address }) => isGlobalAddress(address))) throw isInside(url);
}

/**
 * Sends a request to an untrusted URL, but never inside the network: the IP address is checked when connecting,
 * which prevents DNS rebinding.
 * @throws OutboundError
 */
export async function requestOutside(text: string, options: OutboundOptions): Promise<OutboundAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  let url = readOutsideUrl(text, options.allowedHosts);
  let { headers = {} } = options;
  const { method = 'GET', maxRedirects = 0 } = options;
  try {
    for (let redirects = 0; ; redirects += 1) {
      const answer = await send(url, { ...options, method, headers }, signal);
      const { location } = answer.headers;
      const isRedirect = [301, 302, 303, 307, 308].includes(answer.status) && location !== undefined;
      if (!isRedirect || method !== 'GET' || maxRedirects === 0) return answer;
      if (redirects === maxRedirects) {
        throw new OutboundError(
          'redirects',
          `${text} redirects more than ${maxRedirects} times. Give the address that it ends at.`,
        );
      }
      const next = readOutsideUrl(
        URL.canParse(location, url) ? new URL(location, url).href : location,
        options.allowedHosts,
      );
      // Headers such as tokens must not be sent to another origin.
      if (next.origin !== url.origin) headers = {};
      url = next;
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    if (options.signal?.aborted)
      throw new OutboundError('aborted', `The request to ${url.host} was given up.`);
    if (timeout.aborted) {
      throw new OutboundError(
        'timeout',
        `${url.host} did not answer within ${options.timeoutMs / 1000} s. Try again, or make it answer sooner.`,
      );
    }
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new OutboundError('unreachable', `${url.host} could not be reached: ${reason}. Check the address.`);
  }
}

type ReadyOptions = OutboundOptions & Required<Pick<OutboundOptions, 'method' | 'headers'>>;

function send(url: URL, options: ReadyOptions, signal: AbortSignal): Promise<OutboundAnswer> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const body = options.body === undefined ? undefined : Buffer.from(options.body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: options.method,
        headers: {
          'accept-encoding': 'identity',
          ...options.headers,
          ...(body ? { 'content-length': String(body.length) } : {}),
        },
        // No pooled connection: it may have been opened under other permissions.
        agent: false,
        lookup: guardedLookup(url, options),
        signal,
      },
      (response) => {
        readAnswer(response, url, options).then(resolve, (error: unknown) => {
          outgoing.destroy();
          reject(error instanceof Error ? error : new Error(String(error)));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function readAnswer(
  response: IncomingMessage,
  url: URL,
  options: ReadyOptions,
): Promise<OutboundAnswer> {
  const { maxBytes, tooLong = 'fail' } = options;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    chunks.push(bytes);
    size += bytes.length;
    if (size <= maxBytes) continue;
    if (tooLong === 'cut') break;
    throw new OutboundError(
      'tooLarge',
      `${url.host} sends more than ${maxBytes} bytes, which is the limit. Offer something smaller there.`,
    );
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).subarray(0, maxBytes),
  };
}

/** DNS lookup that returns permitted addresses only. */
function guardedLookup(
  url: URL,
  { allowedHosts, resolve = resolveBySystem }: OutboundOptions,
): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname)
      .then((addresses) => {
        const usable = isAllowed(url, allowedHosts)
          ? [...addresses]
          : addresses.filter(({ address }) => isGlobalAddress(address));
        const [first] = usable;
        if (!first) throw isInside(url);
        if (all) callback(null, usable);
        else callback(null, first.address, first.family);
      })
      .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''));
  };
}

function isAllowed(url: URL, allowedHosts: readonly string[]): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowedHosts.some((allowed) => {
    const host = allowed.toLowerCase();
    return host === url.hostname || host === `${url.hostname}:${port}`;
  });
}

/** The host without the brackets around an IPv6 address. */
function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function isInside(url: URL): OutboundError {
  return new OutboundError(
    'inside',
    `${url.hostname} is this machine or part of its network and is not called. Give a public address, or add the host to CONTENT_ALLOWED_HOSTS.`,
  );
}
