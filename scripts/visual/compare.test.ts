import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePictures } from './compare';

/** A grey picture with some pixels of another grey. */
function picture(width: number, height: number, others: [x: number, y: number, grey: number][] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(200);
  for (const [x, y, grey] of others) png.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

it('equal pictures have no difference, however they are packed', () => {
  expect(comparePictures(picture(4, 3), picture(4, 3))).toBeUndefined();
  const unpacked = PNG.sync.write(PNG.sync.read(picture(4, 3)), { deflateLevel: 0 });
  expect(comparePictures(picture(4, 3), unpacked)).toBeUndefined();
});

it('one pixel of a slightly other colour is a difference', () => {
  expect(comparePictures(picture(4, 3), picture(4, 3, [[2, 1, 201]]))).toMatchObject({ pixels: 1 });
});

it('another size is a difference, and both sizes are told', () => {
  expect(comparePictures(picture(4, 3), picture(4, 5))).toMatchObject({
    pixels: 8,
    sizes: { before: '4 × 3', after: '4 × 5' },
  });
});
