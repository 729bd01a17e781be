import { isRecord } from '../../../schemas/is-record';
import { ClientError, GraphQLClient } from 'graphql-request';
import { environment } from '../../server/environment.server';
import { log } from '../../server/log.server';
import { requestIdHeaders } from '../../server/request-id.server';
import { contentAnswered, contentAsked, contentFailed } from './content-reach.server';
import { addIds } from '../changes/dependencies';
import { previewClient, previewQuery } from '../preview/preview-client.server';
import { previewScope, readsDrafts } from '../preview/preview-scope.server';

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
  fetch: (input, init) => fetchWithin(timeoutMs, input, init),
});

/** The timer is Node's own and no signal's, so that a test may turn the clock (CONTENT-31). */
async function fetchWithin(ms: number, input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error(`no answer within ${ms} ms`)), ms);
  try {
    const response = await fetch(input, { ...init, signal: giveUp.signal });
    // The answer is read whole: a body that never ends is no answer either.
    const { status, headers } = response;
    return new Response((await response.text()) || null, { status, headers });
  } finally {
    clearTimeout(timer);
  }
}

/** A link to something that is not published. */
export interface DeadLink {
  /** The entry that holds the link, and the id of the field. */
  entryId: string;
  field: string;
  /** Id of what is linked. */
  linkId: string;
}

interface QueryOptions {
  /** Receives the ids of all entries and assets the answer is made of, and of those it links that are not published. */
  ids?: Set<string>;
  /** Receives the links that could not be resolved. */
  deadLinks?: DeadLink[];
}

/**
 * One query. Links that cannot be resolved are logged with the entry that holds them and arrive as null.
 *
 * @throws ContentServiceError when the service does not answer, refuses the query or fails while answering
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
    // An editor sees it on the page.
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

/** Whether the service is away, and not only unwilling to answer this query. */
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
