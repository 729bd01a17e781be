import type { Request } from 'express';
import type { Site } from '../reference-data/data';
import type { Origin } from '../ledger/source';
import type { Session } from '../database/tables/sessions';
import type { Platform } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { PlatformError } from '../errors';
import { describeErrors, type Validate } from '../../process/validation';
import { parseRequest } from '../validation';
import { authenticate, type Caller } from './authentication';
import { answerOnce, idempotencyKeyOf } from './idempotency';
import type { CallingProvider } from './provider-authentication';

/**
 * Required authentication: `public` none; `visitor` a site (`x-site-context`); `site` a site with its key
 * (`x-platform-key`); `player` a signed-in player of that site (`Authorization`: ID token); `player+access` the
 * same with `Access-Token`; `operator` an operator's key; `source` an operator's key or that of a game or
 * payment provider; `provider` a game provider's signature; `payment-provider` and `identity-provider` a signed
 * callback; `control` tests, where control is enabled.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'site'
  | 'player'
  | 'player+access'
  | 'operator'
  | 'source'
  | 'provider'
  | 'payment-provider'
  | 'identity-provider'
  | 'control';

/** Input of a handler. The route's access determines whether `site`, `player` and `session` are set. */
export interface Call<A extends Access, Params, Query, Body> {
  platform: Platform;
  request: Request;
  site: A extends 'public' | 'control' | 'provider' | 'payment-provider' | 'identity-provider'
    ? undefined
    : Site;
  player: A extends 'player' | 'player+access' ? RestrictedPlayer : undefined;
  session: A extends 'player' | 'player+access' ? Session : undefined;
  /** Name of the operator's key, or `<key>/<person>` for one that delegates. */
  operator: A extends 'operator' ? string : undefined;
  /** Source of a key's command. */
  origin: A extends 'source' ? Origin : undefined;
  provider: A extends 'provider' ? CallingProvider : undefined;
  paymentProvider: A extends 'payment-provider' ? string : undefined;
  identityProvider: A extends 'identity-provider' ? string : undefined;
  params: Params;
  query: Query;
  body: Body;
  /** Location of the player: from the site's visitor headers, otherwise from the connection. */
  visit: Caller['visit'];
  /** Idempotency key of an idempotent command; otherwise empty. */
  idempotencyKey: string;
}

export interface RouteDefinition<A extends Access, Params, Query, Body, Reply> {
  /** Row of the contract, such as `API-080`; additional calls are named by their function. Unique. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express syntax: `/platform/v1/player/favourites/:gameId`. */
  path: string;
  summary: string;
  access: A;
  /** Path parameters, each a string. */
  params?: Validate<Params>;
  /** Query parameters, each a string. */
  query?: Validate<Query>;
  body?: Validate<Body>;
  /** The body is a file, which `handle` reads (`readFileBody`). */
  takesFile?: boolean;
  reply: Validate<Reply>;
  /**
   * A command executed once per `idempotency-key`: `handle` runs in one transaction with the stored reply, and
   * retries get the same bytes. Refused commands are not stored. `by-handler`: the handler ensures it, since it
   * calls other services in between.
   */
  idempotent?: boolean | 'by-handler';
  /** Runs before the command, outside its transaction: a counted attempt remains counted when the command is refused. */
  guard?(call: Call<A, Params, Query, Body>): Promise<void>;
  handle(call: Call<A, Params, Query, Body>): Reply | Promise<Reply>;
}

/** One call of the contract, for serving and documentation. */
export interface Route {
  id: string;
  method: RouteDefinition<Access, unknown, unknown, unknown, unknown>['method'];
  path: string;
  summary: string;
  access: Access;
  idempotent: boolean;
  takesFile: boolean;
  schemas: Partial<Record<'params' | 'query' | 'body' | 'reply', Validate<unknown>>>;
  /** The reply's exact text. Throws `PlatformError` when refused. */
  answer(platform: Platform, request: Request): Promise<string>;
}

/**
 * Defines a call of the contract: its authentication, input and output. Invalid input is a 400; an invalid
 * reply is our fault, which is logged and never sent.
 */
export function defineRoute<A extends Access, Reply, Params = undefined, Query = undefined, Body = undefined>(
  definition: RouteDefinition<A, Params, Query, Body, Reply>,
): Route {
  const { id, method, path, summary, access, params, query, body, reply } = definition;
  const idempotent = Boolean(definition.idempotent);

  function write(value: Reply): string {
    if (reply(value)) return JSON.stringify(value);
    throw new Error(`The reply of ${id} does not fit its schema: ${describeErrors(reply.errors)}`);
  }

  return {
    id,
    method,
    path,
    summary,
    access,
    idempotent,
    takesFile: definition.takesFile ?? false,
    schemas: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body }),
      reply,
    },
    async answer(platform, request) {
      const caller = await authenticate(platform, request, access);
      const parsed = {
        params: parsePart(params, request.params, 'path part'),
        query: parsePart(query, request.query, 'query parameter'),
        body: parsePart(body, request.body, 'body field'),
      };
      const callWith = (idempotencyKey: string) =>
        // `authenticate` returns the values that the access requires, which the type system cannot infer.
        ({ platform, request, ...caller, ...parsed, idempotencyKey }) as Call<A, Params, Query, Body>;
      await definition.guard?.(callWith(''));
      if (definition.idempotent === 'by-handler')
        return write(await definition.handle(callWith(idempotencyKeyOf(request))));
      if (!idempotent) return write(await definition.handle(callWith('')));
      return answerOnce({ platform, request, routeId: id, caller }, async (key) =>
        write(await definition.handle(callWith(key))),
      );
    },
  };
}

/** A validated part of a request; undefined without a schema. */
function parsePart<T>(validate: Validate<T> | undefined, value: unknown, kind: string): T | undefined {
  return validate === undefined ? undefined : parseRequest(validate, value, kind);
}

/** Error for a resource that does not exist, or belongs to another player. */
export function notFound(message: string, code = 'error.not.found'): PlatformError {
  return new PlatformError(404, code, message);
}
