import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';

/** Context calls and balance reports received by the stub. */
interface ReceivedCall {
  path: string;
  body: Record<string, unknown>;
}

/** Response of the provider to context calls. */
export type StubMode = 'ok' | 'silent' | 'error' | 'wrong';

/** Stub of a sportsbook provider that implements only the contract. Tests control the messages of its frame. */
export interface SportsbookStub {
  /** Settings of a stack that uses it. */
  environment: { platform: Record<string, string>; site: Record<string, string> };
  calls: ReceivedCall[];
  mode: StubMode;
  /** If true, a frame posts `ready` by itself. */
  isReady: boolean;
  stop: () => void;
}

const frameHtml = (isReady: boolean) => `<!doctype html><html lang="en"><title>Stub</title>
<body style="margin:0;background:#123;color:#fff;font:16px sans-serif"><main><h1>Stub of a sportsbook</h1>
<button id="slip" type="button">Slip</button></main>
<script>
window.heard = [];
addEventListener('message', ({ data, origin }) => window.heard.push({ ...data, from: origin }));
window.say = (message) => parent.postMessage({ source: 'marquee-sportsbook', ...message }, '*');
${isReady ? "addEventListener('load', () => say({ type: 'ready' }));" : ''}
</script></body></html>`;

/** Starts the stub on a free port. */
export async function startSportsbookStub(): Promise<SportsbookStub> {
  let made = 0;
  const stub = { calls: [] as ReceivedCall[], mode: 'ok' as StubMode, isReady: true };

  function answerContext(response: ServerResponse): void {
    if (stub.mode === 'silent') return;
    made += 1;
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const context = { staticContextId: 'static-context', userContextId: `user-context-${made}`, expiresAt };
    response.writeHead(stub.mode === 'error' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(stub.mode === 'wrong' ? { staticContextId: '../' } : context));
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(frameHtml(stub.isReady));
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      stub.calls.push({ path, body: JSON.parse(text) as Record<string, unknown> });
      if (path === '/contexts') answerContext(response);
      else response.end('{}');
    });
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://sportsbook.localhost:${port}`;
  return Object.assign(stub, {
    environment: {
      platform: {
        SPORTSBOOK_URL: `http://127.0.0.1:${port}`,
        SPORTSBOOK_ORIGIN: origin,
        SPORTSBOOK_SECRET: 'key-of-the-stub',
        SPORTSBOOK_TIMEOUT_MS: '1000',
      },
      site: { SPORTSBOOK_ORIGIN: origin },
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** Sportsbook frame of the page. */
export const bookFrame = (page: Page): FrameLocator => page.frameLocator('[data-sportsbook] iframe');

/** Posts a message from the frame. */
export async function bookSays(page: Page, message: Record<string, unknown>): Promise<void> {
  await bookFrame(page)
    .locator('body')
    .evaluate((_body, said) => (window as unknown as { say: (message: unknown) => void }).say(said), message);
}

/** Messages of a type that the frame has received. */
export function bookHeard(page: Page, type: string): Promise<Record<string, unknown>[]> {
  return bookFrame(page)
    .locator('body')
    .evaluate(
      (_body, kind) =>
        (window as unknown as { heard: Record<string, unknown>[] }).heard.filter(
          (message) => message['type'] === kind,
        ),
      type,
    );
}
