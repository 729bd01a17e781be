import { GraphQLClient } from 'graphql-request';
import { environment } from '../environment.server';
import { log } from '../log.server';

/** The content service could not answer, or answered with something that is no answer. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError';
}

/** Errors that lose one link, not the page. */
const partialCodes = new Set([
  'UNRESOLVABLE_LINK',
  'UNEXPECTED_LINKED_CONTENT_TYPE',
  'UNRESOLVABLE_RESOURCE_LINK',
]);

const { url, space, environment: environmentId, token, timeoutMs } = environment.content;

/** Queries go by GET with the query in the query string (CONTENT-01); there are no retries (CONTENT-30). */
const client = new GraphQLClient(`${url}/content/v1/spaces/${space}/environments/${environmentId}`, {
  method: 'GET',
  errorPolicy: 'all',
  headers: { authorization: `Bearer ${token}` },
  fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
});

/**
 * One query. Links that cannot be resolved are logged with the entry that holds them and arrive as null.
 *
 * @throws ContentServiceError when the service does not answer, refuses the query or fails while answering
 */
export async function queryContent(
  name: string,
  query: string,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  let response: { data: unknown; errors?: readonly unknown[] };
  try {
    response = await client.rawRequest<unknown>(query, variables);
  } catch (error) {
    throw new ContentServiceError(`${name}: ${describe(error)}`, { cause: error });
  }
  for (const error of response.errors ?? []) {
    const { code, details, message } = contentfulError(error);
    if (!code || !partialCodes.has(code)) throw new ContentServiceError(`${name}: ${message}`);
    log.warn(
      {
        event: 'content.link',
        query: name,
        code,
        entryId: details['linkingEntryId'],
        pointer: `/${String(details['field'])}`,
        link: details['linkId'],
      },
      message,
    );
  }
  if (!isRecord(response.data)) throw new ContentServiceError(`${name}: the answer has no data`);
  return response.data;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function contentfulError(error: unknown): {
  code?: string;
  message: string;
  details: Record<string, unknown>;
} {
  if (!isRecord(error)) return { message: 'unreadable error', details: {} };
  const extensions = isRecord(error['extensions']) ? error['extensions'] : {};
  const contentful = isRecord(extensions['contentful']) ? extensions['contentful'] : {};
  return {
    code: typeof contentful['code'] === 'string' ? contentful['code'] : undefined,
    message: String(error['message']),
    details: isRecord(contentful['details']) ? contentful['details'] : {},
  };
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return error instanceof Error
    ? `${error.message.split('\n')[0] ?? ''}${cause}`.slice(0, 300)
    : String(error);
}
