import { ApiError } from '../http/api-error';
import { checkJsonLimits } from '../management/bodies/json-limits';
import { isRecord } from '../../../schemas/is-record';
import { RequestError } from './errors';

/** Parameters of a request, not validated yet. */
export interface GraphQLParameters {
  readonly query: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
  /** The hash of an automatic persisted query. */
  readonly persistedHash: string | null;
}

/** Reads the parameters of a GET request from its query string. */
export function parametersFromUrl(search: URLSearchParams): GraphQLParameters {
  return toParameters({
    query: search.get('query'),
    variables: fromJson(search.get('variables'), 'variables', 'INVALID_VARIABLES_FORMAT'),
    operationName: search.get('operationName'),
    extensions: fromJson(search.get('extensions'), 'extensions', 'INVALID_QUERY_FORMAT'),
  });
}

/** Reads the parameters of a POST request from its body, JSON or form. */
export function parametersFromBody(body: string, contentType: string): GraphQLParameters {
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return parametersFromUrl(new URLSearchParams(body));
  if (body.trim() === '') throw missingQuery();
  const parsed = fromJson(body, 'the request body', 'INVALID_QUERY_FORMAT');
  if (!isRecord(parsed)) {
    throw new RequestError(
      400,
      'INVALID_QUERY_FORMAT',
      'The request body must be one JSON object with a "query".',
    );
  }
  return toParameters(parsed);
}

/** Error for a request without a query. */
export function missingQuery(): RequestError {
  return new RequestError(400, 'MISSING_QUERY', 'Query cannot be executed. The request has no "query".');
}

function fromJson(
  text: string | null,
  what: string,
  code: 'INVALID_VARIABLES_FORMAT' | 'INVALID_QUERY_FORMAT',
): unknown {
  if (text === null || text === '') return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    throw new RequestError(400, code, `Query cannot be executed. ${capitalised(what)} must be valid JSON.`);
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function toParameters(raw: Readonly<Record<string, unknown>>): GraphQLParameters {
  const { query = null, variables = null, operationName = null, extensions = null } = raw;
  if (query !== null && typeof query !== 'string') {
    throw new RequestError(
      400,
      'INVALID_QUERY_FORMAT',
      'Query cannot be executed. "query" must be a string.',
    );
  }
  if (variables !== null && !isRecord(variables)) {
    throw new RequestError(
      400,
      'INVALID_VARIABLES_FORMAT',
      'Query cannot be executed. "variables" must be an object.',
    );
  }
  checkLimits(variables);
  if (operationName !== null && typeof operationName !== 'string') {
    throw new RequestError(
      400,
      'INVALID_QUERY_FORMAT',
      'Query cannot be executed. "operationName" must be a string.',
    );
  }
  return { query, variables: variables ?? {}, operationName, persistedHash: hashIn(extensions) };
}

/** Deeply nested variables would overflow the stack. */
function checkLimits(variables: unknown): void {
  try {
    checkJsonLimits(variables);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new RequestError(
      400,
      'INVALID_VARIABLES_FORMAT',
      `Query cannot be executed. "variables" cannot be used: ${error.message}`,
    );
  }
}

function hashIn(extensions: unknown): string | null {
  if (!isRecord(extensions) || extensions.persistedQuery === undefined) return null;
  const persisted = extensions.persistedQuery;
  if (isRecord(persisted) && persisted.version === 1 && typeof persisted.sha256Hash === 'string') {
    return persisted.sha256Hash;
  }
  throw new RequestError(
    400,
    'INVALID_QUERY_FORMAT',
    'Query cannot be executed. "extensions.persistedQuery" must be {"version": 1, "sha256Hash": "…"}.',
  );
}
