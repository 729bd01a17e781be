import { setTimeout as pause } from 'node:timers/promises';
import { GraphQLClient } from 'graphql-request';
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { environment } from '../../server/environment.server';

const { url, space, environment: environmentId, previewToken, timeoutMs } = environment.content;

/** Contentful allows 14 preview queries a second; an uncached page may exceed that, and editors prefer waiting to an error. */
const maxTries = 5;
const pauseMs = 1_000;

/** Queries drafts. Responses must not be cached. */
export const previewClient = new GraphQLClient(
  `${url}/content/v1/spaces/${space}/environments/${environmentId}`,
  {
    method: 'GET',
    errorPolicy: 'all',
    headers: { authorization: `Bearer ${previewToken}` },
    fetch: fetchPatiently,
  },
);

/**
 * Adds `preview: true` to each root field, from which Contentful applies it to nested ones; a field without it would
 * mix in published content.
 */
export function previewQuery(query: string): string {
  let depth = 0;
  const changed = visit(parse(query), {
    SelectionSet: { enter: () => void depth++, leave: () => void depth-- },
    Field: (field) =>
      depth > 1
        ? undefined
        : {
            ...field,
            arguments: [
              ...(field.arguments ?? []),
              {
                kind: Kind.ARGUMENT,
                name: { kind: Kind.NAME, value: 'preview' },
                value: { kind: Kind.BOOLEAN, value: true },
              },
            ],
          },
  });
  return stripIgnoredCharacters(print(changed));
}

async function fetchPatiently(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 429 || tries === maxTries) return response;
    await pause(pauseMs);
  }
}
