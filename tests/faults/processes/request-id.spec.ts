import { expect, test } from '../../support/journey';
import { plainRequest } from '../../support/plain-request';
import { type Launched, launch } from '../support/launch';
import { startSite } from '../support/site-process';
import { expectLine } from '../support/visit';

test.describe.configure({ mode: 'serial', timeout: 150_000 });

const id = 'proxy-4711.abc:0';

let content: Launched;
let site: Launched;

test.beforeAll(async () => {
  content = await launch('content', { CONTENT_CONTROL: '1' });
  const platformUrl = process.env['TEST_PLATFORM_URL'] ?? '';
  site = await startSite({ contentUrl: content.url, platformUrl }, { TRUST_PROXY: '1' });
});

test.afterAll(async () => {
  await site?.stop();
  await content?.stop();
});

/** An uncached page, while the content service fails. */
async function failedPage(headers: Record<string, string>) {
  await fetch(`${content.url}/_control/fault`, { method: 'POST', body: '{"status":500}' });
  return plainRequest(`${site.url}/en-UN`, { headers: { host: 'localhost', ...headers } });
}

test('a request id of the proxy is in the log of every process, on the error screen and in the answer', async () => {
  const { status, body, headers } = await failedPage({ 'x-request-id': id });
  expect(status).toBe(502);
  expect(headers['x-request-id']).toBe(id);
  expect(body).toContain(`Reference: ${id}`);
  await expectLine(site.log, { event: 'page.unavailable', requestId: id });
  await expectLine(content.log, { msg: 'request', status: 500, requestId: id });
});

test('an id of another form is replaced', async () => {
  for (const wrong of ['short', '<script>alert(1)</script>', 'a'.repeat(129)]) {
    const { body, headers } = await failedPage({ 'x-request-id': wrong });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(body).toContain(`Reference: ${String(headers['x-request-id'])}`);
    expect(body).not.toContain(wrong);
  }
});

test('a form that fails shows the reference too', async () => {
  const { body } = await plainRequest(`${site.url}/en-UN/login`, {
    headers: { host: 'localhost', 'x-request-id': id },
  });
  expect(body).toContain(`Reference: ${id}`);
});
