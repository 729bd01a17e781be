import { isRecord } from '../schemas/is-record';

async function manage(contentUrl: string, target: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${contentUrl}/spaces/marquee/environments/master${target}`, {
    ...init,
    headers: {
      authorization: 'Bearer local-management',
      'content-type': 'application/vnd.contentful.management.v1+json',
      ...init.headers,
    },
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${target} answered ${response.status}: ${JSON.stringify(body)}`);
  return body;
}

function recordAt(value: unknown, name: string): Record<string, unknown> {
  const inner = isRecord(value) ? value[name] : undefined;
  return isRecord(inner) ? inner : {};
}

const versionOf = (entry: unknown) => String(recordAt(entry, 'sys')['version']);

/**
 * Saves an entry with a new title; the caller publishes it to measure the time.
 * @returns the version to publish
 */
export async function saveTitle(contentUrl: string, entryId: string, title: string): Promise<string> {
  const entry = await manage(contentUrl, `/entries/${entryId}`);
  const fields = recordAt(entry, 'fields');
  const saved = await manage(contentUrl, `/entries/${entryId}`, {
    method: 'PUT',
    headers: { 'x-contentful-version': versionOf(entry) },
    body: JSON.stringify({ fields: { ...fields, title: { ...recordAt(fields, 'title'), en: title } } }),
  });
  return versionOf(saved);
}

/** Publishes a version of an entry. */
export async function publish(contentUrl: string, entryId: string, version: string): Promise<void> {
  await manage(contentUrl, `/entries/${entryId}/published`, {
    method: 'PUT',
    headers: { 'x-contentful-version': version },
  });
}
