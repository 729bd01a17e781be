import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import { GraphQLEndpoint, type AskedFor } from './graphql/endpoint';
import { Control } from './http/control';
import { Exchange } from './http/reply';
import { RequestLog } from './http/request-log';
import { ImageEndpoint } from './images/endpoint';
import { ImageStore } from './images/image-store';
import type { SpaceChanges } from './store/changes';
import type { AssetFile } from './store/entities';
import { SpaceStore } from './store/space-store';
import { watchFolder } from './store/watch-folder';
import { sendWebhook, type WebhookOptions } from './webhook';

export interface ContentServiceOptions {
  /** Folder with content in Contentful's export format. */
  readonly folder: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host?: string;
  readonly space?: string;
  readonly environment?: string;
  readonly deliveryToken?: string;
  readonly previewToken?: string;
  /** How browsers reach the service; by default its own address. No slash at the end. */
  readonly publicUrl?: string;
  readonly imageCacheFolder?: string;
  /** Reload when a file of the folder changes. */
  readonly watch?: boolean;
  /** Offer `/_control`, with which tests read the request log and make the service fail. */
  readonly control?: boolean;
  readonly webhook?: WebhookOptions | null;
  readonly logger?: Logger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly onReload?: (changes: SpaceChanges) => void;
}

export interface ContentService {
  readonly url: string;
  /** Loads the folder again. @throws ContentLoadError; what is served then stays as it was. */
  reload(): Promise<SpaceChanges>;
  close(): Promise<void>;
}

/**
 * Starts the embedded content service: Contentful's GraphQL Content API and Images API over a folder of files.
 * @throws ContentLoadError when the content has errors, and the listening error when the port is taken
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const logger = options.logger ?? pino({ level: 'silent' });
  const store = await SpaceStore.open({
    folder: options.folder,
    space: options.space ?? 'marquee',
    environment: options.environment ?? 'master',
    logger,
  });
  const running = new RunningService(options, store, logger);
  await running.start();
  return running;
}

class RunningService implements ContentService {
  url = '';
  readonly #options: ContentServiceOptions;
  readonly #store: SpaceStore;
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #server: Server;
  readonly #graphql: GraphQLEndpoint;
  readonly #images: ImageEndpoint;
  readonly #log = new RequestLog();
  readonly #control: Control | null;
  readonly #closing = new AbortController();
  #stopWatching: () => void = () => undefined;

  constructor(options: ContentServiceOptions, store: SpaceStore, logger: Logger) {
    const currentSpace = () => store.current;
    this.#options = options;
    this.#store = store;
    this.#logger = logger;
    this.#now = options.now ?? Date.now;
    this.#control = options.control ? new Control(this.#log) : null;
    this.#images = new ImageEndpoint(
      new ImageStore(options.imageCacheFolder ?? '.cache/images'),
      currentSpace,
    );
    this.#graphql = new GraphQLEndpoint({
      deliveryToken: options.deliveryToken ?? 'local-delivery',
      previewToken: options.previewToken ?? 'local-preview',
      currentSpace,
      fileUrl: (file) => this.#fileUrl(file),
      onInternalError: (error) => logger.error({ err: error }, 'internal error'),
    });
    // Room for the longest address that the endpoint itself refuses, so that it can say why.
    this.#server = createServer(
      { maxHeaderSize: 64 * 1024 },
      (request, response) => void this.#answer(request, response),
    );
  }

  async start(): Promise<void> {
    const { port, host = '127.0.0.1', folder } = this.#options;
    this.#graphql.prepare(this.#store.current);
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, host, resolve);
    });
    this.url = `http://${host}:${portOf(this.#server.address())}`;
    if (this.#options.watch) {
      const { close } = await watchFolder(folder, () => void this.#reloadAfterChange());
      this.#stopWatching = close;
    }
  }

  async reload(): Promise<SpaceChanges> {
    const changes = await this.#store.reload();
    this.#graphql.prepare(this.#store.current);
    const { revision, changedEntries, changedAssets, changedTypes } = changes;
    if (changedEntries.length + changedAssets.length + changedTypes.length === 0) return changes;
    this.#logger.info(
      { revision, entries: changedEntries.length, assets: changedAssets.length, types: changedTypes },
      'content reloaded',
    );
    this.#options.onReload?.(changes);
    this.#notify(changes);
    return changes;
  }

  async close(): Promise<void> {
    this.#stopWatching();
    this.#closing.abort();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeIdleConnections();
      // Requests under way may finish; a client that keeps its connection open may not hold the process.
      setTimeout(() => this.#server.closeAllConnections(), 1000).unref();
    });
  }

  async #reloadAfterChange(): Promise<void> {
    try {
      await this.reload();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#logger.error({ reason }, 'content not reloaded; the last good state is still served');
    }
  }

  #notify(changes: SpaceChanges): void {
    const { webhook } = this.#options;
    if (!webhook) return;
    sendWebhook(webhook, changes, this.#now, this.#closing.signal).catch((error: unknown) => {
      if (this.#closing.signal.aborted) return;
      this.#logger.error(
        { reason: error instanceof Error ? error.message : String(error) },
        'webhook not delivered',
      );
    });
  }

  #fileUrl({ assetId, hash, fileName }: AssetFile): string {
    const base = this.#options.publicUrl ?? this.url;
    return `${base}/images/${this.#store.current.id}/${assetId}/${hash}/${encodeURIComponent(fileName)}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = this.#now();
    const exchange = new Exchange(request, response);
    const { pathname } = exchange.url;
    const asked: AskedFor = { parameters: null };
    try {
      if (request.method === 'OPTIONS') exchange.sendPreflight();
      else if (this.#control && pathname.startsWith('/_control/'))
        return await this.#control.handle(exchange);
      else if (pathname === '/health') return this.#sendHealth(exchange);
      else if (!(await this.#misbehave(exchange))) await this.#route(exchange, asked);
    } catch (error) {
      this.#logger.error({ err: error, path: pathname }, 'internal error');
      exchange.sendJson(500, { message: 'Internal server error' });
    }
    this.#record(exchange, asked, startedAt);
  }

  /** Whether a fault that was asked for has answered the request. */
  async #misbehave(exchange: Exchange): Promise<boolean> {
    const fault = this.#control?.takeFault();
    if (fault?.delayMs) await wait(fault.delayMs, undefined, { signal: this.#closing.signal });
    if (fault?.status === undefined) return false;
    const code = fault.status === 429 ? 'RATE_LIMIT_EXCEEDED' : 'INTERNAL_SERVER_ERROR';
    const extensions = { contentful: { code, requestId: exchange.requestId } };
    exchange.sendJson(
      fault.status,
      { errors: [{ message: `The service was told to answer ${fault.status}.`, extensions }] },
      fault.status === 429 ? { 'X-Contentful-RateLimit-Reset': '1' } : {},
    );
    return true;
  }

  async #route(exchange: Exchange, asked: AskedFor): Promise<void> {
    const parts = pathParts(exchange.url.pathname);
    const [first, second, third, space, fifth, environment, ...rest] = parts;
    if (first === 'images' && parts.length === 5) {
      const [, spaceId = '', assetId = '', hash = '', fileName = ''] = parts;
      return this.#images.handle(exchange, spaceId, assetId, hash, fileName);
    }
    const isGraphQL = first === 'content' && second === 'v1' && third === 'spaces' && space !== undefined;
    if (isGraphQL && fifth === undefined) {
      // Without an environment Contentful means the one called master; here that is the one served.
      return this.#graphql.handle(exchange, space, this.#store.current.environment, asked);
    }
    if (isGraphQL && fifth === 'environments' && environment !== undefined && rest.length === 0) {
      return this.#graphql.handle(exchange, space, environment, asked);
    }
    exchange.sendJson(404, {
      sys: { type: 'Error', id: 'NotFound' },
      message: `There is no ${exchange.url.pathname}. Known: /content/v1/spaces/{space}[/environments/{environment}], /images/…, /health.`,
    });
  }

  #sendHealth(exchange: Exchange): void {
    const { preview, revision } = this.#store.current;
    exchange.sendJson(200, {
      status: 'ok',
      entries: preview.entries.length,
      assets: preview.assets.length,
      revision,
    });
  }

  #record(
    { request, response, url, requestId }: Exchange,
    { parameters }: AskedFor,
    startedAt: number,
  ): void {
    const item = {
      method: request.method ?? 'GET',
      path: url.pathname,
      operationName: parameters?.operationName ?? null,
      query: parameters?.query ?? null,
      variables: parameters?.variables ?? null,
      status: response.statusCode,
      time: new Date(startedAt).toISOString(),
      durationMs: this.#now() - startedAt,
    };
    if (this.#control) this.#log.add(item);
    const { method, path, operationName, status, durationMs } = item;
    const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'debug';
    this.#logger[level]({ requestId, method, path, operationName, status, durationMs }, 'request');
  }
}

function pathParts(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    // A malformed escape names nothing here.
    return [];
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string')
    throw new Error('The service is not listening on a port.');
  return address.port;
}
