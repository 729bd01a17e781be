import { isRecord } from '../../schemas/is-record';
import type { ContentError } from '../../schemas/generated/types';
import { validateContentError } from '../../schemas/generated/validators.js';
import type { Validate } from '../../services/process/validation';
import { repeatWhenLimited } from './repeat-when-limited';

export interface ContentAddress {
  /** Base address of the management API, without a trailing slash. */
  readonly url: string;
  readonly space: string;
  readonly environment: string;
}

/** The content service refused a call. */
export class ContentRefusal extends Error {
  override name = 'ContentRefusal';
  readonly status: number;
  readonly error: ContentError;
  constructor(status: number, error: ContentError) {
    super(error.message ?? error.sys.id);
    this.status = status;
    this.error = error;
  }
}

/** The content service could not be reached, or responded with something invalid. */
export class ContentUnreachable extends Error {
  override name = 'ContentUnreachable';
}

interface Call {
  readonly token?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const timeoutMs = 20_000;

/** Client of the management API, with the caller's token. */
export class ContentApi {
  readonly #address: ContentAddress;

  constructor(address: ContentAddress) {
    this.#address = address;
  }

  /** The address of a path below the environment, such as `/entries/home`. */
  inEnvironment(path: string): string {
    const { space, environment } = this.#address;
    return `/spaces/${space}/environments/${environment}${path}`;
  }

  /** Of a path below the space. */
  inSpace(path: string): string {
    return `/spaces/${this.#address.space}${path}`;
  }

  /**
   * Calls the API without validation, for responses that are passed through. Waits and retries above the rate limit.
   * @throws ContentUnreachable
   */
  async fetch(path: string, { token, method = 'GET', headers = {}, body }: Call): Promise<Response> {
    const send = () =>
      fetch(this.#address.url + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/vnd.contentful.management.v1+json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
    try {
      return await repeatWhenLimited(send);
    } catch (error) {
      throw new ContentUnreachable('the content service does not answer', { cause: error });
    }
  }

  /**
   * Calls the API and validates the response.
   * @throws ContentUnreachable
   * @throws ContentRefusal
   */
  async call<T>(path: string, validate: Validate<T>, call: Call): Promise<T> {
    const response = await this.fetch(path, call);
    const value: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusalOf(response.status, value);
    if (!validate(value)) throw new ContentUnreachable(`${path} answered something unexpected`);
    return value;
  }
}

function refusalOf(status: number, value: unknown): ContentRefusal | ContentUnreachable {
  if (validateContentError(value)) return new ContentRefusal(status, value);
  const text = isRecord(value) ? JSON.stringify(value).slice(0, 200) : '';
  return new ContentUnreachable(`the content service answered ${status} ${text}`);
}
