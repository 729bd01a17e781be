import type { GraphQLError } from 'graphql';
import type { AssetFile } from '../store/entities';
import { isRecord } from '../store/links';
import type { Space } from '../store/space';
import type { Exchange } from '../http/reply';
import { BodyTooBig, readBody } from '../http/read-body';
import type { TokenKind } from '../rest/context';
import { RESPONSE_MAX_BYTES, responseTooBig } from './limits/answer-size';
import { RequestError } from './errors';
import { EXPLORER_HEADERS, EXPLORER_PAGE } from './explorer-page';
import { parametersFromBody, parametersFromUrl, type GraphQLParameters } from './graphql-request';
import { PersistedQueries } from './persisted-queries';
import { QueryEngines } from './query-engines';
import { InvalidQuery } from './query-engine';

const URI_MAX_CHARACTERS = 7600;
const BODY_MAX_BYTES = 1024 * 1024;

export interface EndpointOptions {
  readonly spaceId: string;
  /** The present state of an environment, by its id or an alias. */
  readonly spaceOf: (environment: string) => Space | undefined;
  /** What a token allows in an environment; undefined for an unknown one. */
  readonly kindOf: (token: string, environment: string) => TokenKind | undefined;
  readonly fileUrl: (file: AssetFile, imageQuery?: string) => string;
  /** Told about errors that are the service's own fault. */
  readonly onInternalError: (error: unknown) => void;
}

/** What a request asked for, for the request log. */
export interface AskedFor {
  parameters: GraphQLParameters | null;
}

/** Answers `/content/v1/spaces/{space}[/environments/{environment}]`. */
export class GraphQLEndpoint {
  readonly #options: EndpointOptions;
  readonly #persisted = new PersistedQueries();
  readonly #engines = new QueryEngines();

  constructor(options: EndpointOptions) {
    this.#options = options;
  }

  /** Builds the schema ahead of the first query; one that is there already for these content types is kept. */
  prepare(space: Space): void {
    this.#engines.for(space);
  }

  /** Answers `…/explore` with a page to try queries on. The page holds no content: what it asks for needs a token like any query. */
  sendExplorer(exchange: Exchange): void {
    if (exchange.isRead) exchange.send(200, EXPLORER_PAGE, EXPLORER_HEADERS);
    else exchange.sendJson(405, { errors: [{ message: 'The explorer is read with GET.' }] });
  }

  /** Answers a query against an environment, or an alias of one. */
  async handle(exchange: Exchange, spaceId: string, environment: string, asked: AskedFor): Promise<void> {
    try {
      const mayPreview = this.#authenticate(exchange, environment) === 'preview';
      const space = this.#find(spaceId, environment);
      const parameters = await readParameters(exchange);
      asked.parameters = parameters;
      const query = this.#persisted.resolve(parameters);
      asked.parameters = { ...parameters, query };
      this.#run(exchange, space, query, parameters, mayPreview);
    } catch (error) {
      this.#sendError(exchange, error);
    }
  }

  #run(
    exchange: Exchange,
    space: Space,
    query: string,
    parameters: GraphQLParameters,
    mayPreview: boolean,
  ): void {
    const { result, cost } = this.#engines.for(space).run(space, {
      query,
      variables: parameters.variables,
      operationName: parameters.operationName,
      mayPreview,
      fileUrl: this.#options.fileUrl,
    });
    const errors = result.errors?.map((error) => this.#executionError(error, exchange.requestId));
    const text = JSON.stringify({ ...(errors ? { errors } : {}), data: result.data });
    const size = Buffer.byteLength(text);
    if (size > RESPONSE_MAX_BYTES) throw responseTooBig(size);
    exchange.sendJsonText(200, text, { 'X-Contentful-Graphql-Query-Cost': String(cost) });
  }

  #authenticate({ request, url }: Exchange, environment: string): TokenKind {
    const header = /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = header ?? url.searchParams.get('access_token');
    if (!token) {
      throw new RequestError(
        401,
        'ACCESS_TOKEN_MISSING',
        'Access token missing. Send it as "Authorization: Bearer …" or as the parameter access_token.',
      );
    }
    const kind = this.#options.kindOf(token, environment);
    if (kind === 'delivery' || kind === 'preview') return kind;
    throw new RequestError(
      401,
      'ACCESS_TOKEN_INVALID',
      kind === 'management'
        ? 'The access token is one of the management API. Use a delivery or a preview token.'
        : 'The access token is invalid.',
    );
  }

  #find(spaceId: string, environment: string): Space {
    if (spaceId !== this.#options.spaceId) {
      throw new RequestError(
        400,
        'UNKNOWN_SPACE',
        `Query cannot be executed. The space "${spaceId}" could not be found.`,
      );
    }
    const space = this.#options.spaceOf(environment);
    if (space) return space;
    throw new RequestError(
      400,
      'UNKNOWN_ENVIRONMENT',
      `Query cannot be executed. The environment "${environment}" of the space "${spaceId}" could not be found.`,
    );
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
