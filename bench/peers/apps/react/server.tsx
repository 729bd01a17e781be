/**
 * A React server without a framework, for bare React and for the renderers of page builders: `node:http` and
 * `renderToPipeableStream` (or `renderToString`), without caching. `ENGINE`, `PORT`, `PAGE_FILE`, `CLIENT_DIR`;
 * `RENDER=string` selects the second way.
 *
 * `/` is measured: HTML only, like a page without hydration. `/hydrated` adds the page's data and scripts.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type Page, viewOf } from '../../page/page';
import { engines } from '../engines/engines';
import { Html } from './html';

const name = process.env['ENGINE'] ?? 'react';
const client = process.env['CLIENT_DIR'] ?? '';
const load = engines[name];
if (!load) throw new Error(`no engine ${name}`);
const { toDocument, Body } = await load();
const text = readFileSync(process.env['PAGE_FILE'] ?? '', 'utf8');
const page = JSON.parse(text) as Page;
const view = viewOf(page);
const document = toDocument(page);
const styleHrefs = ['/client/blocks.css'];

const html = () => (
  <Html frame={page.frame} styleHrefs={styleHrefs}>
    <Body document={document} view={view} />
  </Html>
);

function stream(response: ServerResponse): void {
  const { pipe } = renderToPipeableStream(html(), {
    onShellReady() {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      pipe(response);
    },
  });
}

function whole(response: ServerResponse): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!DOCTYPE html>${renderToString(html())}`);
}

function hydrated(response: ServerResponse): void {
  const data = JSON.stringify({ engine: name, page }).replaceAll('<', '\\u003c');
  const { pipe } = renderToPipeableStream(html(), {
    bootstrapScriptContent: `window.lobby=${data}`,
    bootstrapModules: ['/client/hydrate.js'],
    onShellReady() {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'gzip');
      pipe(createGzip()).pipe(response);
    },
  });
}

function file(target: string, response: ServerResponse): void {
  const found = path.join(client, path.normalize(target));
  if (!existsSync(found)) return void response.writeHead(404).end();
  response.setHeader('content-type', found.endsWith('.css') ? 'text/css' : 'text/javascript');
  response.setHeader('content-encoding', 'gzip');
  createReadStream(found).pipe(createGzip()).pipe(response);
}

const answer = process.env['RENDER'] === 'string' ? whole : stream;

createServer((request, response) => {
  if (request.url === '/') answer(response);
  else if (request.url === '/hydrated') hydrated(response);
  else file((request.url ?? '').replace('/client/', '/'), response);
}).listen(Number(process.env['PORT']));
process.once('disconnect', () => process.exit(0));
