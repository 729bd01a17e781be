import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../../../studio/server/app';
import { ContentApi } from '../../../studio/server/content-api';
import { SessionCookies } from '../../../studio/server/session-cookies';
import { listen } from '../../../services/process/listen';
import { startContentService } from '../../../services/content/server';
import { ContentFolder, textBlock } from '../support/content-folder';

/** Blocks that pages may show. */
export const blockIds = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A content service with a studio server that can be killed and restarted. */
export async function startStudioSpace() {
  const folder = new ContentFolder(blockIds.map((id) => textBlock(`block-${id}`, id)));
  const service = await startContentService({ folder: folder.directory, port: 0, demoPeople: true });
  const content = new ContentApi({ url: service.url, space: 'marquee', environment: 'master' });
  const sessions = new SessionCookies({
    secret: 'of the interleavings',
    url: 'http://localhost',
    now: Date.now,
  });
  const app = createApp({
    content,
    sessions,
    signInWay: 'password',
    client: { files: new Map(), entry: '' },
    log: pino({ level: 'silent' }),
    now: Date.now,
    previewUrl: 'http://{brand}.localhost',
    uploadUrl: service.url,
    mediaUrl: service.url,
    previewSecret: undefined,
    siteUrl: 'http://localhost',
  });
  let server: Server | undefined;
  let port = 0;
  const space = {
    origin: () => `http://127.0.0.1:${port}`,
    async startServer() {
      if (server) return;
      const next = (server = createServer(app));
      await listen(next, port, '127.0.0.1');
      port = (next.address() as AddressInfo).port;
    },
    /** Like a crash: requests in flight get no reply. */
    async killServer() {
      const ending = server;
      server = undefined;
      if (!ending) return;
      const closed = new Promise((resolve) => ending.close(resolve));
      ending.closeAllConnections();
      await closed;
    },
    /** @returns the cookie of a session */
    async signIn(email: string): Promise<string> {
      const reply = await fetch(`${space.origin()}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'Marquee-2026' }),
      });
      if (!reply.ok) throw new Error(`${email} could not sign in: ${reply.status}`);
      return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    },
    async stop() {
      await space.killServer();
      await service.close();
      folder.remove();
    },
  };
  await space.startServer();
  return space;
}
