import { isRecord } from '../../../schemas/is-record';

/** A complete response; one truncated by a kill is an error. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

const environmentPath = '/spaces/marquee/environments/master';

/** The default tokens of the service. */
const tokens = {
  management: 'local-management',
  delivery: 'local-delivery',
  preview: 'local-preview',
};

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** Calls of a running content service, without a client library. */
export class ContentApi {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Rejects when the connection breaks before the response is complete. */
  async call(token: keyof typeof tokens, path: string, sent: Sent = {}): Promise<ApiAnswer> {
    const response = await fetch(path.startsWith('http') ? path : `${this.#url}${path}`, {
      method: sent.method ?? 'GET',
      headers: {
        authorization: `Bearer ${tokens[token]}`,
        ...(sent.json === undefined
          ? {}
          : { 'content-type': 'application/vnd.contentful.management.v1+json' }),
        ...(sent.bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...sent.headers,
      },
      body: sent.bytes ?? (sent.json === undefined ? undefined : JSON.stringify(sent.json)),
    });
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, body };
  }

  manage(path: string, sent?: Sent): Promise<ApiAnswer> {
    return this.call('management', `${environmentPath}${path}`, sent);
  }

  deliver(path: string): Promise<ApiAnswer> {
    return this.call('delivery', `${environmentPath}${path}`);
  }

  upload(bytes: Uint8Array<ArrayBuffer>): Promise<ApiAnswer> {
    return this.call('management', '/spaces/marquee/uploads', { method: 'POST', bytes });
  }

  /** The bytes at a public URL; undefined if there are none. */
  async bytes(address: string): Promise<Buffer | undefined> {
    const response = await fetch(address.startsWith('//') ? `http:${address}` : address);
    const bytes = Buffer.from(await response.arrayBuffer());
    return response.ok ? bytes : undefined;
  }

  async graphql(query: string, variables: Record<string, unknown>): Promise<unknown> {
    const { status, body } = await this.call('delivery', `/content/v1${environmentPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      json: { query, variables },
    });
    if (status !== 200) throw new Error(`GraphQL answered ${status}: ${JSON.stringify(body)}`);
    return at(body, 'data');
  }

  /** All changes since a token (or all content), and the next token. */
  async sync(token?: string): Promise<{ items: unknown[]; token: string }> {
    const items: unknown[] = [];
    let query = token === undefined ? 'initial=true&limit=1000' : `sync_token=${token}`;
    for (;;) {
      const { status, body } = await this.deliver(`/sync?${query}`);
      if (status !== 200) throw new Error(`sync answered ${status}: ${JSON.stringify(body)}`);
      items.push(...listAt(body, 'items'));
      const next = tokenOf(at(body, 'nextPageUrl'));
      if (next === undefined) return { items, token: tokenOf(at(body, 'nextSyncUrl')) ?? '' };
      query = `sync_token=${next}`;
    }
  }
}

function tokenOf(address: unknown): string | undefined {
  return typeof address === 'string' ? address.split('sync_token=')[1] : undefined;
}

/** The value at a path of property names; undefined if missing. */
export function at(value: unknown, ...names: string[]): unknown {
  return names.reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

export function listAt(value: unknown, ...names: string[]): unknown[] {
  const list = at(value, ...names);
  return Array.isArray(list) ? list : [];
}

export function numberAt(value: unknown, ...names: string[]): number | undefined {
  const number = at(value, ...names);
  return typeof number === 'number' ? number : undefined;
}

export function textAt(value: unknown, ...names: string[]): string | undefined {
  const text = at(value, ...names);
  return typeof text === 'string' ? text : undefined;
}
