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
 * Who may call: `public` everyone; `visitor` everyone who names a site (`x-site-context`); `site` a site, which also
 * proves itself (`x-platform-key`); `player` a signed-in player of that site (`Authorization`: ID token);
 * `player+access` the same with `Access-Token`; `operator` the holder of an operator's key, `source` also that of a game or payment
 * provider; `provider` a game provider that signs its calls; `payment-provider` and `identity-provider` one that signs its callbacks; `control` tests, where control is switched on.
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

/** Input of a handler. The route's access decides which of `site`, `player` and `session` are set. */
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
  /** Who the command of a key comes from. */
  origin: A extends 'source' ? Origin : undefined;
  provider: A extends 'provider' ? CallingProvider : undefined;
  paymentProvider: A extends 'payment-provider' ? string : undefined;
  identityProvider: A extends 'identity-provider' ? string : undefined;
  params: Params;
  query: Query;
  body: Body;
  /** Location of the player: the visitor headers of the site, else the calling connection. */
  visit: Caller['visit'];
  /** The caller's key of an idempotent command; else empty. */
  idempotencyKey: string;
}

export interface RouteDefinition<A extends Access, Params, Query, Body, Reply> {
  /** Row of the contract, such as `API-080`; one of our own is named by what it does. Unique. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Express writes it: `/platform/v1/player/favourites/:gameId`. */
  path: string;
  summary: string;
  access: A;
  /** Parts of the path, each a text. */
  params?: Validate<Params>;
  /** Query parameters, each a text. */
  query?: Validate<Query>;
  body?: Validate<Body>;
  /** The body is a file, which `handle` reads (`readFileBody`). */
  takesFile?: boolean;
  reply: Validate<Reply>;
  /**
   * A command that is done once per `idempotency-key`: `handle` runs inside one transaction, together with the stored
   * reply, and the same key gets the same bytes. Refused commands are not stored. `by-handler`: the handler itself sees to it, since it
   * calls others in between.
   */
  idempotent?: boolean | 'by-handler';
  /** Runs before the command and outside of its transaction: a try that it counts stays counted when the command is refused. */
  guard?(call: Call<A, Params, Query, Body>): Promise<void>;
  handle(call: Call<A, Params, Query, Body>): Reply | Promise<Reply>;
}

/** One call of the contract, ready to be served and to be described. */
export interface Route {
  id: string;
  method: RouteDefinition<Access, unknown, unknown, unknown, unknown>['method'];
  path: string;
  summary: string;
  access: Access;
  idempotent: boolean;
  takesFile: boolean;
  schemas: Partial<Record<'params' | 'query' | 'body' | 'reply', Validate<unknown>>>;
  /** The reply's exact text. Throws a `PlatformError` for a refusal. */
  answer(platform: Platform, request: Request): Promise<string>;
}

/**
 * Makes a call of the contract out of its definition: who may call, what must come in, what may go out. Input that does
 * not fit is a 400; a reply that does not fit is a fault of ours, which is logged and never sent.
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
        // `authenticate` returns what the access requires, which the type system cannot follow.
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

/** A part of a request as its schema describes it; without a schema nothing of it is read. */
function parsePart<T>(validate: Validate<T> | undefined, value: unknown, kind: string): T | undefined {
  return validate === undefined ? undefined : parseRequest(validate, value, kind);
}

/** The refusal of something that is not there, or that belongs to another player. */
export function notFound(message: string, code = 'error.not.found'): PlatformError {
  return new PlatformError(404, code, message);
}
