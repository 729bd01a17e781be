import { timingSafeEqual, createHash } from 'node:crypto';
import type { GraphQLError } from 'graphql';
import type { AssetFile } from '../store/entities';
import { isRecord } from '../store/links';
import type { Space } from '../store/space';
import type { Exchange } from '../http/reply';
import { BodyTooBig, readBody } from '../http/read-body';
import { RequestError } from './errors';
import { parametersFromBody, parametersFromUrl, type GraphQLParameters } from './graphql-request';
import { PersistedQueries } from './persisted-queries';
import { InvalidQuery, QueryEngine } from './query-engine';

const URI_MAX_CHARACTERS = 7600;
const BODY_MAX_BYTES = 1024 * 1024;
const RESPONSE_MAX_BYTES = 7 * 1024 * 1024;

export interface EndpointOptions {
  readonly deliveryToken: string;
  readonly previewToken: string;
  readonly currentSpace: () => Space;
  readonly fileUrl: (file: AssetFile) => string;
  /** Told about errors that are the service's own fault. */
  readonly onInternalError: (error: unknown) => void;
}

/** What a request asked for, for the request log. */
export interface AskedFor {
  parameters: GraphQLParameters | null;
}

type TokenKind = 'delivery' | 'preview';

/** Answers `/content/v1/spaces/{space}[/environments/{environment}]`. */
export class GraphQLEndpoint {
  readonly #options: EndpointOptions;
  readonly #persisted = new PersistedQueries();
  #engine: QueryEngine | undefined;

  constructor(options: EndpointOptions) {
    this.#options = options;
  }

  /** Builds the schema ahead of the first query; keeps the present one when the content types are the same. */
  prepare(space: Space): QueryEngine {
    if (this.#engine?.fingerprint !== QueryEngine.fingerprintOf(space)) this.#engine = new QueryEngine(space);
    return this.#engine;
  }

  async handle(exchange: Exchange, spaceId: string, environment: string, asked: AskedFor): Promise<void> {
    try {
      const token = this.#authenticate(exchange);
      const space = this.#options.currentSpace();
      checkPlace(space, spaceId, environment);
      const parameters = await readParameters(exchange);
      asked.parameters = parameters;
      const query = this.#persisted.resolve(parameters);
      asked.parameters = { ...parameters, query };
      this.#run(exchange, space, query, parameters, token);
    } catch (error) {
      this.#sendError(exchange, error);
    }
  }

  #run(
    exchange: Exchange,
    space: Space,
    query: string,
    parameters: GraphQLParameters,
    token: TokenKind,
  ): void {
    const engine = this.#engine ?? this.prepare(space);
    const { result, cost } = engine.run(space, {
      query,
      variables: parameters.variables,
      operationName: parameters.operationName,
      mayPreview: token === 'preview',
      fileUrl: this.#options.fileUrl,
    });
    const errors = result.errors?.map((error) => this.#executionError(error, exchange.requestId));
    const text = JSON.stringify({ ...(errors ? { errors } : {}), data: result.data });
    const size = Buffer.byteLength(text);
    if (size > RESPONSE_MAX_BYTES) {
      throw new RequestError(
        400,
        'RESPONSE_TOO_BIG',
        `The response would be ${size} bytes; the maximum is ${RESPONSE_MAX_BYTES}. Ask for fewer entries or fields.`,
        { maximumSize: RESPONSE_MAX_BYTES, size },
      );
    }
    exchange.sendJsonText(200, text, { 'X-Contentful-Graphql-Query-Cost': String(cost) });
  }

  #authenticate({ request, url }: Exchange): TokenKind {
    const header = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = header ?? url.searchParams.get('access_token');
    if (!token) {
      throw new RequestError(
        401,
        'ACCESS_TOKEN_MISSING',
        'Access token missing. Send it as "Authorization: Bearer …" or as the parameter access_token.',
      );
    }
    if (sameText(token, this.#options.deliveryToken)) return 'delivery';
    if (sameText(token, this.#options.previewToken)) return 'preview';
    throw new RequestError(401, 'ACCESS_TOKEN_INVALID', 'The access token is invalid.');
  }

  #executionError(error: GraphQLError, requestId: string): unknown {
    const { message, locations, path, extensions, originalError } = error;
    const { contentful } = extensions;
    if (isRecord(contentful))
      return { message, extensions: { contentful: { ...contentful, requestId } }, locations, path };
    if (!originalError) return { message, locations, path };
    this.#options.onInternalError(originalError);
    return {
      message: 'Internal server error',
      extensions: { contentful: { code: 'INTERNAL_SERVER_ERROR', requestId } },
      locations,
      path,
    };
  }

  #sendError(exchange: Exchange, error: unknown): void {
    const { requestId } = exchange;
    if (error instanceof InvalidQuery) {
      const errors = error.errors.map(({ message, locations }) => ({
        message,
        ...(locations ? { locations } : {}),
      }));
      exchange.sendJson(400, { errors });
      return;
    }
    if (error instanceof RequestError) {
      const { code, details } = error;
      const extensions = code
        ? { contentful: { code, requestId, ...(details ? { details } : {}) } }
        : undefined;
      exchange.sendJson(error.status, {
        errors: [{ message: error.message, ...(extensions ? { extensions } : {}) }],
      });
      return;
    }
    this.#options.onInternalError(error);
    const extensions = { contentful: { code: 'INTERNAL_SERVER_ERROR', requestId } };
    exchange.sendJson(500, { errors: [{ message: 'Internal server error', extensions }] });
  }
}

/** Compares without telling by the time it takes how much is right. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

function checkPlace(space: Space, spaceId: string, environment: string): void {
  if (spaceId !== space.id) {
    throw new RequestError(
      400,
      'UNKNOWN_SPACE',
      `Query cannot be executed. The space "${spaceId}" could not be found.`,
    );
  }
  if (environment !== space.environment) {
    throw new RequestError(
      400,
      'UNKNOWN_ENVIRONMENT',
      `Query cannot be executed. The environment "${environment}" of the space "${spaceId}" could not be found.`,
    );
  }
}

async function readParameters({ request, url, isRead }: Exchange): Promise<GraphQLParameters> {
  if (isRead) {
    const length = request.url?.length ?? 0;
    if (length > URI_MAX_CHARACTERS) {
      throw new RequestError(
        414,
        null,
        `The request URI has ${length} characters; the limit is ${URI_MAX_CHARACTERS}. Use POST or a persisted query.`,
      );
    }
    return parametersFromUrl(url.searchParams);
  }
  if (request.method !== 'POST') {
    throw new RequestError(
      405,
      null,
      `${request.method ?? 'This method'} is not allowed here. Use GET or POST.`,
    );
  }
  try {
    const body = await readBody(request, BODY_MAX_BYTES);
    return parametersFromBody(body, request.headers['content-type'] ?? 'application/json');
  } catch (error) {
    if (error instanceof BodyTooBig) throw new RequestError(400, 'QUERY_TOO_BIG', error.message);
    throw error;
  }
}
