import type { RequestListener } from 'node:http';
import { pino, type Logger } from 'pino';
import { publishedSecrets } from '../process/environment';
import { errorMessage } from '../process/error-message';
import {
  createLimitedServer,
  DEFAULT_HTTP_LIMITS,
  type HttpLimits,
  type TlsKeys,
} from '../process/http-limits';
import { listen, stopServer } from '../process/listen';
import { watchFolder } from '../process/watch-folder';
import { createContentApp } from './app';
import { type CertificateFiles, localCertificate, readCertificate } from './http/tls-certificate';
import { ImageSizes, type ImageSizesOptions } from './images/image-sizes';
import { ImageStore, type ImageStoreOptions } from './images/image-store';
import { Scheduler } from './management/actions/scheduler';
import type { BuiltInWebhook, RestContext } from './rest/context';
import { TokenBook } from './rest/tokens';
import { seedPeople } from './people/seed-people';
import { ContentStore } from './store/content-store';
import type { EditorialRules } from './store/editorial-rules';
import type { AssetFile } from './store/entities';
import { type SeedResult, loadSeed } from './store/seed/seed';
import { nameInAddress } from './store/space';
import { WebhookSender } from './webhooks/sender';

export interface ContentServiceOptions {
  /** Folder with content in Contentful's export format: the initial content of an empty store, and later changes to it. */
  readonly folder: string;
  /** Folder of all content written over the API. Null stores it in memory. */
  readonly dataFolder?: string | null;
  /** 0 selects a free port. */
  readonly port: number;
  readonly host?: string;
  readonly space?: string;
  /** Environment of the folder's content, and default of paths without one. */
  readonly environment?: string;
  readonly deliveryToken?: string;
  readonly previewToken?: string;
  readonly managementToken?: string;
  /** Public URL of the service, without a trailing slash; its own address by default. */
  readonly publicUrl?: string;
  /** Also serves TLS on a second port, for tools that require it. */
  readonly tls?: TlsOptions | null;
  readonly imageCacheFolder?: string;
  readonly images?: ImageStoreOptions;
  /** Allowed picture sizes; all by default. */
  readonly imageSizes?: ImageSizesOptions;
  /** Reloads the folder when it changes. */
  readonly watch?: boolean;
  /** Enables `/_control`: lets tests read the request log and make the service fail. */
  readonly control?: boolean;
  readonly webhooks?: readonly BuiltInWebhook[];
  /** Adds the demo people, whose passwords are published with the project, and permits their sign-in. */
  readonly demoPeople?: boolean;
  /** Secret that lets the studio sign in people authenticated by an identity provider. */
  readonly signInSecret?: string | null;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, or `loopback`. */
  readonly trustedProxies?: readonly string[];
  /** Internal hosts that webhooks and uploads by URL may use. */
  readonly allowedHosts?: readonly string[];
  readonly maxUploadBytes?: number;
  readonly httpLimits?: HttpLimits;
  /** Editorial rules; defaults apply. */
  readonly rules?: EditorialRules;
  readonly logger?: Logger;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface TlsOptions {
  /** 0 selects a free port. */
  readonly port: number;
  /** Null generates a self-signed certificate for this machine. */
  readonly files: CertificateFiles | null;
  /** Folder of the generated certificate. */
  readonly folder: string;
}

export interface ContentService {
  readonly url: string;
  /** Null without TLS. */
  readonly tlsUrl: string | null;
  readonly store: ContentStore;
  /**
   * Loads changes of the folder. On ContentLoadError the served content is unchanged.
   * @throws ContentLoadError
   */
  reload(): Promise<SeedResult>;
  close(): Promise<void>;
}

/** Longer timeout, for uploads. */
export const CONTENT_HTTP_LIMITS: HttpLimits = { ...DEFAULT_HTTP_LIMITS, requestTimeoutMs: 300_000 };

const SERVER_OPTIONS = {
  // Large enough for URLs that the endpoint itself rejects with an explanation.
  maxHeaderSize: 64 * 1024,
};

const DEFAULT_MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

/** Grace period for requests in flight; a client that holds its connection open must not block the exit. */
const CLOSE_GRACE_MS = 1_000;

/**
 * Starts the embedded content service: Contentful's APIs over a store on disk, initialised from a folder of files.
 * @throws ContentLoadError when the content has errors, DatabaseError when the data folder cannot be used,
 * TlsError, and the listening error when the port is taken
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { folder, host = '127.0.0.1', environment = 'master', logger = pino({ level: 'silent' }) } = options;
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closeNext of closers.splice(0).reverse()) await closeNext();
  };
  const store = await ContentStore.open({
    dataFolder: options.dataFolder ?? null,
    contentFolder: folder,
    space: options.space ?? 'marquee',
    logger,
    now: options.now ?? Date.now,
    ...(options.rules && { rules: options.rules }),
  });
  closers.push(() => store.close());
  try {
    const closing = new AbortController();
    const imageStore = new ImageStore(options.imageCacheFolder ?? '.cache/images', options.images);
    closers.push(() => imageStore.close());
    const imageSizes = new ImageSizes(options.imageSizes ?? { listed: null, secret: null });
    let url = '';
    const fileUrl = ({ assetId, hash, fileName }: AssetFile, imageQuery = '') => {
      const file = `/images/${store.spaceId}/${assetId}/${hash}/${nameInAddress(fileName)}`;
      return (options.publicUrl ?? url) + imageSizes.sign(file + imageQuery);
    };
    const context = createContext(options, { store, logger, environment, fileUrl, closing: closing.signal });
    const { app, graphql } = createContentApp({
      context,
      imageStore,
      imageSizes,
      control: options.control ?? false,
      checksDisk: Boolean(options.dataFolder),
      trustedProxies: options.trustedProxies ?? ['loopback'],
    });
    const serve = async (port: number, tls?: TlsKeys) => {
      const server = createLimitedServer(
        options.httpLimits ?? CONTENT_HTTP_LIMITS,
        SERVER_OPTIONS,
        onPath(app),
        tls,
      );
      closers.push(() => stopServer(server, CLOSE_GRACE_MS));
      return `${tls ? 'https' : 'http'}://${host}:${await listen(server, port, host)}`;
    };

    const reload = async () => {
      const result = await loadSeed(store, folder, environment, logger);
      const { created, changed, removed } = result;
      if (created + changed + removed > 0)
        logger.info({ created, changed, removed }, 'content folder loaded');
      return result;
    };
    await reload();
    await seedPeople(store, options.demoPeople ?? false);
    const space = store.environment(environment)?.space;
    if (space) graphql.prepare(space);

    let tlsUrl: string | null = null;
    // Before the HTTP server, so that an unusable certificate leaves no port open.
    if (options.tls) {
      const files = options.tls.files ?? (await localCertificate(options.tls.folder, Date.now()));
      tlsUrl = await serve(options.tls.port, await readCertificate(files));
      logger.info({ url: tlsUrl, certificate: files.cert }, 'content service serves TLS');
    }
    url = await serve(options.port);
    const webhooks = new WebhookSender(context);
    const scheduler = new Scheduler(context);
    closers.push(() => Promise.all([webhooks.close(), scheduler.close()]));
    closers.push(() => closing.abort());
    if (options.watch) {
      const watch = await watchFolder(folder, () => {
        reload().catch((error: unknown) =>
          logger.error(
            { reason: errorMessage(error) },
            'content not reloaded; the last good state is still served',
          ),
        );
      });
      closers.push(() => watch.close());
    }
    return { url, tlsUrl, store, reload, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type ContextParts = Pick<RestContext, 'store' | 'logger' | 'fileUrl' | 'closing'> & {
  readonly environment: string;
};

function createContext(options: ContentServiceOptions, { environment, ...parts }: ContextParts): RestContext {
  return {
    ...parts,
    dataFolder: parts.store.dataFolder,
    tokens: new TokenBook(
      {
        delivery: options.deliveryToken ?? publishedSecrets.delivery,
        preview: options.previewToken ?? publishedSecrets.preview,
        management: options.managementToken ?? publishedSecrets.management,
      },
      parts.store,
      options.demoPeople ?? false,
    ),
    acceptsDemoPeople: options.demoPeople ?? false,
    signInSecret: options.signInSecret ?? null,
    now: options.now ?? Date.now,
    allowedHosts: options.allowedHosts ?? [],
    builtInWebhooks: options.webhooks ?? [],
    defaultEnvironment: environment,
    maxUploadBytes: options.maxUploadBytes ?? DEFAULT_MAX_UPLOAD_BYTES,
  };
}

/** Request targets that are not paths, such as `*` or the absolute URL of a proxy request, are treated as `/`, which responds with 404. */
function onPath(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (!request.url?.startsWith('/')) request.url = '/';
    answer(request, response);
  };
}
