import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { GraphQLError } from 'graphql';
import { accessTokenOf, isRead, urlOf } from '../http/request';
import type { LoggedQuery } from '../http/request-log';
import type { TokenKind } from '../rest/context';
import type { AssetFile } from '../store/entities';
import { isRecord } from '../../../schemas/is-record';
import type { Space } from '../store/space';
import { RequestError } from './errors';
import { EXPLORER_HEADERS, EXPLORER_PAGE } from './explorer-page';
import { parametersFromBody, parametersFromUrl, type GraphQLParameters } from './graphql-request';
import { RESPONSE_MAX_BYTES, responseTooBig } from './limits/answer-size';
import { PersistedQueries } from './persisted-queries';
import { InvalidQuery } from './query-engine';
import { QueryEngines } from './query-engines';

const URI_MAX_CHARACTERS = 7600;
const BODY_MAX_BYTES = 1024 * 1024;

export interface EndpointOptions {
  readonly spaceId: string;
  readonly defaultEnvironment: string;
  /** Current state of an environment, by id or alias. */
  readonly spaceOf: (environment: string) => Space | undefined;
  /** Access granted by a token in an environment; undefined for an invalid one. */
  readonly kindOf: (token: string, environment: string) => TokenKind | undefined;
  readonly fileUrl: (file: AssetFile, imageQuery?: string) => string;
  readonly onQuery: (request: Request, query: LoggedQuery) => void;
  /** Called with unexpected errors. */
  readonly onInternalError: (error: unknown) => void;
}

export interface GraphQLEndpoint {
  /** `/{space}[/environments/{environment}]`, and `…/explore` with a page for trying queries. */
  readonly routes: Router;
  /** Builds the schema ahead of the first query; a no-op when the content types are unchanged. */
  prepare(space: Space): void;
}

export function createGraphQLEndpoint(options: EndpointOptions): GraphQLEndpoint {
  const persisted = new PersistedQueries();
  const engines = new QueryEngines();
  const environmentOf = ({ params }: Request) => params.environment ?? options.defaultEnvironment;

  /** @throws RequestError 401 */
  function readerOf(request: Request): 'delivery' | 'preview' {
    return requireReader(accessTokenOf(request), (token) => options.kindOf(token, environmentOf(request)));
  }

  function spaceOf(request: Request): Space {
    const { space: spaceId } = request.params;
    const environment = environmentOf(request);
    if (spaceId !== options.spaceId)
      throw new RequestError(
        400,
        'UNKNOWN_SPACE',
        `Query cannot be executed. The space "${spaceId}" could not be found.`,
      );
    const space = options.spaceOf(environment);
    if (space) return space;
    throw new RequestError(
      400,
      'UNKNOWN_ENVIRONMENT',
      `Query cannot be executed. The environment "${environment}" of the space "${spaceId}" could not be found.`,
    );
  }

  const answerQuery: RequestHandler = (request, response) => {
    const mayPreview = readerOf(request) === 'preview';
    const space = spaceOf(request);
    const parameters = readParameters(request);
    options.onQuery(request, parameters);
    const query = persisted.resolve(parameters);
    options.onQuery(request, { ...parameters, query });
    const { result, cost } = engines.for(space).run(space, {
      query,
      variables: parameters.variables,
      operationName: parameters.operationName,
      mayPreview,
      fileUrl: options.fileUrl,
    });
    const errors = result.errors?.map((error) => {
      if (error.originalError && !isRecord(error.extensions.contentful))
        options.onInternalError(error.originalError);
      return executionError(error, requestIdOf(response));
    });
    const text = JSON.stringify({ ...(errors ? { errors } : {}), data: result.data });
    const size = Buffer.byteLength(text);
    if (size > RESPONSE_MAX_BYTES) throw responseTooBig(size);
    response.set('X-Contentful-Graphql-Query-Cost', String(cost)).type('json').send(text);
  };

  const sendError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    const refusal = refusalOf(error);
    if (!refusal) options.onInternalError(error);
    const { status, errors } = refusal ?? INTERNAL_ERROR;
    response.status(status).json({ errors: errors(requestIdOf(response)) });
  };

  const routes = Router({ caseSensitive: true });
  routes.all(['/:space/explore', '/:space/environments/:environment/explore'], sendExplorer);
  routes.all(
    ['/:space', '/:space/environments/:environment'],
    // Authenticates before the body is read.
    (request, _response, next) => void (readerOf(request), spaceOf(request), next()),
    express.text({ type: () => true, limit: BODY_MAX_BYTES }),
    answerQuery,
  );
  routes.use(sendError);
  return { routes, prepare: (space) => void engines.for(space) };
}

const requestIdOf = (response: Response) => response.get('X-Contentful-Request-Id') ?? '';

/** The page itself holds no content; its queries need a token like any other. */
const sendExplorer: RequestHandler = (request, response) => {
  if (isRead(request)) response.set(EXPLORER_HEADERS).send(EXPLORER_PAGE);
  else response.status(405).json({ errors: [{ message: 'The explorer is read with GET.' }] });
};

/** @throws RequestError 401 unless the token reads content */
function requireReader(
  token: string | null,
  kindOf: (token: string) => TokenKind | undefined,
): 'delivery' | 'preview' {
  if (!token)
    throw new RequestError(
      401,
      'ACCESS_TOKEN_MISSING',
      'Access token missing. Send it as "Authorization: Bearer …" or as the parameter access_token.',
    );
  const kind = kindOf(token);
  if (kind === 'delivery' || kind === 'preview') return kind;
  throw new RequestError(
    401,
    'ACCESS_TOKEN_INVALID',
    kind === 'management'
      ? 'The access token is one of the management API. Use a delivery or a preview token.'
      : 'The access token is invalid.',
  );
}

/** @throws RequestError */
function readParameters(request: Request): GraphQLParameters {
  if (isRead(request)) {
    const { length } = request.originalUrl;
    if (length > URI_MAX_CHARACTERS)
      throw new RequestError(
        414,
        null,
        `The request URI has ${length} characters; the limit is ${URI_MAX_CHARACTERS}. Use POST or a persisted query.`,
      );
    return parametersFromUrl(urlOf(request).searchParams);
  }
  if (request.method !== 'POST')
    throw new RequestError(405, null, `${request.method} is not allowed here. Use GET or POST.`);
  const body: unknown = request.body;
  // The body parser returns an object when there is no body.
  return parametersFromBody(
    typeof body === 'string' ? body : '',
    request.headers['content-type'] ?? 'application/json',
  );
}

interface Refusal {
  readonly status: number;
  readonly errors: (requestId: string) => readonly unknown[];
}

const internalError = (requestId: string) => ({
  message: 'Internal server error',
  extensions: { contentful: { code: 'INTERNAL_SERVER_ERROR', requestId } },
});

const INTERNAL_ERROR: Refusal = { status: 500, errors: (requestId) => [internalError(requestId)] };

/** The response for a client error; undefined for an error of the service. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof InvalidQuery)
    return {
      status: 400,
      errors: () =>
        error.errors.map(({ message, locations }) => ({ message, ...(locations ? { locations } : {}) })),
    };
  if (error instanceof RequestError) {
    const { status, code, details, message } = error;
    return {
      status,
      errors: (requestId) => [
        {
          message,
          ...(code
            ? { extensions: { contentful: { code, requestId, ...(details ? { details } : {}) } } }
            : {}),
        },
      ],
    };
  }
  if (!(error instanceof Error)) return undefined;
  // Thrown by Express's body parser.
  const { type, status }: Error & { type?: unknown; status?: unknown } = error;
  if (type === 'entity.too.large')
    return refusalOf(
      new RequestError(400, 'QUERY_TOO_BIG', `The request body is larger than ${BODY_MAX_BYTES} bytes.`),
    );
  return typeof status === 'number' && status < 500
    ? refusalOf(new RequestError(400, 'INVALID_QUERY_FORMAT', 'The request body cannot be read.'))
    : undefined;
}

/** A field error as it is sent; the details of unexpected errors are hidden. */
function executionError(
  { message, locations, path, extensions, originalError }: GraphQLError,
  requestId: string,
): unknown {
  const { contentful } = extensions;
  if (isRecord(contentful))
    return { message, extensions: { contentful: { ...contentful, requestId } }, locations, path };
  if (!originalError) return { message, locations, path };
  return { ...internalError(requestId), locations, path };
}
