import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { deliveryRouter } from '../delivery/router';
import { accessTokenOf } from '../http/request';
import { ApiError, badRequest, notFound } from '../http/api-error';
import { entitiesRouter } from '../management/entities-router';
import { accountSwitchedOff } from '../people/access-refused';
import { accountRouter } from '../people/account-router';
import { personActor } from '../people/person';
import { identitySignInRouter } from '../people/sign-in/identity-sign-in-router';
import { LastActivity } from '../people/last-activity';
import { signInRouter } from '../people/sign-in/sign-in-router';
import { managementRootRouter, spaceRouter } from '../management/space/space-router';
import { webhookRouter } from '../webhooks/router';
import { DatabaseError } from '../../process/database';
import { AUTOMATION } from '../store/actor';
import { setActor } from './actor';
import type { RestContext, TokenKind } from './context';

const JSON_LIMIT = '1mb';
const JSON_TYPES = ['application/json', 'application/*+json'];
const EXPOSED =
  'Etag,X-Contentful-Request-Id,X-Contentful-RateLimit-Reset,X-Contentful-RateLimit-Second-Remaining';

/** Contentful's name of the API, sent as a header of every response. */
const apiNames: Readonly<Record<TokenKind, string>> = {
  delivery: 'cda_cached',
  preview: 'cpa',
  management: 'cma',
};

/**
 * The delivery, preview and management APIs. Contentful serves them on three hosts; here the kind of the token
 * decides, so clients only need another host name.
 */
export function restRouter(context: RestContext): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Access-Control-Expose-Headers', EXPOSED);
    next();
  });
  const body = express.json({ limit: JSON_LIMIT, type: JSON_TYPES, strict: true });
  const authenticated = authenticate(context);
  const space = Router({ mergeParams: true });
  space.use(inThisSpace(context));
  space.use(onlyFor('delivery', [deliveryRouter(context, 'delivery')]));
  space.use(onlyFor('preview', [deliveryRouter(context, 'preview')]));
  space.use(
    onlyFor('management', [body, webhookRouter(context), spaceRouter(context), entitiesRouter(context)]),
  );
  router.use('/spaces/:space/environments/:environment', authenticated, space);
  router.use('/spaces/:space', authenticated, space);
  router.use(body, signInRouter(context), identitySignInRouter(context));
  router.use(['/users', '/spaces', '/organizations', '/sign-out'], authenticated);
  router.use(onlyFor('management', [body, accountRouter(context), managementRootRouter(context)]));
  router.use((request, _response, next) => next(notFound({ path: request.path })));
  router.use(sendError(context));
  return router;
}

/** Token kind of each authenticated request. */
const kinds = new WeakMap<Request, TokenKind>();

/**
 * Authenticates with the path parameters parsed by the router: parsing the path differently, such as
 * case-sensitively, could give an API key access to other environments.
 */
function authenticate(context: RestContext): RequestHandler {
  const { tokens, defaultEnvironment, now } = context;
  const activity = new LastActivity(context);
  return (request, response, next) => {
    if (kinds.has(request)) return next();
    const token = accessTokenOf(request);
    const { space, environment } = request.params;
    // The space itself is readable with a key for any environment; other paths without one refer to the default environment.
    const isOfSpace = space !== undefined && environment === undefined && request.path === '/';
    const wanted = isOfSpace ? undefined : (environment ?? defaultEnvironment);
    const owner = token ? tokens.ownerOf(token, now()) : undefined;
    const kind = owner ? 'management' : token ? tokens.kindOf(token, wanted) : undefined;
    if (!kind)
      return next(
        token && tokens.isOfSwitchedOff(token)
          ? accountSwitchedOff(401)
          : new ApiError(
              401,
              'AccessTokenInvalid',
              'The access token you sent could not be found or is invalid.',
            ),
      );
    if (owner) activity.note(owner);
    kinds.set(request, kind);
    setActor(request, owner ? personActor(owner.user.sys.id, owner.mayWrite) : AUTOMATION);
    response.set('Contentful-Api', apiNames[kind]);
    next();
  };
}

/** Handlers that run only for tokens of one kind. */
function onlyFor(kind: TokenKind, handlers: readonly RequestHandler[]): RequestHandler {
  const router = Router({ mergeParams: true });
  router.use(...handlers);
  return (request, response, next) => {
    if (kinds.get(request) === kind) router(request, response, next);
    else next();
  };
}

function inThisSpace({ store }: RestContext): RequestHandler {
  return (request, _response, next) => {
    if (request.params.space === store.spaceId) next();
    else next(notFound({ type: 'Space', id: request.params.space }));
  };
}

function sendError({ logger }: RestContext): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const apiError = asApiError(error);
    if (!apiError || apiError.status >= 500)
      logger.error({ err: error, path: request.path }, 'internal error');
    const sent =
      apiError ??
      new ApiError(
        500,
        'ServerError',
        'Something went wrong on our side. Nothing was changed. Please try again.',
      );
    response
      .set(sent.headers)
      .status(sent.status)
      .json(sent.body(response.get('X-Contentful-Request-Id') ?? ''));
  };
}

/** The client error for an exception; undefined for an error of the service. */
function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseError)
    return new ApiError(
      500,
      'ServerError',
      'Nothing was changed: the content service could not write to its disk, which may be full. Report it to its operator, and try again.',
    );
  if (error instanceof URIError) return badRequest('The address holds an escape that cannot be read.');
  if (!(error instanceof Error)) return undefined;
  const { type, status }: Error & { type?: unknown; status?: unknown } = error;
  // Thrown by Express's body parser.
  if (type === 'entity.too.large')
    return new ApiError(413, 'RequestTooLarge', `The body is too large; the most is ${JSON_LIMIT}.`);
  if (type === 'entity.parse.failed') return badRequest('The body you sent is not valid JSON.');
  if (type === 'request.aborted') return badRequest('The request was broken off.');
  if (status === 415)
    return new ApiError(
      415,
      'UnsupportedMediaType',
      'The body has an encoding that is not known here. Send JSON in UTF-8, plain or compressed with gzip.',
    );
  if (status === 400) return badRequest('The body cannot be read as its headers say. Send JSON in UTF-8.');
  return undefined;
}
