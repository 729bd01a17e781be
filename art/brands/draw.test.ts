import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assetOf, listedAssets } from '../../app/workbench/new-brand/drawing/assets';
import { PICTURES } from './pictures';

const root = new URL('../../content-fixtures/', import.meta.url);
const drawn = PICTURES.map((picture) => ({ picture, svg: picture.draw() }));

describe('brand pictures', () => {
  it('are the files in the content fixtures, byte for byte', () => {
    const different = drawn
      .filter(({ picture, svg }) => readFileSync(new URL(`files/${picture.path}.svg`, root), 'utf8') !== svg)
      .map(({ picture }) => picture.path);
    expect(different, 'run: npm run --prefix art brands').toEqual([]);
  });

  it('are listed as assets with their true sizes', () => {
    const listed = listedAssets(readFileSync(new URL('catalogue/brand-assets.json', root), 'utf8'));
    expect(listed).toEqual(drawn.map(({ picture, svg }) => assetOf(picture, Buffer.byteLength(svg), listed)));
  });

  it('have ids of their own', () => {
    const ids = PICTURES.map(({ path }) => path.replaceAll('/', '-'));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('depend on nothing outside the file and hold no broken numbers', () => {
    const suspicious =
      /<text|<image|<script|<style|<foreignObject|NaN|undefined|Infinity|href="(?!#)|url\((?!#)/;
    expect(drawn.filter(({ svg }) => suspicious.test(svg)).map(({ picture }) => picture.path)).toEqual([]);
  });

  it('point only at definitions of their own', () => {
    const broken = drawn.filter(({ svg }) => {
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      return [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].some((match) => !ids.has(match[1]));
    });
    expect(broken.map(({ picture }) => picture.path)).toEqual([]);
  });

  it('stay small: 60 KB each, 6 MB together', () => {
    const sizes = drawn.map(({ picture, svg }) => ({ path: picture.path, size: Buffer.byteLength(svg) }));
    expect(sizes.filter(({ size }) => size > 60_000)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(6_000_000);
  });

  it('CONTENT-06 describe what carries meaning in every content locale, and nothing else', () => {
    const meaningful = /^(payments|licences|responsible)\/|\/(logo|logo-light|logo-mark|favicon|og)$/;
    for (const { path, alt } of PICTURES) {
      if (meaningful.test(path)) {
        expect(
          Object.entries(alt ?? {}).filter(([, text]) => text.trim() !== ''),
          path,
        ).toHaveLength(7);
      } else {
        expect(alt, path).toBeUndefined();
      }
    }
  });
});
