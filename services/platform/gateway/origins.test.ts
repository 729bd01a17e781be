import { expect, test } from 'vitest';
import { LOCAL_ORIGINS, parseOrigins } from './origins';

test('WS-02 sites on the own machine may open sockets on any port, nobody else by default', () => {
  const allowed = parseOrigins(LOCAL_ORIGINS);
  for (const origin of ['http://localhost', 'http://localhost:3000', 'http://halden.localhost:3120']) {
    expect(allowed(origin), origin).toBe(true);
  }
  for (const origin of [
    undefined,
    'null',
    'https://example.com',
    'http://localhost.example.com',
    'http://evillocalhost',
    'http://localhost:3000.example.com',
    'http://localhost:3000/path',
  ]) {
    expect(allowed(origin), origin).toBe(false);
  }
});

test('WS-02 a list names hosts exactly or with a star for what stands before them; an entry that is no origin stops the start', () => {
  const allowed = parseOrigins('https://example.com, https://*.example.org:8443');
  expect(allowed('https://example.com')).toBe(true);
  expect(allowed('https://a.b.example.org:8443')).toBe(true);
  expect(allowed('https://www.example.com')).toBe(false);
  expect(allowed('https://examplexcom')).toBe(false);
  expect(allowed('https://a.example.org')).toBe(false);
  expect(() => parseOrigins('example.com')).toThrow("'example.com' is no origin");
  expect(() => parseOrigins('*')).toThrow("'*' is no origin");
});
