import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import { GraphQLEndpoint, type AskedFor } from './graphql/endpoint';
import { compress } from './http/compress';
import { Control } from './http/control';
import { isForeignPage } from './http/foreign-page';
import { Exchange } from './http/reply';
import { RequestLog } from './http/request-log';
import { type CertificateFiles, localCertificate, readCertificate } from './http/tls-certificate';
import { ImageEndpoint } from './images/endpoint';
import { ImageSizes, type ImageSizesOptions } from './images/image-sizes';
import { ImageStore, type ImageStoreOptions } from './images/image-store';
import { Scheduler } from './management/actions/scheduler';
import type { BuiltInWebhook, RestContext } from './rest/context';
import { restApp } from './rest/rest-app';
import { TokenBook } from './rest/tokens';
import { ContentStore } from './store/content-store';
import type { AssetFile } from './store/entities';
import { type SeedResult, takeInSeed } from './store/seed/seed';
import { assetFileKey, nameInAddress } from './store/space';
import {
  createLimitedServer,
  DEFAULT_HTTP_LIMITS,
  type HttpLimits,
  type TlsKeys,
} from '../process/http-limits';
import { publishedSecrets } from '../process/environment';
import { checkDisk, createReadiness, type Readiness } from '../process/readiness';
import { runWithRequestId } from '../process/request-id';
import { serviceHeaders, setHeaderDefaults } from '../process/header-defaults';
import { watchFolder } from '../process/watch-folder';
import { WebhookSender } from './webhooks/sender';

export interface ContentServiceOptions {
  /** Folder with content in Contentful's export format: the first content of an empty store, and what changes in it later. */
  readonly folder: string;
  /** Where everything that is written over the API is kept. Null keeps it as long as the process runs. */
  readonly dataFolder?: string | null;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host?: string;
  readonly space?: string;
  /** The environment that the folder's content is in and that paths without one mean. */
  readonly environment?: string;
  readonly deliveryToken?: string;
  readonly previewToken?: string;
  readonly managementToken?: string;
  /** How browsers reach the service; by default its own address. No slash at the end. */
  readonly publicUrl?: string;
  /** Serves the same over TLS on a second port, for tools that speak nothing else. */
  readonly tls?: TlsOptions | null;
  readonly imageCacheFolder?: string;
  readonly images?: ImageStoreOptions;
  /** Which sizes of pictures are made; every size unless given. */
  readonly imageSizes?: ImageSizesOptions;
  /** Take in what changes in the folder. */
  readonly watch?: boolean;
  /** Offer `/_control`, with which tests read the request log and make the service fail. */
  readonly control?: boolean;
  readonly webhooks?: readonly BuiltInWebhook[];
  /** Hosts inside the network that webhooks and uploads by address may lead to all the same. */
  readonly allowedHosts?: readonly string[];
  readonly maxUploadBytes?: number;
  readonly httpLimits?: HttpLimits;
  readonly logger?: Logger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface TlsOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Null makes a self-signed certificate for this machine. */
  readonly files: CertificateFiles | null;
  /** Where that one is kept. */
  readonly folder: string;
}

export interface ContentService {
  readonly url: string;
  /** Null unless TLS is served. */
  readonly tlsUrl: string | null;
  readonly store: ContentStore;
  /** Takes in what has changed in the folder. @throws ContentLoadError; what is served then stays as it was. */
  reload(): Promise<SeedResult>;
  close(): Promise<void>;
}

/** Uploads take longer than other requests. */
export const CONTENT_HTTP_LIMITS: HttpLimits = { ...DEFAULT_HTTP_LIMITS, requestTimeoutMs: 300_000 };

const SERVER_OPTIONS = {
  // Room for the longest address that the endpoint itself refuses, so that it can say why.
  maxHeaderSize: 64 * 1024,
  // Longer than clients keep idle connections: a request on one that is just being closed would fail.
  keepAliveTimeout: 75_000,
};

const DEFAULT_MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

/**
 * Starts the embedded content service: Contentful's APIs over a store on disk that a folder of files is the first content of.
 * @throws ContentLoadError when the content has errors, DatabaseError when the data folder cannot be used, and the listening error when
 * the port is taken
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const logger = options.logger ?? pino({ level: 'silent' });
  const store = await ContentStore.open({
    dataFolder: options.dataFolder ?? null,
    contentFolder: options.folder,
    space: options.space ?? 'marquee',
    logger,
    now: options.now ?? Date.now,
  });
  try {
    const running = new RunningService(options, store, logger);
    await running.start().catch(async (error: unknown) => {
      await running.stopListening();
      throw error;
    });
    return running;
  } catch (error) {
    await store.close();
    throw error;
  }
}

class RunningService implements ContentService {
  url = '';
  tlsUrl: string | null = null;
  readonly store: ContentStore;
  readonly #options: ContentServiceOptions;
  readonly #environment: string;
  readonly #logger: Logger;
  readonly #now: () => number;
  readonly #servers: Server[];
  readonly #graphql: GraphQLEndpoint;
  readonly #imageStore: ImageStore;
  readonly #imageSizes: ImageSizes;
  readonly #images: ImageEndpoint;
  readonly #rest: (request: IncomingMessage, response: ServerResponse) => void;
  readonly #context: RestContext;
  readonly #log = new RequestLog();
  readonly #control: Control | null;
  readonly #readiness: () => Promise<Readiness>;
  readonly #closing = new AbortController();
  #stopWatching: () => void = () => undefined;
  #webhooks: WebhookSender | undefined;
  #scheduler: Scheduler | undefined;

  constructor(options: ContentServiceOptions, store: ContentStore, logger: Logger) {
    const now = options.now ?? Date.now;
    const tokens = new TokenBook(
      {
        delivery: options.deliveryToken ?? publishedSecrets.delivery,
        preview: options.previewToken ?? publishedSecrets.preview,
        management: options.managementToken ?? publishedSecrets.management,
      },
      store,
    );
    const fileUrl = (file: AssetFile, imageQuery?: string) => this.#fileUrl(file, imageQuery);
    this.#options = options;
    this.#environment = options.environment ?? 'master';
    this.store = store;
    this.#logger = logger;
    this.#now = now;
    this.#control = options.control ? new Control(this.#log) : null;
    this.#readiness = createReadiness(
      {
        content: async () => {
          if (!store.environment(this.#environment)) throw new Error('the environment does not exist');
        },
        ...(options.dataFolder ? { disk: () => checkDisk(store.dataFolder) } : {}),
      },
      (dependency, error) => logger.warn({ dependency, err: error }, 'not ready'),
    );
    this.#context = {
      store,
      dataFolder: store.dataFolder,
      tokens,
      now,
      logger,
      fileUrl,
      closing: this.#closing.signal,
      allowedHosts: options.allowedHosts ?? [],
      builtInWebhooks: options.webhooks ?? [],
      defaultEnvironment: this.#environment,
      maxUploadBytes: options.maxUploadBytes ?? DEFAULT_MAX_UPLOAD_BYTES,
    };
    this.#imageStore = new ImageStore(options.imageCacheFolder ?? '.cache/images', options.images);
    this.#imageSizes = new ImageSizes(options.imageSizes ?? { listed: null, secret: null });
    this.#images = new ImageEndpoint(
      this.#imageStore,
      this.#imageSizes,
      store.spaceId,
      (assetId, hash, fileName) => this.#findFile(assetFileKey(assetId, hash, fileName)),
    );
    this.#graphql = new GraphQLEndpoint({
      spaceId: store.spaceId,
      spaceOf: (environment) => store.environment(environment)?.space,
      kindOf: (token, environment) => tokens.kindOf(token, environment),
      fileUrl,
      onInternalError: (error) => logger.error({ err: error }, 'internal error'),
    });
    this.#rest = restApp(this.#context);
    this.#servers = [this.#createServer()];
  }

  #createServer(tls?: TlsKeys): Server {
    const limits = this.#options.httpLimits ?? CONTENT_HTTP_LIMITS;
    const answer: RequestListener = (request, response) =>
      compress(request, response, () => void this.#answer(request, response));
    return createLimitedServer(limits, SERVER_OPTIONS, answer, tls);
  }

  async start(): Promise<void> {
    const { port, host = '127.0.0.1', folder } = this.#options;
    await this.reload();
    const space = this.store.environment(this.#environment)?.space;
    if (space) this.#graphql.prepare(space);
    const [plain] = this.#servers;
    // First, so that a certificate that cannot be used leaves no port open.
    if (this.#options.tls) this.tlsUrl = await this.#startTls(this.#options.tls, host);
    if (plain) this.url = `http://${host}:${await listen(plain, port, host)}`;
    this.#webhooks = new WebhookSender(this.#context);
    this.#scheduler = new Scheduler(this.#context);
    if (this.#options.watch) {
      const { close } = await watchFolder(folder, () => void this.#reloadAfterChange());
      this.#stopWatching = close;
    }
  }

  async reload(): Promise<SeedResult> {
    const result = await takeInSeed(this.store, this.#options.folder, this.#environment, this.#logger);
    const { created, changed, removed } = result;
    if (created + changed + removed > 0)
      this.#logger.info({ created, changed, removed }, 'content folder taken in');
    return result;
  }

  async stopListening(): Promise<void> {
    await Promise.all(this.#servers.map(closeServer));
  }

  async close(): Promise<void> {
    this.#stopWatching();
    this.#closing.abort();
    await Promise.all([this.#webhooks?.close(), this.#scheduler?.close()]);
    await this.stopListening();
    this.#imageStore.close();
    await this.store.close();
  }

  /** Returns the address. @throws TlsError, or the listening error when the port is taken */
  async #startTls({ port, files, folder }: TlsOptions, host: string): Promise<string> {
    const used = files ?? (await localCertificate(folder, Date.now()));
    const server = this.#createServer(await readCertificate(used));
    this.#servers.push(server);
    const url = `https://${host}:${await listen(server, port, host)}`;
    this.#logger.info({ url, certificate: used.cert }, 'content service serves TLS');
    return url;
  }

  async #reloadAfterChange(): Promise<void> {
    try {
      await this.reload();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#logger.error({ reason }, 'content not reloaded; the last good state is still served');
    }
  }

  /** A file of the default environment, or of any other. */
  #findFile(key: string): AssetFile | undefined {
    for (const { space } of [this.store.environment(this.#environment), ...this.store.environments()].flatMap(
      (environment) => environment ?? [],
    )) {
      const file = space.files.get(key);
      if (file) return file;
    }
    return undefined;
  }

  #fileUrl({ assetId, hash, fileName }: AssetFile, imageQuery = ''): string {
    const base = this.#options.publicUrl ?? this.url;
    const file = `/images/${this.store.spaceId}/${assetId}/${hash}/${nameInAddress(fileName)}`;
    return base + this.#imageSizes.sign(file + imageQuery);
  }

  #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setHeaderDefaults(response, serviceHeaders(request, 'cross-origin'));
    const exchange = new Exchange(request, response);
    return runWithRequestId(exchange.requestId, () => this.#answerExchange(exchange));
  }

  async #answerExchange(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const startedAt = this.#now();
    const { pathname } = exchange.url;
    const asked: AskedFor = { parameters: null };
    try {
      if (request.method === 'OPTIONS') exchange.sendPreflight();
      else if (this.#control && pathname.startsWith('/_control/'))
        return await this.#control.handle(exchange);
      else if (pathname === '/health') return this.#sendHealth(exchange);
      else if (pathname === '/ready') return await this.#sendReadiness(exchange);
      else if (isForeignPage(request, exchange.url)) refuseForeignPage(exchange);
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
    const isExplorer = fifth === 'explore' ? parts.length === 5 : rest[0] === 'explore' && parts.length === 7;
    if (isGraphQL && isExplorer) return this.#graphql.sendExplorer(exchange);
    if (isGraphQL && fifth === undefined) {
      return this.#graphql.handle(exchange, space, this.#environment, asked);
    }
    if (isGraphQL && fifth === 'environments' && environment !== undefined && rest.length === 0) {
      return this.#graphql.handle(exchange, space, environment, asked);
    }
    if (first === 'spaces' || first === 'users') return this.#answerRest(exchange);
    exchange.sendJson(404, {
      sys: { type: 'Error', id: 'NotFound' },
      message: `There is no ${exchange.url.pathname}. Known: /content/v1/spaces/{space}[/environments/{environment}], /spaces/{space}/…, /images/…, /health.`,
    });
  }

  /** Resolves when the answer is out, so that it is logged with its status. */
  #answerRest({ request, response }: Exchange): Promise<void> {
    return new Promise((resolve) => {
      response.once('close', resolve);
      this.#rest(request, response);
    });
  }

  #sendHealth(exchange: Exchange): void {
    const space = this.store.environment(this.#environment)?.space;
    exchange.sendJson(200, {
      status: 'ok',
      entries: space?.preview.entries.length ?? 0,
      assets: space?.preview.assets.length ?? 0,
      revision: space?.revision ?? null,
    });
  }

  async #sendReadiness(exchange: Exchange): Promise<void> {
    const readiness = await this.#readiness();
    exchange.sendJson(readiness.status === 'ready' ? 200 : 503, readiness, { 'Cache-Control': 'no-store' });
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

function refuseForeignPage(exchange: Exchange): void {
  exchange.sendJson(403, {
    sys: { type: 'Error', id: 'AccessDenied' },
    message:
      'Web pages of other hosts may not use the token that everybody knows. Start the content service with tokens of your own (CONTENT_PREVIEW_TOKEN, CONTENT_MANAGEMENT_TOKEN).',
    requestId: exchange.requestId,
  });
}

function pathParts(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    // A malformed escape names nothing here.
    return [];
  }
}

/** Resolves with the port. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return portOf(server.address());
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Requests under way may finish; a client that keeps its connection open may not hold the process.
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string')
    throw new Error('The service is not listening on a port.');
  return address.port;
}
