import type { Request } from 'express';
import type { Logger } from 'pino';
import { notFound } from '../http/api-error';
import type { ContentStore, Environment } from '../store/content-store';
import type { AssetFile } from '../store/entities';
import type { TokenBook } from './tokens';

/** Target of a built-in webhook, configured besides those defined over the API. */
export interface BuiltInWebhook {
  readonly url: string;
  readonly secret: string;
}

/** Shared by the routes of the REST APIs, the webhooks and the scheduler. */
export interface RestContext {
  readonly store: ContentStore;
  /** Data folder of the store, which also contains uploads. */
  readonly dataFolder: string;
  readonly tokens: TokenBook;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
  /** Public URL of an asset's file, with protocol. */
  readonly fileUrl: (file: AssetFile, imageQuery?: string) => string;
  /** Aborted when the service stops. */
  readonly closing: AbortSignal;
  /** Internal hosts that requests may be sent to, such as `localhost:3000`. */
  readonly allowedHosts: readonly string[];
  /** Receivers of every change. */
  readonly builtInWebhooks: readonly BuiltInWebhook[];
  /** Environment whose changes are sent to built-in webhooks. */
  readonly defaultEnvironment: string;
  readonly maxUploadBytes: number;
  /** Permits sign-in with the demo passwords published with the project. */
  readonly acceptsDemoPeople: boolean;
  /** Secret of callers that sign in people authenticated by an identity provider; null disables it. */
  readonly signInSecret: string | null;
}

/** Access granted by a token. The same path responds differently to each kind. */
export type TokenKind = 'delivery' | 'preview' | 'management';

/**
 * The environment of a request, or the default one.
 * @throws ApiError 404
 */
export function environmentOf(request: Request, { store, defaultEnvironment }: RestContext): Environment {
  const id = request.params.environment ?? defaultEnvironment;
  const environment = store.environment(id);
  if (!environment) throw notFound({ type: 'Environment', id, space: store.spaceId });
  return environment;
}
