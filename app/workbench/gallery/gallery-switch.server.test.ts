import { expect, it } from 'vitest';
import { isGalleryHost } from './gallery-switch.server';

it('is on in development, elsewhere only on listed hosts and below listed domains', () => {
  const hosts = ['qa.halden.example', '*.qa.example'];
  expect(isGalleryHost('halden.example', hosts, true)).toBe(true);
  expect(isGalleryHost('qa.halden.example', hosts, false)).toBe(true);
  expect(isGalleryHost('kiekko.qa.example', hosts, false)).toBe(true);
  expect(isGalleryHost('halden.example', hosts, false)).toBe(false);
  expect(isGalleryHost('qa.example', hosts, false)).toBe(false);
  expect(isGalleryHost('evil-qa.example', hosts, false)).toBe(false);
  expect(isGalleryHost('halden.example', [], false)).toBe(false);
});
