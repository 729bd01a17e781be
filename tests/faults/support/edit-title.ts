import { expect } from '@playwright/test';

/** Sets a new title over the management API, published or as a draft. */
export async function editTitle(
  contentUrl: string,
  entryId: string,
  title: string,
  published: boolean,
): Promise<void> {
  const address = `${contentUrl}/spaces/marquee/environments/master/entries/${entryId}`;
  const headers = {
    authorization: 'Bearer local-management',
    'content-type': 'application/vnd.contentful.management.v1+json',
  };
  const entry = (await (await fetch(address, { headers })).json()) as {
    sys: { version: number };
    fields: { title: Record<string, string> };
  };
  const saved = await fetch(address, {
    method: 'PUT',
    headers: { ...headers, 'x-contentful-version': String(entry.sys.version) },
    body: JSON.stringify({ fields: { ...entry.fields, title: { ...entry.fields.title, en: title } } }),
  });
  expect(saved.status).toBe(200);
  const { sys } = (await saved.json()) as { sys: { version: number } };
  if (!published) return;
  const done = await fetch(`${address}/published`, {
    method: 'PUT',
    headers: { ...headers, 'x-contentful-version': String(sys.version) },
  });
  expect(done.status).toBe(200);
}
