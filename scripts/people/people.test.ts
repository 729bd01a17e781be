import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestService } from '../../services/content/fixtures/start-test-service';
import type { ContentService } from '../../services/content/server';
import { PeopleDirectory } from './people-directory';

let service: ContentService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.close());

const person = { email: 'Ada@example.com', admin: true, roles: [], firstName: 'Ada', lastName: 'Holm' };

function signIn(password: string): Promise<Response> {
  return fetch(`${service.url}/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password }),
  });
}

test('the first administrator is let in, signs in, and can be taken out when there is another', async () => {
  const directory = new PeopleDirectory({ url: service.url, token: 'local-management', space: 'marquee' });
  await expect(directory.add({ ...person, password: 'short' })).rejects.toThrow(/12 characters/);
  await directory.add({ ...person, password: 'a long password' });
  expect((await signIn('a long password')).status).toBe(201);
  expect(await directory.members()).toEqual([
    { address: 'ada@example.com', name: 'Ada Holm', grants: 'administrator' },
  ]);
  await expect(directory.remove('ada@example.com')).rejects.toThrow(/last administrator/);
  await directory.add({ ...person, email: 'ben@example.com', password: 'a long password' });
  await directory.remove('ada@example.com');
  expect((await signIn('a long password')).status).toBe(401);
});
