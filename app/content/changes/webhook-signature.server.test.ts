import { createHmac } from 'node:crypto';
import { signRequest } from '@contentful/node-apps-toolkit';
import { expect, test } from 'vitest';
import { isSignedWebhook } from './webhook-signature.server';

const secret = 'the secret in force';
const now = Date.UTC(2027, 0, 1);

/** A webhook with a valid signature. */
function signed(names: string, headers: Record<string, string>, key = secret): Request {
  const lines = names
    .split(',')
    .map((name) => `${name}:${headers[name] ?? ''}`)
    .sort()
    .join(';');
  const canonical = ['POST', '/webhooks/content', lines, '{}'].join('\n');
  return new Request('https://halden.example/webhooks/content', {
    method: 'POST',
    headers: {
      ...headers,
      'x-contentful-signed-headers': names,
      'x-contentful-signature': createHmac('sha256', key).update(canonical).digest('hex'),
    },
  });
}

const time = { 'x-contentful-timestamp': String(now) };

test.each([
  ['as it should be', signed('x-contentful-timestamp', time), true],
  ['with another secret', signed('x-contentful-timestamp', time, 'x'), false],
  ['with an empty secret', signed('x-contentful-timestamp', time, ''), false],
  ['without its time', signed('x-contentful-topic', { ...time, 'x-contentful-topic': 'x' }), false],
  ['31 s ago', signed('x-contentful-timestamp', { 'x-contentful-timestamp': String(now - 31_000) }), false],
  ['over a header that cannot be', signed('x-contentful-timestamp,not a name', time), false],
  ['over nothing', signed('', time), false],
])('a webhook signed %s', (_how, request, isBelieved) => {
  expect(isSignedWebhook(request, '{}', secret, now)).toBe(isBelieved);
});

test.each(['/webhooks/content', '/webhooks/content?from=a b&to=%C3%A9', '/web hooks/é?a=1?b=2'])(
  'a webhook to %s that Contentful signs is accepted, and refused with another body',
  (path) => {
    const key = 'k'.repeat(64);
    const { pathname, search } = new URL(path, 'https://halden.example');
    const headers = { 'x-contentful-topic': 'ContentManagement.Entry.publish', 'content-type': 'text/plain' };
    const body = '{"sys":{"id":"é"}}';
    const signature = signRequest(key, { method: 'POST', path: pathname + search, headers, body }, now);
    const request = new Request(`https://halden.example${path}`, {
      method: 'POST',
      headers: { ...headers, ...signature },
    });
    expect(isSignedWebhook(request, body, key, now)).toBe(true);
    expect(isSignedWebhook(request, `${body} `, key, now)).toBe(false);
  },
);
