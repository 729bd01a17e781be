import type { Request } from 'express';
import type { Logger } from 'pino';
import { notFound } from '../http/api-error';
import type { ContentStore, Environment } from '../store/content-store';
import type { AssetFile } from '../store/entities';
import type { TokenBook } from './tokens';

/** Where the built-in webhook goes, beside those that are defined over the API. */
export interface BuiltInWebhook {
  readonly url: string;
  readonly secret: string;
}

/** Shared by the routes of the REST APIs, the webhooks and the scheduler. */
export interface RestContext {
  readonly store: ContentStore;
  /** Data folder of the store; uploads lie below it. */
  readonly dataFolder: string;
  readonly tokens: TokenBook;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
  /** The public address of an asset's file, with protocol. */
  readonly fileUrl: (file: AssetFile, imageQuery?: string) => string;
  /** Ends when the service stops. */
  readonly closing: AbortSignal;
  /** Hosts inside the network that requests may go to, such as `localhost:3000`. */
  readonly allowedHosts: readonly string[];
  /** Receive every change. */
  readonly builtInWebhooks: readonly BuiltInWebhook[];
  /** The environment whose changes go to built-in webhooks. */
  readonly defaultEnvironment: string;
  readonly maxUploadBytes: number;
  /** Whether people may sign in whose passwords are published with the project. */
  readonly acceptsDemoPeople: boolean;
  /** Of whoever may sign in people whom an identity provider has identified; null lets nobody. */
  readonly signInSecret: string | null;
}

/** The access that a token grants. The same path answers differently to each kind. */
export type TokenKind = 'delivery' | 'preview' | 'management';

/**
 * The environment that a request names; the default one when it names none.
 * @throws ApiError 404
 */
export function environmentOf(request: Request, { store, defaultEnvironment }: RestContext): Environment {
  const id = request.params.environment ?? defaultEnvironment;
  const environment = store.environment(id);
  if (!environment) throw notFound({ type: 'Environment', id, space: store.spaceId });
  return environment;
}
