import { expect, test } from 'vitest';
import { pathOnHost, readPreviewRequest } from './preview-request';

const origin = 'https://halden.example';

test.each(['/', '/en-CA/casino', '/en-CA/casino?tab=2&q=%2F%2F', '/en-CA/a//b'])(
  '%s is a path of the host',
  (path) => {
    expect(pathOnHost(path, origin)).toBe(path);
  },
);

test.each([
  'en-CA/casino',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  `/${'a'.repeat(2_000)}`,
  '',
])('%j leads elsewhere or nowhere', (path) => {
  expect(pathOnHost(path, origin)).toBeUndefined();
});

test('reads path, entry and moment; a time that is none is refused, an id that is none left out', () => {
  const read = (query: string) => readPreviewRequest(new URLSearchParams(query), origin);
  expect(read('path=/en-CA&entry=4uWs.x-1&at=2027-01-31T18:00:00Z')).toEqual({
    path: '/en-CA',
    entry: '4uWs.x-1',
    at: Date.UTC(2027, 0, 31, 18),
  });
  expect(read('')).toEqual({ path: '/' });
  expect(read('path=/en-CA&at=soon')).toBeUndefined();
  expect(read('path=/en-CA&entry=%22%3E')).toEqual({ path: '/en-CA' });
});
