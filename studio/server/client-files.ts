import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import compression from 'compression';
import express, { type Router } from 'express';
import type { Studio } from './app';

/** The bundled pages of the studio. */
export interface ClientFiles {
  /** Contents by file name; a name changes with its contents. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly entry: string;
}

/** Output folder of `npm run build`. */
const builtFolder = path.resolve('build/studio-client');
const yearSeconds = 31_536_000;

/** The bundle of the build; in development it is built from the sources. */
export async function openClientFiles(): Promise<ClientFiles> {
  if (!existsSync(builtFolder) || process.env['NODE_ENV'] === 'development') {
    const { bundleClient } = await import('../client-bundle');
    return bundleClient();
  }
  const names = await readdir(builtFolder);
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(name, await readFile(path.join(builtFolder, name)));
  const entry = names.find((name) => name.startsWith('studio-'));
  if (!entry) throw new Error(`${builtFolder} has no script that starts the studio: run npm run build`);
  return { files, entry };
}

/** Scripts, and one document for all pages of the studio: the script selects the page by the address. */
export function clientRoutes(studio: Studio): Router {
  const { files, entry } = studio.client;
  const router = express.Router();
  router.use(compression());
  router.get('/assets/:name', (request, response, next) => {
    const contents = files.get(request.params.name);
    if (!contents) return next();
    response
      .type(request.params.name.endsWith('.css') ? 'css' : 'js')
      .set('cache-control', `public, max-age=${yearSeconds}, immutable`)
      .send(Buffer.from(contents));
  });
  router.get(/^\/(?!assets\/|api\/)/, (_request, response) => {
    const nonce = randomBytes(16).toString('base64');
    response
      .type('html')
      .set('content-security-policy', policyOf(studio, nonce))
      .send(documentOf(entry, nonce));
  });
  return router;
}

/** Styles inserted by scripts have the nonce; only previews of the site may be framed. */
function policyOf({ previewUrl, mediaUrl }: Studio, nonce: string): string {
  const previews = previewUrl.replace('{brand}', '*');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${mediaUrl}`,
    `media-src ${mediaUrl}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previews}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function documentOf(entry: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csp-nonce" content="${nonce}">
<title>Marquee Studio</title>
<link rel="icon" href="data:,">
<script type="module" src="/assets/${entry}"></script>
</head>
<body><div id="studio"></div></body>
</html>
`;
}
