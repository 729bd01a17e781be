import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as read } from 'node:stream/consumers';

export interface RecordedCall {
  method: string;
  /** Path with the query, unchanged. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Proxy in front of a service that records every call with its body, and can answer calls itself. */
export interface Recorder {
  url: string;
  /** Calls whose path starts with `path`, oldest first. */
  calls(path?: string): RecordedCall[];
  forget(): void;
  /** Answers future GET calls to this path instead of forwarding them. */
  answer(path: string, body: unknown): void;
  /** Replaces a text in future responses. */
  replace(text: string, by: string): void;
  close(): Promise<void>;
}

/**
 * @param target origin of the service
 * @param aliases path prefixes mapped to those of the service: `{ '/one/': '/platform/v1/' }`
 */
export async function startRecorder(target: string, aliases: Record<string, string> = {}): Promise<Recorder> {
  let calls: RecordedCall[] = [];
  const answers = new Map<string, unknown>();
  const replaced = new Map<string, string>();
  const server: Server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const body = await read(request);
      calls.push({ method, path, headers, body });
      const [alias, meant] = Object.entries(aliases).find(([start]) => path.startsWith(start)) ?? ['', ''];
      const actual = meant + path.slice(alias.length);
      const planned = answers.get(actual.replace(/\?.*/, ''));
      if (method === 'GET' && planned !== undefined) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(planned));
        return;
      }
      const { host: _host, connection: _connection, 'content-length': _length, ...passed } = headers;
      const answer = await fetch(target + actual, {
        method,
        headers: passed as Record<string, string>,
        redirect: 'manual',
        ...(body ? { body } : {}),
      });
      const type = answer.headers.get('content-type');
      response.writeHead(answer.status, type ? { 'content-type': type } : {});
      if (replaced.size === 0) response.end(Buffer.from(await answer.arrayBuffer()));
      else
        response.end([...replaced].reduce((said, change) => said.replaceAll(...change), await answer.text()));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: (path = '/') => calls.filter((call) => call.path.startsWith(path)),
    forget() {
      calls = [];
    },
    answer: (path, body) => void answers.set(path, body),
    replace: (text, by) => void replaced.set(text, by),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
