import { expect, test } from 'vitest';
import { readText } from './read-text.server';

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

test('a body is read up to its limit, by its declared length and by its real one', async () => {
  expect(await readText(post('äbc'), 4)).toBe('äbc');
  expect(await readText(post('äbc'), 3)).toBeUndefined();
  expect(await readText(post('', { 'content-length': '99999999' }), 4)).toBeUndefined();
});

test('a body without an end is not read to the end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 10_000;
      controller.enqueue(new Uint8Array(10_000));
    },
  });
  expect(await readText(post(endless), 10_000)).toBeUndefined();
  expect(sent).toBeLessThan(9_000_000);
});
