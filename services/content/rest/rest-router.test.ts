import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementClient } from '../fixtures/management-client';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';

let service: ContentService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  const client = managementClient(service.url);
  await client.environment.createWithId({ environmentId: 'other' }, { name: 'other' });
  const environments = [{ sys: { type: 'Link' as const, linkType: 'Environment' as const, id: 'master' } }];
  ({ accessToken: key } = await client.apiKey.create({}, { name: 'master only', environments }));
});
afterAll(() => service.close());

/** Sends the exact path, without normalisation. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { Authorization: `Bearer ${key}` } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/spaces/marquee', 200],
  ['/spaces/marquee/entries', 200],
  ['/spaces/marquee/environments/master/entries', 200],
  ['/spaces/marquee/environments/master/nothing', 404],
  ['/spaces/marquee/environments/other/entries', 401],
  ['/spaces/marquee/Environments/other/entries', 401],
  ['/spaces/marquee/environments/%6fther/entries', 401],
  ['http://elsewhere.example/spaces/marquee/environments/other/entries', 404],
  ['//elsewhere.example/spaces/marquee/environments/other/entries', 404],
])('a key for one environment that asks for %s is answered %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});

test.each([
  [{ 'Content-Encoding': 'gzip' }, 400, 'BadRequest'],
  [{ 'Content-Encoding': 'foo' }, 415, 'UnsupportedMediaType'],
  [{ 'Content-Type': 'application/json; charset=foo' }, 415, 'UnsupportedMediaType'],
])('a body that is not what %j says is refused in words', async (headers, status, id) => {
  const response = await fetch(`${service.url}/spaces/marquee/tags`, {
    method: 'POST',
    headers: { Authorization: 'Bearer local-management', 'Content-Type': 'application/json', ...headers },
    body: '{"name":"x"}',
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ sys: { type: 'Error', id } });
});
