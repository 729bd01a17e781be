import { isRecord } from '../../../schemas/is-record';
import { ClientError, GraphQLClient } from 'graphql-request';
import { environment } from '../../server/environment.server';
import { log } from '../../server/log.server';
import { requestIdHeaders } from '../../server/request-id.server';
import { contentAnswered, contentAsked, contentFailed } from './content-reach.server';
import { addIds } from '../changes/dependencies';
import { previewClient, previewQuery } from '../preview/preview-client.server';
import { previewScope, readsDrafts } from '../preview/preview-scope.server';

/** The content service did not respond, or responded with an invalid answer. */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError';
}

/** Error codes that concern one link; the rest of the response is valid. */
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
  fetch: (input, init) => fetchWithin(timeoutMs, input, init),
});

/** Uses Node's timer instead of `AbortSignal.timeout`, so that tests can use fake timers (CONTENT-31). */
async function fetchWithin(ms: number, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error(`no answer within ${ms} ms`)), ms);
  try {
    const response = await fetch(input, { ...init, signal: giveUp.signal });
    // The body is read within the timeout as well: it may never end.
    const { status, headers } = response;
    return new Response((await response.text()) || null, { status, headers });
  } finally {
    clearTimeout(timer);
  }
}

/** A link to an unpublished entry or asset. */
export interface DeadLink {
  /** The entry with the link, and the id of the field. */
  entryId: string;
  field: string;
  /** Id of the link's target. */
  linkId: string;
}

interface QueryOptions {
  /** Receives the ids of all entries and assets in the response, and of unpublished ones that they link. */
  ids?: Set<string>;
  /** Receives the links that could not be resolved. */
  deadLinks?: DeadLink[];
}

/**
 * Runs one query. Unresolvable links are logged with the entry that holds them and are returned as null.
 * @throws ContentServiceError when the service does not respond, refuses the query or fails while responding
 */
export async function queryContent(
  name: string,
  query: string,
  variables: Record<string, unknown>,
  { ids, deadLinks }: QueryOptions = {},
): Promise<Record<string, unknown>> {
  const preview = previewScope();
  const question = contentAsked();
  let response: { data: unknown; errors?: readonly unknown[] };
  try {
    response = readsDrafts()
      ? await previewClient.rawRequest<unknown>(previewQuery(query), variables, requestIdHeaders())
      : await client.rawRequest<unknown>(query, variables, requestIdHeaders());
  } catch (error) {
    if (!preview && isAway(error)) contentFailed(describe(error));
    throw new ContentServiceError(`${name}: ${describe(error)}`, { cause: error });
  }
  if (!preview) contentAnswered(question);
  for (const error of response.errors ?? []) {
    const { code, details, message } = contentfulError(error);
    if (!code || !partialCodes.has(code)) throw new ContentServiceError(`${name}: ${message}`);
    if (typeof details['linkId'] === 'string') ids?.add(details['linkId']);
    deadLinks?.push({
      entryId: String(details['linkingEntryId']),
      field: String(details['field']),
      linkId: String(details['linkId']),
    });
    // Previews show it on the page instead.
    if (preview) continue;
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
  if (ids) addIds(response.data, ids);
  return response.data;
}

/** Whether the service is unavailable, rather than refusing this query. */
function isAway(error: unknown): boolean {
  return !(error instanceof ClientError) || error.response.status >= 500;
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
