import { hugePng, photo, zipEnd } from '../../../services/platform/fixtures/document-files';
import { expect, test } from '../../support/journey';
import { plainSignIn } from '../../support/plain-request';
import { type Stack, startStack } from '../../support/stack';

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true });
});
test.afterAll(() => stack.stop());

const address = '/api/player/document?locale=en-UN&document=proof-of-id';

test('hostile files are refused with a code, and nothing of them is sent', async () => {
  const site = stack.origin();
  const { cookies } = await plainSignIn(site, 'documents@halden.example');
  const post = async (query: string, body?: Buffer, origin = site) => {
    const response = await fetch(`${site}${address}&${query}`, {
      method: 'POST',
      headers: { origin, cookie: cookies, 'content-type': 'application/octet-stream' },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const { upload } = (await post('step=begin')).body;
  const file = `step=file&upload=${String(upload)}`;
  const jpeg = await photo();
  const hostile: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'type'],
    [Buffer.from('PK\u0003\u0004'), 'type'],
    [Buffer.concat([jpeg, zipEnd]), 'mixed'],
    [Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'mixed'],
    [hugePng(10_000, 10_000), 'pixels'],
    [hugePng(65_000, 65_000), 'pixels'],
    [jpeg.subarray(0, jpeg.length / 2), 'damaged'],
  ];
  for (const [bytes, reason] of hostile)
    expect((await post(file, bytes)).body, reason).toEqual({ code: `error.document.file.${reason}` });
  expect(await post(file, Buffer.alloc(10_000_001))).toMatchObject({
    status: 413,
    body: { code: 'error.request.tooLong' },
  });
  expect((await post('step=send')).body).toEqual({ code: 'error.document.pages.missing' });
  expect(await post('step=begin', undefined, 'https://other.example')).toMatchObject({ status: 403 });
  for (const query of ['step=none', 'step=file&upload=../../etc/passwd'])
    expect(await post(query)).toMatchObject({ status: 400 });
});
