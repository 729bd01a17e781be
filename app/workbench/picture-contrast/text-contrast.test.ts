import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePixels } from './decode-pixels.server';
import { luminance, placeInPicture, textContrast } from './text-contrast';
import { evenVeil, layerOf, readVeil } from './veil';

const white = layerOf('#ffffff');
const everywhere = { left: 0, right: 1, top: 0, bottom: 1 };
const centre = { x: 50, y: 50 };

/** A picture with differently coloured halves. */
async function halves(left: string, right: string, format: 'png' | 'webp' | 'jpeg' = 'png') {
  const [width, height] = [400, 100];
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: right } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .toFormat(format, { quality: 95 });
  return decodePixels(await picture.toBuffer());
}

test.each(['png', 'webp', 'jpeg'] as const)(
  'a %s is made into few pixels that keep their colours',
  async (format) => {
    const { width, height, rgb } = await halves('#000000', '#ffffff', format);
    expect([width, height, rgb.length]).toEqual([60, 15, 60 * 15 * 3]);
    expect(luminance(rgb.slice(0, 3))).toBeCloseTo(0, 1);
    expect(luminance(rgb.slice(-3))).toBeCloseTo(1, 1);
  },
);

test('a grey picture, and one that lets through what is behind it, have colours too', async () => {
  const grey = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  expect((await decodePixels(grey)).rgb.slice(0, 3)).toEqual([255, 255, 255]);
  const clear = { r: 255, g: 255, b: 255, alpha: 0 };
  const glass = await sharp({ create: { width: 90, height: 90, channels: 4, background: clear } })
    .png()
    .toBuffer();
  expect((await decodePixels(glass)).rgb.slice(0, 3)).toEqual([0, 0, 0]);
});

test('what is no picture is an error', async () => {
  await expect(decodePixels(new TextEncoder().encode('no picture'))).rejects.toThrow();
});

test('white text has all contrast on black and none on white; a mixture counts as its worst part', async () => {
  const pixels = await halves('#000000', '#ffffff');
  const on = (region: { left: number; right: number }) =>
    textContrast({
      pixels,
      ratio: 4,
      focus: centre,
      region: { ...everywhere, ...region },
      veils: [],
      colour: white,
    });
  expect(on({ left: 0, right: 0.45 })).toBeCloseTo(21, 0);
  expect(on({ left: 0.55, right: 1 })).toBeCloseTo(1, 0);
  expect(on({ left: 0, right: 1 })).toBeCloseTo(1, 0);
});

test('a little of a picture may be bright: it hides no word', async () => {
  const pixels = await halves('#000000', '#ffffff');
  const region = { ...everywhere, right: 0.51 };
  expect(textContrast({ pixels, ratio: 4, focus: centre, region, veils: [], colour: white })).toBeGreaterThan(
    15,
  );
});

test('the focal point decides what is behind the text', async () => {
  const pixels = await halves('#000000', '#ffffff');
  const at = (x: number) =>
    textContrast({
      pixels,
      ratio: 1,
      focus: { x, y: 50 },
      region: everywhere,
      veils: [],
      colour: white,
    });
  expect(at(0)).toBeCloseTo(21, 0);
  expect(at(100)).toBeCloseTo(1, 0);
});

test('a box shows the part of a picture that its focal point stands in', () => {
  const size = { width: 400, height: 100 };
  expect(placeInPicture(size, 1, { x: 0, y: 50 }, 1, 1)).toEqual({ x: 0.25, y: 1 });
  expect(placeInPicture(size, 1, { x: 100, y: 50 }, 0, 0)).toEqual({ x: 0.75, y: 0 });
  expect(placeInPicture(size, 8, { x: 50, y: 100 }, 0.5, 0)).toEqual({ x: 0.5, y: 0.5 });
});

test('a veil makes text readable, as far as it reaches', async () => {
  const pixels = await halves('#ffffff', '#ffffff');
  const through = (css: string, right: number) => {
    const veil = readVeil(css);
    if (!veil) throw new Error(`${css} is not read`);
    const region = { ...everywhere, right };
    return textContrast({ pixels, ratio: 4, focus: centre, region, veils: [veil], colour: white });
  };
  const veil = 'linear-gradient(90deg, #000000f2 0%, #000000b3 34%, #00000000 68%)';
  expect(through(veil, 0.3)).toBeGreaterThan(7);
  expect(through(veil, 0.6)).toBeLessThan(3);
  expect(through('none', 0.3)).toBeCloseTo(1, 1);
  const even = [evenVeil('#000000', 0.72)];
  expect(
    textContrast({ pixels, ratio: 4, focus: centre, region: everywhere, veils: even, colour: white }),
  ).toBeGreaterThan(4.5);
});

test.each([
  ['linear-gradient(0deg, #000000 0%, #ffffff 100%)', [0.5, 1], [0.5, 0]],
  ['linear-gradient(180deg, #000000 0%, #ffffff 100%)', [0.5, 0], [0.5, 1]],
  ['linear-gradient(90deg, #000000 0%, #ffffff 100%)', [0, 0.5], [1, 0.5]],
  ['linear-gradient(135deg, #000000 0%, #ffffff 100%)', [0, 0], [1, 1]],
])('%s goes from black to white', (css, from, to) => {
  const veil = readVeil(css);
  expect(veil?.(from[0] ?? 0, from[1] ?? 0, 3)[0]).toBeCloseTo(0, 0);
  expect(veil?.(to[0] ?? 0, to[1] ?? 0, 3)[0]).toBeCloseTo(255, 0);
});

test('a veil that cannot be measured is said to be none', () => {
  expect(readVeil('radial-gradient(#000 0%, #fff 100%)')).toBeUndefined();
  expect(readVeil('linear-gradient(to right, red, blue)')).toBeUndefined();
});
