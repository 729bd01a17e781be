import { GraphQLError } from 'graphql';
import type { Link } from '../store/links';

/** Codes of Contentful's GraphQL API that this service returns. */
export type ErrorCode =
  | ('ACCESS_TOKEN_MISSING' | 'ACCESS_TOKEN_INVALID' | 'UNKNOWN_SPACE' | 'UNKNOWN_ENVIRONMENT')
  | ('COLLIDING_TYPE_NAMES' | 'COLLIDING_FIELD_NAMES' | 'RESERVED_FIELD_NAME')
  | ('MISSING_QUERY' | 'INVALID_QUERY_FORMAT' | 'INVALID_VARIABLES_FORMAT' | 'QUERY_OPERATION_NAME_MISMATCH')
  | ('QUERY_TOO_BIG' | 'TOO_COMPLEX_QUERY' | 'PersistedQueryNotFound' | 'PersistedQueryMismatch')
  | ('UNKNOWN_LOCALE' | 'UNRESOLVABLE_LINK' | 'UNEXPECTED_LINKED_CONTENT_TYPE')
  | ('RESPONSE_TOO_BIG' | 'RATE_LIMIT_EXCEEDED' | 'INTERNAL_SERVER_ERROR');

/** The `extensions.contentful` object of an error; the request id is added when it is sent. */
export interface ContentfulExtension {
  readonly code: ErrorCode;
  readonly documentationUrl?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Rejects a request before execution. Sent with an HTTP status and without data. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    status: number,
    code: ErrorCode | null,
    message: string,
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

function executionError(contentful: ContentfulExtension, message: string): GraphQLError {
  return new GraphQLError(`Query execution error. ${message}`, { extensions: { contentful } });
}

export function unknownLocale(locale: string): GraphQLError {
  return executionError({ code: 'UNKNOWN_LOCALE', details: { locale } }, `Unknown locale: ${locale}`);
}

/** Position of a link, for error messages. */
export interface LinkPlace {
  readonly typeName: string;
  readonly fieldId: string;
  readonly entryId: string;
}

/** The target of a link is missing, or not published. */
export function unresolvableLink(place: LinkPlace, link: Link): GraphQLError {
  return linkError('UNRESOLVABLE_LINK', place, link, 'cannot be resolved');
}

/** The target of a link exists, but its type is not allowed in the field. */
export function unexpectedContentType(place: LinkPlace, link: Link, found: string): GraphQLError {
  const problem = `has the unexpected content type '${found}'`;
  return linkError('UNEXPECTED_LINKED_CONTENT_TYPE', place, link, problem, { contentType: found });
}

function linkError(
  code: 'UNRESOLVABLE_LINK' | 'UNEXPECTED_LINKED_CONTENT_TYPE',
  { typeName, fieldId, entryId }: LinkPlace,
  { sys: { linkType, id } }: Link,
  problem: string,
  details: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return executionError(
    {
      code,
      documentationUrl: `https://ctfl.io/graphql-api-error-${code.toLowerCase().replaceAll('_', '-')}`,
      details: { type: typeName, field: fieldId, linkType, linkId: id, linkingEntryId: entryId, ...details },
    },
    `Link from entry '${entryId}' to ${linkType.toLowerCase()} '${id}' on field '${fieldId}' within type '${typeName}' ${problem}`,
  );
}
